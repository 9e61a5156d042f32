/** The verdict on each row of a table, from the groups that explain the run. */
import { finite } from '../../../stats/finite.js';
import { median } from '../../../stats/median.js';
import type { Estimates, Model } from './estimates.js';
import type { Fit } from './fitted-history.js';
import type { Group } from './groups.js';
import { isResponseTime } from './latency.js';
import { findManyLosses } from './many-losses.js';
import { Nested } from './nested.js';
import { exceedsPast } from './past.js';
import type { Explained, Taken } from './search.js';
import { common, suspectLevel, type GroupKind, type MetricClass } from './settings.js';
import { upperPoint, upperTail } from './student.js';

export type Decision = 'pass' | 'improvement' | 'suspect' | 'regression';

/** The result for one row. Logarithms, larger = worse. */
export interface RowVerdict {
  readonly decision: Decision;
  /** The index of the group in the model whose effect decides; undefined if none does. */
  readonly group?: number;
  /** The decisive effect and its limit: those of the group, or of the row itself if no group decides. */
  readonly effect: number;
  readonly limit: number;
  /**
   * The smallest effect that the row's own noise lets it detect: the limit of a single hypothesis about the row, without
   * multiplicity.
   */
  readonly ownLimit: number;
  readonly probability: number;
  /** The smallest probability of all groups for which the row has this verdict. */
  readonly least: number;
  /** The part of the deviation that the model attributes to the machine and the blocks. */
  readonly shift: number;
}

const ranks = { pass: 0, improvement: 0, suspect: 1, regression: 2 } as const;

interface Decisions {
  readonly verdicts: readonly Decision[];
  /** The index of the group that decides, or -1; and its probability. */
  readonly group: Int32Array;
  readonly probability: Float64Array;
  /** The smallest probability of all groups that give the same verdict. */
  readonly least: Float64Array;
}

export function verdictsOf(model: Model, explained: Explained): readonly RowVerdict[] {
  const { cases, groups, fit } = model;
  const decisions = decideRows(model, explained);
  const chosen = new Map(explained.taken.map((finding) => [groups.indexOf(finding.group), finding]));
  const caseGroup = new Int32Array(cases).fill(-1);
  groups.forEach(({ kind, members }, g) => {
    if (kind === 'case') caseGroup[members[0] ?? 0] = g;
  });
  return fit.table.rows.map((_, row) =>
    describeRow(model, explained, row, { decisions, chosen, caseGroup: caseGroup[row] ?? -1 }),
  );
}

/** The most severe verdict on each row that is supported by a selected group or by the first step. */
function decideRows(model: Model, { taken, effect, own, alone, first, left }: Explained): Decisions {
  const { cases, fit, groups } = model;
  const { rows, repetitions, settings, isSession } = fit.table;
  const verdicts = Array<Decision>(cases).fill('pass');
  const deciding = new Int32Array(cases).fill(-1);
  const probability = new Float64Array(cases).fill(1);
  const least = new Float64Array(cases).fill(1);
  const lowest = repetitions > 1 ? lowestRepetition(model, effect) : undefined;
  const bandOf = (row: number): number => rows[row]?.band ?? 0;
  const take = (row: number, verdict: Decision, g: number, p: number): void => {
    if (verdict === verdicts[row]) least[row] = Math.min(least[row] ?? 1, p);
    if (ranks[verdict] <= ranks[verdicts[row] ?? 'pass'] && verdicts[row] !== 'pass') return;
    verdicts[row] = verdict;
    deciding[row] = g;
    probability[row] = p;
    least[row] = p;
  };
  for (const { group, effect: groupEffect, probability: p } of taken) {
    const g = groups.indexOf(group);
    const corroborated = repetitions > 1 || isCorroborated(group, own, bandOf);
    for (const row of group.members) {
      const [joint, loss, band] = [effect[row] ?? 0, own[row] ?? 0, bandOf(row)];
      if (joint > band && groupEffect > 0 && loss > common.ownShare * band) {
        if (corroborated && isCertain(model, g, { effect: groupEffect, p }, lowest?.[row] ?? NaN, band))
          take(row, 'regression', g, p);
        else if (p <= (isSession ? suspectLevel(fit.table) : settings.suspects)) take(row, 'suspect', g, p);
      } else if (joint + (model.standing[row] ?? 0) < -band && groupEffect < 0 && loss < -common.ownShare * band)
        take(row, 'improvement', g, p);
    }
  }
  keepFirst(model, first, take);
  for (const g of findManyLosses(model)) take(groups[g]?.members[0] ?? 0, 'suspect', g, alone.probability[g] ?? 1);
  judgeStanding(model, { alone, left, effect }, { lowest, bandOf, take });
  return { verdicts, group: deciding, probability, least };
}

