/** Formats lists, counts and quotations for use within sentences. */
import { thousands } from './thousands.js';

/** The first items, comma-separated, followed by the number of the others. */
export const shortList = (items: readonly string[], most = 5): string =>
  items.length <= most ? items.join(', ') : `${items.slice(0, most).join(', ')} and ${items.length - most} more`;

/** A piece of input in quotes, on one line and at most 60 characters long. */
export const quote = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return `"${line.length > 60 ? `${line.slice(0, 57)}...` : line}"`;
};

/** A count with its noun: "1 run", "12 runs", "1,204 runs". */
export const formatCount = (count: number, singular: string, plural = `${singular}s`): string =>
  `${thousands(count)} ${count === 1 ? singular : plural}`;

const join = (items: readonly string[], word: string): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1) ?? ''}`;

/** "a", "a and b", "a, b and c". */
export const joinWithAnd = (items: readonly string[]): string => join(items, 'and');
export const joinWithOr = (items: readonly string[]): string => join(items, 'or');

/** Joins what is not empty. */
export const joinParts = (parts: readonly (string | undefined)[], separator: string): string =>
  parts.filter(Boolean).join(separator);

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
