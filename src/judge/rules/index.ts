import type { Policy } from '../../config/policy.js';
import type { Rule } from '../../model/comparison.js';
import { bands } from '../decide/bands.js';
import { errorRate } from './error-rate.js';
import { relativeChange } from './relative-change.js';
import { integerStep } from './integer-step.js';

/** The first rule that judges a metric decides it. */
export const rules = [errorRate, relativeChange, integerStep] as const satisfies readonly Rule[];

/** The rules of a policy: the literal one of `judge: bands` comes first. */
export const rulesOf = ({ judge }: Policy): readonly Rule[] => (judge === 'bands' ? [bands, ...rules] : rules);
