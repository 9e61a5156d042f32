import { printableLine } from './printable.js';

/** Quotes a word for a POSIX shell. Within single quotes only the single quote itself is special. */
export const quoteShell = (text: string): string =>
  /^[\w./-]+$/.test(text) ? text : `'${printableLine(text).replaceAll("'", String.raw`'\''`)}'`;
