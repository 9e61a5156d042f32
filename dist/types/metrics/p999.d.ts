export declare const p999: import("../model.js").Metric;
