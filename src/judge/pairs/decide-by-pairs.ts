/**
 * Judges pairs of measurements, each of a base and a head measured one right after the other, in random order. Pure.
 *
 * Every group of cases has an e-value: how much more likely its differences are with a change than without one. The
 * weighted mean of all e-values is an e-value, too, so an unchanged head reaches 1 / alpha with a probability of at most alpha,
 * whenever measuring stops (docs/method.md).
 */
import { worseSign } from '../../metrics/log-scale.js';
import type { Comparison, MetricComparisons } from '../../model/comparison.js';
import type { CaseName } from '../../model/documents.js';
import type { Metric } from '../../model/metric.js';
import { compareCodeUnits } from '../../lang/natural-order.js';
import { excludedFrom, summarize, weighEvidence, type Differences, type Noise } from './evidence.js';
import { loadTestKey } from '../../cases/names.js';
import { groupCases, movementOf, withWeights, type Group, type Movement } from './groups.js';
import { estimateNoise } from './noise.js';
import { bandOf, type Screen } from './screen.js';
import { classify, pairSettings } from './settings.js';

/** One group of cases in one metric. */
export interface JudgedGroup {
  readonly metric: Metric;
  readonly group: Group;
  /** Its cases. */
  readonly cases: readonly CaseName[];
  /** As log ratios, larger is worse. */
  readonly differences: Differences;
  /** What it is blamed for; by default, in every pair the smaller one of the difference and what its own values moved. */
  readonly blamed: Differences;
  /** What it is credited with: in every pair the larger one of both. */
  readonly credited: Differences;
  /** How far its own values moved on average, whatever the others did. */
  readonly own: number;
  readonly noise: Noise;
  /** The tolerance band as a log ratio. */
  readonly band: number;
  /** Its share of the evidence. All shares of the judged groups add up to 1. */
  readonly weight: number;
  /** Whether the screen chose it. Others are only described. */
  readonly isJudged: boolean;
  readonly evidence: number;
  /** worse: fails. settled: a change of one band is excluded. open: neither. */
  readonly state: 'worse' | 'settled' | 'open';
}

/** What a group is blamed for in each pair, by how it moved in all of them. */
export type Blame = (moves: readonly Movement[], noise: Noise) => readonly number[];

export interface PairsRule {
  readonly blame: Blame;
  /** The probability that an unchanged version fails. */
  readonly alpha: number;
}

const ruleOfGate: PairsRule = { blame: (moves) => moves.map(({ blamed }) => blamed), alpha: pairSettings.alpha };

export interface PairsDecision {
  /** open: another pair may decide. */
  readonly state: 'failed' | 'passed' | 'open';
  /** The number of pairs of the case with most of them. */
  readonly pairs: number;
  /** The weighted mean of the e-values. */
  readonly evidence: number;
  /** Groups that fail come first; of those that describe the same cases, only the clearest one fails. */
  readonly groups: readonly JudgedGroup[];
}

/**
 * @param tables head and base of all pairs, for each metric; other metrics than those compared by ratio are left out
 * @param screen what is known from before the pairs; without it every group is judged, with the assumed noise
 */
export function decideByPairs(
  tables: readonly MetricComparisons[],
  screen: Screen = { noise: new Map() },
  rule = ruleOfGate,
): PairsDecision {
  const found = tables
    .filter(({ metric }) => metric.scale === 'ratio')
    .flatMap((table) => describe(table, screen, rule));
  const judged = withWeights(found.filter(({ group }) => screen.suspects?.has(group.id) !== false));
  const ids = new Set(judged.map(({ group }) => group.id));
  const others = withWeights(found).filter(({ group }) => !ids.has(group.id));
  const evidence = judged.reduce((total, group) => total + group.weight * group.evidence, 0);
  const worse = new Set(evidence >= 1 / rule.alpha ? explain(judged, rule) : []);
  const groups: readonly JudgedGroup[] = [
    ...judged.map((group) => ({ ...group, isJudged: true, ...(worse.has(group) && { state: 'worse' as const }) })),
    ...others.map((group) => ({ ...group, isJudged: false })),
  ].sort((a, b) => Number(b.state === 'worse') - Number(a.state === 'worse'));
  const isOpen = judged.some(({ state }) => state === 'open');
  return {
    state: worse.size > 0 ? 'failed' : isOpen ? 'open' : 'passed',
    pairs: Math.max(0, ...found.map(({ differences }) => differences.count)),
    evidence,
    groups,
  };
}

type Described = Omit<JudgedGroup, 'weight' | 'isJudged'>;

