import { responseTime } from './_shared.js';

export const max = responseTime('max', 'max', [/^max(imum response time)?( \(ms\))?$/i, /^maxResTime$/i]);
