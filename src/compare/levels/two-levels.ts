/** Two levels between which a history changes again and again, as on runners of two kinds. All values are logarithms. */
import { ckmeans } from 'simple-statistics';
import type { Provenance, Trend } from '../../model/documents.js';
import { largest, median, toSigma } from '../../stats/averages.js';

/** Values of one level: the index of the first, the index after the last, and the level as a logarithm. */
export interface Level {
  readonly start: number;
  readonly end: number;
  readonly level: number;
  /** Whether a user accepted it. */
  readonly isAccepted: boolean;
}

export interface TwoLevels {
  /** The lower level and the higher one. */
  readonly levels: readonly [number, number];
  /** The number of values of each. */
  readonly counts: readonly [number, number];
  /** How far the values of a level are from it. */
  readonly spread: number;
  /** More values in a row on one of them are not a part of the mixture. */
  readonly longest: number;
}

/** Fewer changes are events. */
const fewestChanges = 6;
/** A history of events changes less often than at every so many runs. */
const runsBetweenChanges = 20;
/** How many spreads two levels are apart that nobody takes for one. */
const fewestSpreads = 5;
/** Machines of two kinds differ by more than this: with hardly any noise, levels that are closer mean nothing. */
const leastApart = Math.log(1.03);
/** A level of fewer values is that of outliers. */
const smallestShare = 0.15;
/** How often a mixture may have a longer series on one level by chance. */
const chance = 0.01;

/** Undefined if the values are of one level, or of levels that follow each other. */
export function findTwoLevels(values: readonly number[]): TwoLevels | undefined {
  if (values.length < 2 * fewestChanges) return undefined;
  // The two parts that vary least.
  const [low = [], high = []] = ckmeans([...values], 2);
  if (Math.min(low.length, high.length) < smallestShare * values.length) return undefined;
  const border = largest(low);
  const isHigh = values.map((value) => value > border);
  const levels = [median(low), median(high)] as const;
  const spread =
    toSigma * Math.max(...[low, high].map((own, k) => median(own.map((one) => Math.abs(one - (levels[k] ?? 0))))));
  const changes = isHigh.slice(1).filter((now, i) => now !== isHigh[i]).length;
  const isApart = levels[1] - levels[0] > Math.max(fewestSpreads * spread, leastApart);
  if (!isApart || changes < Math.max(fewestChanges, values.length / runsBetweenChanges)) return undefined;
  const longest = Math.log(chance / changes) / Math.log1p(-changes / values.length);
  return { levels, counts: [low.length, high.length], spread, longest };
}

/** Joins the levels of a history that only alternate between the two. */
export function joinMixed(
  levels: readonly Level[],
  { values }: { readonly values: readonly number[] },
  { levels: [low, high], spread, longest }: TwoLevels,
): readonly Level[] {
  const margin = Math.max(fewestSpreads * spread, (high - low) / 2);
  const isMixed = ({ start, end, level, isAccepted }: Level): boolean =>
    !isAccepted &&
    level > low - margin &&
    level < high + margin &&
    longestOnOne(values.slice(start, end), (low + high) / 2) <= longest;
  return levels.reduce<readonly Level[]>((joined, next) => {
    const last = joined.at(-1);
    if (last === undefined || !isMixed(last) || !isMixed(next)) return [...joined, next];
    return [...joined.slice(0, -1), { ...last, end: next.end, level: median(values.slice(last.start, next.end)) }];
  }, []);
}

/** The length of the longest series of values on one side of a border. */
function longestOnOne(values: readonly number[], border: number): number {
  let [longest, length] = [0, 0];
  for (const [i, value] of values.entries()) {
    length = i > 0 && value > border === (values[i - 1] ?? 0) > border ? length + 1 : 1;
    longest = Math.max(longest, length);
  }
  return longest;
}

/** What the series of a history share; undefined if none shows two levels. */
export function describeMixture(mixed: readonly TwoLevels[], runs: readonly Provenance[]): Trend['mixture'] {
  const most = largest(mixed.map(({ counts: [a, b] }) => a + b));
  const clearest = mixed.find(({ counts: [a, b] }) => a + b === most);
  if (clearest === undefined) return undefined;
  const environments = [...new Set(runs.map(({ environment }) => nameEnvironment(environment)))];
  return {
    series: mixed.length,
    percent: 100 * Math.expm1(median(mixed.map(({ levels: [low, high] }) => high - low))),
    runs: [...clearest.counts],
    environments: environments.length > 1 ? environments : [],
  };
}

const nameEnvironment = (environment: Provenance['environment'] = {}): string =>
  Object.entries(environment)
    .map(([key, value]) => `${key}=${value}`)
    .sort()
    .join(', ');
