import type { Metric } from '../model.js';
export declare const receivedKBPerSec: Metric;
