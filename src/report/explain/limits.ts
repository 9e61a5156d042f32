/** Describes the parts of a measured value, level x machine x effect, and the noise, the tolerance band and the limit. */
import { roundedMs } from '../../compare/rounded-times.js';
import { formatCount, joinParts, thousands } from '../../lang/format.js';
import { shrinkVariance } from '../../judge/model/fit/fit-history.js';
import { classifyMetric, common, settings, spreadFreedom, weightAlone } from '../../judge/model/settings.js';
import { upperPoint } from '../../stats/student.js';
import { printableLine } from '../../lang/printable.js';
import type { Finding } from '../../model/documents.js';
import type { Metric } from '../../model/metric.js';
import { formatAmount, formatBand, formatPercent, formatExactPercent } from '../phrases/numbers.js';

/** Numbers of standard errors that differ by no more than this share are the same. */
const sameRatio = 1e-3;
/** Percentages that differ by no more than this are printed alike. */
const sameNumber = 0.05;

/** The noise of one run, and the two estimates that were combined, with their weights in degrees of freedom. */
export function describeNoise(finding: Finding, metric: Metric): string | undefined {
  const { noise, baseline } = finding;
  if (noise === undefined) return undefined;
  if (noise.percent === undefined) return describePoints(noise);
  const { percent, own, siblings, assumed } = noise;
  if (finding.effect !== undefined)
    return `${formatPercent(percent)} from measurement to measurement, by what was known before and by the pairs`;
  const runs = formatCount(noise.runs, baseline?.repetitions === undefined ? 'past run' : 'repetition');
  const size = `${formatPercent(percent)} from run to run`;
  const expected = siblings ?? assumed ?? percent;
  const source = siblings === undefined ? 'the default' : 'expected of a case';
  const minimum = describeMinimum(finding, metric);
  if (own === undefined) {
    const lead = minimum === '' ? source : `${formatPercent(expected)} is ${source}`;
    return joinParts([`${size}: ${lead}, because ${runs} cannot show noise`, minimum], ', ');
  }
  const ownWeight = spreadFreedom(noise.runs);
  // A case without siblings relies more on its own history.
  const expectedWeight = siblings === undefined ? weightAlone(toVariance(assumed ?? 0)) : common.noiseWeight;
  const describeWeight = (weight: number): string => `(weight ${String(Number(weight.toFixed(2)))})`;
  const estimates = `${formatPercent(own)} in ${runs} ${describeWeight(ownWeight)} and ${formatPercent(expected)} ${siblings === undefined ? 'by default for case and machine' : source} ${describeWeight(expectedWeight)}`;
  if (minimum === '') return `${size}: ${estimates}`;
  const variance = shrinkVariance(toVariance(expected), expectedWeight, toVariance(own), ownWeight);
  return `${size}: ${estimates} give ${formatPercent(100 * Math.expm1(Math.sqrt(variance)))}, ${minimum}`;
}

const toVariance = (noise: number): number => Math.log1p(noise / 100) ** 2;

/** "raised to the minimum for p50". Empty if the noise is not a minimum. */
function describeMinimum({ noise, interpolated }: Finding, metric: Metric): string {
  const { raised, percent = 0 } = noise ?? {};
  if (raised === undefined) return '';
  const size = formatPercent(percent);
  return {
    floor: `raised to ${size}, the minimum for ${printableLine(metric.title)}`,
    rounding: `raised to ${size}, which is ${String(interpolated === true ? common.interpolatedMs : settings[classifyMetric(metric)].quantumMs)} ms, because times are whole milliseconds`,
    requests: `raised to ${size}, the minimum for this number of requests`,
  }[raised];
}

function describePoints({ absolute = 0, from, runs }: NonNullable<Finding['noise']>): string {
  const source =
    from === 'counts'
      ? 'chance alone, given the number of requests'
      : `${formatCount(runs, 'past run')} and the usual rate`;
  return `${absolute.toFixed(2)} points from run to run: ${source}`;
}

/** The standard error of the effect, which limit and chance are about. Two decimals, because the limit is a multiple of it. */
export const describeError = ({ basis }: Finding): string | undefined =>
  basis &&
  `${basis.error.toFixed(2)} %: how much noise and the uncertainty of level and machine can move the effect (Student's t, ${formatFreedom(basis.freedom)})`;

/** Of few, the second decimal moves the limit. */
const formatFreedom = (freedom: number): string => `${freedom.toFixed(freedom < 10 ? 2 : 1)} degrees of freedom`;

export function describeBand(band: Finding['band'], metric: Metric): string | undefined {
  const text = formatBand(band, metric, formatPercent);
  return text === '' ? undefined : `${text}: smaller changes are ignored`;
}

