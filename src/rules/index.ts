import type { Rule } from '../model.js';
import { errorRate } from './error-rate.js';
import { ratio } from './ratio.js';
import { wholeStep } from './whole-step.js';

/** The first rule that judges a metric decides on it. */
export const rules = [errorRate, ratio, wholeStep] as const satisfies readonly Rule[];
