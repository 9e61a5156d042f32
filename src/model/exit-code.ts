/** Exit codes, and the results of use cases. */
import type { Outcome, Problem } from './documents.js';

/** The exit code of a command. 3: input or configuration is unusable, so nothing was judged. */
export type ExitCode = 0 | 1 | 2 | 3;
export const exitCodes = { passed: 0, failed: 1, undecided: 2 } as const satisfies Record<Outcome, ExitCode>;
export const unusable: ExitCode = 3;

/** The common result of all use cases: the exit code and the problems to show. Use cases add their own properties. */
export type Result<Found extends object = object> = {
  readonly exitCode: ExitCode;
  readonly problems: readonly Problem[];
} & Found;
