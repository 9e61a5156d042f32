/** Population standard deviation of the response time, as JMeter has it. */
export declare const standardDeviation: import("../model.js").Metric;
