import { defined } from '../lang/objects.js';
import { printableLine } from '../lang/printable.js';
import { problemLines } from '../report/phrases/problem-lines.js';
import type { Problem } from '../model/documents.js';
import type { Host } from '../model/host.js';
import { formatPlace, mergeRepeated } from '../problems/problem.js';

/**
 * Shows problems on the error stream or, inside a CI job, in its log and as annotations.
 *
 * @param notes whether notes are shown too; by default only outside of jobs
 */
export function showProblems(problems: readonly Problem[], host: Host, notes = host.job === undefined): void {
  for (const problem of mergeRepeated(problems)) {
    if (problem.level === 'note' && !notes) continue;
    if (host.job === undefined) host.stderr(formatForTerminal(problem, host.page.width));
    else annotate(problem, host);
  }
}

/** Writes notes to the log of a job: they deserve a line there, but no annotation. */
export function showNotes(problems: readonly Problem[], host: Host): void {
  for (const { level, message } of problems) if (level === 'note') host.stdout(`${printableLine(message)}\n`);
}

/** The maximum width, because longer lines are hard to read on any terminal. */
const widest = 100;

/** @param width the number of columns of the terminal; Infinity for a file, whose lines are not wrapped */
function formatForTerminal(problem: Problem, width: number): string {
  const lines = problemLines(problem, width === Infinity ? width : Math.min(width, widest));
  return lines.map((line) => `${line}\n`).join('');
}

function annotate(problem: Problem, host: Host): void {
  const { level, message, advice, file, line } = problem;
  host.stdout(`${printableLine(`${formatPlace(problem)} ${message} ${advice}`)}\n`);
  host.job?.annotate(level, printableLine(`${message} ${advice}`), defined({ file, line }));
}