/** Percent. No change is that large, so a longer number would say no more. */
const largestLimit = 1000;

/** The limit as a change and as a value, and where it comes from. */
export function describeLimit(finding: Finding, metric: Metric): string | undefined {
  const { limit, smallestDetectable: smallest } = finding;
  if (limit === undefined) return undefined;
  if (smallest === undefined || metric.scale === 'whole') return formatAmount(limit, metric);
  if (metric.scale === 'points')
    return `${formatAmount(limit, metric)}, ${smallest.toFixed(2)} points from the usual rate: the larger of the band and 4 × the noise`;
  const reach = describeReach(finding);
  if (smallest > largestLimit) return `out of reach: ${reach}`;
  const change = metric.better === 'higher' ? -smallest : smallest;
  const size = `${formatExactPercent(change)}, or ${formatAmount(limit, metric)}`;
  const { band, baseline } = finding;
  const absolute = band?.absolute === undefined || baseline === undefined ? 0 : band.absolute / baseline.value;
  const isBand = Math.abs(smallest - Math.max(band?.percent ?? 0, 100 * absolute)) <= sameNumber;
  if (isBand) return `${size}: the band${reach === '' ? '' : `, which is more than ${reach}`}`;
  return reach === '' ? size : `${size}: ${reach}`;
}

/** "3.37 × std error, which chance exceeds in 0.6 % / 4.1 of runs; 4.1 allows for the number of groups" */
function describeReach({ basis }: Finding): string {
  if (basis === undefined) return '';
  const { freedom, level, groups } = basis;
  const reach = `${upperPoint(level / groups, freedom).toFixed(2)} × std error, which chance exceeds in ${String(Number((100 * level).toPrecision(2)))} %`;
  if (groups === 1) return `${reach} of runs`;
  return `${reach} / ${groups.toFixed(2)} of runs; ${groups.toFixed(2)} allows for the number of groups`;
}

/** Probabilities below this are not printed as numbers, because no history is long enough to confirm them. */
const minProbability = 1e-6;

/** How often chance alone causes an effect of this size, and how that is computed. */
export function describeChance({ probability, basis, adjusted }: Finding, metric: Metric): string | undefined {
  if (probability === undefined) return undefined;
  const share =
    probability < minProbability
      ? 'less than 1 of 1,000,000 runs'
      : `1 of ${thousands(Math.round(1 / probability))} runs`;
  const text = `noise alone causes this in ${share}`;
  if (basis?.errors === undefined) return text;
  const { error, errors, errorsFreedom, groups } = basis;
  const shown = adjusted && Math.abs(toLoss(adjusted.percent, metric)) / Math.log1p(error / 100);
  // Groups that are found later change the effect of the earlier ones.
  const isLater = shown !== undefined && Math.abs(shown - errors) > sameRatio * errors;
  const step = isLater ? ' in the step that found it' : '';
  const own = errorsFreedom === undefined ? '' : ` (${formatFreedom(errorsFreedom)})`;
  const allowance = groups === 1 ? '' : `; the chance is multiplied by ${groups.toFixed(2)} for the number of groups`;
  return `${text}: ${errors.toFixed(2)} × std error${step}${own}${allowance}`;
}

export interface Parts {
  /** In the metric's unit. */
  readonly level: number;
  /** Percent. */
  readonly shift: number;
  /** Percent: the part of the change that new labels explain. */
  readonly awaited?: number;
  /** In the metric's unit: level, shift and the time of new labels. */
  readonly expected: number;
  /** Percent of the expected value. */
  readonly effect: number;
}

/** Undefined if a case was judged alone, or if a report of another run contains impossible numbers. */
export function decompose({ adjusted, candidate, limit }: Finding, { unit }: Metric): Parts | undefined {
  if (adjusted === undefined || typeof candidate !== 'number' || limit === undefined) return undefined;
  const { percent: effect, shift, awaited } = adjusted;
  if (!(effect > -100 && shift > -100 && (awaited ?? 0) > -100)) return undefined;
  const value = candidate === 0 && unit === 'ms' ? roundedMs : candidate;
  const expected = value / (1 + effect / 100);
  const level = expected / (1 + shift / 100) / (1 + (awaited ?? 0) / 100);
  return { level, shift, ...(awaited !== undefined && { awaited }), expected, effect };
}

/** A change in percent as a logarithm, larger = worse. */
const toLoss = (percent: number, { better }: Pick<Metric, 'better'>): number =>
  (better === 'higher' ? -1 : 1) * Math.log1p(percent / 100);
