/** The verdict on each row of a table, from the groups that explain the run. */
import { lowestMeasuredLoss, lowestRowLosses, lowestRunLoss } from './best-repetition.js';
import { severity, type Decision } from './decision.js';
import type { Model } from '../effects/model.js';
import { selectEstimate, type Estimates, type GroupEstimate } from '../effects/group-estimates.js';
import type { Group } from '../effects/groups.js';
import { isResponseTime } from '../percentiles.js';
import { findManyLosses } from './many-losses.js';
import type { Table } from '../table.js';
import { exceedsPast } from '../effects/past-estimates.js';
import type { Explained } from '../effects/search.js';
import { common, suspectLevel, type GroupKind, type MetricClass } from '../settings.js';
import { upperPoint, upperTail } from '../../../../stats/student.js';

/** The result for one row. Logarithms, larger = worse. */
export interface RowVerdict {
  readonly decision: Decision;
  /** The decisive effect and its limit: those of the group, or of the row itself if no group decides. */
  readonly effect: number;
  readonly limit: number;
  /**
   * The smallest effect that the row's own noise lets it detect: the limit of a single hypothesis about the row, without
   * multiplicity.
   */
  readonly ownLimit: number;
  /** The standard error of that effect and its degrees of freedom, from which the limit follows. */
  readonly error: number;
  readonly freedom: number;
  /** What decides; undefined if no group does. */
  readonly found?: GroupEstimate;
  /** The smallest probability of all groups for which the row has this verdict. */
  readonly least: number;
  /** The part of the deviation that the model attributes to the machine and the blocks. */
  readonly shift: number;
}

interface Decisions {
  readonly verdicts: readonly Decision[];
  readonly found: readonly (GroupEstimate | undefined)[];
  /** The smallest probability of all groups that give the same verdict. */
  readonly least: Float64Array;
}

export function judgeRows(model: Model, explained: Explained): readonly RowVerdict[] {
  const decisions = decideRows(model, explained);
  const chosen = new Map(explained.taken.map((found) => [found.group, found]));
  return model.fit.table.rows.map((_, row) => describeRow(model, explained, row, { decisions, chosen }));
}

/** The most severe verdict on each row that is supported by a selected group or by the first step. */
function decideRows(model: Model, { taken, effect, own, alone, first, left }: Explained): Decisions {
  const { cases, fit, groups } = model;
  const { rows, repetitions, settings, isSession } = fit.table;
  const verdicts = Array<Decision>(cases).fill('pass');
  const deciding = Array<GroupEstimate | undefined>(cases).fill(undefined);
  const least = new Float64Array(cases).fill(1);
  const lowest = repetitions > 1 ? lowestRowLosses(model, effect) : undefined;
  const readBand = (row: number): number => rows[row]?.band ?? 0;
  const take = (row: number, verdict: Decision, found: GroupEstimate): void => {
    if (verdict === verdicts[row]) least[row] = Math.min(least[row] ?? 1, found.probability);
    if (severity[verdict] <= severity[verdicts[row] ?? 'pass'] && verdicts[row] !== 'pass') return;
    verdicts[row] = verdict;
    deciding[row] = found;
    least[row] = found.probability;
  };
  const suspects = isSession ? suspectLevel(fit.table) : settings.suspects;
  // Without controls, a moved machine looks like a change of most cases. So no case got slower that is not worse
  // than usual if no case outside its group shows a faster machine, and none improved that is not better than usual.
  const isAlone = ({ kind }: Group): boolean => kind === 'everything' && !model.hasControls;
  for (const found of taken) {
    const group = groups[found.group] as Group;
    const corroborated = repetitions > 1 || isCorroborated(group, own, readBand);
    const decideMember = (row: number): Decision => {
      const [joint, loss, band] = [effect[row] ?? 0, own[row] ?? 0, readBand(row)];
      const [deviation, standing] = [model.deviation[row] ?? 0, model.standing[row] ?? 0];
      const smallestLoss = isAlone(group) ? Math.min(loss, deviation) : loss;
      if (found.effect > 0 && joint > band && smallestLoss > common.ownShare * band) {
        if (corroborated && isCertain(model, found, lowest?.[row] ?? NaN, band)) return 'regression';
        return found.probability <= suspects ? 'suspect' : 'pass';
      }
      const smallestGain = model.hasControls ? loss : Math.max(loss, deviation + standing);
      const isGain = joint + standing < -band && smallestGain < -common.ownShare * band;
      return found.effect < 0 && isGain ? 'improvement' : 'pass';
    };
    for (const row of group.members) {
      const decision = decideMember(row);
      if (decision !== 'pass') take(row, decision, found);
    }
  }
  keepFirstVerdicts(model, first, take);
  for (const row of findManyLosses(model)) take(row, 'suspect', selectEstimate(alone, model.caseGroups[row] ?? -1));
  judgeStanding(model, { alone, left, effect }, { lowest, readBand, take });
  return { verdicts, found: deciding, least };
}

/** Judges each row with a persistent change separately, by that change. */
function judgeStanding(
  model: Model,
  { alone, left, effect }: Pick<Explained, 'alone' | 'left' | 'effect'>,
  { lowest, readBand, take }: StandingContext,
): void {
  const { caseGroups, standing, fit } = model;
  standing.forEach((change, row) => {
    const g = caseGroups[row] ?? -1;
    if (g < 0 || change === 0) return;
    const total = change + (left.effect[g] ?? 0) + (effect[row] ?? 0);
    if (!(total > readBand(row))) return;
    const estimate = selectEstimate(alone, g);
    const chance = upperTail(total / estimate.error, estimate.freedom) * (model.multiplicity.get('case') ?? 1);
    const found = { ...estimate, effect: total, probability: Math.min(1, chance) };
    if (isCertain(model, found, lowest?.[row] ?? NaN, readBand(row))) take(row, 'regression', found);
    else if (found.probability <= fit.table.settings.suspects) take(row, 'suspect', found);
  });
}

