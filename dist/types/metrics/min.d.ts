export declare const min: import("../model.js").Metric;
