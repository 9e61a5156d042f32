/**
 * Finds the commit between GOOD and BAD that made something slower. Knows nothing of git and processes: whoever measures is
 * passed in, so that the search can be simulated.
 */
import type { MetricComparisons } from '../../model/comparison.js';
import { decideByPairs, type JudgedGroup, type PairsDecision } from '../pairs/decide-by-pairs.js';
import type { Screen } from '../pairs/screen.js';
import { type Differences, estimateRange, type Scatter, type View } from '../pairs/views.js';
import { sum, weightedMean } from '../../stats/averages.js';

/** Defaults of the search for the commit that made a group of cases slower. docs/gate.md explains them. */
const bisectSettings = {
  /** What a commit can keep of the loss between GOOD and BAD: none, parts of it for losses in steps, all, or more. */
  levels: [0, 0.25, 0.5, 0.75, 1, 1.5],
  /** How the loss may really be, as a share of the measured one: a loss that was just found is usually overestimated. */
  sizes: Array.from({ length: 13 }, (_, step) => 0.4 + 0.1 * step),
  /**
   * The probability that unchanged ends look different. It is larger than that of the gate: whoever asks has seen a loss
   * already, and before a commit is named, its own pairs have to show it as well.
   */
  alpha: 0.05,
  /** How many further changes of the level are expected between GOOD and BAD. */
  furtherChanges: 0.2,
  /** A commit is named from this probability on. */
  confidence: 0.95,
  /** From this probability on, a commit is measured beside its parent. */
  likely: 0.9,
  /** The variance of the level of a commit below which another one is measured: that of a probability of 10 or 90 %. */
  settled: 0.09,
  /** A commit whose level varies less is not worth a measurement. */
  minVariance: 0.02,
  /** A part of the loss that began elsewhere is mentioned from this share on. */
  furtherShare: 0.2,
  /** The most degrees of freedom of the likelihood of a level: now and then a machine disturbs one pair. */
  maxFreedom: 10,
  /** As in a gate, what fewer pairs show may be one disturbance. */
  minPairs: 3,
  /** After so many pairs of GOOD and BAD that speak against any change, no more are measured. */
  hopelessPairs: 6,
} as const;

/** Why there is no further measurement: this commit cannot be measured, or measuring is over. */
export type Refusal = { readonly skipped: number } | 'ended';

export interface Progress {
  /** The commits with which the loss can have begun. */
  readonly range: readonly [first: number, last: number];
  readonly probability: number;
}

export interface SearchOptions {
  /** The number of commits after GOOD; the last one is BAD. */
  readonly commits: number;
  /** The number of pairs of the same two commits at most. */
  readonly maxPairs: number;
  /** Whether a group may be searched for. By default all are. */
  readonly isWanted?: (group: JudgedGroup) => boolean;
  /** Measures one more pair. Returns the comparisons of all pairs of the two commits. */
  readonly measure: (pair: PairToMeasure) => Promise<readonly MetricComparisons[] | Refusal>;
  readonly onProgress?: (progress: Progress) => void;
}

export interface FoundCommit {
  /** none: BAD is not worse than GOOD. undecided: it was measured worse, which may be noise. named: one commit. range: several could be it. ended: before GOOD and BAD were compared. */
  readonly state: 'named' | 'range' | 'none' | 'undecided' | 'ended';
  /** BAD beside GOOD. */
  readonly whole?: PairsDecision;
  /** What the search followed: the clearest group of BAD beside GOOD. */
  readonly target?: JudgedGroup;
  /** The likeliest commit, and its probability. */
  readonly commit: number;
  readonly probability: number;
  /** The commits that contain the beginning with a probability of 95 %. */
  readonly range: readonly [first: number, last: number];
  /** Further ranges of commits in which the target got worse, each from a faster to a slower one. */
  readonly further: readonly PairToMeasure[];
  /** The likeliest commit beside its parent, if that was measured. */
  readonly step?: PairsDecision;
  readonly skipped: readonly number[];
  /** Whether time was over before the search was. */
  readonly isCut: boolean;
}

