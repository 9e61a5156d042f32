/** The attributes of samples in XML results (JMeter's SampleResultConverter). */
import { places, type SampleColumn } from '../sample-reader.js';
import { summedFields, type SummedAttribute, type SummedColumn } from '../summed-fields.js';
import type { Tag } from './tags.js';

const summedColumns = Object.fromEntries(summedFields.map(({ attribute, column }) => [attribute, column])) as Record<
  SummedAttribute,
  SummedColumn
>;

/** The attributes that are used, with the equivalent column of CSV. */
export const columnByAttribute = {
  ts: 'timeStamp',
  t: 'elapsed',
  lb: 'label',
  s: 'success',
  rc: 'responseCode',
  rm: 'responseMessage',
  tn: 'threadName',
  dt: 'dataType',
  sc: 'SampleCount',
  na: 'allThreads',
  ...summedColumns,
} as const satisfies Record<string, SampleColumn>;
export type Attribute = keyof typeof columnByAttribute;

/** Those that are summed come last. */
export const attributes = Object.keys(columnByAttribute) as Attribute[];
/** The place of each attribute. */
export const place = Object.fromEntries(attributes.map((name) => [name, places[columnByAttribute[name]]])) as Readonly<
  Record<Attribute, number>
>;

/** Maps names of one or two letters, keyed by both letters, to the place plus one. */
const shortNameKey = (first: number, second: number): number => (first << 8) | second;
const placeByShortName = new Uint8Array(0x10000);
const longNames: { readonly bytes: Uint8Array; readonly place: number }[] = [];
for (const name of attributes)
  if (name.length < 3) placeByShortName[shortNameKey(name.charCodeAt(0), name.charCodeAt(1) || 0)] = place[name] + 1;
  else longNames.push({ bytes: new TextEncoder().encode(name), place: place[name] });

/** The place of a name, or -1. */
function findPlace(bytes: Uint8Array, start: number, end: number): number {
  const first = bytes[start] ?? 0;
  const length = end - start;
  if (length === 2) return (placeByShortName[shortNameKey(first, bytes[start + 1] ?? 0)] ?? 0) - 1;
  if (length === 1) return (placeByShortName[shortNameKey(first, 0)] ?? 0) - 1;
  for (const { bytes: name, place } of longNames)
    if (name.length === length && name.every((byte, i) => bytes[start + i] === byte)) return place;
  return -1;
}

/**
 * Finds the attributes of a sample's tag.
 *
 * @param indexes filled, for each place, with the index of the tag's attribute, or -1
 * @returns false if a known attribute occurs twice
 */
export function findAttributes({ bytes, attributes, nameStarts, nameEnds }: Tag, indexes: Int32Array): boolean {
  indexes.fill(-1);
  let areUnique = true;
  for (let i = 0; i < attributes; i++) {
    const known = findPlace(bytes, nameStarts[i] ?? 0, nameEnds[i] ?? 0);
    if (known === -1) continue;
    if (indexes[known] !== -1) areUnique = false;
    indexes[known] = i;
  }
  return areUnique;
}
