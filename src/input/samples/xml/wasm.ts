import { xmlScanner } from '../../../generated/xml-scanner.js';
import { WasmScanner } from '../wasm-scanner.js';
import { place } from './attributes.js';
import type { Layout } from './layout.js';
import { attributeText, hasOnlyKnownReferences } from './text.js';

interface Own {
  attribute(length: number, place: number): number;
}

/** The place of what is not used: as in scanner/xml.ts. */
const otherPlace = 13;
/** As far as the scanner compares names. */
const longestName = 13;
const mostAttributes = 64;

/** Whether the scanner can know samples by their attributes. */
export const hasPlainAttributes = ({ attributes }: Layout): boolean =>
  attributes.length <= mostAttributes &&
  attributes.every((name) => /^[\w.-]+$/.test(name) && name.length <= longestName) &&
  new Set(attributes).size === attributes.length;

/** Small enough for a processor's cache, large enough for most samples with their bodies. */
export const xmlBufferBytes = 128 * 1024;

/** The compiled scanner for XML. */
export class XmlWasmScanner extends WasmScanner<Own> {
  constructor({ attributes, encoding }: Layout, capacity: number) {
    super(xmlScanner, capacity, (bytes) =>
      hasOnlyKnownReferences(bytes, 0, bytes.length) ? attributeText(bytes, encoding) : undefined,
    );
    const places = new Map<string, number>(Object.entries(place));
    for (const name of attributes) {
      this.bytes.set(new TextEncoder().encode(name));
      this.exports.attribute(name.length, places.get(name) ?? otherPlace);
    }
  }
}
