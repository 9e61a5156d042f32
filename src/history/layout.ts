/** The version of the file layout of a history (docs/history-layout.md). */
import { findViolations } from '../documents/validate.js';
import { parseJson } from '../lang/json-text.js';
import type { HistoryLayout, Problem } from '../model/documents.js';
import { notJson } from '../problems/documents.js';
import { newerLayout } from '../problems/history.js';
import { isSegment, layoutVersion, segmentFolder } from './segment-names.js';

const layout: HistoryLayout = {
  schemaVersion: layoutVersion,
  segments: 'SCENARIO.FROM-TO.DIGEST.ndjson',
  lines: 'history.schema.json',
};
const layoutText = `${JSON.stringify(layout, undefined, 2)}\n`;

/**
 * The path of the file that describes the layout, relative to the root of the history. It is written with the first
 * segment.
 */
export const layoutFile = `${segmentFolder}/layout.json`;

/**
 * Checks the description of a layout. Older histories have none.
 *
 * @param text undefined if there is none
 * @param file its name in problems
 */
export async function checkLayout(text: string | undefined, file: string): Promise<readonly Problem[]> {
  if (text === undefined || text === layoutText) return [];
  const value = parseJson(text);
  if (value === undefined) return [notJson({ file }, text)];
  const { schemaVersion } = (value ?? {}) as { readonly schemaVersion?: unknown };
  if (typeof schemaVersion === 'number' && schemaVersion > layoutVersion)
    return [newerLayout(file, schemaVersion, layoutVersion)];
  const { validate } = await import('../generated/validators/layout.js');
  return findViolations(validate, value, () => ({ file }));
}

/** Adds the description of the layout to the texts to be written if they include segments. */
export const withLayout = (texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  [...texts.keys()].some(isSegment) ? new Map([[layoutFile, layoutText], ...texts]) : texts;

/**
 * Finds a folder with a newer layout.
 *
 * @param paths of files, or of folders with a trailing slash
 */
export function findNewerLayout(paths: readonly string[]): Problem | undefined {
  for (const path of paths) {
    const [, version] = /(?:^|[\\/:])archive-v(\d+)[\\/][^\\/]*$/.exec(path) ?? [];
    if (version !== undefined && Number(version) > layoutVersion)
      return newerLayout(path, Number(version), layoutVersion);
  }
  return undefined;
}
