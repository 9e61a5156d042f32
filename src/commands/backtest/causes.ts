/** The causes of failed runs, and the findings that show them best. */
import type { ReplayedRun } from '../../judge/replay.js';
import { metrics } from '../../metrics/index.js';
import type { Finding } from '../../model/documents.js';

/** The causes of a failed run, in display order. */
export function listCauses({ failures, wholeRun }: Pick<ReplayedRun, 'failures' | 'wholeRun'>): readonly string[] {
  const found = new Set(failures.map(findCause));
  if (wholeRun.length > 0) found.add('whole-run');
  return [...found].sort(compareCauses);
}

export function findCause({ verdict, metric, objective }: Finding): string {
  if (verdict !== 'regression') return verdict;
  return objective === undefined ? metric : 'objective';
}
const order: readonly string[] = [
  ...metrics.map(({ id }) => id),
  'declared',
  'whole-run',
  'objective',
  'missing',
  'invalid',
];
/** Metrics that the configuration declares follow the built-in ones. */
export const compareCauses = (a: string, b: string): number => rank(a) - rank(b);

const rank = (cause: string): number => order.indexOf(order.includes(cause) ? cause : 'declared');

/** The worst finding: errors first, then the furthest beyond its limit; anything measured ranks above anything missing. */
export const findWorst = <Found extends Finding>(findings: readonly Found[]): Found | undefined =>
  findings.toSorted((a, b) => weigh(b) - weigh(a))[0];

const weigh = ({ metric, verdict, severity = 0 }: Finding): number =>
  verdict === 'missing' || verdict === 'invalid' ? -1 : severity + (metric === 'errorPercent' ? 1e9 : 0);
