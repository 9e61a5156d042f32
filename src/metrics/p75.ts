import { percentile } from './_shared.js';

export const p75 = percentile(75);
