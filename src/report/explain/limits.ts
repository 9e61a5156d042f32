/** Describes the noise, the tolerance band and the limit of one finding. */
import { shrunk } from '../../judge/rules/relative/noise-shape.js';
import { classOf, common, settings } from '../../judge/rules/relative/settings.js';
import type { Finding } from '../../model/documents.js';
import type { Metric } from '../../model/metric.js';
import { formatAmount, formatPercent, formatSignedPercent } from '../phrases/amount.js';
import { count } from '../phrases/words.js';
import { lossOf } from './parts.js';

/** Percentages that differ by no more than this are printed alike. */
const sameNumber = 0.05;

/** The noise of one run, and the two estimates that were combined, with their weights in degrees of freedom. */
export function describeNoise({ noise, baseline }: Finding, metric: Metric, isAlone: boolean): string | undefined {
  if (noise === undefined) return undefined;
  if (noise.percent === undefined) return describePoints(noise);
  const runs = count(noise.runs, baseline?.repetitions === undefined ? 'past run' : 'repetition');
  const size = `${formatPercent(noise.percent)} from run to run`;
  const weights = [Math.max(0, noise.runs - 1) / 2, priorWeight(metric, isAlone)] as const;
  const raised = isRaised(noise, weights) ? ', raised to the minimum set by rounding and the number of requests' : '';
  if (noise.own === undefined) return `${size}: the default, because ${runs} cannot show noise${raised}`;
  const expected = noise.siblings === undefined ? 'the default' : `${formatPercent(noise.siblings)} expected of a case`;
  return `${size}: ${formatPercent(noise.own)} in ${runs} (weight ${weights[0]}) and ${expected} (weight ${weights[1]})${raised}`;
}

function describePoints({ absolute = 0, from, runs }: NonNullable<Finding['noise']>): string {
  const source =
    from === 'counts' ? 'chance alone, given the number of requests' : `${count(runs, 'past run')} and the usual rate`;
  return `${absolute.toFixed(2)} points from run to run: ${source}`;
}

/** Whether the noise exceeds the combination of its two estimates. */
function isRaised(
  { percent = 0, own = 0, siblings }: NonNullable<Finding['noise']>,
  [ofRuns, ofCase]: readonly [number, number],
): boolean {
  if (siblings === undefined) return false;
  const varianceOf = (noise: number): number => Math.log1p(noise / 100) ** 2;
  const variance = shrunk(varianceOf(siblings), ofCase, varianceOf(own), own === 0 ? 0 : ofRuns);
  return percent > 100 * Math.expm1(Math.sqrt(variance)) + sameNumber;
}

const priorWeight = (metric: Metric, isAlone: boolean): number =>
  isAlone ? common.aloneWeight : settings[classOf(metric)].noiseWeight;

export function describeBand(band: Finding['band'], metric: Metric): string | undefined {
  const parts = [
    ...(band?.percent === undefined ? [] : [formatPercent(band.percent)]),
    ...(band?.absolute === undefined
      ? []
      : [metric.scale === 'points' ? `${String(band.absolute)} points` : formatAmount(band.absolute, metric)]),
  ];
  if (parts.length === 0) return undefined;
  return `${parts.join(' and ')}: smaller changes are ignored`;
}

/** The limit as a change and as a value, and where it comes from. */
export function describeLimit(finding: Finding, metric: Metric): string | undefined {
  const { limit, smallestDetectable: smallest, noise } = finding;
  if (limit === undefined) return undefined;
  if (smallest === undefined) return formatAmount(limit, metric);
  if (metric.scale === 'points')
    return `${formatAmount(limit, metric)}, ${smallest.toFixed(2)} points from the usual rate: the largest of the band, 4 × the noise and the worst past run`;
  if (metric.scale !== 'ratio') return formatAmount(limit, metric);
  const change = metric.better === 'higher' ? -smallest : smallest;
  const size = `${formatSignedPercent(change)}, or ${formatAmount(limit, metric)}`;
  if (isBand(finding, smallest)) return `${size}: the band`;
  if (noise?.percent === undefined) return size;
  const noises = lossOf(change, metric) / Math.log1p(noise.percent / 100);
  return `${size}: ${noises.toFixed(1)} × the noise, to allow for uncertainty about level, machine and chance`;
}

function isBand({ band, baseline }: Finding, smallest: number): boolean {
  const absolute = band?.absolute === undefined || baseline === undefined ? 0 : band.absolute / baseline.value;
  return Math.abs(smallest - Math.max(band?.percent ?? 0, 100 * absolute)) <= sameNumber;
}