/** Judges each row with a persistent change separately, by that change. */
function judgeStanding(
  model: Model,
  { alone, left, effect }: Pick<Explained, 'alone' | 'left' | 'effect'>,
  { lowest, bandOf, take }: StandingContext,
): void {
  const { groups, standing, fit } = model;
  if (!standing.some((change) => change !== 0)) return;
  groups.forEach(({ kind, members: [row = 0] }, g) => {
    const change = standing[row] ?? 0;
    if (kind !== 'case' || change === 0) return;
    const total = change + (left.effect[g] ?? 0) + (effect[row] ?? 0);
    const error = Math.sqrt(alone.variance[g] ?? Infinity);
    if (!(total > bandOf(row))) return;
    const p = Math.min(1, upperTail(total / error, alone.freedom[g] ?? 1) * (model.multiplicity.get(kind) ?? 1));
    if (isCertain(model, g, { effect: total, p }, lowest?.[row] ?? NaN, bandOf(row))) take(row, 'regression', g, p);
    else if (p <= fit.table.settings.suspects) take(row, 'suspect', g, p);
  });
}

interface StandingContext {
  /** The loss of each row in its best repetition; undefined without repetitions. */
  readonly lowest: Float64Array | undefined;
  readonly bandOf: (row: number) => number;
  readonly take: (row: number, verdict: Decision, g: number, p: number) => void;
}

/** The effect and the limits of a row: those of the group that decides, or of the row itself. */
function describeRow(
  model: Model,
  { alone, first, left, effect, own }: Explained,
  row: number,
  known: {
    readonly decisions: Decisions;
    readonly chosen: ReadonlyMap<number, Taken>;
    /** The group that contains only this row; -1 if there is none. */
    readonly caseGroup: number;
  },
): RowVerdict {
  const { decisions, chosen, caseGroup } = known;
  const g = decisions.group[row] ?? -1;
  const source = g < 0 ? caseGroup : g;
  const taken = chosen.get(g);
  const estimates = g < 0 ? left : first;
  const estimate = taken ?? {
    effect: (source < 0 ? own[row] : estimates.effect[source]) ?? 0,
    error: Math.sqrt((source < 0 ? model.variance[row] : estimates.variance[source]) ?? 0),
    freedom: (source < 0 ? model.fit.tails : estimates.freedom[source]) ?? 1,
  };
  const standing = model.standing[row] ?? 0;
  const band = model.fit.table.rows[row]?.band ?? 0;
  // A case that does not share the verdict of its group is not corrected for what its group lost.
  const ownEffect = g < 0 && Math.abs(effect[row] ?? 0) > band ? (own[row] ?? 0) : estimate.effect;
  const decisive = standing + (taken === undefined ? ownEffect : (effect[row] ?? 0));
  const limit = Math.max(band, reach(model, source, estimate.error, estimate.freedom));
  const ownError = Math.sqrt(alone.variance[caseGroup] ?? Infinity);
  return {
    decision: decisions.verdicts[row] ?? 'pass',
    ...(g >= 0 && { group: g }),
    effect: decisive,
    limit,
    ownLimit: caseGroup < 0 ? limit : ownError * upperPoint(common.tooNoisy, alone.freedom[caseGroup] ?? 1),
    probability: decisions.probability[row] ?? 1,
    least: decisions.least[row] ?? 1,
    shift: (model.deviation[row] ?? 0) + standing - decisive,
  };
}

/**
 * The smallest effect with which a group is suspect: the Student point of the probability that remains after multiplicity.
 */
function reach(model: Model, g: number, error: number, freedom: number): number {
  const suspects = suspectLevel(model.fit.table);
  const kind = g < 0 ? 'case' : (model.groups[g]?.kind ?? 'case');
  if (!Number.isFinite(error)) return Infinity;
  return error * upperPoint(suspects / (model.multiplicity.get(kind) ?? 1), freedom);
}

/**
 * Whether an effect is a regression rather than suspect. A single run needs a smaller probability to fail than to be
 * suspect; with repetitions, each of them must be beyond the band. In a session a response time needs both, because one bad
 * second moves a quantile of few requests, and repetitions within minutes share their disturbances.
 */
function isCertain(
  { fit, groups, past }: Model,
  g: number,
  { effect, p }: { readonly effect: number; readonly p: number },
  lowest: number,
  band: number,
): boolean {
  const { settings, repetitions, isSession, metric, kind: metricClass } = fit.table;
  const kind = groups[g]?.kind ?? 'case';
  const share = certainShare(kind, metricClass);
  if (repetitions > 1) {
    if (kind !== 'everything')
      return lowest > band && (!isSession || metricClass === 'rate' || p < settings.fails * share);
    return lowest > band && p < common.repeatedEverything && lowestWholeRun(fit) > band;
  }
  // A past run that was as bad, although nothing had changed, shows what chance can do. With many load tests it can do
  // the same to any of them.
  const isDoubtful = metricClass === 'tail' && isResponseTime(metric) && !isSession && fit.runs < 2;
  const single = isDoubtful ? common.singleRunTail : 1;
  return p < settings.fails * share * single && exceedsPast(past, g, kind, effect);
}

