import { median } from '../../../stats/median.js';
import { numericValue } from '../../../metrics/values.js';
import type { Series } from './run-table.js';

/** Beyond everything seen by this factor: a few requests hung. */
const beyond = 3;
/** And all others were as fast as ever, within this factor. */
const asEver = 1.1;
const quantumMs = 0.5;

/** Whether a few hanging requests alone made the run look slow: 5 of 44 throughput outliers were such. Another run tells. */
export function isStalled({ comparison: { past, nowFrom } }: Series): boolean {
  const before = (id: string): readonly number[] =>
    past.map(({ from }) => numericValue(from, id)).filter(Number.isFinite);
  const now = (id: string): readonly number[] => nowFrom.map((each) => numericValue(each, id)).filter(Number.isFinite);
  const isBeyond = (id: string): boolean => Math.min(...now(id)) > beyond * Math.max(...before(id));
  const isAsEver = (id: string): boolean => median(now(id)) <= asEver * Math.max(median(before(id)), quantumMs);
  const measured = ['max', 'standardDeviation', 'p50', 'p90', 'p99'].every(
    (id) => before(id).length > 0 && now(id).length > 0,
  );
  return measured && ['max', 'standardDeviation'].every(isBeyond) && ['p50', 'p90', 'p99'].every(isAsEver);
}
