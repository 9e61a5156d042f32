/**
 * Judges pairs of measurements, each of a base and a head measured one right after the other, in random order. Pure.
 *
 * Every group of cases has a chance: the probability that its differences are as bad without a change. It fails if that is below
 * its share of alpha (docs/inside/method-details.md).
 */
import { findAwaited, type Awaited } from '../../compare/loops.js';
import { worseSign } from '../../metrics/values.js';
import type { Comparison, MetricComparisons } from '../../model/comparison.js';
import type { CaseName } from '../../model/documents.js';
import type { GroupKind } from '../case-groups.js';
import type { Metric } from '../../model/metric.js';
import { loadTestKey } from '../../cases/names.js';
import { defined, groupBy } from '../../lang/objects.js';
import { loopsOf } from '../quantities/merge.js';
import { blamedMovements, estimateRange, excludedFrom, type Scatter, type View, viewOf } from './views.js';
import { groupsOf, isShared, movementsIn, withWeights, type PairedGroup, type Movement } from './groups.js';
import { bandOf, chanceOfWork, estimateNoise, type Screen, shownVariance } from './screen.js';
import { classifyMetric } from '../model/settings.js';
import { pairSettings } from './settings.js';

/** One group of cases in one metric. */
export interface JudgedGroup {
  readonly metric: Metric;
  readonly group: PairedGroup;
  readonly cases: readonly CaseName[];
  readonly own: View;
  /** In relation to the other cases, if there are enough of them. */
  readonly relative?: View;
  /** In relation to the other cases, whatever these did; the own view if there are too few of them. */
  readonly beside: View;
  /** Whether the other cases are controls. */
  readonly isControlled: boolean;
  /** The less probable one of both: where the machine moves all labels it is the relative one, where it moves only the others the own one. */
  readonly clearer: View;
  /** The tolerance band as a log ratio. */
  readonly band: number;
  /** Its share of alpha. */
  readonly weight: number;
  /** Whether the screen chose it, or it is worse. Others are only described. */
  readonly isJudged: boolean;
  /** The probability that an unchanged version looks as bad. */
  readonly chance: number;
  /**
   * worse: fails. suspect: its interval lies beyond the band, or all pairs do, but it does not fail yet. settled: a change of one
   * band is excluded. open: neither.
   */
  readonly state: 'worse' | 'suspect' | 'settled' | 'open';
}

export interface PairsDecision {
  /** open: another pair may decide. */
  readonly state: 'failed' | 'passed' | 'open';
  /** Whether another pair is worth its time: a loss is likely, or what is left open is large. Only while open. */
  readonly isPromising: boolean;
  /** The number of pairs of the case with most of them. */
  readonly pairs: number;
  /** The smallest chance of a judged group that agrees on a loss beyond its band, over its share: it fails at alpha. */
  readonly chance: number;
  /** The labels that a case waits for, by its key: its throughput fell because they got slower. */
  readonly awaited: ReadonlyMap<string, Awaited['labels']>;
  /** Groups that fail come first; of those that describe the same cases, only the clearest one fails. */
  readonly groups: readonly JudgedGroup[];
}

/**
 * @param tables head and base of all pairs, for each metric that is compared by ratio
 * @param screen what is known from before the pairs; without it every group is judged, with the assumed noise
 * @param alpha the probability that an unchanged version fails
 */
export function decideByPairs(
  tables: readonly MetricComparisons[],
  screen: Screen = { noise: new Map() },
  alpha: number = pairSettings.alpha,
): PairsDecision {
  const found = tables.flatMap((table) => viewGroups(table, screen));
  const pairs = Math.max(0, ...found.map(({ own }) => own.differences.count));
  const all = withWeights(found);
  const chosen = withWeights(found.filter(({ group }) => screen.suspects?.has(group.id) !== false));
  const shares = new Map(chosen.map(({ group, weight }) => [group.id, weight / 2]));
  // What the screen chose has half of alpha; the others are judged as without a history where they are worse.
  const judged = all.flatMap((one) => {
    const share = shares.get(one.group.id);
    if (share !== undefined) return [{ ...one, weight: Math.max(one.weight, share) }];
    const isMissed = one.state === 'suspect' || (isWorse(one) && one.chance <= alpha * one.weight);
    return isMissed && screen.isExclusive !== true ? [one] : [];
  });
  const ids = new Set(judged.map(({ group }) => group.id));
  const others = all.filter(({ group }) => !ids.has(group.id));
  const worseOnes = judged.filter(isWorse);
  const awaited = new Map(tables.flatMap(findWaiting));
  const worse = new Set(explain(worseOnes, awaited, alpha));
  const groups: readonly JudgedGroup[] = [
    ...judged.map((group) => ({ ...group, isJudged: true, ...(worse.has(group) && { state: 'worse' as const }) })),
    ...others.map((group) => ({ ...group, isJudged: false })),
  ].sort((a, b) => Number(b.state === 'worse') - Number(a.state === 'worse'));
  const isOpen = judged.some((group) => group.state !== 'settled');
  const isLikely = isOpen && judged.some(isPromising);
  // A run that looks like those of the history passes, unless the pairs make a loss likely or could not have shown a large one.
  const isBlind = pairs < pairSettings.minPairs && others.some(mayHide);
  const isHurried = screen.isCalm === true && !isLikely && !isBlind;
  const state = worse.size > 0 ? 'failed' : (isOpen || isBlind) && !isHurried ? 'open' : 'passed';
  return {
    state,
    isPromising: state === 'open' && (isLikely || isBlind),
    pairs,
    chance: Math.min(1, ...worseOnes.map((group) => group.chance / group.weight)),
    awaited,
    groups,
  };
}

