import { xmlScanner } from '../../generated/xml-scanner.js';
import { canRun, WasmScanner } from '../wasm-scanner.js';
import type { ScanOptions } from '../scanned.js';
import { HybridScan } from '../hybrid-scan.js';
import type { Scanners } from '../scanners.js';
import type { Layout } from './layout.js';
import { XmlScan } from './scan.js';
import { place } from './attributes.js';
import { attributeText, hasOnlyKnownReferences, messageText } from './text.js';

export function xmlScanners(layout: Layout): Scanners {
  const plain = (scanning: ScanOptions): XmlScan => new XmlScan(layout, scanning);
  return {
    canScanFast: hasPlainAttributes(layout) && canRun(xmlScanner),
    plain,
    fast: (scanning, capacity = xmlBufferBytes, collectAfter) =>
      new HybridScan(createWasm(layout, capacity, scanning), plain(scanning), scanning.isBeginning, collectAfter),
    recordStart: elementStart,
  };
}

const LF = 10;
const elementStarts = ['<httpSample ', '<sample '].map((text) => new TextEncoder().encode(text));
const GREATER = 62;
const SPACE = 32;

/**
 * The offset after the element before the first sample that begins a line. Parts of samples are skipped, because they are
 * indented.
 */
function elementStart(bytes: Uint8Array): number | undefined {
  for (let newline = bytes.indexOf(LF); newline !== -1; newline = bytes.indexOf(LF, newline + 1)) {
    if (!elementStarts.some((start) => start.every((byte, i) => bytes[newline + 1 + i] === byte))) continue;
    let end = newline;
    while (end > 0 && (bytes[end - 1] ?? 0) <= SPACE) end--;
    if (bytes[end - 1] === GREATER) return end;
  }
  return undefined;
}

interface Own {
  attribute(length: number, place: number): number;
}

/** The place that all unused attributes share: OTHER_PLACE in scanner/layout.ts. */
const otherPlace = Object.keys(place).length;
/** As in scanner/xml-sample.ts. */
const maxNameLength = 13;
const maxAttributes = 64;

/** Whether the scanner can handle these attributes. */
const hasPlainAttributes = ({ attributes }: Layout): boolean =>
  attributes.length <= maxAttributes &&
  attributes.every((name) => /^[\w.-]+$/.test(name) && name.length <= maxNameLength) &&
  new Set(attributes).size === attributes.length;

/** Small enough for the CPU cache, large enough for most samples including their bodies. */
export const xmlBufferBytes = 128 * 1024;

function createWasm({ attributes, encoding }: Layout, capacity: number, scanning: ScanOptions): WasmScanner {
  const form = {
    decode: (bytes: Uint8Array): string => messageText(bytes, encoding),
    decodeLabel: (bytes: Uint8Array): string | undefined =>
      hasOnlyKnownReferences(bytes, 0, bytes.length) ? attributeText(bytes, encoding) : undefined,
    hasThreads: attributes.includes('na'),
  };
  const wasm = new WasmScanner<Own>(xmlScanner, capacity, scanning, form);
  const places = new Map<string, number>(Object.entries(place));
  for (const name of attributes) {
    wasm.bytes.set(new TextEncoder().encode(name));
    wasm.exports.attribute(name.length, places.get(name) ?? otherPlace);
  }
  return wasm;
}
