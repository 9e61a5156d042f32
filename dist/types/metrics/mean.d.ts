export declare const mean: import("../model.js").Metric;
