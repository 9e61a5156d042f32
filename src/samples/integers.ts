/** Parses values of CSV and XML. Each value is bytes[start] to bytes[end], exclusive. */
import type { DropReason } from './scanned.js';

/** An integer of at most 15 digits, which is exact; otherwise NaN. */
export function parseInteger(bytes: Uint8Array, start: number, end: number): number {
  let i = start;
  const isNegative = bytes[i] === 45;
  if (isNegative) i++;
  if (i >= end || end - i > 15) return NaN;
  let value = 0;
  for (; i < end; i++) {
    const digit = (bytes[i] ?? 0) - 48;
    if (digit < 0 || digit > 9) return NaN;
    value = value * 10 + digit;
  }
  return isNegative ? -value : value;
}

/** As many threads as the compiled scanner can keep. */
const mostThreads = 0xffff;

/** A number of threads; 0 if it is not a number of at most eight digits, as in the compiled scanner. */
export function parseThreads(bytes: Uint8Array, start: number, end: number): number {
  const threads = end - start > 8 ? NaN : parseInteger(bytes, start, end);
  return threads > 0 ? Math.min(mostThreads, threads) : 0;
}

const booleans = [
  { bytes: new TextEncoder().encode('true'), value: true },
  { bytes: new TextEncoder().encode('false'), value: false },
];

/** Parses true and false in any case; undefined for anything else. */
export function parseBoolean(bytes: Uint8Array, start: number, end: number): boolean | undefined {
  const length = end - start;
  for (const { bytes: word, value } of booleans) {
    if (word.length !== length) continue;
    let i = 0;
    // Setting bit 5 turns an ASCII letter into lower case.
    while (i < length && ((bytes[start + i] ?? 0) | 32) === word[i]) i++;
    if (i === length) return value;
  }
  return undefined;
}

const transactionMessage = new TextEncoder().encode('Number of samples in transaction');

/** Whether this is the message of a transaction controller. */
export function isTransaction(bytes: Uint8Array, start: number, end: number): boolean {
  if (end - start < transactionMessage.length || bytes[start] !== transactionMessage[0]) return false;
  return transactionMessage.every((byte, i) => bytes[start + i] === byte);
}

/**
 * Whether a record with this SampleCount is something else than one sample. JMeter writes 1, or more in its Statistical mode,
 * and itself refuses a record whose count it cannot parse.
 *
 * @param count NaN if it is not a whole number
 */
export function findCountFault(count: number): Extract<DropReason, 'several' | 'sample-count'> | undefined {
  if (count === 1) return undefined;
  return count > 1 ? 'several' : 'sample-count';
}
