import { percentile } from './_shared.js';

export const p98 = percentile(98);
