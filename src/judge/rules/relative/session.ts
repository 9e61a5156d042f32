/**
 * Both sides measured back to back, each with repetitions: there are no nights to learn from, but the repetitions themselves
 * tell the noise, and a machine moves little within a session.
 */
import { hasOtherScenarios } from '../../../compare/run-shift.js';
import { groupBy } from '../../../lang/group-by.js';
import { finite } from '../../../stats/finite.js';
import { median } from '../../../stats/median.js';
import { session } from './priors.js';
import { noisyRun, scatterNow, type CaseNoise } from './noise.js';
import type { RunTable, Series } from './run-table.js';
import type { Residuals } from './residuals.js';

/** How far apart the sides are, and the repetitions around their own side. */
export function betweenSides({ series, metric, canShift }: RunTable): readonly Residuals[] {
  const levels = series.map(levelOf);
  const raws = series.map(({ now }, i) => median(now) - (levels[i] ?? 0));
  // Without a control nobody says that the machine moved, so no more is taken for its part than machines move in a session.
  const most = session[metric.better].mostShift;
  const believed = (shift: number): number => Math.min(Math.max(shift, -most), most);
  const middle = (isMeant: (each: Series) => boolean): number | undefined => {
    const of = raws.filter((_, i) => series[i] !== undefined && isMeant(series[i]));
    return of.length === 0 ? undefined : median(of);
  };
  const controls = middle(({ comparison }) => comparison.isControl);
  const all = canShift ? believed(middle(() => true) ?? 0) : 0;
  const byScenario = new Map(
    [...groupBy(series, ({ scenario }) => scenario)].map(([scenario, of]): readonly [string, Told] => [
      scenario,
      hasOtherScenarios(series.length, of.length)
        ? { shift: believed(middle((each) => each.scenario !== scenario) ?? 0), toldBy: 'others' }
        : { shift: all, toldBy: 'all' },
    ]),
  );
  const told = ({ scenario }: Series): Told =>
    controls === undefined
      ? (byScenario.get(scenario) ?? { shift: all, toldBy: 'all' })
      : { shift: controls, toldBy: 'controls' };
  return series.map((each, i) => {
    const [level, raw] = [levels[i] ?? 0, raws[i] ?? 0];
    const { shift, toldBy } = canShift ? told(each) : { shift: 0, toldBy: 'all' as const };
    return {
      level,
      past: each.past.map((value) => value - level),
      now: each.now.map((value) => value - level - shift),
      excess: raw - shift,
      raw,
      rawReach: Infinity,
      overAll: raw - (controls === undefined ? all : shift),
      shift,
      toldBy,
      slopeVariance: 0,
    };
  });
}

type Told = Pick<Residuals, 'shift' | 'toldBy'>;

/** Weight of what is believed against the repetitions of a case, and against those of all cases, in degrees of freedom. */
const weights = { believed: 2, siblings: 2 };

/** One standard deviation a case, from the repetitions of both sides. */
export function noiseInSession(table: RunTable, residuals: readonly Residuals[]): readonly CaseNoise[] {
  const { series, beliefs, canShift } = table;
  const own = series.map((each) => {
    const squares = squaresAround(finite(each.past)) + squaresAround(each.now);
    const degrees = degreesOf(each);
    return degrees === 0 ? 0 : Math.sqrt(squares / degrees);
  });
  // In units of what is believed of each, so that quiet and restless cases can be put together.
  const units = own.flatMap((spread, i) => {
    const each = series[i];
    return each === undefined || degreesOf(each) === 0 ? [] : [(spread / each.prior) ** 2];
  });
  const total = series.reduce((sum, each) => sum + degreesOf(each), 0);
  const trust = total / (total + weights.believed);
  const told = series.length < 2 ? 1 : Math.sqrt(trust * (units.length === 0 ? 1 : median(units)) + 1 - trust);
  const spreads = series.map((each) => Math.sqrt(1 / each.now.length + 1 / each.runs));
  const scatter = canShift ? scatterNow(table, residuals, spreads) : 0;
  const usual = Math.max(told, Math.min(scatter, noisyRun.most * told));
  return series.map((each, i) => {
    const siblings = usual * each.prior;
    const degrees = degreesOf(each);
    const variance = (weights.siblings * siblings ** 2 + degrees * (own[i] ?? 0) ** 2) / (weights.siblings + degrees);
    const quantum = Math.log1p(each.quantumMs / Math.exp(levelOf(each)));
    const noise = Math.max(Math.sqrt(variance), beliefs.floor, quantum);
    return {
      oneRun: noise,
      own: own[i] ?? 0,
      siblings,
      spread: spreads[i] ?? 1,
    };
  });
}

/**
 * Each repetition is worse than the tolerance. Of five and more one in five may be an outlier, as the noise was told by the
 * same repetitions. The level must be of as many values.
 */
export function isRepeatedInSession({ now }: Residuals, { runs, tolerance }: Series, repeatedly: number): boolean {
  const least = now.toSorted((a, b) => a - b)[Math.floor(now.length / 5)] ?? 0;
  return now.length >= repeatedly && runs >= repeatedly && least > tolerance;
}

/** A case that was measured only once on a side fails where it is far out. */
export const isFlagrantInSession = (
  { excess, now }: Residuals,
  { runs }: Series,
  limit: number,
  repeatedly: number,
): boolean => (now.length < repeatedly || runs < repeatedly) && excess > session.flagrant * limit;

/** How many repetitions tell more than the two levels. */
export const degreesOf = ({ runs, now }: Series): number => runs + now.length - 2;

/** Limits, in standard deviations: wider where few repetitions tell how large one is. */
export const sigmasInSession = ({ series }: RunTable): number =>
  session.sigmas * (1 + session.fewRepetitions / Math.max(1, ...series.map(degreesOf)));

const levelOf = ({ past }: Series): number => median(finite(past));

function squaresAround(values: readonly number[]): number {
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
  return values.reduce((sum, each) => sum + (each - mean) ** 2, 0);
}
