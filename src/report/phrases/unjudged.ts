/** Sentences for a run in which nothing was judged, so that there is no report. */
import { printableLine } from '../../lang/printable.js';
import { formatCount } from '../../lang/format.js';
import type { Problem } from '../../model/documents.js';
import { sortProblems } from './problem-lines.js';

export const unjudgedLead = 'nothing was judged';
/** Empty if the only problem is the missing report, which explains itself. */
export const unjudgedRest = (problems: readonly Problem[]): string =>
  problems.some(({ code }) => code === 'no-report-left') ? '' : ': the inputs or the configuration cannot be used';

/** The statement with the first error, as one line. */
export const describeUnjudged = (problems: readonly Problem[]): string => {
  const [first] = firstErrors(problems, 1).shown;
  return `${unjudgedLead}${first === undefined ? unjudgedRest(problems) : `: ${printableLine(first.message)}`}`;
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
