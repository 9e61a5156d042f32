import type { Finding, Pair } from './model.js';
import { type Policy } from './policy.js';
/** One finding per objective and case that it is about and that was measured. */
export declare function judgeObjectives(pairs: readonly Pair[], policy: Policy): readonly Finding[];
