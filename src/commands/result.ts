import type { ExitCode } from '../model/exit-code.js';
import type { Problem } from '../model/documents.js';

/** The common result of all use cases: the exit code and the problems to show. Use cases add their own properties. */
export type Result<Found extends object = object> = {
  readonly exitCode: ExitCode;
  readonly problems: readonly Problem[];
} & Found;
