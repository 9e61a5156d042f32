/** Exit codes, and the results of use cases. */
import type { Outcome, Problem, Report } from './documents.js';

/** The exit code of a command. 3: input or configuration is unusable, so nothing was judged. */
export type ExitCode = 0 | 1 | 2 | 3;
const exitCodes = { passed: 0, failed: 1, undecided: 2 } as const satisfies Record<Outcome, ExitCode>;
export const unusable: ExitCode = 3;

export const exitCodeOf = (report: Pick<Report, 'outcome' | 'reasons'>): ExitCode =>
  isNotAsked(report) ? 0 : exitCodes[report.outcome];

/** Whether nobody asked for a verdict: nothing passed, and nothing failed. */
export const isNotAsked = ({ reasons }: Pick<Report, 'reasons'>): boolean => reasons.includes('not-asked');

/** The common result of all use cases: the exit code and the problems to show. Use cases add their own properties. */
export type Result<Found extends object = object> = {
  readonly exitCode: ExitCode;
  readonly problems: readonly Problem[];
} & Found;
