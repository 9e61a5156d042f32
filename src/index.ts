/** The library: the exports of `import { ... } from "guardband"`. */
export { accept, type AcceptResult, type AcceptRequest } from './commands/accept/accept.js';
export { check, type CheckResult } from './commands/check/check.js';
export { gate, type GateRequest } from './commands/gate/gate.js';
export { nodeHost } from './hosts/node/host.js';
export type * from './model/documents.js';
export type { ExitCode } from './model/exit-code.js';
export type { Host } from './model/host.js';
export type { Publication, Publisher } from './model/rendering.js';
export { runDocument, type RunDocumentResult } from './commands/read/run-document.js';
export { record, type RecordResult, type RecordRequest } from './commands/record/record.js';
export type { CheckRequest } from './config/settings.js';
export { signoff, type SignoffResult, type SignoffRequest } from './commands/signoff/signoff.js';
export { trend, type TrendResult, type TrendRequest } from './commands/trend/trend.js';
export { version } from './model/version.js';