/** In relation to the other cases, where there are enough: the machine disturbs that least. */
const sight = ({ own, relative = own }: JudgedGroup): View => relative;

export async function searchCommit(options: SearchOptions): Promise<FoundCommit> {
  const { commits, maxPairs, measure } = options;
  const nothing = { commit: commits, probability: 0, range: [1, commits] as const, further: [], skipped: [] };
  const { whole, isCut } = await compareEnds(options);
  if (whole === undefined) return { ...nothing, state: 'ended', isCut };
  const target = clearest(whole);
  if (target === undefined) {
    const isSuspect = whole.groups.some(({ isJudged, state }) => isJudged && state === 'suspect');
    const isOver = isCut && whole.state !== 'passed';
    return { ...nothing, state: isOver ? 'ended' : isSuspect ? 'undecided' : 'none', whole, isCut };
  }
  const ends = { commit: commits, beside: 0 };
  const decisions = new Map<string, PairsDecision>([[keyOf(ends), whole]]);
  const seen = new Map<string, CommitObservation>([[keyOf(ends), { ...ends, differences: sight(target).differences }]]);
  const limits: Limits & { skipped: Set<number> } = { skipped: new Set(), maxPairs };
  let current: number | undefined;
  let hasEnded = false;
  for (;;) {
    const observations = { commits, pairs: [...seen.values()], noise: sight(target).noise };
    const posterior = locate(observations, sight(target).differences.mean);
    options.onProgress?.({ range: likelyRange(posterior), probability: probabilityOf(posterior) });
    const next = hasEnded ? undefined : nextPair(observations, posterior, limits, current);
    if (next === undefined)
      return conclude(posterior, { whole, target, decisions, skipped: limits.skipped, isCut: hasEnded });
    const measured = await measure(next);
    current = next.commit;
    if (measured === 'ended') hasEnded = true;
    else if ('skipped' in measured) limits.skipped.add(measured.skipped);
    else {
      const decision = decideWith(measured);
      const group = decision.groups.find((one) => one.group.id === target.group.id);
      // A commit without the case says nothing about it.
      if (group === undefined) limits.skipped.add(next.commit);
      else seen.set(keyOf(next), { ...next, differences: sight(group).differences });
      decisions.set(keyOf(next), decision);
    }
  }
}

/** The ranges before and after the named commit, if a part of the loss began there. */
function findFurther({ gains }: Posterior, commit: number): readonly PairToMeasure[] {
  const parts = [
    { beside: 0, commit: commit - 1 },
    { beside: commit, commit: gains.length - 1 },
  ];
  return parts.filter(
    ({ beside, commit: last }) =>
      gains.slice(beside + 1, last + 1).reduce((sum, gain) => sum + gain, 0) >= bisectSettings.furtherShare,
  );
}

const keyOf = ({ commit, beside }: PairToMeasure): string => `${String(commit)} beside ${String(beside)}`;

const decideWith = (tables: readonly MetricComparisons[], screen?: Screen): PairsDecision =>
  decideByPairs(tables, screen, bisectSettings.alpha);

/** Measures GOOD and BAD as the gate does, until it is clear whether they differ. */
async function compareEnds({ commits, maxPairs, isWanted, measure }: SearchOptions) {
  let whole: PairsDecision | undefined;
  for (let pair = 1; pair <= maxPairs; pair++) {
    const measured = await measure({ commit: commits, beside: 0 });
    if (measured === 'ended' || 'skipped' in measured) return { whole, isCut: true };
    const all = decideWith(measured);
    whole =
      isWanted === undefined
        ? all
        : decideWith(measured, {
            suspects: new Set(all.groups.filter(isWanted).map(({ group }) => group.id)),
            isExclusive: true,
            noise: new Map(),
          });
    if (whole.state !== 'open' && pair >= bisectSettings.minPairs) break;
    if (!whole.isPromising && pair >= bisectSettings.hopelessPairs) break;
  }
  return { whole, isCut: false };
}

