/** Finds the reader of a file by its content. */
import type { Problem } from '../model/documents.js';
import type { Reader, ReadOptions } from '../model/reading.js';
import { preloadedReaders } from './readers/preloaded.js';
import { findLikelyKind } from './likely-tools.js';
import { describeArchive } from './archives.js';
import { hasResultName, mustBeResult } from './result-names.js';
import {
  archiveAsResult,
  machineAsResult,
  planAsResult,
  reportAsResult,
  skippedFile,
  unknownFormat,
  unreadResult,
} from '../problems/inputs.js';

/** The first reader that recognises the beginning of a file. The less common readers are loaded only if needed. */
export async function findReader(head: string, options?: ReadOptions): Promise<Reader | undefined> {
  if (describeArchive(head) !== undefined) return undefined;
  const recognises = (reader: Reader): boolean => reader.recognises(head, options);
  return preloadedReaders.find(recognises) ?? (await loadReaders()).find(recognises);
}

/** All readers in order of precedence. */
export const loadReaders = async (): Promise<readonly Reader[]> => (await import('./readers/index.js')).readers;

const reportHead = /^\s*\{\s*"schemaVersion"\s*:[^,]*,\s*"tool"\s*:\s*\{\s*"name"\s*:\s*"guardband"/;
const machineHead = new RegExp(`${reportHead.source}[^}]*\\}\\s*,\\s*"machine"\\s*:`);
/** Comments may precede the root element. */
const testPlanHead = /^\s*(<[?!][^>]*>\s*|<!--[^]*?-->\s*)*<jmeterTestPlan\b/;

/** The problem of a file that no reader recognises. Files that are easily mistaken for results have separate errors. */
export function unrecognisedFile(file: string, head: string): Problem {
  const archive = describeArchive(head);
  if (archive !== undefined) return archiveAsResult(file, archive);
  if (machineHead.test(head)) return machineAsResult(file);
  if (reportHead.test(head)) return reportAsResult(file);
  if (testPlanHead.test(head)) return planAsResult(file);
  return unknownFormat(file, head, findLikelyKind(head));
}

/**
 * Like unrecognisedFile, for a file in a named folder: an error only if its name suggests that it is a result. What a machine did
 * belongs beside results, and is no problem at all.
 */
export function unrecognisedInFolder(file: string, head: string): Problem | undefined {
  if (machineHead.test(head)) return undefined;
  const archive = describeArchive(head);
  if (archive !== undefined && hasResultName(file)) return archiveAsResult(file, archive);
  return mustBeResult(file, head) && !reportHead.test(head) && !testPlanHead.test(head)
    ? unreadResult(file, findLikelyKind(head))
    : skippedFile(file);
}
