/**
 * The names of files of a history (docs/baselines.md). The archive is archive-v2/SCENARIO.FROM-TO.DIGEST.ndjson: FROM and TO are the
 * starts of its oldest and its newest run, and the digest is that of its content, so two jobs that record the same write the same file,
 * and a file that nobody changed needs no further check.
 */
import { digest } from '../lang/digest.js';
import type { Problem } from '../model/documents.js';
import { newerLayout } from '../problems/history.js';

const layoutVersion = 2;

export const archiveFolder = `archive-v${String(layoutVersion)}`;

/** Version 1 had only older runs there, in the same form. */
export const archiveFolders = [archiveFolder, 'archive-v1'] as const;

export const isSegment = (path: string): boolean => /(?:^|[\\/:])archive-v[12][\\/][^\\/]*$/.test(path);

/** Splits files into the folders of stores that have an archive, and the files that are not of these. */
export function splitStores(files: readonly string[]) {
  const archived = files.filter(isSegment).map((file) => file.replace(/(?:[\\/])?archive-v\d+[\\/][^\\/]*$/, ''));
  const stores = [...new Set(archived)].map((folder) => folder || '.');
  const isOf = (store: string, file: string): boolean =>
    /\.(?:ndjson|broken)$/.test(file) && (store === '.' || file.startsWith(`${store}/`));
  return { stores, others: files.filter((file) => !isSegment(file) && !stores.some((store) => isOf(store, file))) };
}

/** Formats a start as in names of segments, 20260131T235959Z. Fractions of a second are removed. */
const toSegmentTime = (start: string): string => start.replace(/\.\d+/, '').replace(/[^0-9TZ]/g, '') || 'undated';

/**
 * @param file the name of the scenario's file
 * @param text the text of the segment
 * @param starts those of its oldest and its newest run
 */
export const nameSegment = async (file: string, text: string, starts: readonly string[]): Promise<string> =>
  `${archiveFolder}/${file.replace(/\.ndjson$/, '')}.${starts.map(toSegmentTime).join('-')}.${await digest(text, 12)}.ndjson`;

/** Whether a segment is as it was written, so that its lines were checked. */
export const isIntact = async (path: string, text: string): Promise<boolean> =>
  path.endsWith(`.${await digest(text, 12)}.ndjson`);

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
