/** Steps for a baseline that is missing, too short or the judged run itself. */
import type { Report } from '../../../model/documents.js';
import { isOnlyOwnBaseline } from '../compared-runs.js';
import { againstCommand, guardbandCommand, shellCode, type Step } from './step.js';

/** Steps if the noise of some cases is only assumed, as there are too few runs to estimate it. */
export function assumedNoiseSteps(report: Report): readonly Step[] {
  if (!hasAssumedNoise(report)) return [];
  if (report.baseline.repetitions !== undefined)
    return [
      {
        sentence:
          'The noise of some cases is only assumed, which makes their limits wide. Measure both sides again in this session, twice or more: their repetitions tell it.',
      },
    ];
  return [
    {
      sentence:
        'The noise of some cases is only assumed, which makes their limits wide. More healthy runs in the baseline make them narrower:',
      code: shellCode(guardbandCommand('record RESULTS', report)),
    },
  ];
}

/** Steps if the run could not be compared with a baseline. */
export function baselineSteps(report: Report): readonly Step[] {
  const steps: Step[] = [];
  const isFirst = report.outcome === 'undecided' && report.reasons.includes('no-baseline');
  if (isOnlyOwnBaseline(report))
    steps.push({
      sentence: 'Measure again, and check that:',
      code: shellCode(againstCommand('check RESULTS', report)),
    });
  if (isFirst && isHistoryAsResults(report))
    steps.push({
      sentence: 'If what was judged is your baselines, name the results, and those with --baselines:',
      code: shellCode('guardband check RESULTS --baselines DIR'),
    });
  else if (isFirst && !isOnlyOwnBaseline(report))
    steps.push({
      sentence: 'Record this run as the first baseline, if it may serve as one:',
      code: shellCode(guardbandCommand('record RESULTS', report)),
    });
  if (report.outcome === 'undecided' && report.reasons.includes('nothing-compared'))
    steps.push({
      sentence:
        'Compare the names and the environment of this run with those of the baseline. If this run is meant to begin a new one, record it:',
      code: shellCode(guardbandCommand('record RESULTS', report)),
    });
  return steps;
}

/** A history was named where results are expected: then its newest run was judged. */
const isHistoryAsResults = ({ problems }: Report): boolean => problems.some(({ code }) => code === 'newest-of-history');

const hasAssumedNoise = ({ findings }: Report): boolean =>
  findings.some(
    ({ gated, reason, noise }) =>
      gated && noise?.from === 'assumed' && (reason === 'within-noise' || reason === 'too-noisy'),
  );
