/** What is said where there is no report, as nothing was judged. */
import type { Problem } from '../../model/documents.js';
import { sortProblems } from './problem-lines.js';
import { count } from './words.js';

export const unjudgedLead = 'Nothing was judged in this run';
/** Nothing where only the one problem knows more. */
export const unjudgedRest = (problems: readonly Problem[]): string =>
  problems.some(({ code }) => code === 'no-report-left')
    ? ''
    : ': its inputs or its configuration cannot be used as they are';

/** What has to be mended first, and how much more there is. */
export function firstErrors(
  problems: readonly Problem[],
  most: number,
): { readonly shown: readonly Problem[]; readonly more: string } {
  const errors = sortProblems(problems).filter(({ level }) => level === 'error');
  const more = errors.length - Math.min(most, errors.length);
  return {
    shown: errors.slice(0, most),
    more: more === 0 ? '' : `... and ${count(more, most === 0 ? 'error' : 'more error')}: see the job.`,
  };
}
