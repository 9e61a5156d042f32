import { responseTime } from './_shared.js';

/** Time from the start of the process or container until it accepts requests. */
export const startupTime = responseTime('startupTime', 'start-up time', [/^start-?up time( \(ms\))?$/i]);
