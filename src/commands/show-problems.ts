import { defined } from '../lang/objects.js';
import { printableLine } from '../lang/printable.js';
import { problemLines, proseWidth, wrapText } from '../report/sentences/problem-lines.js';
import type { Problem } from '../model/documents.js';
import type { Host } from '../model/host.js';
import { formatPlace, mergeRepeated, systemCode } from '../problems/problem.js';

/**
 * Shows problems on the error stream or, inside a CI job, in its log and as annotations.
 *
 * @param notes whether notes are shown too; by default only outside of jobs
 */
export function showProblems(problems: readonly Problem[], host: Host, notes = host.job === undefined): void {
  for (const problem of mergeRepeated(problems)) {
    if (problem.level === 'note' && !notes) continue;
    if (host.job === undefined) host.stderr(`${problemLines(problem, proseWidth(host.page)).join('\n')}\n`);
    else annotate(problem, host);
  }
}

/** Writes notes to the log of a job: they deserve a line there, but no annotation. */
export function showNotes(problems: readonly Problem[], host: Host): void {
  for (const { level, message } of problems) if (level === 'note') host.stdout(`${printableLine(message)}\n`);
}

export const showUsageError = (text: string, { stderr, page }: Host): void => {
  stderr(`${wrapText(text, page.width).join('\n')}\n`);
};

function annotate(problem: Problem, host: Host): void {
  const { level, message, advice, file, line } = problem;
  host.stdout(`${printableLine(`${formatPlace(problem)} ${message} ${advice}`)}\n`);
  host.job?.annotate(level, printableLine(`${message} ${advice}`), defined({ file, line }));
}

/**
 * An unhandled error, as one line. A stack trace with Node's exit code 1 would read as a regression, so every
 * front end exits with this line and exit code 3.
 */
export function describeFailure(error: unknown): string {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  if (systemCode(error) !== undefined) return printableLine(`error: ${message}`);
  return printableLine(`error: Guardband stopped because of an internal error; please report it: ${name}: ${message}`);
}
