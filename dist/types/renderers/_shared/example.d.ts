import type { Finding } from '../../model.js';
import { type Named } from './words.js';
/** The worst finding in words, and how far it is shared in its scenario. */
export declare function example(worst: Finding, alike: readonly Finding[], named: Named): string;
