import { xmlScanner } from '../../generated/xml-scanner.js';
import { canRun } from '../wasm-scanner.js';
import { createScanners, type Scanners } from '../scanners.js';
import type { Layout } from './layout.js';
import { hasPlainAttributes, xmlBufferBytes, XmlWasmScanner } from './wasm.js';
import { XmlScan } from './scan.js';

export function xmlScanners(layout: Layout): Scanners {
  return {
    canScanFast: hasPlainAttributes(layout) && canRun(xmlScanner),
    ...createScanners(
      xmlBufferBytes,
      (scanning) => new XmlScan(layout, scanning),
      (capacity) => new XmlWasmScanner(layout, capacity),
    ),
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
