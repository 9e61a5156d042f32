/** Formats lists and quotations for use within sentences. */

/** The first items, comma-separated, followed by the number of the others. */
export const shortList = (items: readonly string[], most = 5): string =>
  items.length <= most ? items.join(', ') : `${items.slice(0, most).join(', ')} and ${items.length - most} more`;

/** A piece of input in quotes, on one line and at most 60 characters long. */
export const quote = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return `"${line.length > 60 ? `${line.slice(0, 57)}...` : line}"`;
};

/** A count with its noun: "1 run", "3 runs". */
export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
