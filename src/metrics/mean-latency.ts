import { responseTime } from './_shared.js';

/**
 * Time to the first byte including the connection, like JMeter's Latency. In other tools a plain "latency" is the whole
 * response time.
 */
export const meanLatency = responseTime('meanLatency', 'mean latency', [
  /^(average|avg\.?|mean) ?latency( \(ms\)| in ms)?$/i,
  /^average response latenc(y|ies)( \(ms\)| in ms)?$/i,
  /^((average|avg\.?|mean) )?(time to first byte|ttfb)( \(ms\))?$/i,
]);
