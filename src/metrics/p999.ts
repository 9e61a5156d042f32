import { percentile } from './_shared.js';

export const p999 = percentile(99.9);
