import type { Finding, Rerun } from './model.js';
/** From so many cases on the run's shift can be told (src/rules/ratio/constants.ts). */
export declare const fewestControls = 3;
/**
 * Declared controls first; where there are fewer than three, the quietest unchanged cases of scenarios without a suspect.
 * What is only inconclusive is not measured again: that would be every sixth unchanged run (docs/method.md).
 */
export declare function rerunOf(findings: readonly Finding[]): Rerun;
