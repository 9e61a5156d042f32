/**
 * The decision on every comparison, after the quantiles of a case have corroborated each other and repetitions were
 * compared.
 */
import { largest } from '../../../../stats/largest.js';
import type { Comparison, Evidence, MetricComparisons } from '../../../../model/comparison.js';
import { severity, type Decision } from './decision.js';
import { doQuantilesAgree, needsSupport } from './corroboration.js';
import { highPercentile, isResponseTime } from '../percentiles.js';
import { createLayouts } from '../effects/layout.js';
import { judgeMetric, type Judged } from './judge-metric.js';
import { common } from '../settings.js';
import { isMomentary } from './momentary.js';
import { isStalled } from './stalled.js';
import { findRepetitions, type Row } from '../table.js';
import { isRunUnresolved, unresolvedRow, type JudgedRepetitions, type OpenInEach } from './unresolved.js';
import type { RowVerdict } from './row-verdicts.js';

export type ReasonedDecision = readonly [decision: Decision, reason?: Evidence['reason']];

/** Every metric judged, and the decisions by metric and comparison. */
export interface JudgedTogether {
  /** Undefined for a metric without comparisons. */
  readonly judged: readonly (JudgedRepetitions | undefined)[];
  readonly decisions: readonly (readonly ReasonedDecision[])[];
}

/** Decides on all comparisons of all metrics. Several repetitions are never judged milder than the mildest one alone. */
export function decideAll(tables: readonly MetricComparisons[]): JudgedTogether {
  const together = judgeTogether(tables);
  const mildest = judgeEachRepetition(tables);
  if (mildest === undefined) return together;
  return {
    judged: together.judged.map((judged, m) => judged && { ...judged, openInEach: openInEach(judged, mildest[m]) }),
    decisions: together.decisions.map((ofMetric, m) =>
      ofMetric.map((decision, i) => {
        const [alone] = mildest[m]?.comparisons[i] ?? [passed];
        return severity[alone[0]] > severity[decision[0]] ? alone : decision;
      }),
    ),
  };
}

function openInEach({ rowNumbers }: Judged, mildest: Mildest | undefined): OpenInEach {
  const rows = new Map<number, number>();
  mildest?.comparisons.forEach(([, noises], i) => {
    const row = rowNumbers[i] ?? 0;
    if (noises !== undefined) rows.set(row, Math.min(noises, rows.get(row) ?? Infinity));
  });
  return { rows, run: mildest?.run === true };
}

function judgeTogether(tables: readonly MetricComparisons[]): JudgedTogether {
  const findLayout = createLayouts();
  const judged = tables.map((subject) =>
    subject.comparisons.length === 0 ? undefined : judgeMetric(subject, findLayout),
  );
  const decisions = judged.map(
    (metricJudged) => metricJudged?.rowNumbers.map((_, i) => decideOne(metricJudged, i)) ?? [],
  );
  const corroborated = findCorroborated(tables, decisions);
  return {
    judged,
    decisions: decisions.map((ofMetric, m) => {
      const { metric, comparisons } = tables[m] as MetricComparisons;
      return ofMetric.map((decision, i): ReasonedDecision => {
        // In a session the same minutes disturb all quantiles.
        const isSupported = judged[m]?.table.isSession !== true && isResponseTime(metric);
        const fails = decision[0] === 'suspect' && isSupported && corroborated.has(comparisons[i]?.case.key ?? '');
        return fails ? ['regression', 'flagrant'] : decision;
      });
    }),
  };
}

/** The mildest judgement of one metric by any repetition. */
interface Mildest {
  /** By comparison: the decision, and the loss in units of the noise if that repetition alone could not pass. */
  readonly comparisons: readonly (readonly [decision: ReasonedDecision, noises?: number])[];
  /** Whether everything is worse in every repetition. */
  readonly run: boolean;
}

const passed: ReasonedDecision = ['pass'];

/**
 * Judges each repetition as if it were the only one.
 *
 * @returns the mildest judgement by metric; undefined without repetitions
 */
function judgeEachRepetition(tables: readonly MetricComparisons[]): readonly Mildest[] | undefined {
  const repetitions = largest(
    tables.flatMap(({ comparisons }) => comparisons.map(({ candidate }) => candidate.length)),
    0,
  );
  if (repetitions < 2) return undefined;
  const positions = tables.map(({ comparisons }) => (comparisons.length === 0 ? [] : findRepetitions(comparisons)));
  const each = Array.from({ length: repetitions }, (_, r) => judgeRepetition(tables, positions, r));
  return tables.map(({ comparisons }, m) => ({
    comparisons: comparisons.map(({ candidate }, i) => {
      const found = each.flatMap((ofMetrics) => {
        const alone = ofMetrics[m]?.comparisons.get(i);
        return alone === undefined ? [] : [alone];
      });
      const [first = [passed] as const, ...others] = found;
      return candidate.length < repetitions ? [passed] : others.reduce(milder, first);
    }),
    run: each.every((ofMetrics) => ofMetrics[m]?.run === true),
  }));
}

