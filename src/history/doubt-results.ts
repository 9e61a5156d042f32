/**
 * Whether the results of a job are those of the version that it is about. Their own rows prove it, and git: a kept workspace may
 * hold results of yesterday, and a change may contain some that were never measured.
 */
import { groupBy } from '../lang/objects.js';
import type { Candidate } from '../input/candidate.js';
import { exactSpan, type Span, splitSessions, unionOfSpans } from '../model/spans.js';
import type { Measurement, Problem } from '../model/documents.js';
import type { Host } from '../model/host.js';
import type { PastMeasurement, Run } from '../model/run.js';
import { committedResults, resultsDeclared, resultsOfOther, resultsOlder, beginsInFuture } from '../problems/inputs.js';
import { fetchCommit, findRevision } from './commits.js';
import { findRoot, fromRoot } from './stores/git.js';
import { environmentDifferences, nameCase } from '../cases/names.js';
import { isOf } from '../problems/problem.js';
import { formattedTimes } from '../problems/raw-results.js';

/** The clocks of a developer and of a load generator may differ by this much. */
const clockMs = 2 * 60_000;
/** Larger than any difference between clocks and time zones. */
const toleratedMs = 24 * 60 * 60_000;
/** The largest difference between time zones, for times without one. */
const zoneMs = 14 * 60 * 60_000;
/** No job waits so long between two of its load tests. */
const longestPauseMs = 12 * 60 * 60_000;

/**
 * @param past the history, to recognise what was recorded for another version
 * @param areCommitted whether the rules say that results are measured elsewhere and committed
 * @returns errors, each of which shows that the results are not of the subject; where there is no job, or its subject is unknown, only
 *   dates in the future show that. In a job of an unknown system, which may fetch results of another one, only the commit of the work tree shows something
 */
export async function doubtResults(
  candidate: Pick<Candidate, 'run' | 'sources' | 'problems'>,
  past: readonly PastMeasurement[],
  { commit: named, areCommitted }: { readonly commit?: string; readonly areCommitted: boolean },
  host: Host,
): Promise<readonly Problem[]> {
  const { run, sources, problems } = candidate;
  const future = findFuture(candidate, host.now().getTime());
  if (future.length > 0) return future;
  const { system, subject: own, change } = host.context;
  const subject = (system && named) ?? own.commit;
  if (subject === undefined || (system === undefined && !('isUnplaced' in change))) return [];
  if (areCommitted) return [resultsDeclared()];
  const { commit: stated = subject } = run.provenance;
  const files = groupBy(
    run.measurements.flatMap((measurement) =>
      (sources.get(measurement) ?? []).map(({ file }) => ({ file, measurement })),
    ),
    ({ file }) => file,
  );
  const names = [...files.keys()].filter((file) => file !== '-' && !file.includes('://'));
  // The default checkout has the merge of a change alone; after another run, it is something else.
  const isElsewhere = named !== undefined || host.context.run.isAfterRun === true;
  const known = isElsewhere ? subject : ((await findRevision(subject, host)) ?? 'HEAD');
  const contained = await findContained(names, known, host);
  if (contained.length > 0) return [committedResults(contained, subject)];
  if (system === undefined) return [];
  if (!isSameCommit(stated, subject) && !(await haveSameTree(stated, subject, host)))
    return [resultsOfOther(stated, subject, false)];
  const twins = await findTwins(run, past, subject, host);
  if (twins !== undefined) return [resultsOfOther(twins, subject, true)];
  const spans = [...files].flatMap(([file, all]): readonly FileSpan[] => {
    const own = all.flatMap(({ measurement }) => exactSpan(measurement) ?? []);
    return own.length === 0 ? [] : [{ file, ...unionOfSpans(own) }];
  });
  return [...(await findOlder(spans, problems, known, host)), ...findApart(spans)];
}

interface FileSpan extends Span {
  readonly file: string;
}

/** Another abbreviation of the same commit. */
const isSameCommit = (a: string, b: string): boolean => a.startsWith(b) || b.startsWith(a);

async function listCommits(host: Pick<Host, 'git'>, ...options: readonly string[]) {
  const { stdout } = await host.git(['log', '--format=%T %ct', ...options]);
  return [...stdout.matchAll(/^(\w+) (\d+)$/gm)].map(([, tree = '', s]) => ({ tree, madeMs: Number(s) * 1000 }));
}

