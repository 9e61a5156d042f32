/** From the start of the process or container until it serves. */
export declare const startupTime: import("../model.js").Metric;
