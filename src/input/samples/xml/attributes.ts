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

/** For names of one and two letters, by both as one number: which place is theirs, and one more. */
const lettersOf = (first: number, second: number): number => (first << 8) | second;
const placeByLetters = new Uint8Array(0x10000);
for (const [i, name] of names.entries())
  if (name.length < 3) placeByLetters[lettersOf(name.charCodeAt(0), name.charCodeAt(1) || 0)] = i + 1;
const sentBytes = new TextEncoder().encode('sby');

/** The place of a name, or -1. */
function placeOf(bytes: Uint8Array, from: number, to: number): number {
  const first = bytes[from] ?? 0;
  const second = bytes[from + 1] ?? 0;
  if (to - from === 2) return (placeByLetters[lettersOf(first, second)] ?? 0) - 1;
  if (to - from === 1) return (placeByLetters[lettersOf(first, 0)] ?? 0) - 1;
  const isSent = to - from === 3 && sentBytes.every((byte, i) => bytes[from + i] === byte);
  return isSent ? place.sby : -1;
}

/** For each attribute that is used, which of the tag's it is, or -1. False where one is there twice. */
export function findAttributes({ bytes, attributes, nameStarts, nameEnds }: Tag, into: Int32Array): boolean {
  into.fill(-1);
  let areUnique = true;
  for (let i = 0; i < attributes; i++) {
    const known = placeOf(bytes, nameStarts[i] ?? 0, nameEnds[i] ?? 0);
    if (known === -1) continue;
    if (into[known] !== -1) areUnique = false;
    into[known] = i;
  }
  return areUnique;
}
