import type { Metric } from '../model.js';
export declare const sentKBPerSec: Metric;
