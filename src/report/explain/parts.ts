/** The parts of a measured value: level x machine x effect. */
import { roundedMs } from '../../compare/rounded-times.js';
import type { Finding } from '../../model/documents.js';
import type { Metric } from '../../model/metric.js';

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
export const toLoss = (percent: number, { better }: Pick<Metric, 'better'>): number =>
  (better === 'higher' ? -1 : 1) * Math.log1p(percent / 100);