interface StandingContext {
  /** The loss of each row in its best repetition; undefined without repetitions. */
  readonly lowest: Float64Array | undefined;
  readonly readBand: (row: number) => number;
  readonly take: (row: number, verdict: Decision, found: GroupEstimate) => void;
}

/** The effect and the limits of a row: those of the group that decides, or of the row itself. */
function describeRow(
  model: Model,
  { alone, first, left, effect, own }: Explained,
  row: number,
  known: {
    readonly decisions: Decisions;
    readonly chosen: ReadonlyMap<number, GroupEstimate>;
  },
): RowVerdict {
  const { decisions, chosen } = known;
  const caseGroup = model.caseGroups[row] ?? -1;
  const found = decisions.found[row];
  const g = found?.group ?? -1;
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
  const limit = Math.max(band, smallestSuspect(model, source, estimate.error, estimate.freedom));
  const ownError = Math.sqrt(alone.variance[caseGroup] ?? Infinity);
  return {
    decision: decisions.verdicts[row] ?? 'pass',
    ...(found && { found }),
    effect: decisive,
    limit,
    error: estimate.error,
    freedom: estimate.freedom,
    ownLimit: caseGroup < 0 ? limit : ownError * upperPoint(common.tooNoisy, alone.freedom[caseGroup] ?? 1),
    least: decisions.least[row] ?? 1,
    shift: (model.deviation[row] ?? 0) + standing - decisive,
  };
}

/**
 * The smallest effect with which a group is suspect: the Student point of the probability that remains after multiplicity.
 */
function smallestSuspect(model: Model, g: number, error: number, freedom: number): number {
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
  { group: g, effect, probability: p }: GroupEstimate,
  lowest: number,
  band: number,
): boolean {
  const { settings, repetitions, isSession, metric, kind: metricClass } = fit.table;
  const kind = groups[g]?.kind ?? 'case';
  const share = certainShare(kind, metricClass);
  if (repetitions > 1) {
    const isShown = lowest > leastLoss(fit.table, p) * band;
    if (kind !== 'everything') return isShown && (!isSession || metricClass === 'rate' || p < settings.fails * share);
    return isShown && p < common.repeatedEverything && lowestRunLoss(fit) > band;
  }
  // A past run that was as bad, although nothing had changed, shows what chance can do. With many load tests it can do
  // the same to any of them.
  const isDoubtful = metricClass === 'tail' && isResponseTime(metric) && !isSession && fit.runs < 2;
  const single = isDoubtful ? common.singleRunTail : 1;
  return p < settings.fails * share * single && exceedsPast(past, g, kind, effect);
}

/**
 * The loss that each repetition must show, in bands; of three or more each may show less if all together are unlikely. Two
 * must be unlikely together, because a slow night is often followed by another one, unless a session compares the same
 * minutes. So must p50, whose noise exceeds the band in restless tests: there the band corroborates nothing.
 */
function leastLoss({ repetitions, pastRuns, settings, isSession, kind }: Table, p: number): number {
  if (p < common.repeatedFails * settings.suspects) return repetitions > 2 ? common.repeatedShare : 1;
  const isEnough = repetitions > 2 ? kind !== 'typical' : isSession || pastRuns < common.repeatedLevel;
  return isEnough ? 1 : Infinity;
}

/** The share of the probability of a failure that a group gets in one run. */
function certainShare(kind: GroupKind, metricClass: MetricClass): number {
  if (kind === 'case' || (kind === 'label' && metricClass !== 'tail')) return 1;
  return kind === 'everything' ? common.everythingShare : common.groupShare[metricClass];
}

/** Whether a label is slower at all loads: a busy minute of the machine affects only one load. */
const isCorroborated = ({ kind, members }: Group, own: Float64Array, readBand: (row: number) => number): boolean =>
  kind !== 'label' || members.every((row) => (own[row] ?? 0) > common.ownShare * readBand(row));

/**
 * Keeps the most severe verdict that any group has on its own, before any other effect is removed, for those of its members
 * that lost as much: it depends only on its members' change and on noise, so a larger change is never milder. Members that
 * lost far less than the group owe its verdict to others.
 */
function keepFirstVerdicts(model: Model, first: Estimates, take: StandingContext['take']): void {
  const { groups, fit, deviation } = model;
  const { rows, repetitions } = fit.table;
  const most = suspectLevel(fit.table);
  groups.forEach((group, g) => {
    const change = first.effect[g] ?? 0;
    if ((first.probability[g] ?? 1) > most || change <= 0) return;
    const isBeyond = (i: number): boolean => Math.min(change, deviation[i] ?? 0) > (rows[i]?.band ?? 0);
    if (!group.members.every(isBeyond)) return;
    const found = selectEstimate(first, g);
    for (const i of group.members) {
      if ((deviation[i] ?? 0) < common.ownShare * change) continue;
      const band = rows[i]?.band ?? 0;
      const lowest = repetitions > 1 ? lowestMeasuredLoss(model, i) : NaN;
      take(i, isCertain(model, found, lowest, band) ? 'regression' : 'suspect', found);
    }
  });
}
