import type { Annotation } from '../../model/forge.js';
import type { Finding, Problem, Report, RunShift } from '../../model/documents.js';
import { defined } from '../../lang/defined.js';
import type { Renderer } from '../../model/rendering.js';
import { formatPlace } from '../../problems/problem.js';
import { describeWorst } from '../phrases/example.js';
import { groupBy } from '../../lang/group-by.js';
import { worseFindings, suspectFindings } from '../phrases/failing.js';
import { escapeInvisible } from '../../lang/json-text.js';
import { printableLine } from '../../lang/printable.js';
import { sortProblems } from '../phrases/problem-lines.js';
import { describeCertainty } from '../phrases/finding-row.js';
import { describeMovement, describeEvidence, wholeRunShifts } from '../phrases/run-shift.js';
import { formatOwnChange } from '../phrases/amount.js';
import { count, metricName } from '../phrases/words.js';

/**
 * One JSON object per line, worst first: failures of the gate, suspects, problems. No file ending selects it; the
 * publisher of annotations reads it. One object per scenario and metric, as CI systems show ten and drop the rest.
 */
export const annotations: Renderer = {
  id: 'annotations',
  endings: [],
  render: (report) =>
    [
      ...wholeRunShifts(report).map((shift) => ofRun(shift, report)),
      ...grouped(worseFindings(report)),
      ...grouped(suspectFindings(report)),
      ...sortProblems(report.problems).map(ofProblem),
    ]
      .map(asLine)
      .join(''),
  renderUnjudged: (problems) => sortProblems(problems).map(ofProblem).map(asLine).join(''),
};

const asLine = (annotation: Annotation): string => `${escapeInvisible(JSON.stringify(annotation))}\n`;

function grouped(findings: readonly Finding[]): readonly Annotation[] {
  const groups = groupBy(findings, ({ case: { scenario }, metric, verdict, objective }) =>
    JSON.stringify([scenario, metric, verdict, objective]),
  );
  return [...groups.values()].flatMap((alike) => {
    const [worst] = alike;
    if (worst === undefined) return [];
    const level = alike.some(({ fails }) => fails) ? 'error' : 'warning';
    const title = `${printableLine(worst.case.scenario)}: ${worst.reason === 'no-candidate' ? 'missing' : metricName(worst, printableLine)}`;
    const sure = describeCertainty(worst);
    const beyond = formatOwnChange(worst);
    const more = alike.length > 1 ? `; the same in ${count(alike.length - 1, 'more case')} of this scenario` : '';
    const looks =
      worst.verdict === 'suspect'
        ? 'Looks worse, another run decides: '
        : worst.verdict === 'missing'
          ? 'Not measured: '
          : '';
    return [
      {
        level,
        message: `${looks}${describeWorst(worst, [worst], printableLine)}${beyond === '' ? '' : ` (${beyond})`}${sure === '' ? '' : `, ${sure}`}${more}.`,
        at: { title },
      },
    ];
  });
}

function ofRun(shift: RunShift, report: Report): Annotation {
  return {
    level: report.outcome === 'failed' && report.reasons.includes('whole-run') ? 'error' : 'warning',
    message: `The whole run is ${describeMovement(shift)} over ${count(shift.cases, 'case')}, ${describeEvidence(shift, report)}.`,
    at: { title: `The whole run: ${metricName(shift, printableLine)}` },
  };
}

function ofProblem(problem: Problem): Annotation {
  const { level, code, message, advice, file, line } = problem;
  const place = formatPlace(problem);
  return {
    level,
    message: `${message} ${advice}`,
    at: defined({ title: place === '' ? code : `${code}: ${place}`, file, line }),
  };
}