/** Whether two commits have the same files: after a squash, a rebase or an empty commit nothing has to be measured again. */
async function haveSameTree(a: string, b: string, host: Pick<Host, 'git'>): Promise<boolean> {
  if ((await findRevision(a, host)) === undefined) await fetchCommit(a, host);
  const [own, other] = [await listCommits(host, '-1', a), await listCommits(host, '-1', b)];
  return own[0] !== undefined && own[0].tree === other[0]?.tree;
}

/** The files that the measured commit contains, also under other names, in submodules, or with other line ends. */
async function findContained(files: readonly string[], commit: string, host: Host): Promise<readonly string[]> {
  const root = await findRoot(host);
  if ('code' in root) return [];
  const pathOf = new Map(files.map((file) => [file, fromRoot(file, root.top, root.prefix) ?? '']));
  const [paths, ids] = [new Set<string>(), new Map<string, number>()];
  const trees = [{ folder: '', tree: commit }];
  for (const { folder, tree } of trees) {
    const { stdout } = await host.git(['-C', `${root.top}/${folder}`, 'ls-tree', '-rlz', '--full-tree', tree]);
    for (const [, kind, id = '', size, name = ''] of stdout.matchAll(/\d+ (\w+) (\w+) +(\d+|-)\t([^\0]*)\0/g)) {
      const path = `${folder}${name}`;
      paths.add(path);
      if (Number(size) > 0) ids.set(id, Number(size));
      const isSubmodule = kind === 'commit' && [...pathOf.values()].some((file) => file.startsWith(`${path}/`));
      if (isSubmodule) trees.push({ folder: `${path}/`, tree: id });
    }
  }
  const sizes = [...ids.values()];
  // With line ends of two characters, a file is larger than in the commit, by no more than one character of a row.
  const isAlike = (size: number): boolean => sizes.some((known) => known <= size && known > size * 0.9);
  const isListed = (file: string): boolean => paths.has(pathOf.get(file) ?? '');
  const alike = files.filter((file) => !isListed(file) && isAlike(host.sizeOf?.(file) ?? 0));
  const hash = async (...options: readonly string[]): Promise<readonly string[]> =>
    alike.length === 0 ? [] : (await host.git([...options, '--', ...alike])).stdout.split('\n');
  const hashes = [await hash('hash-object', '--no-filters'), await hash('-c', 'core.autocrlf=input', 'hash-object')];
  const isKnown = (file: string): boolean => hashes.some((found) => ids.has(found[alike.indexOf(file)] ?? ''));
  return files.filter((file) => isListed(file) || isKnown(file));
}

/** The other version for which these measurements were recorded. */
async function findTwins(
  run: Candidate['run'],
  past: readonly PastMeasurement[],
  subject: string,
  host: Host,
): Promise<string | undefined> {
  const others = groupBy(past, ({ provenance }) => provenance.commit);
  for (const [other, recorded] of others) {
    if (other === undefined || isSameCommit(other, subject)) continue;
    if (![...findRecorded(run, recorded).values()].includes('same-result')) continue;
    if (!(await haveSameTree(other, subject, host))) return other;
  }
  return undefined;
}

async function findOlder(
  spans: readonly FileSpan[],
  problems: readonly Problem[],
  commit: string,
  host: Host,
): Promise<readonly Problem[]> {
  const zoneless = new Set(problems.flatMap((one) => (isOf(one, formattedTimes) ? (one.file ?? []) : [])));
  const listOlder = (madeMs: number): readonly FileSpan[] =>
    spans.filter(({ file, endMs }) => endMs < madeMs - (zoneless.has(file) ? zoneMs : clockMs));
  const [own] = await listCommits(host, '-1', commit);
  if (own === undefined || listOlder(own.madeMs).length === 0) return [];
  const same = (await listCommits(host, '--all', commit)).filter(({ tree }) => tree === own.tree);
  const madeMs = Math.min(host.now().getTime(), ...same.map((made) => made.madeMs)); // a commit may state any date
  const older = listOlder(madeMs);
  const names = older.map(({ file }) => file);
  return older.length === 0 ? [] : [resultsOlder(names, madeMs - unionOfSpans(older).endMs, { commit, madeMs })];
}

