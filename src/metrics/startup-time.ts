import { responseTime } from './_shared.js';

/** From the start of the process or container until it serves. */
export const startupTime = responseTime('startupTime', 'start-up time', [/^start-?up time( \(ms\))?$/i]);
