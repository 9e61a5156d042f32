export declare const p90: import("../model.js").Metric;
