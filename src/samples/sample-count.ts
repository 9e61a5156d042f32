import type { DropReason } from './scanned.js';

/**
 * Whether a record with this SampleCount is something else than one sample. JMeter writes 1, or more in its Statistical mode,
 * and itself refuses a record whose count it cannot parse.
 *
 * @param count NaN if it is not a whole number
 */
export function findCountFault(count: number): Extract<DropReason, 'several' | 'sample-count'> | undefined {
  if (count === 1) return undefined;
  return count > 1 ? 'several' : 'sample-count';
}
