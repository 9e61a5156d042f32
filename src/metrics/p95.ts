import { percentile } from './_shared.js';

export const p95 = percentile(95);
