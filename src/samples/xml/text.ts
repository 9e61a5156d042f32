/** Encodings, and the text of an attribute's bytes. */
import { decodeLatin1, decodeField } from '../field-text.js';

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
