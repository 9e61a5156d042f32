import { formatCount } from '../../lang/list.js';
import type { Finding } from '../../model/documents.js';
import { formatAmount } from './amount.js';
import { formatShare } from '../../lang/format-number.js';
import { formatTimes, readRelative } from './numbers.js';
import { reasonTexts } from './words.js';

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
