/** The ways to read each form of raw result, known by its first bytes: the plain one and the fast one, which give the same. */
import { csvScanner } from '../generated/csv-scanner.js';
import { xmlScanner } from '../generated/xml-scanner.js';
import { csvBytes, CsvKernel } from './csv-kernel.js';
import { dialectOf, type Dialect } from './dialect.js';
import { FastScan } from './fast-scan.js';
import { canRun, type Kernel } from './kernel.js';
import type { PlainScan } from './ledger.js';
import { SampleScan } from './scan.js';
import { isResult, layoutOf, type Layout } from './xml/layout.js';
import { hasPlainAttributes, xmlBytes, XmlKernel } from './xml/xml-kernel.js';
import { XmlScan } from './xml/xml-scan.js';

/** What holds for one scan. */
export interface Scanning {
  readonly warmupMs: number;
  /** Where it is known beforehand. When it proves too late, the result has to be read again. */
  readonly firstStartMs?: number;
  /** False for a part from the middle of a result. */
  readonly isBeginning?: boolean;
}

export interface Ways {
  readonly canScanFast: boolean;
  readonly plain: (scanning: Scanning) => PlainScan;
  /** Where there is a warm-up, the first start must be known. */
  readonly fast: (scanning: Scanning, capacity?: number, collectAfter?: number) => FastScan;
  /** Where in bytes from the middle a record seems to begin. */
  readonly recordStart: (bytes: Uint8Array) => number | undefined;
}

/** @param head of what is known to be a raw result */
export function waysOf(head: string): Ways {
  const form = isResult(head) ? layoutOf(head) : dialectOf(head);
  if ('fault' in form) throw new Error(`the head tells of no result: ${form.fault}`);
  return 'encoding' in form ? xmlWays(form) : csvWays(form);
}

export function csvWays(dialect: Dialect): Ways {
  return {
    canScanFast: dialect.timeStamp.kind === 'milliseconds' && canRun(csvScanner),
    ...bothWays(
      csvBytes,
      ({ warmupMs, firstStartMs, isBeginning }) => new SampleScan(dialect, warmupMs, firstStartMs, isBeginning),
      (capacity) => new CsvKernel(dialect, capacity),
    ),
    recordStart: (bytes) => rowStart(bytes, dialect),
  };
}

export function xmlWays(layout: Layout): Ways {
  return {
    canScanFast: hasPlainAttributes(layout) && canRun(xmlScanner),
    ...bothWays(
      xmlBytes,
      ({ warmupMs, firstStartMs, isBeginning }) => new XmlScan(layout, warmupMs, firstStartMs, isBeginning),
      (capacity) => new XmlKernel(layout, capacity),
    ),
    recordStart: elementStart,
  };
}

function bothWays(
  bufferBytes: number,
  plain: Ways['plain'],
  kernelOf: (capacity: number) => Kernel,
): Pick<Ways, 'plain' | 'fast'> {
  return {
    plain,
    fast: (scanning, capacity = bufferBytes, collectAfter) => {
      const { warmupMs, firstStartMs, isBeginning = true } = scanning;
      const kernel = kernelOf(capacity);
      if (firstStartMs !== undefined) kernel.cutBefore(firstStartMs + warmupMs);
      return new FastScan(kernel, plain(scanning), isBeginning, collectAfter);
    },
  };
}

const LF = 10;

/** Behind the first newline that the digits of a time stamp and a delimiter follow, if that is how rows begin. */
function rowStart(bytes: Uint8Array, { columns, delimiter }: Dialect): number | undefined {
  const digits = 13;
  const isDigit = (byte: number): boolean => byte >= 48 && byte <= 57;
  for (let at = bytes.indexOf(LF); at !== -1; at = bytes.indexOf(LF, at + 1)) {
    const stamp = bytes.subarray(at + 1, at + 1 + digits);
    if (columns.timeStamp !== 0 || (stamp.every(isDigit) && bytes[at + 1 + digits] === delimiter)) return at + 1;
  }
  return undefined;
}

const elementStarts = ['<httpSample ', '<sample '].map((text) => new TextEncoder().encode(text));
const GREATER = 62;
const SPACE = 32;

/** Behind the element before the first sample that begins a line: parts of samples are indented. */
function elementStart(bytes: Uint8Array): number | undefined {
  for (let at = bytes.indexOf(LF); at !== -1; at = bytes.indexOf(LF, at + 1)) {
    if (!elementStarts.some((start) => start.every((byte, i) => bytes[at + 1 + i] === byte))) continue;
    let end = at;
    while (end > 0 && (bytes[end - 1] ?? 0) <= SPACE) end--;
    if (bytes[end - 1] === GREATER) return end;
  }
  return undefined;
}
