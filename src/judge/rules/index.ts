import type { Rule } from '../../model/comparison.js';
import { errorRate } from './error-rate.js';
import { relativeChange } from './relative-change.js';
import { integerStep } from './integer-step.js';

/** The first rule that judges a metric decides it. */
export const rules = [errorRate, relativeChange, integerStep] as const satisfies readonly Rule[];
