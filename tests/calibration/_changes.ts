/** Changes injected into one case, and their detection rates. */
import type { Finding } from '../../src/model/documents.js';

/** The factors on a run's throughput and p99. */
export interface Factors {
  readonly throughput: number;
  readonly p99: number;
}

export interface Change extends Factors {
  readonly name: string;
}

export const nothing: Change = { name: 'nothing', throughput: 1, p99: 1 };

export const changes: readonly Change[] = [
  nothing,
  { name: 'thr -10', throughput: 0.9, p99: 1 },
  { name: 'thr -20', throughput: 0.8, p99: 1 },
  { name: 'p99 +20', throughput: 1, p99: 1.2 },
  { name: 'p99 +50', throughput: 1, p99: 1.5 },
];

/** Whether a verdict on this metric detects the change. */
export const isAbout = (change: Change, metric: string): boolean =>
  (metric === 'throughput' || metric === 'p99') && change[metric] !== 1;

type Judged = Pick<Finding, 'verdict'>;
export const fails = ({ verdict }: Judged): boolean => verdict === 'regression';
export const failsOrSuspects = (judged: Judged): boolean => fails(judged) || judged.verdict === 'suspect';

export const share = (hits: readonly boolean[]): string =>
  ((100 * hits.filter(Boolean).length) / hits.length).toFixed(1);