/** The least probable group. */
const clearest = ({ groups }: PairsDecision): JudgedGroup | undefined =>
  groups
    .filter(({ state }) => state === 'worse')
    .toSorted((a, b) => sight(a).chance / a.weight - sight(b).chance / b.weight)[0];

const probabilityOf = (posterior: Posterior): number => posterior.worse[mostLikely(posterior)] ?? 0;

interface Known {
  readonly whole: PairsDecision;
  readonly target: JudgedGroup;
  readonly decisions: ReadonlyMap<string, PairsDecision>;
  readonly skipped: ReadonlySet<number>;
  readonly isCut: boolean;
}

function conclude(posterior: Posterior, { decisions, skipped, ...known }: Known): FoundCommit {
  const commit = mostLikely(posterior);
  const probability = probabilityOf(posterior);
  const { confidence } = bisectSettings;
  const step = decisions.get(keyOf({ commit, beside: commit - 1 }));
  const ofStep = step?.groups.find(({ group }) => group.id === known.target.group.id);
  // Its own pairs may say the opposite, after as many of them as are allowed.
  const isRefuted = ofStep !== undefined && sight(ofStep).differences.mean <= 0;
  return {
    ...known,
    state: probability >= confidence && !isRefuted ? 'named' : 'range',
    commit,
    probability,
    range: likelyRange(posterior),
    further: findFurther(posterior, commit),
    ...(step !== undefined && { step }),
    skipped: [...skipped].sort((a, b) => a - b),
  };
}

/** A commit and the earlier one that it is measured beside. */
export interface PairToMeasure {
  readonly commit: number;
  readonly beside: number;
}

interface Limits {
  /** Commits that cannot be measured. */
  readonly skipped: ReadonlySet<number>;
  /** The number of pairs of the same two commits at most. */
  readonly maxPairs: number;
}

/** The commit that most of the loss began with. */
export function mostLikely({ gains }: Posterior): number {
  return gains.indexOf(Math.max(...gains));
}

/**
 * The next pair; undefined if a commit can be named, or if no pair would help.
 *
 * @param current the commit that was measured last
 */
export function nextPair(
  observations: Observations,
  posterior: Posterior,
  limits: Limits,
  current: number | undefined,
): PairToMeasure | undefined {
  const { commits, pairs } = observations;
  const countOf = ({ commit, beside }: PairToMeasure): number =>
    pairs.find((pair) => pair.commit === commit && pair.beside === beside)?.differences.count ?? 0;
  const isPossible = (pair: PairToMeasure): boolean =>
    !limits.skipped.has(pair.commit) && !limits.skipped.has(pair.beside) && countOf(pair) < limits.maxPairs;
  const suspect = mostLikely(posterior);
  const confirming = { commit: suspect, beside: suspect - 1 };
  const probability = posterior.worse[suspect] ?? 0;
  if (probability >= bisectSettings.likely && isPossible(confirming))
    return probability >= bisectSettings.confidence && isConfirmed(observations, confirming) ? undefined : confirming;
  const possible = Array.from({ length: commits }, (_, i) => ({ commit: i + 1, beside: 0 })).filter(isPossible);
  const varianceOf = ({ commit }: PairToMeasure): number => posterior.variances[commit] ?? 0;
  // A commit that was built is measured until it is settled.
  const same = possible.find(({ commit }) => commit === current);
  if (same !== undefined && varianceOf(same) > bisectSettings.settled) return same;
  const [best] = possible.toSorted(
    (a, b) => varianceOf(b) - varianceOf(a) || Math.abs(a.commit - commits / 2) - Math.abs(b.commit - commits / 2),
  );
  if (probability < bisectSettings.confidence && best !== undefined && varianceOf(best) > bisectSettings.minVariance)
    return best;
  return probability < bisectSettings.confidence && isPossible(confirming) ? confirming : undefined;
}

