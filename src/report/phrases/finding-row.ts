import type { Finding } from '../../model/documents.js';
import { amount, beyondRun, change, percent } from './amount.js';
import { because, count, metricName, metricOf, type Named } from './words.js';

/** A finding in the words of a table. */
export interface Row {
  readonly case: string;
  readonly metric: string;
  readonly baseline: string;
  readonly now: string;
  readonly change: string;
  /** What is left of it without the run's and the scenario's part; empty where that is the same. */
  readonly beyond: string;
  readonly limit: string;
  readonly sure: string;
}

/** The heads of a table of rows, in order. */
export const heads = {
  case: 'case',
  metric: 'metric',
  baseline: 'baseline',
  now: 'now',
  change: 'change',
  limit: 'limit',
  sure: 'how sure',
} as const satisfies Record<Exclude<keyof Row, 'beyond'>, string>;

export function rowOf(finding: Finding, named: Named): Row {
  const metric = metricOf(finding);
  const { baseline, candidate, limit, objective, reason } = finding;
  const gone = reason === 'no-candidate';
  return {
    case: named(finding.case.key),
    metric: gone ? 'all' : metricName(finding, named),
    baseline: gone || baseline === undefined ? '-' : amount(baseline.value, metric),
    now: candidate === undefined ? 'missing' : amount(candidate, metric),
    change: change(finding, metric),
    beyond: beyondRun(finding),
    limit:
      objective !== undefined
        ? named(objective)
        : limit === undefined
          ? '-'
          : `${metric.better === 'higher' ? '≥' : '≤'} ${amount(limit, metric)}`,
    sure: howSure(finding),
  };
}

/** How far beyond its limit a change is and what its noise is known from: "4.2 x its limit, noise 1.8 % over 8 runs". */
export function howSure(finding: Finding): string {
  const { severity, reason, repetitions = 1 } = finding;
  const saysEnough = finding.verdict === 'missing' || finding.verdict === 'invalid' || reason === 'objective';
  if (saysEnough || reason === 'whole-step' || reason === 'few-samples') return because[reason];
  return [
    reason === 'cap' ? because.cap : '',
    reason === 'scenario' && (severity ?? 0) <= 1 ? 'worse with its scenario' : '',
    reason === 'stalled' ? 'a few requests hung' : '',
    severity === undefined || severity <= 1
      ? ''
      : severity > 99
        ? 'over 99 x its limit'
        : `${severity.toFixed(1)} x its limit`,
    repetitions > 1 ? `in ${count(repetitions, 'repetition')}` : '',
    noise(finding),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function noise({ noise: known, baseline }: Finding): string {
  if (known === undefined) return '';
  const learnedFrom = count(known.runs, baseline?.repetitions === undefined ? 'run' : 'repetition');
  if (known.from === 'assumed') return `noise assumed (${learnedFrom})`;
  const size =
    known.percent !== undefined
      ? `${percent(known.percent)} `
      : known.absolute !== undefined
        ? `${amount(known.absolute, { unit: '' })} points `
        : '';
  return known.from === 'counts' ? `noise ${size}by the counts` : `noise ${size}over ${learnedFrom}`;
}
