/** The library face. */
export { accept, type Accepted, type AcceptRequest } from './accept.js';
export { gate, type Gated } from './gate.js';
export { nodeHost } from './hosts/node.js';
export type * from './model.js';
export { runDocument, type Documented } from './run-document.js';
export { record, type Recorded, type RecordRequest } from './record.js';
export type { Request } from './settings.js';
export { signoff, type Signed, type SignoffRequest } from './signoff.js';
export { trend, type Trended, type TrendRequest } from './trend.js';
export { version } from './version.js';
