import type { ExitCode } from '../model/exit-code.js';
import type { Problem } from '../model/documents.js';

/** The common result of all use cases: the exit code, the problems to show, and what the use case adds. */
export type Result<Found extends object = object> = {
  readonly exitCode: ExitCode;
  readonly problems: readonly Problem[];
} & Found;
