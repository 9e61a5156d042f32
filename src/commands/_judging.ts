/**
 * What commands around one judgement do. --help must not pay for it, so it is loaded when such a command runs; and in one, as
 * each dynamic import cuts what it shares with others into more files, each of which takes a millisecond to load.
 */
export { accept as acceptLevel } from './accept/accept.js';
export { nameCase } from '../cases/names.js';
export { explain as explainFinding } from '../report/explain/text.js';
export { gate } from './check/check.js';
export { unknownOutputs } from '../report/renderings.js';
export { record as recordRun } from './record/record.js';
