/** Parses numbers with units, as load tools print them for people. */

const milliseconds: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3, // U+00B5, the micro sign
  μs: 1e-3, // U+03BC, the Greek letter
  ms: 1,
  s: 1000,
  sec: 1000,
  secs: 1000,
  m: 60_000,
  min: 60_000,
  h: 3_600_000,
};
const durationPart = /([\d.]+)\s*([a-zµμ]+)/gy;

/** Parses "1.20ms", "850.00us", "0.0123 secs" or "1m30.5s"; undefined for anything else, including a bare number. */
export function parseMilliseconds(text: string | undefined): number | undefined {
  const trimmed = text?.trim() ?? '';
  let sum = 0;
  let end = 0;
  for (const part of trimmed.matchAll(durationPart)) {
    const unit = milliseconds[part[2] ?? ''];
    if (unit === undefined) return undefined;
    sum += Number(part[1]) * unit;
    end = part.index + part[0].length;
  }
  return end > 0 && end === trimmed.length && Number.isFinite(sum) ? sum : undefined;
}

const kilobytes: Readonly<Record<string, number>> = { '': 1 / 1024, K: 1, M: 1024, G: 1024 ** 2, T: 1024 ** 3 };

/** Parses "454.50KB", "15.51MB" or "12B" into KB of 1,024 bytes, as the tools define them. */
export function parseKilobytes(text: string | undefined): number | undefined {
  const [, amount, unit = ''] = /^([\d.]+)\s*([KMGT]?)i?B$/.exec(text?.trim() ?? '') ?? [];
  return amount === undefined ? undefined : Number(amount) * (kilobytes[unit] ?? NaN);
}

/** The duration after a name at the start of an indented line, in milliseconds: "  Average:  0.0123 secs". */
export const captureMilliseconds = (text: string, name: string): number | undefined =>
  parseMilliseconds(new RegExp(`^ +${name}:\\s+(.*)`, 'm').exec(text)?.[1]);