/** The share of the probability of a failure that a group gets in one run. */
function certainShare(kind: GroupKind, metricClass: MetricClass): number {
  if (kind === 'case' || (kind === 'label' && metricClass !== 'tail')) return 1;
  return kind === 'everything' ? common.everythingShare : common.groupShare[metricClass];
}

/** Whether a label is slower at all loads: a busy minute of the machine affects only one load. */
const isCorroborated = ({ kind, members }: Group, own: Float64Array, bandOf: (row: number) => number): boolean =>
  kind !== 'label' || members.every((row) => (own[row] ?? 0) > common.ownShare * bandOf(row));

/**
 * The median loss of all cases in the best repetition: a machine that was slow in only some repetitions is not a change.
 */
function lowestWholeRun({ table: { rows, repetitions }, level }: Fit): number {
  const losses = Array.from({ length: repetitions }, (_, r) =>
    median(rows.map(({ present }, c) => (present[r] ?? NaN) - (level[c] ?? 0)).filter((loss) => !Number.isNaN(loss))),
  );
  return lowestButOneOfFive(losses);
}

const lowestButOneOfFive = (losses: readonly number[]): number =>
  [...losses].sort((a, b) => a - b)[Math.floor(losses.length / 5)] ?? NaN;

/**
 * Keeps the most severe verdict that any group has on its own, before any other effect is removed, for those of its members
 * that lost as much: it depends only on its members' change and on noise, so a larger change is never milder. Members that
 * lost far less than the group owe its verdict to others.
 */
function keepFirst(model: Model, { effect, probability }: Estimates, take: StandingContext['take']): void {
  const { groups, fit, deviation } = model;
  const { rows, repetitions } = fit.table;
  const most = suspectLevel(fit.table);
  groups.forEach((group, g) => {
    const p = probability[g] ?? 1;
    const change = effect[g] ?? 0;
    if (p > most || change <= 0) return;
    const isBeyond = (i: number): boolean => Math.min(change, deviation[i] ?? 0) > (rows[i]?.band ?? 0);
    if (!group.members.every(isBeyond)) return;
    for (const i of group.members) {
      if ((deviation[i] ?? 0) < common.ownShare * change) continue;
      const band = rows[i]?.band ?? 0;
      const lowest = repetitions > 1 ? lowestAsMeasured(model, i) : NaN;
      take(i, isCertain(model, g, { effect: change, p }, lowest, band) ? 'regression' : 'suspect', g, p);
    }
  });
}

/** The loss of a row in its best repetition, machine included. */
function lowestAsMeasured({ fit, standing }: Model, row: number): number {
  const losses = finite(fit.table.rows[row]?.present ?? []);
  return lowestButOneOfFive(losses) - (fit.level[row] ?? 0) - (standing[row] ?? 0);
}

/**
 * Judges each repetition separately, without its own machine shift: the smallest loss of a case; the second smallest from
 * five repetitions on.
 */
function lowestRepetition(model: Model, effect: Float64Array): Float64Array {
  const { fit, cases } = model;
  const { table, blocks, level, variance, slopeVariance, shared } = fit;
  const { slope, standing } = model;
  const { rows, repetitions } = table;
  const levelRuns = Math.max(1, ...rows.map((row) => row.levelRuns));
  const k = 1 + 1 / levelRuns;
  const nested = new Nested(blocks, slope);
  const own = new Float64Array(cases);
  const losses: number[][] = rows.map(() => []);
  for (let r = 0; r < repetitions; r++) {
    const rest = new Float64Array(cases);
    const u = new Float64Array(cases);
    for (let c = 0; c < cases; c++) {
      const value = rows[c]?.present[r] ?? NaN;
      own[c] =
        (variance[c] ?? 1) * (1 + 1 / Math.max(1, rows[c]?.levelRuns ?? 1)) +
        (cases > 2 ? (slopeVariance[c] ?? 0) * shared.machine : 0);
      nested.precision[c] = Number.isNaN(value) ? 0 : 1 / (own[c] ?? 1);
      rest[c] = Number.isNaN(value) ? 0 : value - (level[c] ?? 0) - (effect[c] ?? 0) - (standing[c] ?? 0);
    }
    nested.update({ machine: model.machine * k, outer: shared.outer * k, inner: shared.inner * k });
    nested.apply(rest, u);
    for (let c = 0; c < cases; c++) {
      const value = rows[c]?.present[r] ?? NaN;
      if (!Number.isNaN(value)) losses[c]?.push((effect[c] ?? 0) + (standing[c] ?? 0) + (own[c] ?? 0) * (u[c] ?? 0));
    }
  }
  return Float64Array.from(losses, lowestButOneOfFive);
}