/** Whether so many pairs agree on a loss beyond the band that it may fail. Nothing fails that was not measured worse itself. */
const isWorse = ({ clearer: { agrees, differences }, own, band }: Described): boolean =>
  agrees && Math.min(differences.mean, own.differences.mean) >= band;

/**
 * Whether a label looks as if it may have lost much, although its run looks like the history: it was measured slower by half its
 * band, and a large loss is not excluded. A tail moves on the calmest machine.
 */
const mayHide = ({ clearer: { differences, noise }, band, group, metric }: Described): boolean =>
  group.kind === 'label' &&
  classifyMetric(metric) !== 'tail' &&
  differences.mean > pairSettings.screen.band * band &&
  excludedFrom(differences, noise, band) > Math.max(band, pairSettings.screened);

/** The cases whose throughput fell beyond its band because other labels of their loops got slower, and these labels. */
function findWaiting(table: MetricComparisons): readonly (readonly [key: string, labels: Awaited['labels']])[] {
  return loopsOf(withoutWaiting(table)).flatMap((loop) => {
    const found = loop.loss > loop.band ? findAwaited(loop, 1) : undefined;
    return loop.parts.flatMap(({ case: { key } }, p) => (found?.isCause[p] === false ? [[key, found.labels]] : []));
  });
}

type Described = Omit<JudgedGroup, 'weight' | 'isJudged'>;

function viewGroups(table: MetricComparisons, screen: Screen): readonly Described[] {
  const { metric, comparisons } = withoutWaiting(table);
  const differences = comparisons.map((comparison) => differencesOf(comparison, metric));
  const pairs = Math.max(0, ...differences.map(({ length }) => length));
  const movements = Array.from({ length: pairs }, (_, k) =>
    movementsIn(
      comparisons,
      differences.map((values) => values[k] ?? NaN),
    ),
  );
  const moved = groupsOf(metric, comparisons).map((group) => ({
    group,
    moves: movements
      .map(({ hasControls, of }) => ({ hasControls, ...of(group) }))
      .filter(({ own }) => Number.isFinite(own)),
  }));
  const shown = showNoise(moved);
  return moved.flatMap(({ group, moves }) => {
    const band = bandOf(group, metric, comparisons);
    if (moves.length === 0 || !Number.isFinite(band)) return [];
    const noiseOf = (by: View['by']): Scatter =>
      estimateNoise(group, metric, comparisons, {
        by,
        // Three pairs show how noisy today is.
        past: pairs < pairSettings.minPairs ? screen.noise.get(group.id)?.[by] : undefined,
        shown: shown(group, by),
      });
    const values = moves.map((move) => move.own);
    const isAlone = !isShared(group);
    const own = viewOf('own', values, noiseOf('own'), band, isAlone);
    const relative = moves.some((move) => move.relative === undefined)
      ? undefined
      : viewOf('relative', blamedMovements(moves, noiseOf('relative')), noiseOf('relative'), band, isAlone);
    const beside =
      relative === undefined
        ? own
        : viewOf(
            'relative',
            moves.map((move) => move.relative ?? move.own),
            relative.noise,
            band,
            isAlone,
          );
    const isControlled = relative !== undefined && moves.every(({ hasControls }) => hasControls);
    const views = viewsOf({ own, relative, isControlled });
    const state = stateOf(views, band, classifyMetric(metric) === 'tail');
    const clearer = views.reduce((best, view) => (view.chance < best.chance ? view : best));
    const ofWork = state === 'suspect' ? chanceOfWork(screen.work ?? [], band) : 1;
    return [
      {
        metric,
        group,
        cases: group.members.flatMap((i) => comparisons[i]?.case ?? []),
        own,
        ...defined({ relative }),
        beside,
        isControlled,
        clearer,
        band,
        chance: Math.min(1, views.length * clearer.chance, ofWork),
        state,
      },
    ];
  });
}

interface Moved {
  readonly group: PairedGroup;
  readonly moves: readonly Movement[];
}

