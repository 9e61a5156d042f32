/**
 * One model for throughput and response times. docs/method.md has every formula. Pure: what it returns depends on its
 * arguments alone.
 */
import type { Comparison, Evidence, Rule } from '../../../model/comparison.js';
import type { Metric } from '../../../model/metric.js';
import { explainsLoss } from './attribution.js';
import { blindHistory } from './blind-history.js';
import { drift, estimateDrift, residualSeries } from './drift.js';
import { agree, hasFewTailValues, highPercentile, needsSupport } from './latency.js';
import { diagnosticsOf, judgeMetric, runShiftOf, type Judged } from './one-metric.js';
import { common } from './settings.js';
import { isStalled } from './stalled.js';
import { percentOf, repetitionsOf, signOf, type Row } from './table.js';
import type { GroupFinding, ModelEvidence, Subject, WeighedAll, WeighedMetric } from './types.js';
import { isRunUnresolved, unresolvedRow } from './unresolved.js';
import type { RowVerdict, Decision } from './verdicts.js';

export type * from './types.js';

/** Judges throughput, response times and every other metric that is compared by ratio. */
export const relativeChange: Rule = {
  id: 'relative-change',
  judges: ({ scale }) => scale === 'ratio',
  weigh: (tables) => weighAll(tables).metrics,
};

/** Weighs all metrics of all cases at once. */
export function weighAll(subjects: readonly Subject[]): WeighedAll {
  const { judged, decisions } = judgeTogether(subjects);
  const mildest = mildestRepetition(subjects);
  return {
    metrics: subjects.map(({ metric, comparisons }, m): WeighedMetric => {
      const of = judged[m];
      if (of === undefined) return { metric, evidence: [], groups: [] };
      const explaining = lossExplained(of, comparisons);
      const evidence = comparisons.map((_, i) => {
        const together = decisions[m]?.[i] ?? ['pass'];
        const apart = mildest?.[m]?.[i] ?? ['pass'];
        const [decision, reason] = severity[apart[0]] > severity[together[0]] ? apart : together;
        return createEvidence(of, i, decision, reason, explaining[i] ?? true);
      });
      return {
        metric,
        evidence: addDrifts(of, evidence, comparisons),
        groups: listGroups(of),
        ...describeRun(of, explaining),
      };
    }),
  };
}

/** What is known of the run and its history as a whole. */
function describeRun(of: Judged, explaining: readonly boolean[]): Pick<WeighedMetric, 'run' | 'blind' | 'diagnostics'> {
  const blind = blindHistory(of);
  const shift = runShiftOf(of);
  if (shift !== undefined && isLossOfFewLabels(of, explaining))
    return { run: { ...shift, verdict: 'pass' }, ...(blind && { blind }), diagnostics: diagnosticsOf(of) };
  const run = shift;
  return {
    ...(run && { run: isRunUnresolved(of) ? { ...run, unresolved: true as const } : run }),
    ...(blind && { blind }),
    diagnostics: diagnosticsOf(of),
  };
}

/** Looks for a drift where the run itself looks unchanged; a drift for the worse is suspect. */
function addDrifts(
  of: Judged,
  evidence: readonly ModelEvidence[],
  comparisons: readonly Comparison[],
): readonly ModelEvidence[] {
  if (of.table.isSession || of.table.pastRuns < drift.newest + drift.fewestBefore - 1) return evidence;
  const seriesOf = residualSeries(of);
  return evidence.map((each, i) => {
    if (each.verdict !== 'pass' && each.verdict !== 'inconclusive') return each;
    const row = of.rowOf[i] ?? 0;
    const found = estimateDrift(seriesOf(row), Math.sqrt(of.model.fit.variance[row] ?? 0));
    if (found === undefined) return each;
    const start = comparisons[i]?.past.find(({ run }) => run === of.table.runIds[found.since])?.from.startedAt;
    const drift = {
      percent: percentOf(found.loss, of.metric),
      runs: found.runs,
      ...(start !== undefined && { since: start }),
    };
    return { ...each, verdict: 'suspect', reason: 'drift', drift };
  });
}