/** Whether the pairs of these two commits show a loss by themselves. */
function isConfirmed(observations: Observations, { commit, beside }: PairToMeasure): boolean {
  const own = observations.pairs.find((pair) => pair.commit === commit && pair.beside === beside);
  if (own === undefined) return false;
  const [low] = estimateRange(own.differences, poolNoise({ ...observations, pairs: [] }));
  return own.differences.count >= bisectSettings.minPairs && low > 0;
}

/** The fewest neighbouring commits that contain the beginning of the loss with `confidence`. */
export function likelyRange({ gains }: Posterior): readonly [first: number, last: number] {
  const total = gains.reduce((sum, gain) => sum + gain, 0);
  let best: readonly [number, number] = [1, gains.length - 1];
  let [first, sum] = [1, 0];
  for (let last = 1; last < gains.length; last++) {
    sum += gains[last] ?? 0;
    while (sum - (gains[first] ?? 0) >= bisectSettings.confidence * total && first < last) sum -= gains[first++] ?? 0;
    if (sum >= bisectSettings.confidence * total && last - first < best[1] - best[0]) best = [first, last];
  }
  return best;
}

/*
 * Where a loss between GOOD and BAD began, as probabilities. The commits are a chain of hidden levels: GOOD has none of the
 * loss, BAD all of it, and a change is equally likely at each commit. Pairs of a commit beside GOOD measure its level, pairs
 * of a commit beside its parent measure the change. No measurement is final, so that a wrong one is outweighed later.
 */

/** All pairs of a commit beside an earlier one. Commits are numbered from 1, the oldest; 0 is GOOD. */
export interface CommitObservation {
  readonly commit: number;
  /** 0, or the parent of the commit. */
  readonly beside: number;
  readonly differences: Differences;
}

interface Observations {
  /** The number of commits; the last one is BAD. */
  readonly commits: number;
  readonly pairs: readonly CommitObservation[];
  /** The noise of one measurement, before these pairs. */
  readonly noise: Scatter;
}

/** Arrays have an entry for GOOD and for each commit. */
interface Posterior {
  /** The probability that a commit made it worse. */
  readonly worse: readonly number[];
  /** By how much, on average, as a share of the loss. */
  readonly gains: readonly number[];
  /** The variance of the level, as a share of the loss. */
  readonly variances: readonly number[];
}

const { levels } = bisectSettings;
const indices = [...levels.keys()];

/** The noise with what these pairs show about it. */
function poolNoise({ pairs, noise }: Observations): Scatter {
  const freedom = noise.freedom + sum(pairs.map(({ differences }) => differences.count - 1));
  const squares = sum(pairs.map(({ differences }) => differences.squares));
  return { variance: (noise.variance * noise.freedom + squares / 2) / freedom, freedom };
}

/** @param loss the measured difference of BAD and GOOD, as a log ratio */
export function locate(observations: Observations, loss: number): Posterior {
  const noise = poolNoise(observations);
  const found = bisectSettings.sizes.map((size) => locateLoss(observations, noise, size * loss));
  const best = Math.max(...found.map(({ logWeight }) => logWeight));
  const weights = found.map(({ logWeight }) => Math.exp(logWeight - best));
  const mean = (read: (one: Located) => readonly number[]): number[] =>
    Array.from({ length: observations.commits + 1 }, (_, i) =>
      weightedMean(
        found.map((one) => read(one)[i] ?? 0),
        weights,
      ),
    );
  const [means, squares] = [mean((one) => one.means), mean((one) => one.squares)];
  return {
    worse: mean((one) => one.worse),
    gains: mean((one) => one.gains),
    variances: squares.map((square, i) => square - (means[i] ?? 0) ** 2),
  };
}

