/** Summarises a replay as a backtest document. */
import { type Policy, findMetricPolicy } from '../../config/policy.js';
import type { ReplayJudgement, ReplayedRun } from '../../judge/replay.js';
import { describeBlindness, isHistoryBlind } from '../../judge/blindness.js';
import { listDeclared } from '../../metrics/index.js';
import type { Run } from '../../model/run.js';
import type {
  Backtest,
  CaseName,
  FailedRun,
  Finding,
  Outcome,
  OutcomeReason,
  Problem,
  Provenance,
  RuleRecord,
} from '../../model/documents.js';
import { nameCase } from '../../cases/names.js';
import { version } from '../../version.js';
import { defined } from '../../lang/defined.js';
import type { Metric } from '../../model/metric.js';
import { addToRecords, toRecord, type CaseTotals } from './case-records.js';
import { compareCauses, findWorst, listCauses, withoutSeries } from './causes.js';
import { increment, type Tally } from './tally.js';

const fixedPercents = [5, 10, 20] as const;

/** The configured bands must come first. */
export const bandRules = [
  { rule: 'configured', factor: 1 },
  { rule: 'bands x0.5', factor: 0.5 },
  { rule: 'bands x2', factor: 2 },
] as const;
export type Policies = readonly [Policy, ...Policy[]];

/** Summarises a replay run by run, so no run has to be kept. */
export interface BacktestSummary {
  /** Counts a run of the history, even if it is not replayed. */
  readonly countRead: (run: Run) => void;
  readonly add: (replayed: ReplayedRun) => void;
  /** The number of replayed runs. */
  readonly replayed: () => number;
  /** What the history could not judge, usually or in the newest run. */
  readonly blindness: () => readonly Problem[];
  readonly toDocument: () => Backtest;
}

interface Totals {
  readonly outcomes: Record<Outcome, number>;
  suspectsOnly: number;
  slowLossesOnly: number;
  /** The lengths of the stretches of consecutive failed runs. */
  readonly stretches: number[];
  readonly causes: Tally;
  readonly undecided: Tally;
  readonly failures: FailedRun[];
  /** The number of runs that a fixed limit would have failed, by its percentage. */
  readonly fixed: Tally<number>;
}

/** @param policies the policies of the replay, in the same order */
export function createSummary(policies: Policies): BacktestSummary {
  const cases = new Map<string, CaseName>();
  const records = new Map<string, CaseTotals>();
  const bands = policies.map(() => ({ failed: 0, onSpeed: 0 }));
  const totals: Totals = {
    outcomes: { passed: 0, failed: 0, undecided: 0 },
    suspectsOnly: 0,
    slowLossesOnly: 0,
    stretches: [],
    causes: new Map(),
    undecided: new Map(),
    failures: [],
    fixed: new Map(),
  };
  const runs = { read: 0, replayed: 0, from: '', to: '', measurements: 0 };
  let newest: ReplayJudgement | undefined;
  const blind = { runs: 0, blind: 0, newest: [] as ReplayJudgement['blind'] };
  return {
    countRead: ({ measurements }) => {
      runs.read++;
      runs.measurements += measurements.length;
      for (const name of measurements.map(nameCase)) if (!cases.has(name.key)) cases.set(name.key, name);
    },
    add: (replayed) => {
      const { run, judged, worstStepPercent } = replayed;
      const startedAt = run.startedAt ?? '';
      const isAfterFailure = newest?.outcome === 'failed';
      newest = judged[0];
      if (newest.blind.length > 0) blind.runs++;
      if (isHistoryBlind(newest.blind)) {
        blind.blind++;
        blind.newest = newest.blind;
      }
      if (runs.replayed++ === 0) runs.from = startedAt;
      runs.to = startedAt;
      addToTotals(totals, run, newest, isAfterFailure);
      addToRecords(records, replayed);
      increment(
        totals.fixed,
        fixedPercents.filter((percent) => worstStepPercent > percent),
      );
      for (const [i, band] of bands.entries()) addToBand(band, judged[i], policies[i] ?? policies[0]);
    },
    replayed: () => runs.replayed,
    blindness: () => {
      const present = newest?.blind ?? [];
      return isHistoryBlind(present) || (blind.blind > 0 && 2 * blind.blind >= blind.runs)
        ? describeBlindness(blind.newest, 'warning', blind)
        : describeBlindness(present, 'warning');
    },
    toDocument: () => toDocument({ runs, cases, records, bands, totals }, policies),
  };
}

/** The parts of a summary. */
interface Sums {
  readonly runs: Omit<Backtest['runs'], 'cases' | 'history'>;
  readonly cases: ReadonlyMap<string, CaseName>;
  readonly records: ReadonlyMap<string, CaseTotals>;
  readonly bands: readonly BandTotals[];
  readonly totals: Totals;
}

