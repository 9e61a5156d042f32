/** Numbers with their unit behind them, as load tools print them for people. */

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

/** "1.20ms", "850.00us", "0.0123 secs", "1m30.5s" in milliseconds; undefined for anything else, also a number alone. */
export function millisecondsIn(text: string | undefined): number | undefined {
  const written = text?.trim() ?? '';
  let sum = 0;
  let end = 0;
  for (const part of written.matchAll(durationPart)) {
    const unit = milliseconds[part[2] ?? ''];
    if (unit === undefined) return undefined;
    sum += Number(part[1]) * unit;
    end = part.index + part[0].length;
  }
  return end > 0 && end === written.length && Number.isFinite(sum) ? sum : undefined;
}

const kilobytes: Readonly<Record<string, number>> = { '': 1 / 1024, K: 1, M: 1024, G: 1024 ** 2, T: 1024 ** 3 };

/** "454.50KB", "15.51MB", "12B" in KB of 1,024 bytes, as the tools mean them. */
export function kilobytesIn(text: string | undefined): number | undefined {
  const [, amount, unit = ''] = /^([\d.]+)\s*([KMGT]?)i?B$/.exec(text?.trim() ?? '') ?? [];
  return amount === undefined ? undefined : Number(amount) * (kilobytes[unit] ?? NaN);
}
