/** Formats numbers and percentages for people. */
import { thousands } from './thousands.js';

/** A number with a fixed number of decimals, a true minus sign and thousands separators. */
export function formatFixed(value: number, decimals: number): string {
  if (!Number.isFinite(value)) return String(value);
  const [whole = '', rest] = Math.abs(value).toFixed(decimals).split('.');
  const text = thousands(whole) + (rest === undefined ? '' : `.${rest}`);
  return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}

/** A change in percent, with one decimal below ten: "−37 %", "+0.8 %", "0 %". */
export function formatSize(percent: number): string {
  const text = formatFixed(percent, Math.abs(percent) >= 9.95 ? 0 : 1).replace(/\.0$/, '');
  return `${percent > 0 && text !== '0' ? '+' : ''}${text} %`;
}

/** The size of a change in percent without its sign: "37 %", "0.8 %". */
export const formatShare = (percent: number): string => formatSize(Math.abs(percent)).replace(/^\+/, '');