function toDocument({ runs, cases, records, bands, totals }: Sums, policies: Policies): Backtest {
  const { read, replayed, from, to, measurements } = runs;
  const computePercent = (failed: number): number => (100 * failed) / replayed;
  return {
    schemaVersion: 1,
    tool: { name: 'guardband', version },
    ...listDeclared(policies[0].metrics),
    runs: { read, replayed, from, to, cases: cases.size, measurements, history: policies[0].historyRuns },
    ...describeTotals(totals),
    cases: [...cases.keys()]
      .sort()
      .map((key) => toRecord(key, records.get(key)))
      .sort((a, b) => b.failed - a.failed),
    failures: totals.failures,
    rules: [
      ...bandRules.map(({ rule }, i): RuleRecord => {
        const { failed, onSpeed } = bands[i] ?? { failed: 0, onSpeed: 0 };
        const ofPolicy = listBands([...cases.values()], policies[i] ?? policies[0]);
        return { rule, bands: ofPolicy, failed, percent: computePercent(failed), onSpeed };
      }),
      ...fixedPercents.map((percent): RuleRecord => {
        const failed = totals.fixed.get(percent) ?? 0;
        return { rule: `fixed ${percent} %`, failed, percent: computePercent(failed), onSpeed: failed };
      }),
    ],
  };
}

function addToTotals(totals: Totals, run: Provenance, configured: ReplayJudgement, isAfterFailure: boolean): void {
  const { outcome, suspects, reasons } = configured;
  totals.outcomes[outcome]++;
  if (outcome !== 'failed' && suspects.some((finding) => !isSlowLoss(finding))) totals.suspectsOnly++;
  else if (outcome !== 'failed' && suspects.length > 0) totals.slowLossesOnly++;
  if (outcome === 'undecided') increment(totals.undecided, reasons);
  if (outcome !== 'failed') return;
  totals.stretches.push(1 + (isAfterFailure ? (totals.stretches.pop() ?? 0) : 0));
  const causes = listCauses(configured);
  increment(totals.causes, causes);
  totals.failures.push(failedRun(run, causes, configured));
}

/** Whether a suspect is one only because of a loss over several runs, which no single measurement settles. */
const isSlowLoss = ({ reason }: Finding): boolean => reason === 'drift';

function describeTotals({ outcomes, suspectsOnly, slowLossesOnly, stretches, causes, undecided }: Totals) {
  return {
    outcomes,
    suspectsOnly,
    slowLossesOnly,
    stretches: stretches.length,
    longestStretch: Math.max(0, ...stretches),
    causes: [...causes].map(([cause, n]) => ({ cause, runs: n })).sort((a, b) => compareCauses(a.cause, b.cause)),
    undecided: [...undecided].map(([reason, n]) => ({ reason: reason as OutcomeReason, runs: n })),
  };
}

function failedRun(run: Provenance, causes: readonly string[], { failures, wholeRun }: ReplayJudgement): FailedRun {
  const worst = findWorst(failures);
  return {
    startedAt: run.startedAt ?? '',
    ...defined({ tag: run.tag, commit: run.commit }),
    causes,
    cases: new Set(failures.map((finding) => finding.case.key)).size,
    ...defined({ worst: worst === undefined ? undefined : withoutSeries(worst) }),
    wholeRun: wholeRun.map(({ metric, percent }) => ({ metric, percent })),
  };
}

const isSpeed = (metric: string, { metrics: known }: Policy): boolean => known.byId.get(metric)?.scale === 'ratio';

interface BandTotals {
  failed: number;
  /** Runs that failed on throughput or response times. */
  onSpeed: number;
}

function addToBand(band: BandTotals, judged: ReplayJudgement | undefined, policy: Policy): void {
  if (judged?.outcome !== 'failed') return;
  band.failed++;
  const isOnSpeed =
    judged.wholeRun.length > 0 ||
    judged.failures.some(({ verdict, metric }) => verdict === 'regression' && isSpeed(metric, policy));
  if (isOnSpeed) band.onSpeed++;
}

/** The distinct tolerance bands of each judged metric over all cases. */
function listBands(cases: readonly CaseName[], policy: Policy): NonNullable<RuleRecord['bands']> {
  const entries = policy.metrics.all.flatMap((metric: Metric) => {
    const judgings = cases.map((caseName) => findMetricPolicy(policy, caseName, metric)).filter(({ gated }) => gated);
    const distinct = new Map(judgings.map(({ band }) => [JSON.stringify(band), band]));
    return distinct.size === 0 ? [] : [[metric.id, [...distinct.values()]] as const];
  });
  return Object.fromEntries(entries);
}
