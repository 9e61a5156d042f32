/** The versions of committed results, in the order of their commits. */
import { defined } from '../lang/objects.js';
import type { Problem } from '../model/documents.js';
import type { Host } from '../model/host.js';
import { gitFailed } from '../problems/git.js';
import { summarizeError } from './commits.js';
import { findRoot, fromRoot, type TreeEntry } from './stores/git.js';

/** The files that a commit added or changed. */
export interface CommittedResults {
  readonly commit: string;
  /** ISO 8601 in UTC, later than that of the commit before it; undefined if no commit states a possible date. */
  readonly committedAt?: string;
  /** Whether the commit states another date. */
  readonly isMisdated: boolean;
  /** By their names as the user would write them. Links have no id. */
  readonly files: readonly TreeEntry[];
}

/** The part of a name before its first wildcard, up to a folder. */
export const folderOf = (named: string): string => /^(?:[^*?[{]*\/)?(?=[^/]*[*?[{])/.exec(named)?.[0] ?? named;

/**
 * The commits that changed results and did not only delete them, oldest first.
 *
 * @param named a file, a folder or a glob, relative to the current folder or absolute
 */
export async function listCommittedResults(named: string, host: Host): Promise<readonly CommittedResults[] | Problem> {
  const root = await findRoot(host);
  if ('code' in root) return root;
  const folder = folderOf(named);
  const above = fromRoot(folder, root.top, root.prefix);
  if (above === undefined) return gitFailed(`list the commits of ${named}`, 'it is outside the repository');
  const log = ['log', '--reverse', '--date-order', '--no-renames', '--diff-filter=AMT', '--raw', '--no-abbrev', '-z'];
  const pathspec = folder === named ? named : `:(glob)${named}`;
  const { code, stdout, ...answer } = await host.git([...log, '--format=%H %ct', '--', pathspec]);
  if (code !== 0) return gitFailed(`list the commits of ${named}`, summarizeError(answer));
  const commits: { readonly commit: string; readonly seconds: string; readonly files: TreeEntry[] }[] = [];
  const tokens = stdout.split('\0');
  for (let i = 0; i < tokens.length; i++) {
    const line = (tokens[i] ?? '').trim();
    const [, mode = '', id = ''] = /^:\d+ (\d+) \w+ (\w+) \w$/.exec(line) ?? [];
    const [, commit, seconds = ''] = /^([0-9a-f]{40,64})(?: (.*))?$/.exec(line) ?? [];
    if (commit !== undefined) commits.push({ commit, seconds, files: [] });
    if (mode === '') continue;
    const below = (tokens[++i] ?? '').slice(above.length).replace(/^\//, '');
    const path = `${folder}${below === '' || /^$|\/$/.test(folder) ? '' : '/'}${below}`;
    commits.at(-1)?.files.push({ line, path, id: mode.startsWith('100') ? id : '' });
  }
  const dates = correctDates(
    commits.map(({ seconds }) => (/^\d+$/.test(seconds) ? 1000 * Number(seconds) : NaN)),
    host.now().getTime() + dayMs,
  );
  return commits.map(({ commit, seconds, files }, i) => ({
    commit,
    files,
    isMisdated: Math.floor((dates[i] ?? 0) / 1000) !== Number(seconds),
    ...defined({ committedAt: dates[i] === undefined ? undefined : new Date(dates[i]).toISOString() }),
  }));
}

const dayMs = 86_400_000;
/** The first release of JMeter: no result is older. */
const oldestMs = Date.UTC(1998, 11, 15);

/**
 * A commit may state any date. The longest series of possible dates in the order of the commits is believed; any other commit
 * follows the one before it by a millisecond.
 */
function correctDates(stated: readonly number[], latestMs: number): readonly number[] {
  // By the length of a series, the commit with which it ends earliest.
  const [ends, before]: [number[], number[]] = [[], []];
  for (const [i, date] of stated.entries()) {
    if (!(date >= oldestMs && date <= latestMs)) continue;
    let length = ends.length;
    while (length > 0 && (stated[ends[length - 1] ?? 0] ?? 0) > date) length--;
    before[i] = ends[length - 1] ?? -1;
    ends[length] = i;
  }
  const believed = new Set<number>();
  let first = -1;
  for (let i = ends.at(-1) ?? -1; i >= 0; i = before[i] ?? -1) believed.add((first = i));
  if (first < 0) return [];
  let previous = (stated[first] ?? 0) - first - 1;
  return stated.map((date, i) => (previous = believed.has(i) ? Math.max(date, previous + 1) : previous + 1));
}