interface Located extends Omit<Posterior, 'variances'> {
  readonly logWeight: number;
  readonly means: readonly number[];
  readonly squares: readonly number[];
}

/** The forward-backward algorithm for a loss of this size. */
function locateLoss({ commits, pairs }: Observations, noise: Scatter, loss: number): Located {
  const own = Array.from({ length: commits + 1 }, (_, i): readonly number[] => {
    const known = i === 0 ? 0 : i === commits ? 1 : undefined;
    const ofCommit = pairs.filter(({ commit, beside }) => commit === i && beside === 0);
    return levels.map((level) => (level === (known ?? level) ? likelihood(ofCommit, level * loss, noise) : 0));
  });
  // Steps are rare. Commit 1 beside GOOD is its level already.
  const rate = Math.min(bisectSettings.furtherChanges / commits, 0.5);
  const steps = own.map((_, i) => {
    const beside = pairs.filter((pair) => i > 1 && pair.commit === i && pair.beside === i - 1);
    const weigh = (from: number, to: number): number =>
      (from === to ? 1 - rate : rate / (levels.length - 1)) * likelihood(beside, gainOf(from, to) * loss, noise);
    return indices.map((from) => indices.map((to) => weigh(from, to)));
  });
  /** How likely it is to get from one level to another. */
  const reach = (i: number, from: number, to: number): number => (steps[i]?.[from]?.[to] ?? 0) * (own[i]?.[to] ?? 0);
  const before = [own[0] ?? []];
  let logWeight = 0;
  for (let i = 1; i <= commits; i++) {
    const last = before[i - 1] ?? [];
    const next = indices.map((to) => sum(last.map((weight, from) => weight * reach(i, from, to))));
    logWeight += Math.log(sum(next));
    before.push(normalize(next));
  }
  const after: number[][] = [];
  after[commits] = indices.map(() => 1);
  for (let i = commits - 1; i >= 0; i--) {
    const later = after[i + 1] ?? [];
    after[i] = normalize(indices.map((from) => sum(later.map((weight, to) => weight * reach(i + 1, from, to)))));
  }
  const gains = indices.flatMap((from) => indices.map((to) => gainOf(from, to)));
  const joint = before.slice(1).map((_, k) => {
    const weigh = (from: number, to: number): number =>
      (before[k]?.[from] ?? 0) * reach(k + 1, from, to) * (after[k + 1]?.[to] ?? 0);
    return indices.flatMap((from) => indices.map((to) => weigh(from, to)));
  });
  const meanGain = (read: (gain: number) => number): number[] => [
    0,
    ...joint.map((weights) => weightedMean(gains.map(read), weights)),
  ];
  const moment = (power: number): number[] =>
    before.map((weights, i) =>
      weightedMean(
        levels.map((level) => level ** power),
        weights.map((weight, k) => weight * (after[i]?.[k] ?? 0)),
      ),
    );
  return {
    logWeight,
    worse: meanGain((gain) => (gain > 0 ? 1 : 0)),
    gains: meanGain((gain) => Math.max(gain, 0)),
    means: moment(1),
    squares: moment(2),
  };
}

const gainOf = (from: number, to: number): number => (levels[to] ?? 0) - (levels[from] ?? 0);

function normalize(weights: readonly number[]): number[] {
  const total = sum([...weights]);
  return weights.map((weight) => weight / total);
}

/** Student's, with heavy tails even if the noise is well known: now and then a machine disturbs one pair. */
function likelihood(
  pairs: readonly CommitObservation[],
  expected: number,
  { variance, freedom: known }: Scatter,
): number {
  const freedom = Math.min(known, bisectSettings.maxFreedom);
  return pairs.reduce((product, { differences: { count, mean } }) => {
    const square = (count * (mean - expected) ** 2) / (2 * variance * freedom);
    return product * (1 + square) ** (-(freedom + 1) / 2);
  }, 1);
}
