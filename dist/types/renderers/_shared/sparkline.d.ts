import type { Value } from '../../model.js';
/** The history and, set apart, the value of now: "▆▇▆▆▇ ▁". From the lowest of them to the highest. */
export declare function sparkline(series?: readonly number[], now?: Value): string;
