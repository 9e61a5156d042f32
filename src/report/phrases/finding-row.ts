import { formatCount } from '../../lang/list.js';
import type { Finding } from '../../model/documents.js';
import { formatAmount, formatChange } from './amount.js';
import { formatShare } from '../../lang/format-number.js';
import { formatTimes, readRelative } from './numbers.js';
import { describeStart, formatDrift } from './drift.js';
import { reasonTexts } from './words.js';
import type { Wording } from './wording.js';

/** The texts of a finding's table row. */
export interface Row {
  readonly case: string;
  readonly metric: string;
  readonly baseline: string;
  readonly now: string;
  readonly change: string;
  readonly limit: string;
  readonly certainty: string;
}

export function formatRow(finding: Finding, wording: Wording): Row {
  const metric = wording.metric(finding);
  const { baseline, candidate, limit, objective, reason } = finding;
  const gone = reason === 'no-candidate';
  return {
    case: wording.name(finding.case.key),
    metric: gone ? 'all' : wording.title(finding),
    baseline: gone || baseline === undefined ? '-' : formatAmount(baseline.value, metric),
    now: candidate === undefined ? 'missing' : formatAmount(candidate, metric),
    change: formatDrift(finding) ?? formatChange(finding, wording),
    limit:
      objective !== undefined
        ? wording.name(objective)
        : limit === undefined
          ? '-'
          : `${metric.better === 'higher' ? '≥' : '≤'} ${formatAmount(limit, metric)}`,
    certainty: describeStart(finding, wording) ?? describeCertainty(finding),
  };
}

/** The change relative to its limit, and the estimated noise: "4.2 × its limit, noise 1.8 % over 8 runs". */
export function describeCertainty(finding: Finding): string {
  const { severity, reason, repetitions = 1 } = finding;
  const saysEnough = finding.verdict === 'missing' || finding.verdict === 'invalid' || reason === 'objective';
  if (saysEnough || reason === 'whole-step' || reason === 'few-samples') return reasonTexts[reason];
  return [
    reason === 'cap' ? reasonTexts.cap : '',
    readRelative(finding) === undefined ? '' : 'relative to the other cases',
    severity === undefined || severity <= 1 ? '' : `${formatTimes(severity)} × its limit`,
    repetitions > 1 ? `in ${formatCount(repetitions, 'repetition')}` : '',
    noise(finding),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function noise({ noise: known, baseline }: Finding): string {
  if (known === undefined) return '';
  const learnedFrom = formatCount(known.runs, baseline?.repetitions === undefined ? 'run' : 'repetition');
  if (known.from === 'assumed') return `noise assumed (${learnedFrom})`;
  const size =
    known.percent !== undefined
      ? `${formatShare(known.percent)} `
      : known.absolute !== undefined
        ? `${formatAmount(known.absolute, { unit: '' })} points `
        : '';
  return known.from === 'counts' ? `noise ${size}by the counts` : `noise ${size}over ${learnedFrom}`;
}
