/** Summarises a replay as a backtest document. */
import type { Policy } from '../../config/policy.js';
import type { ReplayedRun } from '../../judge/replay.js';
import { describeBlindness, isHistoryBlind } from '../../judge/blindness.js';
import { listDeclared } from '../../metrics/index.js';
import type { Run } from '../../model/run.js';
import type {
  Backtest,
  BacktestEvent,
  CaseName,
  FailedRun,
  Finding,
  Outcome,
  OutcomeReason,
  Problem,
  Provenance,
} from '../../model/documents.js';
import { nameCase } from '../../cases/names.js';
import { version } from '../../version.js';
import { defined } from '../../lang/objects.js';
import { addToRecords, toRecord, type CaseTotals } from './case-records.js';
import { compareCauses, findWorst, listCauses, withoutSeries } from './causes.js';
import { increment, type Tally } from './tally.js';

/** Summarises a replay run by run, so no run has to be kept. */
export interface BacktestSummary {
  /** Counts a run of the history, even if it is not replayed. */
  readonly countRead: (run: Run) => void;
  readonly add: (replayed: ReplayedRun) => void;
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
  readonly events: BacktestEvent[];
}

/** @param events the losses that lasted, by the start of their first run */
export function createSummary(
  policy: Policy,
  events: ReadonlyMap<string, Pick<BacktestEvent, 'runs' | 'cases'>>,
): BacktestSummary {
  const cases = new Map<string, CaseName>();
  const records = new Map<string, CaseTotals>();
  const totals: Totals = {
    outcomes: { passed: 0, failed: 0, undecided: 0 },
    suspectsOnly: 0,
    slowLossesOnly: 0,
    stretches: [],
    causes: new Map(),
    undecided: new Map(),
    failures: [],
    events: [],
  };
  const runs = { read: 0, replayed: 0, from: '', to: '', measurements: 0 };
  let newest: ReplayedRun | undefined;
  const blind = { runs: 0, blind: 0, newest: [] as ReplayedRun['blind'] };
  return {
    countRead: ({ measurements }) => {
      runs.read++;
      runs.measurements += measurements.length;
      for (const name of measurements.map(nameCase)) if (!cases.has(name.key)) cases.set(name.key, name);
    },
    add: (replayed) => {
      const startedAt = replayed.run.startedAt ?? '';
      const isAfterFailure = newest?.outcome === 'failed';
      newest = replayed;
      if (newest.blind.length > 0) blind.runs++;
      if (isHistoryBlind(newest.blind)) {
        blind.blind++;
        blind.newest = newest.blind;
      }
      if (runs.replayed++ === 0) runs.from = startedAt;
      runs.to = startedAt;
      addToTotals(totals, replayed, isAfterFailure);
      const event = events.get(startedAt);
      if (event !== undefined) totals.events.push({ ...nameRun(replayed.run), ...event, outcome: replayed.outcome });
      addToRecords(records, replayed);
    },
    replayed: () => runs.replayed,
    blindness: () => {
      const present = newest?.blind ?? [];
      return isHistoryBlind(present) || (blind.blind > 0 && 2 * blind.blind >= blind.runs)
        ? describeBlindness(blind.newest, 'warning', blind)
        : describeBlindness(present, 'warning');
    },
    toDocument: () => toDocument({ runs, cases, records, totals }, policy),
  };
}

/** The parts of a summary. */
interface Sums {
  readonly runs: Omit<Backtest['runs'], 'cases' | 'history'>;
  readonly cases: ReadonlyMap<string, CaseName>;
  readonly records: ReadonlyMap<string, CaseTotals>;
  readonly totals: Totals;
}

function toDocument({ runs, cases, records, totals }: Sums, policy: Policy): Backtest {
  const { read, replayed, from, to, measurements } = runs;
  return {
    schemaVersion: 1,
    tool: { name: 'guardband', version },
    ...listDeclared(policy.metrics),
    runs: { read, replayed, from, to, cases: cases.size, measurements, history: policy.historyRuns },
    ...describeTotals(totals),
    cases: [...cases.keys()]
      .sort()
      .map((key) => toRecord(key, records.get(key)))
      .sort((a, b) => b.failed - a.failed),
    failures: totals.failures,
    events: totals.events,
  };
}

function addToTotals(totals: Totals, replayed: ReplayedRun, isAfterFailure: boolean): void {
  const { outcome, suspects, reasons } = replayed;
  totals.outcomes[outcome]++;
  if (outcome !== 'failed' && suspects.some((finding) => !isSlowLoss(finding))) totals.suspectsOnly++;
  else if (outcome !== 'failed' && suspects.length > 0) totals.slowLossesOnly++;
  if (outcome === 'undecided') increment(totals.undecided, reasons);
  if (outcome !== 'failed') return;
  totals.stretches.push(1 + (isAfterFailure ? (totals.stretches.pop() ?? 0) : 0));
  const causes = listCauses(replayed);
  increment(totals.causes, causes);
  totals.failures.push(failedRun(causes, replayed));
}

const nameRun = ({ startedAt = '', tag, commit }: Provenance) => ({ startedAt, ...defined({ tag, commit }) });

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

function failedRun(causes: readonly string[], { run, failures, wholeRun }: ReplayedRun): FailedRun {
  const worst = findWorst(failures);
  return {
    ...nameRun(run),
    causes,
    cases: new Set(failures.map((finding) => finding.case.key)).size,
    ...defined({ worst: worst === undefined ? undefined : withoutSeries(worst) }),
    wholeRun: wholeRun.map(({ metric, percent }) => ({ metric, percent })),
  };
}
