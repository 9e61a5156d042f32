import type { Finding, Metric, Value } from '../../model.js';
/** A value with its unit: "412.3 /s", "74 to 84 ms". */
export declare function amount(value: Value, { unit }: Pick<Metric, 'unit'>): string;
/** A share: "11.8 %". */
export declare function percent(value: number): string;
/** How a value moved, with its sign: "-11.8 %", "+3.2 points", "+1". "-" where there is nothing to take a difference from. */
export declare function change({ delta }: Pick<Finding, 'delta'>, metric: Metric): string;
/** What is left of a change that is the case's own, where that is another number: "-7 % beyond the run". */
export declare function beyondRun({ delta, adjusted }: Pick<Finding, 'delta' | 'adjusted'>): string;
/** "-7 %", "+12.3 %". */
export declare const signedPercent: (value: number) => string;
