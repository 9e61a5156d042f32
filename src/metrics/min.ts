import { responseTime } from './_shared.js';

export const min = responseTime('min', 'min', [/^min(imum response time)?( \(ms\))?$/i, /^minResTime$/i]);