type ReasonedDecision = readonly [decision: Decision, reason?: Evidence['reason']];
const severity = { improvement: 0, pass: 0, suspect: 1, regression: 2 } as const satisfies Record<Decision, number>;

/** The decisions on all comparisons of all metrics, after quantiles of one case corroborated each other. */
function judgeTogether(subjects: readonly Subject[]): {
  readonly judged: readonly (Judged | undefined)[];
  readonly decisions: readonly (readonly ReasonedDecision[])[];
} {
  const judged = subjects.map(({ comparisons, metric }) =>
    comparisons.length === 0 ? undefined : judgeMetric(comparisons, metric),
  );
  const decisions = judged.map((of) => of?.rowOf.map((_, i) => decide(of, i)) ?? []);
  const agreeing = agreeingCases(subjects, decisions);
  return {
    judged,
    decisions: decisions.map((of, m) => {
      const { metric, comparisons } = subjects[m] as Subject;
      return of.map((each, i): ReasonedDecision => {
        const joins = each[0] === 'suspect' && isTime(metric) && agreeing.has(comparisons[i]?.case.key ?? '');
        return joins ? ['regression', 'flagrant'] : each;
      });
    }),
  };
}

/**
 * Of repetitions, each judged as if it were the only one: the mildest decision on every comparison. Judging them together is
 * never milder than that.
 */
function mildestRepetition(subjects: readonly Subject[]): readonly (readonly ReasonedDecision[])[] | undefined {
  const repetitions = Math.max(0, ...subjects.flatMap(({ comparisons }) => comparisons.map(({ now }) => now.length)));
  if (repetitions < 2) return undefined;
  const mildest: (ReasonedDecision | undefined)[][] = subjects.map(({ comparisons }) =>
    comparisons.map(() => undefined),
  );
  const positions = subjects.map(({ comparisons }) => (comparisons.length === 0 ? [] : repetitionsOf(comparisons)));
  for (let r = 0; r < repetitions; r++) {
    const places = positions.map((of) => [...of.keys()].filter((i) => of[i]?.includes(r)));
    const single = subjects.map(({ metric, comparisons }, m): Subject => ({
      metric,
      comparisons: (places[m] ?? []).map((i) =>
        repetitionOf(comparisons[i] as Comparison, positions[m]?.[i]?.indexOf(r) ?? r),
      ),
    }));
    judgeTogether(single).decisions.forEach((of, m) => {
      of.forEach((decision, place) => {
        const row = mildest[m] as (ReasonedDecision | undefined)[];
        const i = places[m]?.[place] ?? 0;
        const before = row[i];
        if (before === undefined || severity[decision[0]] < severity[before[0]]) row[i] = decision;
      });
    });
  }
  return mildest.map((of, m) =>
    of.map((decision, i) =>
      subjects[m]?.comparisons[i]?.now.length === repetitions ? (decision ?? ['pass']) : ['pass'],
    ),
  );
}

const repetitionOf = (of: Comparison, r: number): Comparison => ({
  ...of,
  now: of.now.slice(r, r + 1),
  nowFrom: of.nowFrom.slice(r, r + 1),
});

/** The decision on one comparison, before other metrics are asked. */
function decide({ metric, table, verdicts, rowOf }: Judged, i: number): ReasonedDecision {
  const verdict = verdicts[rowOf[i] ?? 0] as RowVerdict;
  const row = table.rows[i];
  if (row === undefined || verdict.decision !== 'regression') return [verdict.decision];
  const level = highPercentile(metric.id);
  if (level !== undefined && needsSupport(row.comparison, level, verdict.probability, row.band))
    return ['suspect', 'few-samples'];
  if (table.isSession && isMeasuredOnce(row) && verdict.effect < common.sessionOnce * verdict.limit)
    return ['suspect', 'single-run'];
  if (table.repetitions === 1 && isStalled(row.comparison)) return ['suspect', 'stalled'];
  return ['regression'];
}

