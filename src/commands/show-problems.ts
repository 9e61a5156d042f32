import { defined } from '../lang/objects.js';
import { printableLine } from '../lang/printable.js';
import { problemLines } from '../report/phrases/problem-lines.js';
import { proseWidth } from '../report/phrases/word-wrap.js';
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
    if (host.job === undefined) host.stderr(`${problemLines(problem, proseWidth(host.page)).join('\n')}\n`);
    else annotate(problem, host);
  }
}

/** Writes notes to the log of a job: they deserve a line there, but no annotation. */
export function showNotes(problems: readonly Problem[], host: Host): void {
  for (const { level, message } of problems) if (level === 'note') host.stdout(`${printableLine(message)}\n`);
}

function annotate(problem: Problem, host: Host): void {
  const { level, message, advice, file, line } = problem;
  host.stdout(`${printableLine(`${formatPlace(problem)} ${message} ${advice}`)}\n`);
  host.job?.annotate(level, printableLine(`${message} ${advice}`), defined({ file, line }));
}
