import type { Problem } from '../../model.js';
import type { Found } from './results.js';
/**
 * Where two tables give one metric of one case, the headings they stand under must be what tells the cases apart, so they
 * become the scenario. Rows of one table with one key stay repetitions.
 */
export declare function joined(file: string, found: readonly Found[]): {
    readonly found: readonly Found[];
    readonly problems: readonly Problem[];
};
