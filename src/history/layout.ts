/** The version of the arrangement of files in a history (docs/history-layout.md). */
import { findViolations } from '../documents/validate.js';
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

/** Where the layout is described, from the root of the history: beside the first segment. */
export const layoutFile = `${segmentFolder}/layout.json`;

/**
 * Checks the description of a layout. Older histories have none.
 *
 * @param text undefined if there is none
 * @param file the name to report
 */
export async function checkLayout(text: string | undefined, file: string): Promise<readonly Problem[]> {
  if (text === undefined || text === layoutText) return [];
  const value = parse(text);
  if (value === undefined) return [notJson({ file }, text)];
  const { schemaVersion } = (value ?? {}) as { readonly schemaVersion?: unknown };
  if (typeof schemaVersion === 'number' && schemaVersion > layoutVersion)
    return [newerLayout(file, schemaVersion, layoutVersion)];
  const { validate } = await import('../generated/validators/layout.js');
  return findViolations(validate, value, () => ({ file }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Adds the description of the layout to texts that will be written, if there are segments among them. */
export const withLayout = (texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  [...texts.keys()].some(isSegment) ? new Map([[layoutFile, layoutText], ...texts]) : texts;

/**
 * Finds the folder of another layout, which only a newer version can have written.
 *
 * @param paths of files, or of folders with a slash at their end
 */
export function findNewerLayout(paths: readonly string[]): Problem | undefined {
  for (const path of paths) {
    const [, version] = /(?:^|[\\/:])archive-v(\d+)[\\/][^\\/]*$/.exec(path) ?? [];
    if (version !== undefined && Number(version) > layoutVersion)
      return newerLayout(path, Number(version), layoutVersion);
  }
  return undefined;
}