/**
 * @returns the noise that most groups of the kind of a group show; of several labels together at least what is left of the noise of
 * a label in their median
 */
function showNoise(moved: readonly Moved[]): (group: PairedGroup, by: View['by']) => number | undefined {
  const read = { own: ({ own }: Movement) => own, relative: ({ own, relative = own }: Movement) => relative };
  const kinds = groupBy(moved, ({ group }) => group.kind);
  const showBy = (by: View['by']): ReadonlyMap<GroupKind, number | undefined> =>
    new Map([...kinds].map(([kind, alike]) => [kind, shownVariance(alike.map(({ moves }) => moves.map(read[by])))]));
  const shown = { own: showBy('own'), relative: showBy('relative') };
  return (group, by) => {
    const ofKind = shown[by].get(group.kind);
    const ofCase = shown.own.get('case');
    if (!isShared(group) || ofCase === undefined) return ofKind;
    return Math.max(ofKind ?? 0, ((Math.PI / 2) * ofCase) / group.members.length);
  };
}

/** The views that count, own values last. With controls, what the machine did is known, and own values would show it again. */
export const viewsOf = ({
  own,
  relative,
  isControlled,
}: Pick<Described, 'own' | 'isControlled'> & { readonly relative?: View | undefined }): readonly View[] =>
  relative === undefined ? [own] : isControlled ? [relative] : [relative, own];

/** Whether more pairs may show that a group is worse, or have to exclude a loss that users care for. */
function isPromising({ state, clearer: { differences, noise, chance }, band }: Described): boolean {
  if (state !== 'open') return state === 'suspect';
  return (
    (chance <= pairSettings.promising && differences.mean >= band) ||
    excludedFrom(differences, noise, band) > pairSettings.openBands * band
  );
}

function stateOf(views: readonly View[], band: number, isTail: boolean): Described['state'] {
  // A loss that was measured in all pairs is not called noise, however noisy such measurements are expected to be.
  const { exceeds, beyond, differences: shown } = views.at(-1) as View;
  // One pair says nothing about a tail, which moves on the calmest machine.
  const isEarly = shown.count < pairSettings.minPairs && shown.count > (isTail ? 1 : 0) && beyond === shown.count;
  if (exceeds || isEarly) return 'suspect';
  if (views.some(({ differences, noise }) => estimateRange(differences, noise)[0] > band)) return 'suspect';
  // What the machine does to all cases alike is excluded in relation to the others.
  const isExcluded = views.some(({ differences, noise }) => excludedFrom(differences, noise, band) <= band);
  return isExcluded ? 'settled' : 'open';
}

/** Without the rates of load tests whose iterations changed: a label is new, gone or fails. */
export function withoutWaiting(table: MetricComparisons): MetricComparisons {
  const { metric, comparisons, uncompared = [] } = table;
  const changed = new Set(uncompared.map(({ case: name }) => loadTestKey(name)));
  if (classifyMetric(metric) !== 'rate') return table;
  return { metric, comparisons: comparisons.filter(({ case: name }) => !changed.has(loadTestKey(name))) };
}

/** The log ratios of head and base of each pair, larger is worse. Measurement i of one side belongs to i of the other. */
const differencesOf = ({ candidate, past }: Comparison, metric: Metric): readonly number[] =>
  candidate.map((value, k) => worseSign(metric) * Math.log(value / (past.values[past.runs.indexOf(k)] ?? NaN)));

/**
 * The groups that explain the evidence. One whose cases are all in clearer ones adds nothing. Throughput that fell because users
 * wait for slower labels is explained by the clearest group of these.
 */
function explain<Judged extends Described & Pick<JudgedGroup, 'weight'>>(
  judged: readonly Judged[],
  awaited: PairsDecision['awaited'],
  alpha: number,
): readonly Judged[] {
  const share = ({ weight, chance }: Judged): number => chance / weight;
  const worse = judged.toSorted((a, b) => share(a) - share(b));
  const named = worse.filter((group) => share(group) <= alpha);
  const isCause = ({ cases }: Judged): boolean => cases.every(({ key }) => !awaited.has(key));
  // What is named is likely, too.
  const slower = worse.filter(
    (group) => classifyMetric(group.metric) !== 'rate' && isCause(group) && group.chance <= pairSettings.likely,
  );
  const causeOf = (group: Judged): Judged => {
    if (classifyMetric(group.metric) !== 'rate' || isCause(group)) return group;
    const tests = new Set(group.cases.map(loadTestKey));
    return slower.find(({ cases }) => cases.some((name) => tests.has(loadTestKey(name)))) ?? group;
  };
  const explained = new Set<string>();
  return named.map(causeOf).filter(({ metric, group: { members } }) => {
    const keys = members.map((i) => `${metric.id} ${String(i)}`);
    const isNew = keys.some((key) => !explained.has(key));
    for (const key of keys) explained.add(key);
    return isNew;
  });
}
