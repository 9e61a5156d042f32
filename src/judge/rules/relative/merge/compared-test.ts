import { loadTestKey } from '../../../../cases/names.js';
import type { Comparison } from '../../../../model/comparison.js';

/** The key of the load test of a comparison. Controls are not merged with cases that may change. */
export const comparedTestKey = ({ isControl, case: name }: Pick<Comparison, 'isControl' | 'case'>): string =>
  `${String(isControl)} ${loadTestKey(name)}`;
