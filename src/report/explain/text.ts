/** Explains one verdict as text: each step of docs/method.md with its numbers. */
import { printableLine } from '../../lang/printable.js';
import type { Finding, Report } from '../../model/documents.js';
import { wrapText } from '../phrases/word-wrap.js';
import { explainSteps } from './steps.js';
import { plainWording } from '../phrases/wording.js';

/** The maximum width, because longer lines are hard to read on any terminal. */
const widest = 100;
const minWidth = 40;

/**
 * @param report the report of the finding, for the other cases that were judged with it
 * @param width the number of columns of the terminal; Infinity for a file, whose lines are not wrapped
 */
export function explain(finding: Finding, report: Report, width: number): string {
  const wording = plainWording(report);
  const metric = wording.metrics.byId.get(finding.metric);
  if (metric === undefined) return '';
  const columns = width === Infinity ? width : Math.min(Math.max(width, minWidth), widest);
  const steps = explainSteps({ finding, metric, report, wording });
  const indent = 4 + Math.max(...steps.map(([head]) => head.length));
  return [
    ...wrapText(`${printableLine(finding.case.key)}: ${wording.title(finding)}`, columns),
    ...steps.flatMap(([head, text]) =>
      wrapText(text, columns - indent).map((line, i) => `  ${(i === 0 ? head : '').padEnd(indent - 4)}  ${line}`),
    ),
    '',
  ].join('\n');
}