/** Repetitions corroborate each other; without them on both sides a restless minute looks like a change. */
const isMeasuredOnce = ({ comparison: { now }, runs }: Row): boolean => Math.min(now.length, runs) < 2;

const isTime = ({ id, unit, better }: Metric): boolean => unit === 'ms' && better === 'lower' && id !== 'startupTime';

/** Cases two quantiles of which are suspect. */
function agreeingCases(
  subjects: readonly Subject[],
  decisions: readonly (readonly ReasonedDecision[])[],
): ReadonlySet<string> {
  const byCase = new Map<string, Decision[]>();
  subjects.forEach(({ metric, comparisons }, m) => {
    if (!isTime(metric)) return;
    comparisons.forEach(({ case: { key } }, i) => {
      const decision = decisions[m]?.[i]?.[0];
      if (decision === 'suspect') byCase.set(key, [...(byCase.get(key) ?? []), decision]);
    });
  });
  return new Set([...byCase].filter(([, of]) => agree(of)).map(([key]) => key));
}

/** By comparison: whether it explains that the throughput of its load test fell. Rows of one case explain themselves. */
function lossExplained({ metric, merged }: Judged, comparisons: readonly Comparison[]): readonly boolean[] {
  const explains = comparisons.map(() => true);
  if (metric.id !== 'throughput') return explains;
  for (const of of merged.members) {
    if (of.length < 2) continue;
    const found = explainsLoss(of.map((i) => comparisons[i] as Comparison));
    of.forEach((i, m) => (explains[i] = found[m] ?? true));
  }
  return explains;
}

/** Whether in every load test fewer than half of its labels explain the loss: then those are slower, and not everything. */
const isLossOfFewLabels = ({ merged }: Judged, explaining: readonly boolean[]): boolean =>
  merged.members.every((of) => of.length > 1 && 2 * of.filter((i) => explaining[i] ?? true).length < of.length);

function createEvidence(
  of: Judged,
  i: number,
  decision: Decision,
  reason: Evidence['reason'] | undefined,
  explains: boolean,
): ModelEvidence {
  const { metric, table, model, rowOf, verdicts } = of;
  const { fit } = model;
  const r = rowOf[i] ?? 0;
  const verdict = verdicts[r] as RowVerdict;
  const row = table.rows[i];
  const { effect, limit, shift, probability } = verdict;
  const group = verdict.group === undefined ? undefined : model.groups[verdict.group];
  const usual = signOf(metric) * (row?.usual ?? 0);
  const percentNoise = (variance: number): number => 100 * Math.expm1(Math.sqrt(variance));
  const runs = row?.runs ?? 0;
  const own = fit.ownVariance[r] ?? 0;
  const numbers = {
    noise: {
      percent: percentNoise(fit.variance[r] ?? 0),
      runs,
      from: runs < 3 ? ('assumed' as const) : table.isSession ? ('session' as const) : ('history' as const),
      ...(own > 0 && { own: percentNoise(own) }),
      ...(fit.cases > 1 && { siblings: percentNoise(fit.expectedVariance[r] ?? 0) }),
    },
    ...finiteOnly({
      limit: Math.exp(usual + signOf(metric) * (shift + limit)),
      severity: effect / limit,
      smallestDetectable: Math.abs(percentOf(limit, metric)),
    }),
    ...(fit.cases > 1 && {
      adjusted: {
        percent: percentOf(effect, metric),
        shift: percentOf(shift, metric),
        toldBy: of.hasControls ? ('controls' as const) : ('all' as const),
      },
    }),
    ...(group !== undefined && { group: idOf(metric, verdict.group ?? 0), probability }),
  };
  if ((decision === 'regression' || decision === 'suspect') && !explains)
    return { verdict: 'pass', reason: 'coupled', ...numbers };
  const unresolved = decision === 'suspect' ? unresolvedRow(of, r) : undefined;
  return { ...explainDecision(of, r, decision, reason), ...numbers, ...(unresolved !== undefined && { unresolved }) };
}

