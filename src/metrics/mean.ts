import { responseTime } from './_shared.js';

export const mean = responseTime('mean', 'mean', [
  /^average( response time)?( \(ms\))?$/i,
  /^mean$/i,
  /^meanResTime$/i,
]);
