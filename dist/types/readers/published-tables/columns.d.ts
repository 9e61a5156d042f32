import type { Metric } from '../../model.js';
export interface AxisValue {
    readonly axis: string;
    readonly value: string;
}
export interface StatedMetric {
    readonly metric: Metric;
    /** In which its bare numbers are; empty where that is the metric's own. */
    readonly unit: string;
}
export type Meaning = {
    readonly kind: 'scenario' | 'label' | 'samples' | 'errors';
} | {
    readonly kind: 'axis';
    readonly axis: string;
} | ({
    readonly kind: 'metric';
} & StatedMetric) | ({
    readonly kind: 'at';
} & AxisValue);
/** Undefined where a head is nothing that is known. */
export declare function meaningOf(head: string): Meaning | undefined;
/** The metric that a head or heading names, in whatever unit: "Average response times (ms)", "Startup time (seconds)". */
export declare function metricIn(head: string): StatedMetric | undefined;
/** One value of an axis, in words: "50 Users", "1 KB message size", "Heap size: 2G". */
export declare function axisValueIn(text: string): AxisValue | undefined;
/** A cell of an axis, as it stands in a case's name: "≤ 50 RPS" is ≤50, "101–200" is 101-200, "5,000" is 5000, and 1 under "Message Size (KB)" is 1 KB. */
export declare function axisCell(cell: string, head: string): string;
