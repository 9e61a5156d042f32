import { type Series } from './series.js';
/** Whether a few hanging requests alone made the run look slow: 5 of 44 throughput outliers were such. Another run tells. */
export declare function isStalled({ comparison: { past, nowFrom } }: Series): boolean;
