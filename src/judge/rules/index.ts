import type { Rule } from '../../model/comparison.js';
import { errorRate } from './error-rate.js';
import { ratio } from './relative/index.js';
import { integerStep } from './integer-step.js';

/** The first rule that judges a metric decides on it. */
export const rules = [errorRate, ratio, integerStep] as const satisfies readonly Rule[];
