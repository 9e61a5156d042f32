import type { Rule } from '../model.js';
import { errorRate } from './error-rate.js';
import { ownHistory } from './own-history.js';
import { wholeStep } from './whole-step.js';

/** The first rule that judges a metric decides on it. */
export const rules = [errorRate, ownHistory, wholeStep] as const satisfies readonly Rule[];
