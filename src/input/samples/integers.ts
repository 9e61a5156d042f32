/** What the bytes of a value mean, in CSV and in XML. All of bytes[from] up to, not including, bytes[to]. */

/** A whole number of at most 15 digits, which is exact; else NaN. */
export function parseInteger(bytes: Uint8Array, from: number, to: number): number {
  let at = from;
  const isNegative = bytes[at] === 45;
  if (isNegative) at++;
  if (at >= to || to - at > 15) return NaN;
  let value = 0;
  for (; at < to; at++) {
    const digit = (bytes[at] ?? 0) - 48;
    if (digit < 0 || digit > 9) return NaN;
    value = value * 10 + digit;
  }
  return isNegative ? -value : value;
}

const truths = [
  { bytes: new TextEncoder().encode('true'), value: true },
  { bytes: new TextEncoder().encode('false'), value: false },
];

/** true and false in any case; nothing else is known to be written. */
export function parseBoolean(bytes: Uint8Array, from: number, to: number): boolean | undefined {
  const length = to - from;
  for (const { bytes: word, value } of truths) {
    if (word.length !== length) continue;
    let at = 0;
    // Setting the sixth bit makes an ASCII letter small.
    while (at < length && ((bytes[from + at] ?? 0) | 32) === word[at]) at++;
    if (at === length) return value;
  }
  return undefined;
}

const transactionMessage = new TextEncoder().encode('Number of samples in transaction');

/** Whether this is the message of a transaction controller's own sample. */
export function isTransaction(bytes: Uint8Array, from: number, to: number): boolean {
  if (to - from < transactionMessage.length || bytes[from] !== transactionMessage[0]) return false;
  return transactionMessage.every((byte, i) => bytes[from + i] === byte);
}