function findApart(spans: readonly FileSpan[]): readonly Problem[] {
  const [early, late] = splitSessions(spans, longestPauseMs);
  if (early === undefined || late === undefined) return [];
  const files = early.members.map(({ file }) => file);
  return [resultsOlder(files, late.startMs - early.endMs, undefined)];
}

/**
 * Finds measurements dated in the future: a clock is wrong, a date was read with day and month swapped, or nobody has measured them.
 *
 * @param nowMs epoch milliseconds
 */
function findFuture(
  { run: { provenance, measurements }, sources }: Pick<Candidate, 'run' | 'sources'>,
  nowMs: number,
): readonly Problem[] {
  const future = measurements
    .map((measurement) => ({ measurement, startMs: Date.parse(measurement.startedAt ?? provenance.startedAt ?? '') }))
    .filter(({ startMs }) => startMs > nowMs + toleratedMs);
  const files = future.flatMap(({ measurement }) => (sources.get(measurement) ?? []).map(({ file }) => file));
  const latestMs = future.reduce((latest, { startMs }) => Math.max(latest, startMs), -Infinity);
  return future.length === 0 ? [] : [beginsInFuture([...new Set(files)], latestMs)];
}

/**
 * same-result: same time and values. other-values: same time, but different values because it was read differently.
 * same-values: undated, with the values of the newest recorded run of the case.
 */
export type Repetition = 'same-result' | 'other-values' | 'same-values';

/** Finds the measurements that are already recorded. A measurement that gets a new tag does not count as recorded. */
export function findRecorded(run: Run, past: readonly PastMeasurement[]): ReadonlyMap<Measurement, Repetition> {
  const recorded = groupBy(past, ({ measurement }) => nameCase(measurement).key);
  return new Map(
    run.measurements.flatMap((measurement) => {
      const known = classify(
        { measurement, provenance: run.provenance },
        recorded.get(nameCase(measurement).key) ?? [],
      );
      return known === undefined ? [] : [[measurement, known] as const];
    }),
  );
}

function classify(pastMeasurement: PastMeasurement, before: readonly PastMeasurement[]): Repetition | undefined {
  const values = serializeValues(pastMeasurement);
  const { tag } = pastMeasurement.provenance;
  const alike = before.filter(
    ({ provenance }) =>
      (tag === undefined || tag === provenance.tag) &&
      environmentDifferences(pastMeasurement.provenance, provenance).length === 0,
  );
  if (readStart(pastMeasurement) !== undefined) {
    const same = alike.filter((measurement) => isSameTime(pastMeasurement, measurement));
    if (same.length === 0) return undefined;
    return same.some((recorded) => serializeValues(recorded) === values) ? 'same-result' : 'other-values';
  }
  // An undated run was recorded with the date of its recording.
  const newest = before.map(recordedAt).sort().at(-1);
  const isSameRecord = (stored: PastMeasurement): boolean =>
    recordedAt(stored) === newest && stored.measurement.startedAt === undefined && serializeValues(stored) === values;
  return alike.some(isSameRecord) ? 'same-values' : undefined;
}

const readStart = ({ measurement, provenance }: PastMeasurement): string | undefined =>
  measurement.startedAt ?? provenance.startedAt;

const recordedAt = ({ provenance }: PastMeasurement): string => provenance.startedAt ?? '';

/** Excluding another warm-up changes the start of a test, but not its end. */
function isSameTime(a: PastMeasurement, b: PastMeasurement): boolean {
  const end = computeEnd(a);
  return readStart(a) === readStart(b) || (end !== undefined && end === computeEnd(b));
}

const computeEnd = ({ measurement: { startedAt, durationMs } }: PastMeasurement): number | undefined =>
  startedAt === undefined || durationMs === undefined ? undefined : Date.parse(startedAt) + durationMs;

export const serializeValues = ({ measurement: { metrics, missing = {}, samples } }: PastMeasurement): string =>
  JSON.stringify([samples, sortMembers(metrics), sortMembers(missing)]);

const sortMembers = (named: Readonly<Record<string, unknown>>): readonly unknown[] =>
  Object.keys(named)
    .sort()
    .map((name) => [name, named[name]]);
