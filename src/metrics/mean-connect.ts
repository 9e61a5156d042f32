import { responseTime } from './_shared.js';

/** Time until the connection was established; 0 if one was reused. It shows handshakes that the response time hides. */
export const meanConnect = responseTime('meanConnect', 'mean connect', [
  /^(average|avg\.?|mean) ?connect( ?time)?( \(ms\)| in ms)?$/i,
]);
