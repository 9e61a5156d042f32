/** Time to the first byte, the connection included, as JMeter's Latency has it. Elsewhere a bare "latency" is the whole response time. */
export declare const meanLatency: import("../model.js").Metric;
