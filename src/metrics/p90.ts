import { percentile } from './_shared.js';

export const p90 = percentile(90);
