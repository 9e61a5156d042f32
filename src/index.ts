/** The library: the exports of `import { ... } from "guardband"`. */
export { accept, type Accepted, type AcceptRequest } from './commands/accept/accept.js';
export { gate, type Gated } from './commands/check/check.js';
export { nodeHost } from './hosts/node/host.js';
export type * from './model/documents.js';
export type { ExitCode } from './model/exit-code.js';
export type { Host } from './model/host.js';
export type { Metric } from './model/metric.js';
export type { Publisher, Renderer } from './model/rendering.js';
export type { Run } from './model/run.js';
export { runDocument, type Documented } from './commands/read/run-document.js';
export { record, type Recorded, type RecordRequest } from './commands/record/record.js';
export type { Request } from './config/settings.js';
export { signoff, type Signed, type SignoffRequest } from './commands/signoff/signoff.js';
export { trend, type Trended, type TrendRequest } from './commands/trend/trend.js';
export { version } from './version.js';
