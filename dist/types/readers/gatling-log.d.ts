import type { Reader } from '../model.js';
/**
 * simulation.log of Gatling 2 and 3 while it was text: one line a request, TABs between. The columns changed twice;
 * what stands at the end of a line did not: name, start, end, OK or KO, message.
 */
export declare const gatlingLog: Reader;
