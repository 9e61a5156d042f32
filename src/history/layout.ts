/** The version of the file layout of a history (docs/history-layout.md). */
import { findViolations } from '../documents/validate.js';
import { parseJson } from '../lang/json-text.js';
import type { HistoryLayout, Problem } from '../model/documents.js';
import { isSegment, layoutVersion, segmentFolder } from './segment-names.js';
import { notJson } from '../problems/documents.js';
import { newerLayout } from '../problems/history.js';

const layout: HistoryLayout = {
  schemaVersion: layoutVersion,
  segments: 'SCENARIO.FROM-TO.DIGEST.ndjson',
  lines: 'history.schema.json',
  levels: 'SCENARIO.ndjson',
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

/**
 * Whether an older version wrote segments, which may contain runs of levels that count.
 *
 * @param text the description of the layout; undefined if there is none
 * @param hasSegments whether there are segments; asked if there is no description
 */
export const isOutdated = async (
  text: string | undefined,
  hasSegments: () => boolean | Promise<boolean>,
): Promise<boolean> => (text === undefined ? await hasSegments() : text !== layoutText);

/**
 * Adds the description of the layout to the texts to be written if they include segments.
 *
 * @param isNew whether it is added in any case
 */
export const withLayout = (texts: ReadonlyMap<string, string>, isNew = false): ReadonlyMap<string, string> =>
  isNew || [...texts.keys()].some(isSegment) ? new Map([[layoutFile, layoutText], ...texts]) : texts;

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
