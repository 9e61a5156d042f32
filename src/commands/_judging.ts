/**
 * What commands around one judgement do. --help must not pay for it, so it is loaded when such a command runs; and in one, as
 * each dynamic import cuts what it shares with others into more files, each of which takes a millisecond to load.
 */
export { accept as acceptLevel } from '../accept.js';
export { caseOf } from '../case.js';
export { explain as explainFinding } from '../explain.js';
export { gate } from '../gate.js';
export { unknownOutputs } from '../published.js';
export { record as recordRun } from '../record.js';
