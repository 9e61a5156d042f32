/**
 * Selects the past runs that a version can be compared with: those of commits that it contains, of its own branch first, each in
 * the place of its commit.
 */
import { indexRuns, nameCase, runKey } from '../cases/names.js';
import { quote } from '../lang/format.js';
import type { Context } from '../model/context.js';
import type { Accept, CaseName, Measurement, Problem, Provenance } from '../model/documents.js';
import type { Host, Repository } from '../model/host.js';
import { byStart, startOf, type PastMeasurement, type Run } from '../model/run.js';
import { findRevision, type Position } from './commits.js';
import { allMetrics, holdDecisions, type DecisionVersion } from './decisions.js';
import { trimMeasurement } from './recent-runs.js';
import { otherBranchesUsed, runsNotContained } from '../problems/history.js';

export interface Version extends DecisionVersion {
  /** The branches whose runs count, the preferred one first; none if they are not known. */
  readonly branches: readonly string[];
  /** When the candidate began, to recognise it among the recorded runs. */
  readonly startedAt?: string;
  readonly accepts?: readonly Accept[];
}

interface SelectedPast {
  readonly measurements: readonly PastMeasurement[];
  /** Those that hold for the version. */
  readonly accepts: readonly Accept[];
  readonly problems: readonly Problem[];
  /** Whether a run of the preferred branch was found, or no branch is preferred. */
  readonly hasBranch: boolean;
}

/** The branches whose runs are the past of a job: that of the target of a change, or its own; then the default branch. */
export function findBranches({ change, subject, place }: Context): readonly string[] {
  const own = change.kind === 'known' ? change.target.branch : subject.branch;
  return [own, place.defaultBranch].filter((branch) => branch !== undefined);
}

export async function selectPast(
  past: readonly PastMeasurement[],
  version: Version,
  host: Repository,
): Promise<SelectedPast> {
  const runs = [...indexRuns(past).values()];
  const held = await holdDecisions(runs, version.accepts ?? [], version, host);
  const { accepts, positionOf } = held;
  const contained = runs.filter((run) => positionOf(run) !== 'none');
  const { chosen, problems, hasBranch } = chooseBranch(contained, version.branches, positionOf);
  const firsts = new Set(accepts.map(({ from }) => from));
  const decided = contained.filter((run) => firsts.has(startOf(run)) && !chosen.includes(run));
  const starts = placeByCommit([...chosen, ...decided], positionOf, version.startedAt);
  const decisions = new Map(runs.map((run) => [runKey(run), held.decidedOf(run)]));
  const foreign = runs.length - contained.length;
  return {
    measurements: past.flatMap((one): PastMeasurement | readonly never[] => {
      const { measurement, provenance } = one;
      const startedAt = starts.get(runKey(provenance));
      if (startedAt === undefined) return [];
      const isMoved = startedAt !== (provenance.startedAt ?? '');
      const decided = decisions.get(runKey(provenance));
      if (!isMoved && decided === undefined) return one;
      const own = keepDecided(measurement, decided);
      return own === undefined
        ? []
        : { measurement: own, provenance: isMoved ? { ...provenance, startedAt } : provenance };
    }),
    accepts,
    problems: [...held.problems, ...(foreign > 0 ? [runsNotContained(foreign, version.commit)] : []), ...problems],
    hasBranch,
  };
}

/** Of a run that only counts because of what was decided about it, that alone. */
function keepDecided(measurement: Measurement, decided?: readonly Accept[]): Measurement | undefined {
  const { key } = nameCase(measurement);
  const ids = decided?.flatMap((one) => (nameCase(one.case).key === key ? one.metric : []));
  return ids === undefined || ids.includes(allMetrics) ? measurement : trimMeasurement(measurement, ids);
}

type PositionOf = (run: Provenance) => Position;
interface Chosen {
  readonly chosen: readonly Provenance[];
  readonly problems: readonly Problem[];
  readonly hasBranch: boolean;
}

/** Runs without a branch belong to every branch: older histories do not name it. */
function chooseBranch(runs: readonly Provenance[], branches: readonly string[], positionOf: PositionOf): Chosen {
  const [preferred] = branches;
  const isNamed = runs.some(({ branch }) => branch !== undefined);
  if (preferred === undefined || !isNamed) return { chosen: runs, problems: [], hasBranch: true };
  const isAncestor = (run: Provenance): boolean => typeof positionOf(run) === 'number';
  for (const branch of branches) {
    const own = runs.filter((run) => run.branch === branch);
    if (own.length === 0) continue;
    // What was measured before the branch began is its past, too.
    const first = Math.max(...own.map((run) => Number(positionOf(run))));
    const chosen = runs.filter(
      (run) =>
        run.branch === branch || run.branch === undefined || (isAncestor(run) && Number(positionOf(run)) > first),
    );
    const isOwn = branch === preferred;
    return { chosen, problems: isOwn ? [] : [otherBranchesUsed(preferred, `runs of ${branch}`)], hasBranch: isOwn };
  }
  const instead = (chosen: readonly Provenance[], used = 'the other runs'): Chosen => ({
    chosen,
    problems: [otherBranchesUsed(preferred, used)],
    hasBranch: false,
  });
  const ancestors = runs.filter((run) => isAncestor(run) || run.branch === undefined);
  if (ancestors.length > 0) return instead(ancestors);
  const newest = runs.toSorted(byStart).findLast(({ tag }) => tag !== undefined)?.tag;
  if (newest === undefined) return instead(runs);
  return instead(
    runs.filter(({ tag }) => tag === newest),
    `the newest release, ${quote(newest)}`,
  );
}

