import type { ExitCode } from '../model/exit-code.js';
import type { Problem } from '../model/documents.js';

/** What every use case returns: how it ended, what the user should know, and what it found. */
export type Result<Found extends object = object> = {
  readonly exitCode: ExitCode;
  readonly problems: readonly Problem[];
} & Found;
