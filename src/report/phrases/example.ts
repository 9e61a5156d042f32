import type { Finding } from '../../model/documents.js';
import { thousands } from '../../lang/thousands.js';
import { amount, change, percent } from './amount.js';
import { kindOf } from './failing.js';
import { because, listed, metricName, metricOf, type Named } from './words.js';

/** The worst finding in words, and how far it is shared in its scenario. */
export function example(worst: Finding, alike: readonly Finding[], named: Named): string {
  const metric = metricOf(worst);
  const what = metricName(worst, named);
  const { scenario } = worst.case;
  const few = alike.length === 1 || (alike.length === 2 && kindOf(worst) === 'missing');
  const where = few
    ? listed(alike.map((finding) => named(finding.case.key)))
    : `${thousands(alike.length)} cases of ${named(scenario)}`;
  switch (kindOf(worst)) {
    case 'errors': {
      const now = typeof worst.candidate === 'number' ? percent(worst.candidate) : 'more';
      const before = worst.baseline === undefined ? '' : ` (${percent(worst.baseline.value)} before)`;
      return alike.length === 1
        ? `${where} fails ${now} of its requests${before}`
        : `${where} fail up to ${now} of their requests${before}`;
    }
    case 'missing':
      return where;
    case 'lacking':
      return `${what} in ${where} (${because[worst.reason]})`;
    case 'invalid':
      return `${what} in ${where}: ${because[worst.reason]}`;
    case 'objective': {
      const now = worst.candidate === undefined ? what : `${what} is ${amount(worst.candidate, metric)}`;
      const aim = worst.objective === undefined ? '' : `, to be ${named(worst.objective)}`;
      return `${now}${aim} in ${where}`;
    }
    default: {
      const changes = [...new Set([alike.at(-1) ?? worst, worst].map((finding) => change(finding, metric)))];
      const moved =
        changes[0] === '-'
          ? 'is worse'
          : changes.length === 1
            ? changes.join('')
            : `${changes[0]?.replace(/ %$/, '') ?? ''} to ${changes[1] ?? ''}`;
      return `${what} ${moved} in ${where}`;
    }
  }
}
