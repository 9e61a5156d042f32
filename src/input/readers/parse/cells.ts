/** Parses numbers in the cells of a table, and the reasons for missing ones. */
import type { MissingKind } from '../../../model/documents.js';

/** Words for a missing number. jq writes null for a key that a tool's JSON does not have. */
const missingKinds: Readonly<Record<string, MissingKind>> = {
  '': 'blank',
  '-': 'blank',
  null: 'blank',
  'n/a': 'not-run',
  'not run': 'not-run',
  'not tested': 'not-run',
  failed: 'failed',
};

/** 12.5, .5, 1e3, 1,234.5: a decimal point, and commas only between thousands, so never after a leading zero. */
const numberPattern = /^[-+]?(\d+\.?\d*|\.\d+|[1-9]\d{0,2}(,\d{3})+(\.\d*)?)(e[-+]?\d+)?$/i;

/** The length limit of a number: on long text the patterns would take quadratic time. */
export const maxNumberLength = 60;

/** The number in a cell, the reason why it is missing, or undefined if the cell contains something else. */
export function parseNumber(cell: string): number | MissingKind | undefined {
  const text = cell.trim();
  if (text.length > maxNumberLength) return undefined;
  if (numberPattern.test(text)) return Number(text.replaceAll(',', ''));
  const word = text.toLowerCase();
  return Object.hasOwn(missingKinds, word) ? missingKinds[word] : undefined;
}

/** The number in a cell, or undefined. */
export function numberOrUndefined(cell = ''): number | undefined {
  const value = parseNumber(cell);
  return typeof value === 'number' ? value : undefined;
}
