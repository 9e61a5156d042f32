import type { Metric } from '../model.js';
/** Every metric, in the order in which they are judged and shown. */
export declare const metrics: readonly [Metric, Metric, Metric, Metric, Metric, Metric, Metric, Metric, Metric, Metric, Metric, Metric, Metric, Metric, Metric, Metric, Metric, Metric, Metric, Metric, Metric, Metric, Metric, Metric, Metric, Metric, Metric, Metric, Metric, Metric, Metric];
export declare const metricById: ReadonlyMap<string, Metric>;
/** The metric that a column head or JSON key stands for. */
export declare function metricOfColumn(head: string): Metric | undefined;