/** A limit that no number can express is left out: nothing could have been seen. */
const finiteOnly = <Name extends string>(numbers: Readonly<Record<Name, number>>): Partial<Record<Name, number>> =>
  Object.fromEntries(Object.entries<number>(numbers).filter(([, value]) => Number.isFinite(value))) as Partial<
    Record<Name, number>
  >;

/** Without siblings a history shorter than this tells too little for a pass. */
const fewestRunsAlone = 3;

/** Verdict and reason, as the report states them. */
function explainDecision(
  of: Judged,
  r: number,
  decision: Decision,
  reason: Evidence['reason'] | undefined,
): Pick<Evidence, 'verdict' | 'reason'> {
  const { model, verdicts } = of;
  const { rows, repetitions } = model.fit.table;
  const { group, effect, ownLimit } = verdicts[r] as RowVerdict;
  const row = rows[r];
  const band = row?.band ?? 0;
  const kind = group === undefined ? 'case' : model.groups[group]?.kind;
  if (decision === 'regression')
    return {
      verdict: decision,
      reason: reason ?? (kind !== 'case' ? 'group' : repetitions > 1 ? 'beyond-limit' : 'flagrant'),
    };
  if (decision === 'suspect') return { verdict: decision, reason: reason ?? 'single-run' };
  if (decision === 'improvement') return { verdict: decision, reason: 'beyond-limit' };
  const { bands, reach } = common.unstable;
  const isShort = (row?.runs ?? 0) < fewestRunsAlone;
  // What a short history cannot bound is unchanged where it was measured within the band.
  const isCalm = isShort && Math.max(effect, model.deviation[r] ?? 0) <= band;
  if (ownLimit > Math.max(bands * band, reach) && !isCalm)
    return { verdict: 'inconclusive', reason: isShort ? 'short-history' : whyUnstable(of, row) };
  if (Math.min(effect, model.deviation[r] ?? 0) > band) return { verdict: 'inconclusive', reason: 'within-noise' };
  if (of.table.rows.length < 3 && isShort) return { verdict: 'inconclusive', reason: 'short-history' };
  return { verdict: 'pass', reason: 'within-band' };
}

/** A high percentile of few requests is restless by chance alone, and lower quantiles vouch for the case. */
function whyUnstable({ metric }: Judged, row: Row | undefined): 'few-samples' | 'too-noisy' {
  const level = highPercentile(metric.id);
  const counts = row?.comparison.nowFrom.map(({ samples }) => samples) ?? [];
  const isFew = counts.some((samples) => samples !== undefined && hasFewTailValues(samples, level ?? 0));
  return level !== undefined && isFew ? 'few-samples' : 'too-noisy';
}

const idOf = (metric: Metric, group: number): string => `${metric.id}:${String(group)}`;

/** The groups that were taken, most significant first. */
function listGroups({ metric, merged, model, explained, table, verdicts }: Judged): readonly GroupFinding[] {
  return explained.taken.map(({ group, effect, error, freedom, probability }) => {
    const g = model.groups.indexOf(group);
    const rows = [...group.members];
    const decisions = rows.flatMap((row) => (verdicts[row]?.group === g ? [verdicts[row].decision] : []));
    return {
      id: idOf(metric, g),
      metric: metric.id,
      kind: group.kind,
      name: group.name,
      cases: rows.flatMap((row) => (merged.members[row] ?? []).map((i) => table.rows[i]?.comparison.case.key ?? '')),
      direction: effect > 0 ? 'worse' : 'better',
      percent: percentOf(effect, metric),
      error,
      freedom,
      probability,
      verdict:
        (['regression', 'suspect', 'improvement'] as const).find((decision) => decisions.includes(decision)) ?? 'pass',
    };
  });
}
