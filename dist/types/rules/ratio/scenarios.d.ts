import type { CaseNoise } from './noise.js';
import type { RunTable } from './series.js';
import type { Residuals } from './shift.js';
export interface WorseScenario {
    readonly scenario: string;
    /** Mean excess of its cases, weighted by their noise, and the limit it is beyond. */
    readonly excess: number;
    readonly limit: number;
    readonly cases: number;
}
export declare function worseScenarios(table: RunTable, residuals: readonly Residuals[], noises: readonly CaseNoise[]): readonly WorseScenario[];
