import type { Annotation } from '../model/forge.js';
import type { Problem, Report } from '../model/documents.js';
import { capitalize } from '../lang/format.js';
import { defined } from '../lang/objects.js';
import { formatPlace } from '../problems/problem.js';
import { printableLine } from '../lang/printable.js';
import { groupFindings } from '../judge/groups/groups.js';
import { nameGroup } from './groups/names.js';
import { describeGroupFully, listWorse } from './phrases/group-clauses.js';
import { sortProblems } from './phrases/problem-lines.js';
import { describeWholeRun, failedReference } from './phrases/headline.js';
import { plainWording } from './phrases/wording.js';

/** Worst first: groups that got worse, suspects, problems. Each group is one, because CI systems show ten and drop the rest. */
export function annotateReport(report: Report): readonly Annotation[] {
  const wording = plainWording(report);
  const isFailed = report.outcome === 'failed' && report.reasons.includes('whole-run');
  const message = describeWholeRun(report, wording);
  const ofRun: Annotation = { level: isFailed ? 'error' : 'warning', message, place: { title: 'The whole run' } };
  return [
    ...(message === '' ? [] : [ofRun]),
    ...listWorse(report).map((group) => ({
      level: group.state === 'failing' ? ('error' as const) : ('warning' as const),
      message: describeGroupFully(group, report, wording),
      place: { title: nameGroup(group, groupFindings(report), wording) },
    })),
    ...failedReference(report, wording).map(([name, text]): Annotation => {
      const title = capitalize(name);
      return { level: 'error', message: `${title}: ${text}.`, place: { title } };
    }),
    ...annotateProblems(report.problems),
  ];
}

export const annotateProblems = (problems: readonly Problem[]): readonly Annotation[] =>
  sortProblems(problems).map(annotateProblem);

function annotateProblem(problem: Problem): Annotation {
  const { level, code, message, advice, file, line } = problem;
  const place = formatPlace(problem);
  return {
    level,
    message: printableLine(`${message} ${advice}`),
    place: defined({ title: place === '' ? code : printableLine(`${code}: ${place}`), file, line }),
  };
}
