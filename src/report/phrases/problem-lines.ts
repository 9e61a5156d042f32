import { joinParts, formatCount } from '../../lang/format.js';
import type { Problem } from '../../model/documents.js';
import { formatPlace, mergeRepeated } from '../../problems/problem.js';
import { printableLine } from '../../lang/printable.js';
import { wrapText } from './word-wrap.js';

/** The width of problems in Markdown, in characters, and the most lines of one: a comment on a desktop has room for no more. */
export const problemWidth = 100;
export const problemHeight = 12;

const order = { error: 0, warning: 1, note: 2 } as const satisfies Record<Problem['level'], number>;

/** Problems, most severe first. Those that repeat are merged. */
export function sortProblems(problems: readonly Problem[]): readonly Problem[] {
  return mergeRepeated(problems).toSorted((a, b) => order[a.level] - order[b.level]);
}

/** A command that ends the advice, to be copied: it ends without a full stop. */
const toCopy = /: (guardband .*[^.])$/;

/**
 * "results/a.jtl:3: warning: what is wrong", with the advice indented below it, and below that a command to copy.
 *
 * @param most the maximum number of lines; longer text is truncated before wrapping, because wrapping a name of megabytes
 * is slow
 */
export function problemLines(problem: Problem, width: number, most = Infinity): readonly string[] {
  const fits = (text: string): string => printableLine(text.slice(0, width * most));
  const place = formatPlace(problem);
  const summary = joinParts([place, problem.level, problem.message], ': ');
  const [, command = ''] = toCopy.exec(problem.advice) ?? [];
  const prose = command === '' ? problem.advice : problem.advice.slice(0, -command.length - 1);
  return [
    ...wrapText(fits(summary), width),
    ...wrapText(fits(prose), width - 2).map((line) => `  ${line}`),
    ...(command === '' ? [] : [`    ${fits(command)}`]),
  ].slice(0, most);
}

const unjudgedLead = 'nothing was judged';
/** The reports of other jobs are no input of this one. */
export const sayUnjudged = (problems: readonly Problem[]): string =>
  problems.some(({ code }) => /^(?:no-report-left|unusable-report|other-commit)$/.test(code))
    ? unjudgedLead
    : `${unjudgedLead}: the inputs or the configuration cannot be used`;

/** The statement with the first error, as one line. */
export const describeUnjudged = (problems: readonly Problem[]): string => {
  const [first] = firstErrors(problems, 1).shown;
  return first === undefined ? sayUnjudged(problems) : `${unjudgedLead}: ${printableLine(first.message)}`;
};

/** The first errors to fix, followed by the number of the others. */
export function firstErrors(
  problems: readonly Problem[],
  most: number,
): { readonly shown: readonly Problem[]; readonly more: string } {
  const errors = sortProblems(problems).filter(({ level }) => level === 'error');
  const more = errors.length - Math.min(most, errors.length);
  return {
    shown: errors.slice(0, most),
    more: more === 0 ? '' : `... and ${formatCount(more, most === 0 ? 'error' : 'more error')}: see the job.`,
  };
}