type Alone = Mildest['comparisons'][number];

/** A suspect that could not pass is more severe than another one; regressions never pass. */
function milder(some: Alone, other: Alone): Alone {
  const rank = ([[decision], noises]: Alone): number =>
    2 * severity[decision] + (decision === 'suspect' && noises !== undefined ? 1 : 0);
  const difference = rank(some) - rank(other) || (some[1] ?? Infinity) - (other[1] ?? Infinity);
  return difference > 0 ? other : some;
}

/** Judges one repetition, by metric and comparison. */
function judgeRepetition(
  tables: readonly MetricComparisons[],
  positions: readonly (readonly (readonly number[])[])[],
  r: number,
): readonly { readonly comparisons: ReadonlyMap<number, Alone>; readonly run: boolean }[] {
  const measured = tables.map((_, m) => [...(positions[m] ?? []).keys()].filter((i) => positions[m]?.[i]?.includes(r)));
  const single = tables.map(({ metric, comparisons, newcomers }, m): MetricComparisons => ({
    metric,
    newcomers: newcomers?.map((newcomer) => selectRepetition(newcomer, r)),
    comparisons: (measured[m] ?? []).map((i) =>
      selectRepetition(comparisons[i] as Comparison, positions[m]?.[i]?.indexOf(r) ?? r),
    ),
  }));
  const { judged, decisions } = judgeTogether(single);
  return decisions.map((ofMetric, m) => {
    const ofRun = judged[m];
    const alone = ofMetric.map((decision, place): [number, Alone] => {
      const noises =
        ofRun !== undefined && decision[0] === 'suspect'
          ? unresolvedRow(ofRun, ofRun.rowNumbers[place] ?? 0)
          : undefined;
      return [measured[m]?.[place] ?? 0, noises === undefined ? [decision] : [decision, noises]];
    });
    return { comparisons: new Map(alone), run: ofRun !== undefined && isRunUnresolved(ofRun) };
  });
}

const selectRepetition = (comparison: Comparison, r: number): Comparison => ({
  ...comparison,
  candidate: comparison.candidate.slice(r, r + 1),
  candidateMeasurements: comparison.candidateMeasurements.slice(r, r + 1),
});

/** The decision on one comparison, before other metrics corroborate it. */
function decideOne({ metric, table, verdicts, rowNumbers }: Judged, i: number): ReasonedDecision {
  const verdict = verdicts[rowNumbers[i] ?? 0] as RowVerdict;
  const row = table.rows[i];
  const isWorse = verdict.decision === 'regression' || verdict.decision === 'suspect';
  if (isWorse && row !== undefined && isMomentary(row.comparison, metric.id)) return ['suspect', 'moment'];
  if (row === undefined || verdict.decision !== 'regression') return [verdict.decision];
  const level = highPercentile(metric.id);
  if (level !== undefined && needsSupport(row.comparison, level, verdict.least, row.band))
    return ['suspect', 'few-samples'];
  if (table.isSession && isMeasuredOnce(row) && verdict.effect < common.sessionOnce * verdict.limit)
    return ['suspect', 'single-run'];
  if (table.repetitions === 1 && isStalled(row.comparison)) return ['suspect', 'stalled'];
  return ['regression'];
}

/** Repetitions corroborate each other; without them on both sides a noisy minute looks like a change. */
const isMeasuredOnce = ({ comparison: { candidate }, runs }: Row): boolean => Math.min(candidate.length, runs) < 2;

/** Keys of the cases in which two quantiles are suspect or worse. */
function findCorroborated(
  tables: readonly MetricComparisons[],
  decisions: readonly (readonly ReasonedDecision[])[],
): ReadonlySet<string> {
  const byCase = new Map<string, Decision[]>();
  tables.forEach(({ metric, comparisons }, m) => {
    if (!isResponseTime(metric)) return;
    comparisons.forEach(({ case: { key } }, i) => {
      const [decision = 'pass', reason] = decisions[m]?.[i] ?? [];
      // The requests of one moment raise several high percentiles.
      if (reason === 'moment') return;
      if (decision === 'suspect' || decision === 'regression') byCase.set(key, [...(byCase.get(key) ?? []), decision]);
    });
  });
  return new Set([...byCase].filter(([, ofCase]) => doQuantilesAgree(ofCase)).map(([key]) => key));
}
