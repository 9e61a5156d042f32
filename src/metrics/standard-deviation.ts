import { responseTime } from './_shared.js';

/** Population standard deviation of the response time, as JMeter computes it. */
export const standardDeviation = responseTime('standardDeviation', 'std. dev.', [
  /^std\. dev\.$/i,
  /^stddev$/i,
  /^standard deviation( of response time)?( \(ms\))?$/i,
]);
