/** What JMeter calls a sample's values in XML (SampleResultConverter). */
import type { Tag } from './tags.js';

/** Attributes that are used, and the column that CSV has for each. */
export const columnOf = {
  ts: 'timeStamp',
  t: 'elapsed',
  lb: 'label',
  s: 'success',
  by: 'bytes',
  sby: 'sentBytes',
  lt: 'Latency',
  ct: 'Connect',
  rc: 'responseCode',
  rm: 'responseMessage',
  tn: 'threadName',
  dt: 'dataType',
  sc: 'SampleCount',
} as const;
export type Attribute = keyof typeof columnOf;

const names = Object.keys(columnOf) as Attribute[];
/** Where each one's value is found in the array that findAttributes fills. */
export const place = Object.fromEntries(names.map((name, i) => [name, i])) as Readonly<Record<Attribute, number>>;

/** The letters of a name of up to three as one number. */
const codeOf = (name: string): number =>
  new TextEncoder().encode(name).reduce((code, letter) => (code << 8) | letter, 0);
const placeByCode = new Map(names.map((name, i) => [codeOf(name), i]));

/** For each attribute that is used, which of the tag's it is, or -1. False where one is there twice. */
export function findAttributes({ bytes, attributes, nameStarts, nameEnds }: Tag, into: Int32Array): boolean {
  into.fill(-1);
  let areUnique = true;
  for (let i = 0; i < attributes; i++) {
    const [from = 0, to = 0] = [nameStarts[i], nameEnds[i]];
    if (to - from > 3) continue;
    let code = 0;
    for (let at = from; at < to; at++) code = (code << 8) | (bytes[at] ?? 0);
    const known = placeByCode.get(code);
    if (known === undefined) continue;
    if (into[known] !== -1) areUnique = false;
    into[known] = i;
  }
  return areUnique;
}
