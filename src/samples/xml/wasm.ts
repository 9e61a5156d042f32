import { xmlScanner } from '../../generated/xml-scanner.js';
import { WasmScanner } from '../wasm-scanner.js';
import { place } from './attributes.js';
import type { Layout } from './layout.js';
import { attributeText, hasOnlyKnownReferences, messageText } from './text.js';

interface Own {
  attribute(length: number, place: number): number;
}

/** The place that all unused attributes share: OTHER_PLACE in scanner/layout.ts. */
const otherPlace = Object.keys(place).length;
/** As in scanner/xml-sample.ts. */
const maxNameLength = 13;
const maxAttributes = 64;

/** Whether the scanner can handle these attributes. */
export const hasPlainAttributes = ({ attributes }: Layout): boolean =>
  attributes.length <= maxAttributes &&
  attributes.every((name) => /^[\w.-]+$/.test(name) && name.length <= maxNameLength) &&
  new Set(attributes).size === attributes.length;

/** Small enough for the CPU cache, large enough for most samples including their bodies. */
export const xmlBufferBytes = 128 * 1024;

export class XmlWasmScanner extends WasmScanner<Own> {
  constructor({ attributes, encoding }: Layout, capacity: number) {
    const decodeMessage = (bytes: Uint8Array): string => messageText(bytes, encoding);
    const decodeLabel = (bytes: Uint8Array): string | undefined =>
      hasOnlyKnownReferences(bytes, 0, bytes.length) ? attributeText(bytes, encoding) : undefined;
    super(xmlScanner, capacity, decodeMessage, decodeLabel, attributes.includes('na'));
    const places = new Map<string, number>(Object.entries(place));
    for (const name of attributes) {
      this.bytes.set(new TextEncoder().encode(name));
      this.exports.attribute(name.length, places.get(name) ?? otherPlace);
    }
  }
}
