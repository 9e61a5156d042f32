import type { Problem } from '../../model/documents.js';
import { formatPlace, mergeRepeatedNotes } from '../../problems/problem.js';
import { printableLine } from '../../lang/printable.js';
import { wrapText } from './word-wrap.js';

const order = { error: 0, warning: 1, note: 2 } as const satisfies Record<Problem['level'], number>;

/** Problems, the gravest first; notes that are the same in many files are one. */
export function sortProblems(problems: readonly Problem[]): readonly Problem[] {
  return mergeRepeatedNotes(problems).toSorted((a, b) => order[a.level] - order[b.level]);
}

/**
 * "results/a.jtl:3: warning: what is wrong", and below it, indented, what to do.
 *
 * @param most lines; what has no room in them is not even broken into lines, which takes time where a name has megabytes
 */
export function problemLines(problem: Problem, width: number, most = Infinity): readonly string[] {
  const fits = (text: string): string => printableLine(text.slice(0, width * most));
  const place = formatPlace(problem);
  const what = [place, problem.level, problem.message].filter((part) => part !== '').join(': ');
  return [
    ...wrapText(fits(what), width),
    ...wrapText(fits(problem.advice), width - 2).map((line) => `  ${line}`),
  ].slice(0, most);
}
