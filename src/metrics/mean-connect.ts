import { responseTime } from './_shared.js';

/** Time until the connection stood, 0 where one was reused: it shows handshakes that the response time hides. */
export const meanConnect = responseTime('meanConnect', 'mean connect', [
  /^(average|avg\.?|mean) ?connect( ?time)?( \(ms\)| in ms)?$/i,
]);
