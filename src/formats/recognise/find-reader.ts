/** Finds the reader of a file by its content. */
import type { Problem } from '../../model/documents.js';
import type { Reader, ReadOptions } from '../../model/reading.js';
import { preloadedReaders } from '../preloaded.js';
import { findArchive, findLikelyKind, isMachine, isNoResult } from './likely-tools.js';
import { mustBeResult } from './result-names.js';
import { skippedFile, unknownFormat, unreadResult } from '../../problems/inputs.js';

/** The first reader that recognises the beginning of a file. The less common readers are loaded only if needed. */
export async function findReader(head: string, options?: ReadOptions): Promise<Reader | undefined> {
  if (findArchive(head) !== undefined) return undefined;
  const recognises = (reader: Reader): boolean => reader.recognises(head, options);
  const found = preloadedReaders.find(recognises) ?? (await loadReaders()).find(recognises);
  if (found !== undefined) return found;
  // What a tool printed may be in the log of a CI job.
  const clean = (await import('../parse/print.js')).cleanPrint(head);
  const printed = (await loadReaders()).find(({ id, recognises: ofText }) => id.endsWith('-text') && ofText(clean));
  if (printed !== undefined) return printed;
  const { plainTable } = await import('../pages/published-tables.js');
  return recognises(plainTable) ? plainTable : undefined;
}

/** All readers in order of precedence. */
export const loadReaders = async (): Promise<readonly Reader[]> => (await import('../index.js')).readers;

/** The problem of a file that no reader recognises. */
export const unrecognisedFile = (file: string, head: string): Problem =>
  unknownFormat(file, head, findLikelyKind(head));

/**
 * Like unrecognisedFile, for a file in a named folder: an error only if its name suggests that it is a result. What a machine did
 * belongs beside results, and is no problem at all.
 */
export async function unrecognisedInFolder(file: string, head: string): Promise<Problem | undefined> {
  if (isMachine(head)) return undefined;
  const isNone = !mustBeResult(file, head) || isNoResult(head) || (await import('./no-results.js')).isSurelyNone(head);
  return isNone ? skippedFile(file) : unreadResult(file, findLikelyKind(head));
}
