/** Encodings, and the text of an attribute's bytes. */
import { decodeField, decodeLatin1 } from '../field-text.js';
import type { Span } from '../error-kinds.js';
import type { Tag } from './tags.js';
import { places, type SampleColumn } from '../sample-reader.js';
import { type SummedAttribute, type SummedColumn, summedFields } from '../summed-fields.js';

const latin1 = new Set(['iso-8859-1', 'iso8859-1', 'iso_8859-1', 'latin1', 'latin-1', 'l1']);
const utf8 = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii']);

/** Both encodings use ASCII for bytes below 128, so markup is found without decoding. */
export type Encoding = 'utf-8' | 'iso-8859-1';

export function findEncoding(name: string): Encoding | undefined {
  const key = name.toLowerCase();
  return utf8.has(key) ? 'utf-8' : latin1.has(key) ? 'iso-8859-1' : undefined;
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const references = /&(?:(lt|gt|amp|quot|apos)|#(\d{1,8})|#x([0-9a-fA-F]{1,8}));/g;
const longestReference = '&#x0010FFFF;'.length;

const AMPERSAND = 38;
const SEMICOLON = 59;

/**
 * Whether every & begins one of the five predefined entities or a character reference. Other entities would have to be
 * declared in a DOCTYPE, which is never read. Characters that XML 1.0 forbids are accepted because JMeter writes them.
 */
export function hasOnlyKnownReferences(bytes: Uint8Array, start: number, end: number): boolean {
  for (let position = start; position < end; position++) {
    if (bytes[position] !== AMPERSAND) continue;
    const last = Math.min(end, position + longestReference);
    let semicolon = position + 1;
    while (semicolon < last && bytes[semicolon] !== SEMICOLON) semicolon++;
    const reference = String.fromCharCode(...bytes.subarray(position, semicolon + 1));
    if (decodeReference(reference) === undefined) return false;
    position = semicolon;
  }
  return true;
}

function decodeReference(reference: string): string | undefined {
  const [whole, name, decimal = '', hex] = new RegExp(references.source).exec(reference) ?? [];
  if (whole !== reference) return undefined;
  if (name !== undefined) return named[name];
  const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/** The text of an attribute's bytes, which must contain only known references. */
export const attributeText = (bytes: Uint8Array, encoding: Encoding): string =>
  resolveReferences(decode(bytes, encoding).replace(/\r\n|[\r\n\t]/g, ' '));

/**
 * Decodes the message of an error. It keeps its line breaks, which are literal in an element and references in an
 * attribute.
 */
export const messageText = (bytes: Uint8Array, encoding: Encoding): string =>
  resolveReferences(decode(bytes, encoding).replace(/\r\n?/g, '\n'));

const decode = (bytes: Uint8Array, encoding: Encoding): string =>
  encoding === 'utf-8' ? decodeField(bytes, false) : decodeLatin1(bytes);

/** Replaces the predefined entities and character references. */
export const resolveReferences = (raw: string): string =>
  raw.replace(references, (whole) => decodeReference(whole) ?? whole);

/** Only this much of a message is compared. */
const mostBytes = 1000;

/** Collects the beginning of the text after a tag. The text arrives in pieces. */
export class CapturedText {
  isOn = false;
  private readonly bytes = new Uint8Array(mostBytes);
  private length = 0;

  begin(): void {
    this.isOn = true;
    this.length = 0;
  }

  add(bytes: Uint8Array, start: number, end: number): void {
    const piece = bytes.subarray(start, Math.min(end, start + mostBytes - this.length));
    this.bytes.set(piece, this.length);
    this.length += piece.length;
  }

  end(): Span {
    this.isOn = false;
    return { bytes: this.bytes, start: 0, end: this.length };
  }
}

export const rootName = 'testResults';
const sampleNames = ['httpSample', 'sample'].map((name) => new TextEncoder().encode(name));
const failureMessage = new TextEncoder().encode('failureMessage');
const root = new TextEncoder().encode(rootName);

export const isRoot = (tag: Tag): boolean => isNamed(tag, root, root.length);
export const isSampleName = (tag: Tag): boolean => sampleNames.some((name) => isNamed(tag, name, name.length));

export const isFailureMessage = (tag: Tag): boolean => isNamed(tag, failureMessage, failureMessage.length);

export function isNamed({ bytes, nameFrom, nameTo }: Tag, name: Uint8Array, length: number): boolean {
  if (nameTo - nameFrom !== length) return false;
  for (let i = 0; i < length; i++) if (bytes[nameFrom + i] !== name[i]) return false;
  return true;
}

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
