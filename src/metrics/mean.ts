import { responseTime } from './_shared.js';

export const mean = responseTime('mean', 'mean', [
  /^(average|avg\.?|mean)( response time)?( \(ms\))?$/i,
  /^meanResTime$/i,
]);
