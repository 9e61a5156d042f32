/** Summarises a replay as a backtest document. */
import type { Policy } from '../../config/policy.js';
import type { ReplayedRun } from '../../judge/replay.js';
import { describeBlindness, isHistoryBlind } from '../../judge/blindness.js';
import { listDeclared } from '../../metrics/index.js';
import type {
  Backtest,
  BacktestEvent,
  CaseRecord,
  FailedRun,
  Finding,
  OutcomeReason,
  Problem,
  Provenance,
} from '../../model/documents.js';
import { version } from '../../version.js';
import { defined, groupBy } from '../../lang/objects.js';
import { compareCauses, findCause, findWorst, listCauses } from './causes.js';

/** What is kept of a replayed run: a long history has more pairs and series than fit into memory. */
export interface Verdict extends Omit<ReplayedRun, 'pairs' | 'drifts'> {
  /** The keys of the cases that were compared with a history, or were expected. */
  readonly judged: readonly string[];
}

export const toVerdict = ({ pairs, drifts: _, ...replayed }: ReplayedRun): Verdict => ({
  ...replayed,
  failures: replayed.failures.map(withoutSeries),
  suspects: replayed.suspects.map(withoutSeries),
  judged: pairs.flatMap((pair) => (pair.history.length > 0 ? [pair.case.key] : [])),
});

/** The finding without its series, which the history already contains. */
function withoutSeries({ series: _, ...finding }: Finding): Finding {
  return finding;
}

/** What was read of a history, replayed or not. */
export interface ReadRuns {
  runs: number;
  measurements: number;
  /** The keys of the cases. */
  readonly cases: Set<string>;
}

type Count = readonly [key: string, count: number];

/** How often each key occurs. */
const count = (keys: readonly string[]): ReadonlyMap<string, number> =>
  new Map(
    Array.from(
      groupBy(keys, (key) => key),
      ([key, { length }]): Count => [key, length],
    ),
  );

const byCause = ([a]: Count, [b]: Count): number => compareCauses(a, b);

/** @param events the losses that lasted, by the start of their first run */
export function createBacktest(
  verdicts: readonly Verdict[],
  read: ReadRuns,
  events: ReadonlyMap<string, Pick<BacktestEvent, 'runs' | 'cases'>>,
  policy: Policy,
): Backtest {
  const failed = verdicts.filter(({ outcome }) => outcome === 'failed');
  const suspicious = verdicts.filter(({ outcome, suspects }) => outcome !== 'failed' && suspects.length > 0);
  const slow = suspicious.filter(({ suspects }) => suspects.every(isSlowLoss));
  const undecided = verdicts.filter(({ outcome }) => outcome === 'undecided');
  const stretches =
    verdicts
      .map(({ outcome }) => (outcome === 'failed' ? 'f' : ' '))
      .join('')
      .match(/f+/g) ?? [];
  const starts = verdicts.map(({ run: { startedAt = '' } }) => startedAt);
  return {
    schemaVersion: 1,
    tool: { name: 'guardband', version },
    ...listDeclared(policy.metrics),
    runs: {
      read: read.runs,
      replayed: verdicts.length,
      from: starts[0] ?? '',
      to: starts.at(-1) ?? '',
      cases: read.cases.size,
      measurements: read.measurements,
      history: policy.historyRuns,
    },
    outcomes: {
      passed: verdicts.length - failed.length - undecided.length,
      failed: failed.length,
      undecided: undecided.length,
    },
    suspectsOnly: suspicious.length - slow.length,
    slowLossesOnly: slow.length,
    stretches: stretches.length,
    longestStretch: Math.max(0, ...stretches.map(({ length }) => length)),
    causes: [...count(failed.flatMap(listCauses))].sort(byCause).map(([cause, runs]) => ({ cause, runs })),
    undecided: Array.from(count(undecided.flatMap(({ reasons }) => reasons)), ([reason, runs]) => ({
      reason: reason as OutcomeReason,
      runs,
    })),
    cases: recordCases(verdicts, read.cases),
    failures: failed.map(describeFailed),
    events: verdicts.flatMap(({ run, outcome }) => {
      const event = events.get(run.startedAt ?? '');
      return event === undefined ? [] : [{ ...nameRun(run), ...event, outcome }];
    }),
  };
}

const nameRun = ({ startedAt = '', tag, commit }: Provenance) => ({ startedAt, ...defined({ tag, commit }) });

/** Whether a suspect is one only because of a loss over several runs, which no single measurement settles. */
const isSlowLoss = ({ reason }: Finding): boolean => reason === 'drift';

const keyOf = (finding: Finding): string => finding.case.key;

function describeFailed(verdict: Verdict): FailedRun {
  const { run, failures, wholeRun } = verdict;
  return {
    ...nameRun(run),
    causes: listCauses(verdict),
    cases: new Set(failures.map(keyOf)).size,
    ...defined({ worst: findWorst(failures) }),
    wholeRun: wholeRun.map(({ metric, percent }) => ({ metric, percent })),
  };
}

/** For each case in how many runs it failed, and why: those that failed most often first. */
function recordCases(verdicts: readonly Verdict[], cases: ReadonlySet<string>): readonly CaseRecord[] {
  const judged = count(verdicts.flatMap((verdict) => verdict.judged));
  const suspect = count(verdicts.flatMap(({ suspects }) => [...new Set(suspects.map(keyOf))]));
  const failures = groupBy(
    verdicts.flatMap((verdict) => verdict.failures.map((finding) => ({ finding, verdict }))),
    ({ finding }) => keyOf(finding),
  );
  const records = [...cases].sort().map((key): CaseRecord => {
    const own = failures.get(key) ?? [];
    const runs = [...groupBy(own, ({ verdict }) => verdict).values()];
    const causes = count(runs.flatMap((found) => [...new Set(found.map(({ finding }) => findCause(finding)))]));
    const worst = findWorst(
      own.map(({ finding, verdict: { run } }) => ({ ...finding, startedAt: run.startedAt ?? '' })),
    );
    return {
      case: key,
      judged: judged.get(key) ?? 0,
      failed: runs.length,
      suspect: suspect.get(key) ?? 0,
      causes: Object.fromEntries([...causes].sort(byCause)),
      ...defined({ worst }),
    };
  });
  return records.sort((a, b) => b.failed - a.failed);
}

/** What the history could not judge, usually or in the newest run. */
export function findBlindness(verdicts: readonly Verdict[]): readonly Problem[] {
  const present = verdicts.at(-1)?.blind ?? [];
  const known = verdicts.filter(({ blind }) => blind.length > 0);
  const blind = known.filter((verdict) => isHistoryBlind(verdict.blind));
  const newest = blind.at(-1);
  return newest !== undefined && (isHistoryBlind(present) || 2 * blind.length >= known.length)
    ? describeBlindness(newest.blind, 'warning', { blind: blind.length, runs: known.length })
    : describeBlindness(present, 'warning');
}