/**
 * When each run counts as measured. An old commit that was measured again stands before the first run of a later commit, as it
 * would have at its time: it would otherwise look like a change of level, and be the newest run.
 *
 * @param ownStart the start of the candidate, whose recorded run keeps it, so that it is not compared with itself
 */
export function placeByCommit(
  runs: readonly Provenance[],
  positionOf: PositionOf,
  ownStart?: string,
): ReadonlyMap<string, string> {
  const starts = new Map(runs.map((run) => [runKey(run), run.startedAt ?? '']));
  const newestFirst = runs
    .filter((run) => typeof positionOf(run) === 'number' && run.startedAt !== undefined)
    .toSorted((a, b) => Number(positionOf(a)) - Number(positionOf(b)) || -byStart(a, b));
  let earliest = '~';
  let pending = '~';
  let position = -1;
  for (const run of newestFirst) {
    if (Number(positionOf(run)) !== position) earliest = pending;
    position = Number(positionOf(run));
    let start = run.startedAt ?? '';
    if (start > earliest) {
      start = new Date(Date.parse(pending) - 1).toISOString();
      starts.set(runKey(run), start);
    }
    if (start < pending) pending = start;
  }
  for (const run of runs) if (ownStart !== undefined && run.startedAt === ownStart) starts.set(runKey(run), ownStart);
  return starts;
}

/**
 * Finds the runs that do not stand in the place of their commit on the default branch, and the decisions that hold for it. The first runs of
 * these stay where they are: everything since counts for their level.
 *
 * @returns by run when it counts as measured: undefined if it was only measured for a decision that does not hold
 */
export async function findMoved(
  runs: readonly Provenance[],
  all: readonly Accept[],
  ofCode: boolean,
  host: Pick<Host, 'git' | 'context'>,
) {
  const { defaultBranch } = host.context.place;
  const tracked = defaultBranch && (await findRevision(`refs/remotes/origin/${defaultBranch}`, host));
  const { accepts, positionOf, problems } = await holdDecisions(
    runs,
    all,
    { commit: tracked || 'HEAD', isCommitted: ofCode },
    host,
  );
  const starts = placeByCommit(runs, positionOf);
  const firsts = new Set(accepts.map(({ from }) => from));
  const ofChanges = new Set(all.flatMap(({ change, from }) => (change === undefined ? [] : from)));
  const moved = new Map(
    runs.flatMap((run): readonly (readonly [string, string | undefined])[] => {
      const [before, start] = [startOf(run), starts.get(runKey(run))];
      if (positionOf(run) === 'none' && ofChanges.has(before)) return [[runKey(run), undefined]];
      return start === before || start === undefined || firsts.has(before) ? [] : [[runKey(run), start]];
    }),
  );
  return { moved, accepts, problems };
}

/** The runs in these places. */
export const putInPlace = (runs: readonly Run[], moved: ReadonlyMap<string, string | undefined>): readonly Run[] =>
  moved.size === 0
    ? runs
    : runs
        .flatMap(({ provenance, measurements }): readonly Run[] => {
          const startedAt = moved.get(runKey(provenance));
          if (!moved.has(runKey(provenance))) return [{ provenance, measurements }];
          return startedAt === undefined ? [] : [{ provenance: { ...provenance, startedAt }, measurements }];
        })
        .toSorted((a, b) => byStart(a.provenance, b.provenance));

/**
 * What a past is. Of a history: all runs, the newest one, or those with a tag or of a commit. If no run has a tag with * or ?, it is a pattern
 * that selects the newest matching tag, e.g. "v4.*" for the last release of a series.
 *
 * result: a single result, which may come from the candidate's session. pairs: measurement i of a case was made beside
 * measurement i of the candidate.
 */
export type Selector = 'history' | 'last' | { readonly tag: string } | { readonly commit: string } | 'result' | 'pairs';

/** The cases and past runs to compare with. */
export interface Selection {
  readonly selector: Selector;
  /** Maximum number of past runs of a case. */
  readonly runs: number;
  /** Whether the past run was measured in the candidate's session, so that its repetitions count as runs. */
  readonly isSession?: boolean;
  /** Whether the past has what counts of the candidate's own run. */
  readonly countsOwn?: boolean;
  /** Patterns of the cases to compare; all cases if undefined. */
  readonly only?: readonly string[];
  /** Whether a case is a control: the change under test cannot affect it, so it only measures the machine. */
  readonly isControl?: (caseName: CaseName) => boolean;
}
