/** The middle of the cases of a run, for what the whole run did. */
import type { Fit } from './fitted-history.js';

/**
 * The median of one value per case. A case whose time is a few whole milliseconds shows a change of everything by a fifth as
 * none at all or as a third, so it counts less: by the part of its noise that is not rounding.
 *
 * @param values one for each case, none of them NaN
 */
export function middleOfCases({ table: { rows } }: Pick<Fit, 'table'>, values: ArrayLike<number>): number {
  const weighed = rows
    .map(({ prior, rounding }, i) => ({
      value: values[i] ?? NaN,
      weight: rounding === 0 ? 1 : prior ** 2 / (prior ** 2 + rounding ** 2),
    }))
    .sort((a, b) => a.value - b.value);
  const half = weighed.reduce((total, { weight }) => total + weight, 0) / 2;
  let below = 0;
  for (let i = 0; i < weighed.length; i++) {
    const { value = NaN, weight = 0 } = weighed[i] ?? {};
    below += weight;
    if (below > half) return value;
    if (below === half) return (value + (weighed[i + 1]?.value ?? value)) / 2;
  }
  return NaN;
}
