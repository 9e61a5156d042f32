export declare const p98: import("../model.js").Metric;
