import { joinWithAnd } from '../../lang/list.js';
import type { Finding } from '../../model/documents.js';
import { thousands } from '../../lang/thousands.js';
import { formatAmount, formatChange, formatPercent } from './amount.js';
import { classifyFinding } from '../../judge/groups/kinds.js';
import { reasonTexts } from './words.js';
import type { Wording } from './wording.js';

/** Describes the worst finding, and how many cases of its scenario share it. */
export function describeWorst(worst: Finding, alike: readonly Finding[], wording: Wording): string {
  const metric = wording.metric(worst);
  const title = wording.title(worst);
  const { scenario } = worst.case;
  const isFew = alike.length === 1 || (alike.length === 2 && classifyFinding(worst) === 'missing');
  const where = isFew
    ? joinWithAnd(alike.map((finding) => wording.name(finding.case.key)))
    : `${thousands(alike.length)} cases of ${wording.name(scenario)}`;
  switch (classifyFinding(worst)) {
    case 'errors': {
      const present = typeof worst.candidate === 'number' ? formatPercent(worst.candidate) : 'more';
      const before = worst.baseline === undefined ? '' : ` (${formatPercent(worst.baseline.value)} before)`;
      return alike.length === 1
        ? `${where} fails ${present} of its requests${before}`
        : `${where} fail up to ${present} of their requests${before}`;
    }
    case 'missing':
      return where;
    case 'lacking':
      return `${title} in ${where} (${reasonTexts[worst.reason]})`;
    case 'invalid':
      return `${title} in ${where}: ${reasonTexts[worst.reason]}`;
    case 'objective': {
      const present = worst.candidate === undefined ? title : `${title} is ${formatAmount(worst.candidate, metric)}`;
      const aim = worst.objective === undefined ? '' : `, to be ${wording.name(worst.objective)}`;
      return `${present}${aim} in ${where}`;
    }
    default: {
      const changes = [...new Set([alike.at(-1) ?? worst, worst].map((finding) => formatChange(finding, wording)))];
      const moved =
        changes[0] === '-'
          ? 'is worse'
          : changes.length === 1
            ? changes.join('')
            : `${changes[0]?.replace(/ %$/, '') ?? ''} to ${changes[1] ?? ''}`;
      return `${title} ${moved} in ${where}`;
    }
  }
}
