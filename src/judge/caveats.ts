import { runKey, environmentDifferences } from '../cases/names.js';
import { formatSize } from '../lang/format.js';
import { groupBy } from '../lang/objects.js';
import type { LevelChange } from '../compare/levels/assign-levels.js';
import type { ComparedRun } from '../compare/compare-run.js';
import type { Past } from '../history/baseline.js';
import { findImplausible } from '../compare/derived-metrics.js';
import { describeShorterTests, findOtherWarmups } from '../compare/test-length.js';
import type { Finding, Measurement, Problem, Provenance } from '../model/documents.js';
import type { Pair, Run } from '../model/run.js';
import { patternsForKeys } from './groups/patterns.js';
import { findRegions } from './groups/regions.js';
import { acceptCommand, sinceRun, type HistoryOptions } from '../problems/accept-command.js';
import { findSaturated } from '../compare/saturation.js';
import {
  acceptedRunUnderTest,
  deadTests,
  environmentDiffers,
  environmentUnknown,
  littlesLawBroken,
  looksLikeOldResult,
  sameRunInBaseline,
  saturatedCases,
} from '../problems/comparison.js';
import { common } from './model/settings.js';
import { pairsLeftOut } from '../problems/gate.js';
import { levelNotAccepted, levelTaken, lossTaken } from '../problems/levels.js';

/** The number of equal values from which two results count as the same result. */
const minEqual = 3;

/**
 * Lists remarks about a comparison: what may explain its verdicts, or makes them doubtful. They change no verdict.
 *
 * @param history where the history is, for commands
 */
export function listCaveats(
  candidate: Run,
  { measurements: past }: Past,
  { candidate: derived, pairs, runs, levelChanges, repetitions, problems: sessionProblems }: ComparedRun,
  history: HistoryOptions = {},
): readonly Problem[] {
  const { startedAt } = candidate.provenance;
  const isRecorded = startedAt !== undefined && past.some(({ provenance }) => provenance.startedAt === startedAt);
  // An accepted run is part of its own baseline; any other run is not.
  const isAccepted = pairs.some(({ history: own }) => own.some(({ provenance }) => provenance.startedAt === startedAt));
  const odd = [...findImplausible(derived)].sort(([, a], [, b]) => a - b);
  const differing = [...new Set(runs.flatMap((run) => environmentDifferences(candidate.provenance, run)))];
  const unknown = unknownAxes(candidate.provenance, runs);
  const isOld = ({ measurement, provenance }: Pair['history'][number], present: Measurement): boolean =>
    provenance.startedAt !== startedAt && isSameResult(present, measurement);
  const old = pairs.filter((pair) =>
    pair.candidate.some((present) => pair.history.some((entry) => isOld(entry, present))),
  );
  const overloaded = findSaturated(pairs);
  return [
    ...(odd.length > 0 ? [littlesLawBroken(new Map(odd))] : []),
    ...sessionProblems,
    ...checkPartners(pairs, repetitions),
    ...(isRecorded ? [isAccepted ? acceptedRunUnderTest(startedAt) : sameRunInBaseline(startedAt)] : []),
    ...(differing.length > 0 ? [environmentDiffers(differing)] : []),
    ...(unknown.candidate.length + unknown.baseline.length > 0
      ? [environmentUnknown(unknown.candidate, unknown.baseline)]
      : []),
    ...(old.length > 0 ? [looksLikeOldResult(old.map((pair) => pair.case.key))] : []),
    ...(overloaded.length > 0 ? [saturatedCases(overloaded)] : []),
    ...describeShorterTests(pairs),
    ...findOtherWarmups(pairs),
    ...levelRemarks(levelChanges, pairs, history, runs.length < common.runsOfMachine ? runs.length : undefined),
  ];
}

/**
 * Axes of the environment that only one side records, so that they cannot be compared. Past runs without any axis were
 * recorded before Guardband stored environments.
 */
function unknownAxes(candidate: Provenance, runs: readonly Provenance[]) {
  const own = candidate.environment ?? {};
  const past = runs
    .map(({ environment = {} }) => environment)
    .filter((environment) => Object.keys(environment).length > 0);
  const inAll = Object.keys(past[0] ?? {}).filter((axis) =>
    past.every((environment) => Object.hasOwn(environment, axis)),
  );
  return {
    candidate: inAll.filter((axis) => !Object.hasOwn(own, axis)),
    baseline: Object.keys(own).filter(
      (axis) => runs.length > 0 && !past.some((environment) => Object.hasOwn(environment, axis)),
    ),
  };
}

/** One problem per run, because one cause usually changes many levels. The worst case represents the others. */
function levelRemarks(
  changes: readonly LevelChange[],
  pairs: readonly Pair[],
  history: HistoryOptions,
  few: number | undefined,
): readonly Problem[] {
  if (changes.length === 0) return [];
  const cases = pairs.map((pair) => ({ name: pair.case }));
  const regions = findRegions(pairs.map((pair) => pair.case));
  const alike = groupBy(changes, ({ firstRun, isBaseline, isWorse }) =>
    JSON.stringify([isBaseline, isWorse, runKey(firstRun)]),
  );
  return [...alike.values()].flatMap((ofRun) => {
    const [first, ...others] = ofRun.toSorted((a, b) => Math.abs(b.percent) - Math.abs(a.percent));
    if (first === undefined) return [];
    const problemOf = !first.isBaseline ? levelNotAccepted : first.isWorse ? lossTaken : levelTaken;
    const all = [first, ...others];
    const command = acceptCommand(
      patternsForKeys(
        all.map((change) => change.case.key),
        { cases, regions },
      ),
      all.map(({ metric }) => metric),
      sinceRun(first.firstRun.startedAt),
      history,
    );
    const [level, change] = [levelKey(first), formatSize(first.percent, first.unit)];
    return [problemOf({ level, change, start: first.firstRun, others: others.map(levelKey), command, few })];
  });
}

const levelKey = ({ case: { key }, metric }: LevelChange): string => `${metric} of ${key}`;

/**
 * Whether more metrics are identical to the last digit than chance allows, which shows that a published result was not
 * measured again.
 */
function isSameResult(a: Measurement, b: Measurement): boolean {
  if (a.samples !== b.samples || !((a.samples ?? 1) > 0)) return false;
  let nonTrivial = 0;
  for (const id of Object.keys(a.metrics)) {
    if (!Object.hasOwn(b.metrics, id)) continue;
    const [own, other] = [a.metrics[id], b.metrics[id]];
    // Text only for intervals: most measurements already differ in the first number.
    if (own !== other && (typeof own === 'number' || JSON.stringify(own) !== JSON.stringify(other))) return false;
    if (own !== 0) nonTrivial++;
  }
  return nonTrivial >= minEqual;
}

/**
 * Describes the cases in which most requests always fail, although the configuration does not declare them, in a single
 * sentence.
 */
export function describeDeadTests(findings: readonly Finding[]): readonly Problem[] {
  const dead = findings.filter(({ reason, gated }) => reason === 'dead' && gated);
  if (dead.length === 0) return [];
  const runs = Math.min(...dead.map(({ baseline }) => baseline?.runs ?? 1));
  return [
    deadTests(
      dead.map(({ case: { key } }) => key),
      runs,
    ),
  ];
}

/** Only complete pairs are compared. */
function checkPartners(pairs: readonly Pair[], repetitions: number | undefined): readonly Problem[] {
  if (repetitions === undefined) return [];
  const measured = Math.max(0, ...pairs.map(({ candidate }) => candidate.length));
  return measured === repetitions || measured === 0 ? [] : [pairsLeftOut(measured, repetitions)];
}
