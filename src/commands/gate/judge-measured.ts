/** Reads and judges what was measured in pairs. */
import type { GuardedSettings } from '../../history/guarded-settings.js';
import { findMetricPolicy } from '../../config/policy.js';
import type { Settings } from '../../config/settings.js';
import { toPastMeasurements } from '../../history/baseline.js';
import { readCandidate } from '../../input/candidate.js';
import { judgeRun, type JudgedRun } from '../../judge/judge-run.js';
import { compareByRatio } from '../../judge/pairs/tables.js';
import { defined } from '../../lang/defined.js';
import type { MetricComparisons } from '../../model/comparison.js';
import type { Problem } from '../../model/documents.js';
import { today, type Host } from '../../model/host.js';
import type { Run } from '../../model/run.js';
import { distinct, isError } from '../../problems/problem.js';
import type { CheckedRun } from '../check/checked-run.js';
import { provenanceOf, type Base } from './base-version.js';
import type { Screened } from './screened.js';

/** The folders with the results of each side, one per pair. */
export interface MeasuredSides {
  readonly head: string[];
  readonly base: string[];
}

interface Known {
  readonly base: Base | undefined;
  readonly screened: Screened | undefined;
}

/** Judges the pairs measured so far. */
export async function judgeMeasuredPairs(
  sides: MeasuredSides,
  { settings: asked, source, notes }: GuardedSettings,
  { base, screened }: Known,
  host: Host,
): Promise<{ readonly checked: CheckedRun } | { readonly problems: readonly Problem[] }> {
  // A change that excludes a label does not remove it from its base: there it is missing.
  const labels = source?.absent === true ? asked.read.labels : asked.readBaseline.labels;
  const ofBase = { ...asked, read: { ...asked.read, labels } };
  const [head, before] = [await readSide(sides.head, asked, host), await readSide(sides.base, ofBase, host)];
  const problems = distinct([...head.problems, ...before.problems, ...notes]);
  const [first] = head.candidates;
  if (first === undefined || before.runs.length < sides.base.length || head.runs.length < sides.head.length)
    return { problems };
  // As for `check HEAD --against BASE`, which judges the same pairs.
  const settings = {
    ...asked,
    against: parentOf(sides.base),
    read: { ...asked.read, patterns: [parentOf(sides.head)] },
  };
  const candidate: Run = {
    provenance: first.run.provenance,
    measurements: head.runs.flatMap(({ measurements }) => measurements),
  };
  // Dates of single runs do not matter: all measurements of the base are one run.
  const provenance = { ...provenanceOf(base, candidate.provenance) };
  const past = {
    measurements: before.runs.flatMap((run) => toPastMeasurements({ ...run, provenance })),
    accepts: [],
    selection: 'history',
    isResult: true,
    arePairs: true,
  } as const;
  const judged = judgeRun({
    candidate,
    past,
    policy: settings.policy,
    ...defined({ only: settings.only, screen: screened?.screen }),
    today: today(host),
    isInputIncomplete: problems.some(isError),
    unsound: new Set([...head.candidates, ...before.candidates].flatMap(({ unsound }) => [...unsound])),
  });
  return {
    checked: {
      settings,
      candidate: { ...first, run: candidate },
      baseline: { ...past, problems: [] },
      judged,
      problems,
      ...defined({ source }),
    },
  };
}

/** The folder that contains the folders of all pairs: "ab/head" of "ab/head/1/results". */
const parentOf = ([first = '']: readonly string[]): string => first.replace(/\/\d+\/results$/, '');

/** Each measurement is read alone, so that nothing of two measurements is merged. */
async function readSide(folders: readonly string[], settings: Settings, host: Host) {
  const read = await Promise.all(
    folders.map((folder) => readCandidate({ ...settings, read: { ...settings.read, patterns: [folder] } }, host)),
  );
  const candidates = read.flatMap(({ run, ...rest }) =>
    run === undefined
      ? []
      : [{ sources: new Map(), isOfHistory: false, dashboards: [], unsound: new Set<string>(), ...rest, run }],
  );
  return {
    candidates,
    runs: candidates.map(({ run }) => run),
    problems: read.flatMap(({ problems }) => problems),
  };
}

/** What pairs are judged by: the gated metrics that are compared by ratio. */
export const tablesOf = ({ judged, settings: { policy } }: CheckedRun): readonly MetricComparisons[] =>
  compareByRatio(judged.pairs, policy.metrics.all, (name, metric) => findMetricPolicy(policy, name, metric));

/** Whether another pair could not change the decision. */
export function isSettled({ outcome, measured, findings }: JudgedRun): boolean {
  if (outcome === 'failed') return true;
  const isDoubtful = findings.some(
    ({ gated, verdict, reason }) => gated && verdict === 'suspect' && reason !== 'drift',
  );
  return measured?.state !== 'open' && !isDoubtful;
}
