/** Scenarios whose cases are worse together: their mean has about 0.8 x the noise of one case. */
import { groupBy } from '../../../lang/group-by.js';
import { median } from '../../../stats/median.js';
import { oneSidedMad } from '../../../stats/one-sided-mad.js';
import { explains } from './worse-itself.js';
import type { CaseNoise } from './noise.js';
import type { RunTable, Series } from './run-table.js';
import type { Residuals } from './residuals.js';

export interface WorseScenario {
  readonly scenario: string;
  /** Mean excess of its cases, weighted by their noise, and the limit it is beyond. */
  readonly excess: number;
  readonly limit: number;
  readonly cases: number;
}

const sigmas = 3.1;
/** And without its worst case a scenario must still be beyond so many standard errors: one case is not a scenario. */
const sigmasOfOthers = 2;
const shortHistory = 0.2;
/** Correlation of the residuals of sibling cases, once the shift is out. */
const correlation = 0.5;
/** Weight of the cases' noises against what the scenario's own mean did in past runs, in degrees of freedom. */
const noiseWeight = 4;
const fewestRuns = 3;

interface Member {
  readonly each: Series;
  readonly residual: Residuals;
  readonly noise: CaseNoise;
}

export function worseScenarios(
  table: RunTable,
  residuals: readonly Residuals[],
  noises: readonly CaseNoise[],
): readonly WorseScenario[] {
  const { series, canShift } = table;
  if (!canShift) return [];
  const longest = Math.max(...series.map(({ runs }) => runs));
  const members = series.flatMap((each, i): readonly Member[] => {
    const [residual, noise] = [residuals[i], noises[i]];
    return residual === undefined || noise === undefined ? [] : [{ each, residual, noise }];
  });
  return [...groupBy(members, ({ each }) => each.scenario)].flatMap(([scenario, cases]) => {
    if (cases.length < 2) return [];
    const tolerance = median(cases.map(({ each }) => each.tolerance));
    const mean = meanOver(cases);
    const excess = mean(({ residual }) => residual.excess);
    const limit = Math.max(
      tolerance,
      sigmas * (1 + shortHistory / longest) * errorOf(cases, table, historyOf(cases, table)),
    );
    const isBeyond = excess > limit && isShared(cases, tolerance) && isRepeated(cases, tolerance, table);
    const raw = mean(({ residual }) => residual.raw);
    const overAll = mean(({ residual }) => residual.overAll);
    const rawReach = median(cases.map(({ residual }) => residual.rawReach));
    return isBeyond && withoutWorst(cases, table) && explains({ excess, raw, rawReach, overAll }, tolerance, table)
      ? [{ scenario, excess, limit, cases: cases.length }]
      : [];
  });
}

/** Quiet cases count more. */
function meanOver(cases: readonly Member[]): (of: (member: Member) => number) => number {
  const precisions = cases.map(({ noise }) => noise.oneRun ** -2);
  const precision = precisions.reduce((sum, each) => sum + each, 0);
  return (of) => cases.reduce((sum, each, i) => sum + ((precisions[i] ?? 0) / precision) * of(each), 0);
}

/** What the mean did in past runs in which every case of the scenario was measured. */
function historyOf(cases: readonly Member[], { pastRuns }: RunTable): readonly number[] {
  const mean = meanOver(cases);
  return Array.from({ length: pastRuns }, (_, run) => run)
    .filter((run) => cases.every(({ residual }) => !Number.isNaN(residual.past[run] ?? NaN)))
    .map((run) => mean(({ residual }) => residual.past[run] ?? 0));
}

/** Standard error of the mean excess. */
function errorOf(cases: readonly Member[], { repetitions, beliefs }: RunTable, history: readonly number[]): number {
  const precision = cases.reduce((sum, { noise }) => sum + noise.oneRun ** -2, 0);
  let variance = (1 + (cases.length - 1) * correlation) / precision;
  if (history.length >= fewestRuns) {
    const middle = median(history);
    const degrees = (history.length - 1) / 2;
    const own = oneSidedMad(history.map((value) => value - middle)) ** 2;
    variance = (noiseWeight * variance + degrees * own) / (noiseWeight + degrees);
  }
  const fewest = Math.min(...cases.map(({ each }) => each.levelRuns));
  const slopes = meanOver(cases)(({ residual }) => Math.sqrt(residual.slopeVariance));
  return Math.hypot(Math.sqrt(Math.max(variance, (beliefs.floor / 2) ** 2) * (1 / repetitions + 1 / fewest)), slopes);
}

function isShared(cases: readonly Member[], tolerance: number): boolean {
  const sorted = cases.map(({ residual }) => residual.excess).sort((a, b) => a - b);
  return (sorted.at(-2) ?? 0) > tolerance / 2 && median(sorted) > tolerance / 2;
}

function isRepeated(cases: readonly Member[], tolerance: number, { repetitions }: RunTable): boolean {
  if (repetitions < 2) return true;
  const whole = cases.filter(({ residual }) => residual.now.length === repetitions);
  if (whole.length < 2) return true; // only some cases were measured again
  const mean = meanOver(whole);
  return Array.from({ length: repetitions }, (_, i) => mean(({ residual }) => residual.now[i] ?? 0)).every(
    (each) => each > tolerance,
  );
}

function withoutWorst(cases: readonly Member[], table: RunTable): boolean {
  const distance = ({ residual, noise }: Member): number => residual.excess / noise.oneRun;
  const worst = cases.reduce((a, b) => (distance(b) > distance(a) ? b : a));
  const others = cases.filter((each) => each !== worst);
  return meanOver(others)(({ residual }) => residual.excess) > sigmasOfOthers * errorOf(others, table, []);
}
