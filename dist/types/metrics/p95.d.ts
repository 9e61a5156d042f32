export declare const p95: import("../model.js").Metric;
