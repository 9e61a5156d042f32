export declare const p75: import("../model.js").Metric;