function describe(table: MetricComparisons, screen: Screen, { blame }: PairsRule): readonly Described[] {
  const { metric, comparisons } = withoutWaiting(table);
  const differences = comparisons.map((comparison) => differencesOf(comparison, metric));
  const max = Math.max(0, ...differences.map(({ length }) => length));
  const movements = Array.from({ length: max }, (_, k) =>
    movementOf(
      comparisons,
      differences.map((values) => values[k] ?? NaN),
    ),
  );
  return groupCases(metric, comparisons).flatMap((group) => {
    const moves = movements.map((movement) => movement(group)).filter(({ relative }) => Number.isFinite(relative));
    const band = bandOf(group, metric, comparisons);
    if (moves.length === 0 || !Number.isFinite(band)) return [];
    const relative = summarize(moves.map((move) => move.relative));
    const noise = screen.noise.get(group.id) ?? estimateNoise([], group, metric, comparisons);
    const blamed = blame(moves, noise);
    return [
      {
        metric,
        group,
        cases: group.members.flatMap((i) => comparisons[i]?.case ?? []),
        differences: relative,
        blamed: summarize(blamed),
        credited: summarize(moves.map(({ credited }) => credited)),
        own: summarize(moves.map(({ own }) => own)).mean,
        noise,
        band,
        evidence: weighEvidence(summarize(blamed.map((value) => bounded(value, band))), noise, band),
        state: excludedFrom(relative, noise, band) <= band ? ('settled' as const) : ('open' as const),
      },
    ];
  });
}

/** Changes beyond the largest size that the evidence knows count like that one, so that a larger one is never milder. */
const bounded = (relative: number, band: number): number => Math.min(relative, Math.max(...pairSettings.sizes) * band);

/** Without the rates of load tests whose iterations changed: a label is new, gone or fails. */
export function withoutWaiting(table: MetricComparisons): MetricComparisons {
  const { metric, comparisons, uncompared = [] } = table;
  const changed = new Set(uncompared.map(({ case: name }) => loadTestKey(name)));
  if (classify(metric) !== 'rate' || changed.size === 0) return table;
  return { metric, comparisons: comparisons.filter(({ case: name }) => !changed.has(loadTestKey(name))) };
}

/** The log ratios of head and base of each pair, larger is worse. Measurement i of one side belongs to i of the other. */
function differencesOf({ candidate, candidateMeasurements, past }: Comparison, metric: Metric): readonly number[] {
  const starts = candidateMeasurements.map(({ startedAt = '' }) => startedAt);
  const inOrder = [...candidate.keys()].sort((a, b) => compareCodeUnits(starts[a] ?? '', starts[b] ?? ''));
  return inOrder
    .slice(0, past.values.length)
    .map((at, k) => worseSign(metric) * Math.log((candidate[at] ?? NaN) / (past.values[k] ?? NaN)));
}

/**
 * The groups that explain the evidence: those that reach 1 / alpha by themselves, or else the clearest one. A group whose cases
 * are all in clearer ones adds nothing. If requests of a load test got slower, they explain its rate, because its users wait for
 * them.
 */
function explain<Judged extends Described & Pick<JudgedGroup, 'weight'>>(
  judged: readonly Judged[],
  { alpha }: PairsRule,
): readonly Judged[] {
  const share = ({ weight, evidence }: Judged): number => weight * evidence;
  const worse = judged.filter(({ blamed, band }) => blamed.mean >= band).sort((a, b) => share(b) - share(a));
  const clear = worse.filter(({ evidence }) => evidence >= 1 / alpha);
  const named = [...(clear.length > 0 ? clear : worse.slice(0, 1))];
  const slower = worse.filter(
    (group) => classify(group.metric) !== 'rate' && (named.includes(group) || group.evidence >= pairSettings.likely),
  );
  const causes = (group: Judged): readonly Judged[] =>
    classify(group.metric) === 'rate' ? slower.filter((other) => explainsRate(other, group)).slice(0, 1) : [];
  const explained = new Set<string>();
  return named
    .flatMap((group) => (causes(group).length > 0 ? causes(group) : [group]))
    .filter(({ metric, group: { members } }) => {
      const keys = members.map((i) => `${metric.id} ${String(i)}`);
      const isNew = keys.some((key) => !explained.has(key));
      for (const key of keys) explained.add(key);
      return isNew;
    });
}

/** Whether slower requests explain the rate of other ones: they belong to each of their load tests. */
function explainsRate(slower: Described, rate: Described): boolean {
  const keys = new Set(slower.cases.map(({ key }) => key));
  const tests = new Set(slower.cases.map(loadTestKey));
  return !rate.cases.every(({ key }) => keys.has(key)) && rate.cases.every((name) => tests.has(loadTestKey(name)));
}
