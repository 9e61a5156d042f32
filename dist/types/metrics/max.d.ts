export declare const max: import("../model.js").Metric;
