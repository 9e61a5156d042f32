/** Scenarios whose cases are worse together: their mean has about 0.6 x the noise of one case. */
import { groupBy } from '../../group-by.js';
import { median } from '../../stats/median.js';
import { sideSpread } from '../../stats/side-spread.js';
import { explains } from './explains.js';
import type { CaseNoise } from './noise.js';
import type { RunTable } from './series.js';
import type { Residuals } from './shift.js';

export interface WorseScenario {
  readonly scenario: string;
  /** Mean excess of its cases, weighted by their noise, and the limit it is beyond. */
  readonly excess: number;
  readonly limit: number;
  readonly cases: number;
}

const sigmas = 4;
const shortHistory = 0.2;
/** Correlation of the residuals of sibling cases, once the shift is out. */
const correlation = 0.15;
/** Weight of the cases' noises against what the scenario's own mean did in past runs, in degrees of freedom. */
const noiseWeight = 4;
const fewestRuns = 3;

export function worseScenarios(
  table: RunTable,
  residuals: readonly Residuals[],
  noises: readonly CaseNoise[],
): readonly WorseScenario[] {
  const { series, canShift, repetitions, beliefs } = table;
  if (!canShift) return [];
  const longest = Math.max(...series.map(({ levelRuns }) => levelRuns));
  const rows = series.map((each, i) => ({ each, i }));
  return [...groupBy(rows, ({ each }) => each.scenario)].flatMap(([scenario, members]) => {
    const cases = members.flatMap(({ each, i }) => {
      const [residual, noise] = [residuals[i], noises[i]];
      return residual === undefined || noise === undefined ? [] : [{ each, residual, noise }];
    });
    if (cases.length < 2) return [];
    const precision = cases.reduce((sum, { noise }) => sum + noise.worse ** -2, 0);
    const mean = (of: (case_: (typeof cases)[number]) => number): number =>
      cases.reduce((sum, each) => sum + (each.noise.worse ** -2 / precision) * of(each), 0);

    // What the mean did in past runs in which every case of the scenario was measured.
    const history = Array.from({ length: table.pastRuns }, (_, run) => run)
      .map((run) => cases.map(({ residual }) => residual.past.find((each) => each.run === run)?.value))
      .filter((values): values is number[] => values.every((value) => value !== undefined))
      .map((values) =>
        cases.reduce((sum, { noise }, i) => sum + (noise.worse ** -2 / precision) * (values[i] ?? 0), 0),
      );
    let variance = (1 + (cases.length - 1) * correlation) / precision;
    if (history.length >= fewestRuns) {
      const middle = median(history);
      const degrees = (history.length - 1) / 2;
      const own = sideSpread(history.map((value) => value - middle)) ** 2;
      variance = (noiseWeight * variance + degrees * own) / (noiseWeight + degrees);
    }
    variance = Math.max(variance, (beliefs.floor / 2) ** 2);
    const fewest = Math.min(...cases.map(({ each }) => each.levelRuns));
    const slopes = mean(({ residual }) => Math.sqrt(residual.slopeVariance));
    const error = Math.sqrt(variance * (1 / repetitions + 1 / fewest) + slopes ** 2);

    const tolerance = median(cases.map(({ each }) => each.tolerance));
    const excess = mean(({ residual }) => residual.excess);
    const limit = Math.max(tolerance, sigmas * (1 + shortHistory / longest) * error);
    const together = {
      excess,
      raw: mean(({ residual }) => residual.raw),
      overAll: mean(({ residual }) => residual.overAll),
    };
    const sorted = cases.map(({ residual }) => residual.excess).sort((a, b) => a - b);
    const shared = (sorted.at(-2) ?? 0) > tolerance / 2 && median(sorted) > tolerance / 2;
    return excess > limit && shared && explains(together, tolerance, table)
      ? [{ scenario, excess, limit, cases: cases.length }]
      : [];
  });
}
