/** How much one run of each case moves when nothing changed: its own history, drawn towards its siblings and what is believed. */
import { groupBy } from '../../../lang/group-by.js';
import { finite } from '../../../stats/finite.js';
import { median } from '../../../stats/median.js';
import { tailSpread } from '../../../stats/tail-spread.js';
import type { RunTable } from './run-table.js';
import type { Residuals } from './residuals.js';

export interface CaseNoise {
  /** Standard deviation of one run, of the logarithm, on the side asked for. */
  readonly oneRun: number;
  /** What its own history alone says; 0 where it says nothing. */
  readonly own: number;
  /** What its siblings say. */
  readonly siblings: number;
  /** How much wider the median of the repetitions against the level is than one run. */
  readonly spread: number;
}

/** Weight of the siblings against a case's own history, and of what is believed against the siblings, in degrees of freedom. */
const weights = { siblings: 6, belief: 10, alone: 1 };
/** A run in which the cases of scenarios scatter more than usual is noisier as a whole; but not without end. */
export const noisyRun = { values: 6, fewestCases: 3, most: 3 };

/** @param side 1: towards worse, -1: towards better */
export function noiseOf(table: RunTable, residuals: readonly Residuals[], side: 1 | -1): readonly CaseNoise[] {
  const { series, canShift, beliefs } = table;
  const spreads = series.map(({ now, levelRuns }) => Math.sqrt(1 / now.length + 1 / levelRuns));
  const degrees = series.map(({ runs }) => (runs - 1) / 2); // a one-sided spread uses half the values
  const scatter = canShift ? scatterNow(table, residuals, spreads) : 0;
  const own = residuals.map(({ past }) => tailSpread(finite(past).map((value) => side * value)));
  // In units of what is believed of each, so that quiet and restless cases can be put together.
  const pooled = own.flatMap((spread, i) =>
    (series[i]?.runs ?? 0) < 2 ? [] : [(spread / (series[i]?.prior ?? 1)) ** 2],
  );
  const total = degrees.reduce((sum, each) => sum + each, 0);
  const trust = total / (total + weights.belief);
  const usual = Math.sqrt(trust * (pooled.length === 0 ? 1 : median(pooled)) + 1 - trust);
  const factor = !canShift ? 1 : Math.max(usual, Math.min(scatter, noisyRun.most * usual));
  const weight = canShift ? weights.siblings : weights.alone;
  return series.map(({ prior, quantumMs }, i) => {
    const siblings = factor * prior;
    const nu = degrees[i] ?? 0;
    const noise = Math.sqrt((weight * siblings ** 2 + nu * (own[i] ?? 0) ** 2) / (weight + nu));
    const quantum = Math.log1p(quantumMs / Math.exp(residuals[i]?.level ?? 0));
    return {
      oneRun: Math.max(noise, beliefs.floor, quantum),
      own: own[i] ?? 0,
      siblings,
      spread: spreads[i] ?? 1,
    };
  });
}

/** How much the cases of one scenario differ in this very run, in units of what is believed. */
export function scatterNow({ series }: RunTable, residuals: readonly Residuals[], spreads: readonly number[]): number {
  const standardised = series.map(({ scenario, prior }, i) => ({
    scenario,
    value: (residuals[i]?.excess ?? 0) / (spreads[i] ?? 1) / prior,
  }));
  const deviations = [...groupBy(standardised, ({ scenario }) => scenario).values()]
    .filter((cases) => cases.length >= noisyRun.fewestCases)
    .flatMap((cases) => {
      const middle = median(cases.map(({ value }) => value));
      const unbiased = Math.sqrt(cases.length / (cases.length - 1));
      return cases.map(({ value }) => Math.abs(value - middle) * unbiased);
    });
  return deviations.length < noisyRun.values ? 0 : 1.4826 * median(deviations);
}
