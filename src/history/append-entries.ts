/** Adds entries to a history if they are valid. */
import type { RecordedMeasurement } from '../input/name-case.js';
import type { Accept, Problem, Provenance } from '../model/documents.js';
import type { Host } from '../model/host.js';
import { type HistoryEntry, type PastMeasurement, startOf } from '../model/run.js';
import type { AppendOptions, AppendResult, RetainRuns } from '../model/store.js';
import { defined } from '../lang/objects.js';
import { findStore } from './stores/index.js';
import { formatLine, isRecentFile, isSegment } from './stores/ndjson.js';
import { damagedHistory, linesMoved, runsOfOthers, unsoundEntry } from '../problems/history.js';
import { decisionRefused } from '../problems/levels.js';
import { checkLines } from '../formats/own/documents.js';
import { findKnownChange } from '../model/context.js';
import { findExisting } from './commits.js';
import { joinRecords } from './decisions.js';
import { isOf } from '../problems/problem.js';
import { emptyFile, unknownFormat } from '../problems/inputs.js';
import { undeclaredMetrics } from '../problems/config.js';

/**
 * Appends entries to a store. Appends none of them if any could not be read back.
 *
 * @param retain selects the measurements that later checks need
 */
export async function appendEntries(
  entries: readonly HistoryEntry[],
  storeName: string,
  retain: RetainRuns | undefined,
  host: Host,
  options: Pick<AppendOptions, 'isSeparate' | 'broken'> = {},
): Promise<AppendResult> {
  const unsound = await findUnsoundEntries(entries);
  if (unsound.length > 0) return { files: [], known: [], problems: unsound };
  const { store, place } = findStore(storeName);
  return await store.append(place, entries, host, { ...defined({ retain }), ...options });
}

/** What is wrong with a history that was read, for a command that adds to it. */
export interface Damage {
  /** Where lines cannot be read: files of which the next writer moves them aside. */
  readonly broken: readonly string[];
  /** What was found, with broken lines as warnings. An error prevents writing. */
  readonly problems: readonly Problem[];
  /** What is said once they are moved. */
  readonly moved: readonly Problem[];
}

/** Segments never change, and an undeclared metric is a fault of the configuration rather than of its line. */
export function assessDamage(found: readonly Problem[], storeName: string): Damage {
  const isOfLine = (problem: Problem): boolean =>
    problem.level === 'error' &&
    problem.file !== undefined &&
    isRecentFile(problem.file) &&
    (problem.line === undefined ? isOf(problem, emptyFile, unknownFormat) : !isOf(problem, undeclaredMetrics));
  const broken = [...new Set(found.flatMap((problem) => (isOfLine(problem) ? (problem.file ?? []) : [])))];
  const others = found.filter(({ level, file }) => level === 'error' && file !== undefined && isSegment(file));
  return {
    broken,
    problems: [
      ...found.map((problem): Problem => (isOfLine(problem) ? { ...problem, level: 'warning' } : problem)),
      ...(others.length > 0 ? [damagedHistory(storeName)] : []),
    ],
    moved: broken.map((file) => linesMoved({ file })),
  };
}

/** Why entries could not be read back: JSON cannot represent every value, such as Infinity. */
export async function findUnsoundEntries(entries: readonly HistoryEntry[]): Promise<readonly Problem[]> {
  const checked = await checkLines(entries.map(formatLine), { file: 'history' });
  return checked.flatMap(({ problems }) => problems.map(({ message }) => unsoundEntry(message)));
}

/** The path of this repository on its host, whose runs alone it is compared with; undefined if it has none. */
export async function findRepository({ git, context }: Pick<Host, 'git' | 'context'>): Promise<string | undefined> {
  const url = context.place.url ?? (await git(['remote', 'get-url', 'origin'])).stdout.trim();
  const [, ofHost] = /^(?:\w+:\/\/[^/]+\/|[\w.-]+@[^/:]+:)(.+)$/.exec(url) ?? [];
  // A repository on the same machine has the name of its folder.
  const path = ofHost ?? url.split(/[\\/]/).slice(-2).join('/');
  return path.replace(/^\/+|\/+$|\.git\/*$/g, '').toLowerCase() || undefined;
}

/** Who decides, and where: in which repository, and about which change. */
export async function findDecider(host: Pick<Host, 'git' | 'context'>) {
  const { stdout } = await host.git(['var', 'GIT_AUTHOR_IDENT']);
  const by = stdout.slice(0, Math.max(0, stdout.indexOf(' <'))).trim() || undefined;
  return { by, change: findKnownChange(host.context)?.number, repository: await findRepository(host) };
}

/** What says who recorded a run; of a run that says so already, what it says. */
export const sayRecorder = (
  run: Provenance,
  by: NonNullable<Provenance['recorded']>['by'],
  repository: string | undefined,
): Provenance => ({ ...run, recorded: { by, ...defined({ repository }), ...run.recorded } });

/**
 * Leaves out the runs of other repositories, and what was accepted from one of them on. A repository that was renamed has the commits
 * of its runs. What is left no longer says who recorded it.
 */
export async function leaveOutOthers(
  recorded: readonly Required<RecordedMeasurement>[],
  accepts: readonly Accept[],
  host: Pick<Host, 'git' | 'context'>,
) {
  const runs = [...new Set(recorded.map(({ run }) => run))];
  const isSaid = [...runs.map(({ recorded }) => recorded), ...accepts].some((one) => one?.repository);
  const own = isSaid ? await findRepository(host) : undefined;
  const isDoubtful = (repository = own): boolean => own !== undefined && repository !== own;
  const doubtful = runs.filter(({ recorded }) => isDoubtful(recorded?.repository));
  const strange = accepts.filter(({ repository }) => isDoubtful(repository));
  const commits = [...new Set([...doubtful, ...strange].flatMap(({ commit }) => commit ?? []))];
  const known = new Set(commits.length === 0 ? [] : await findExisting(commits, host));
  const foreign = new Set(strange.filter(({ commit = '' }) => !known.has(commit)));
  const others = doubtful.filter(({ commit = '' }) => !known.has(commit));
  const left = new Set(others);
  const bare = new Map(
    runs.flatMap((run) => {
      const { recorded: _, ...provenance } = run;
      return left.has(run) ? [] : [[run, provenance]];
    }),
  );
  const starts = new Set([...bare.values()].map(startOf));
  const leftStarts = new Set(others.map(startOf));
  const names = [...new Set(others.flatMap(({ recorded }) => recorded?.repository ?? []))];
  const measurements: PastMeasurement[] = [];
  for (const { measurement, run } of recorded) {
    const provenance = bare.get(run);
    if (provenance !== undefined) measurements.push({ measurement, provenance });
  }
  return {
    measurements,
    accepts: accepts.filter((one) => !foreign.has(one) && (starts.has(one.from) || !leftStarts.has(one.from))),
    problems: [
      ...(others.length === 0 ? [] : [runsOfOthers(others.length, names)]),
      ...joinRecords([...foreign]).map((one) => decisionRefused(one, 'foreign')),
    ],
  };
}
