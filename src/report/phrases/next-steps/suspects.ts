/** Steps for suspects: measure again. */
import type { Finding, Report } from '../../../model/documents.js';
import { formatPercent } from '../amount.js';
import { classifyFinding } from '../failing.js';
import { detectableShare } from '../scenario-lines.js';
import { count, findMetric, joinWithAnd } from '../words.js';
import { againstCommand, shellCode, type Step } from './step.js';

export function suspectSteps(doubtful: readonly Finding[], report: Report): readonly Step[] {
  if (doubtful.length === 0) return [];
  const cases = new Set(doubtful.map(({ case: { key } }) => key)).size;
  const seen = describeDetectable(report);
  return [
    {
      sentence: `Measure ${cases === 1 ? 'the suspect' : `the ${count(cases, 'suspect')}`} again and judge both runs together; that settles most of them.${seen === '' ? '' : ` One run would have seen ${seen} in ${detectableShare(report)}.`}`,
      code: shellCode(againstCommand('check RESULTS RERUN-RESULTS', report)),
    },
  ];
}

/** Per gated metric, the change that is detected in half of the cases: the smallest detectable change of the median case. */
function describeDetectable({ findings }: Report): string {
  const known = new Map<string, number[]>();
  for (const finding of findings) {
    const { gated, metric, smallestDetectable: smallest } = finding;
    if (!gated || smallest === undefined || classifyFinding(finding) !== 'slower') continue;
    known.set(metric, [...(known.get(metric) ?? []), smallest]);
  }
  const parts = [...known].map(([id, values]) => {
    const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
    return `${findMetric({ metric: id }).title} worse by ${formatPercent(middle)}`;
  });
  return joinWithAnd(parts);
}
