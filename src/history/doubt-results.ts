/**
 * Whether the results of a job are those of the version that it is about. Their own rows prove it, and git: a kept workspace may
 * hold results of yesterday, and a change may contain some that were never measured.
 */
import { groupBy } from '../lang/group-by.js';
import type { Candidate } from '../input/candidate.js';
import { exactSpan, findGaps, unionOfSpans, type Span } from '../input/time-gaps.js';
import type { Measurement, Problem } from '../model/documents.js';
import type { Host } from '../model/host.js';
import type { PastMeasurement } from '../model/run.js';
import {
  committedResults,
  recordedForOther,
  resultsApart,
  resultsDeclared,
  resultsOfOther,
  resultsOlder,
  rowsShared,
} from '../problems/belonging.js';
import { findRecorded } from './already-recorded.js';
import { fetchCommit, findRevision, isShallowClone } from './commits.js';
import { findSharedRows } from './shared-rows.js';
import { findRoot, fromRoot } from './stores/git.js';

/** The clocks of a developer and of a load generator may differ by this much. */
const clockMs = 2 * 60_000;
/** The largest difference between time zones, for times without one. */
const zoneMs = 14 * 60 * 60_000;
/** No job waits so long between two of its load tests. */
const longestPauseMs = 12 * 60 * 60_000;

/**
 * @param past the history, to recognise what was recorded for another version
 * @param areCommitted whether the rules say that results are measured elsewhere and committed
 * @returns errors, each of which shows that the results are not of the subject; none where there is no job, or its subject is unknown
 */
export async function doubtResults(
  { run, sources, problems }: Pick<Candidate, 'run' | 'sources' | 'problems'>,
  past: readonly PastMeasurement[],
  { commit: named, areCommitted }: { readonly commit?: string; readonly areCommitted: boolean },
  host: Host,
): Promise<readonly Problem[]> {
  const subject = named ?? host.context.subject.commit;
  if (host.context.system === undefined || subject === undefined) return [];
  if (areCommitted) return [resultsDeclared()];
  const { commit: stated = subject } = run.provenance;
  const commits = createCommits(host);
  const files = groupBy(
    run.measurements.flatMap((measurement) =>
      (sources.get(measurement) ?? []).map(({ file }) => ({ file, measurement })),
    ),
    ({ file }) => file,
  );
  const names = [...files.keys()].filter((file) => file !== '-' && !file.includes('://'));
  const contained = await findContained(names, subject, host);
  if (contained.length > 0) return [committedResults(contained, subject)];
  if (!isSame(stated, subject) && !(await commits.haveSameTree(stated, subject)))
    return [resultsOfOther(stated, subject)];
  const twins = await findTwins(run, past, subject, commits);
  if (twins !== undefined) return [recordedForOther(twins, subject)];
  const spans = [...files].flatMap(([file, all]): readonly (Span & { readonly file: string })[] => {
    const own = all.flatMap(({ measurement }) => exactSpan(measurement) ?? []);
    return own.length === 0 ? [] : [{ file, ...unionOfSpans(own) }];
  });
  const shared = await findSharedRows(
    names.filter((file) => files.get(file)?.some(isRaw)),
    host,
  );
  return [
    ...(await findOlder(spans, problems, subject, commits)),
    ...findApart(spans),
    ...(shared === undefined ? [] : [rowsShared(shared)]),
  ];
}

const isRaw = ({ measurement }: { readonly measurement: Measurement }): boolean => measurement.histogram !== undefined;

/** Another abbreviation of the same commit. */
const isSame = (a: string, b: string): boolean => a.startsWith(b) || b.startsWith(a);

interface Commits {
  /** When a commit was made; undefined if git does not have it. */
  readonly readTime: (commit: string) => Promise<number | undefined>;
  /** When the first commit with the files of this one was made. */
  readonly readFirstTime: (commit: string) => Promise<number>;
  /** Whether two commits have the same files: after a squash, a rebase or an empty commit nothing has to be measured again. */
  readonly haveSameTree: (a: string, b: string) => Promise<boolean>;
}

function createCommits(host: Pick<Host, 'git' | 'now'>): Commits {
  const list = async (...options: readonly string[]) => {
    const { stdout } = await host.git(['log', '--format=%T %ct', ...options]);
    return [...stdout.matchAll(/^(\w+) (\d+)$/gm)].map(([, tree, seconds]) => ({
      tree,
      madeMs: Number(seconds) * 1000,
    }));
  };
  const find = async (commit: string) => (await list('-1', commit))[0];
  return {
    readTime: async (commit) => (await find(commit))?.madeMs,
    readFirstTime: async (commit) => {
      const own = await find(commit);
      const same = (await list('--all', commit)).filter(({ tree }) => tree === own?.tree);
      return Math.min(host.now().getTime(), ...same.map(({ madeMs }) => madeMs)); // a commit may state any date
    },
    haveSameTree: async (a, b) => {
      if ((await findRevision(a, host)) === undefined) await fetchCommit(a, await isShallowClone(host), host);
      const [own, other] = [await find(a), await find(b)];
      return own !== undefined && own.tree === other?.tree;
    },
  };
}

/** The files that the measured commit contains, also under other names. */
async function findContained(files: readonly string[], commit: string, host: Host): Promise<readonly string[]> {
  const root = await findRoot(host);
  const { code, stdout } = await host.git(['ls-tree', '-r', '-l', '-z', '--full-tree', commit]);
  if ('code' in root || code !== 0) return [];
  const [paths, ids] = [new Set<string>(), new Map<string, number>()];
  for (const [, id = '', size, path = ''] of stdout.matchAll(/\d+ \w+ (\w+) +(\d+|-)\t([^\0]*)\0/g)) {
    paths.add(path);
    if (Number(size) > 0) ids.set(id, Number(size));
  }
  const sizes = new Set(ids.values());
  const isListed = (file: string): boolean => paths.has(fromRoot(file, root.top, root.prefix) ?? '');
  const alike = files.filter((file) => !isListed(file) && sizes.has(host.sizeOf?.(file) ?? 0));
  const hashes =
    alike.length === 0 ? [] : (await host.git(['hash-object', '--no-filters', '--', ...alike])).stdout.split('\n');
  return files.filter((file) => isListed(file) || ids.has(hashes[alike.indexOf(file)] ?? ''));
}

/** The other version for which these measurements were recorded. */
async function findTwins(
  run: Candidate['run'],
  past: readonly PastMeasurement[],
  subject: string,
  commits: Commits,
): Promise<string | undefined> {
  const others = groupBy(past, ({ provenance }) => provenance.commit);
  for (const [other, recorded] of others) {
    if (other === undefined || isSame(other, subject)) continue;
    if (![...findRecorded(run, recorded).values()].includes('same-result')) continue;
    if (!(await commits.haveSameTree(other, subject))) return other;
  }
  return undefined;
}

async function findOlder(
  spans: readonly (Span & { readonly file: string })[],
  problems: readonly Problem[],
  subject: string,
  commits: Commits,
): Promise<readonly Problem[]> {
  const zoneless = new Set(problems.flatMap(({ code, file }) => (isZoneless(code) ? (file ?? []) : [])));
  const listOlder = (madeMs = -Infinity) =>
    spans.filter(({ file, endMs }) => endMs < madeMs - (zoneless.has(file) ? zoneMs : clockMs));
  if (listOlder(await commits.readTime(subject)).length === 0) return [];
  const madeMs = await commits.readFirstTime(subject);
  const older = listOlder(madeMs);
  const lastMs = older.reduce((latest, { endMs }) => Math.max(latest, endMs), -Infinity);
  return older.length === 0
    ? []
    : [
        resultsOlder(
          older.map(({ file }) => file),
          lastMs,
          subject,
          madeMs,
        ),
      ];
}

const isZoneless = (code: string): boolean => code === 'formatted-times' || code === 'ambiguous-dates';

function findApart(spans: readonly (Span & { readonly file: string })[]): readonly Problem[] {
  const gap = findGaps(spans).find(({ ms }) => ms > longestPauseMs);
  if (gap === undefined) return [];
  const early = spans.filter(({ endMs }) => endMs < gap.endMs);
  return [
    resultsApart(
      early.map(({ file }) => file),
      gap.ms,
    ),
  ];
}
