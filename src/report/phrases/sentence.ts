import type { Finding, Report } from '../../model/documents.js';
import { example } from './example.js';
import { groupBy } from '../../lang/group-by.js';
import { thousands } from '../../lang/thousands.js';
import { signedPercent } from './amount.js';
import { areAlike, kindOf, kinds, type Kind } from './failing.js';
import { scenarioOf } from './scenario-lines.js';
import { count, listed, metricName, type Named } from './words.js';

/** What happened to cases, for one and for many; of suspects it is only said how they look. */
export const happened = {
  errors: {
    is: ['fails more requests', 'fail more requests'],
    seems: ['seems to fail more requests', 'seem to fail more requests'],
  },
  slower: { is: ['got slower', 'got slower'], seems: ['looks slower', 'look slower'] },
  worse: { is: ['got worse', 'got worse'], seems: ['looks worse', 'look worse'] },
  objective: {
    is: ['breaks its objective', 'break their objectives'],
    seems: ['seems to break its objective', 'seem to break their objectives'],
  },
  missing: { is: ['was not measured', 'were not measured'], seems: ['was not measured', 'were not measured'] },
  lacking: { is: ['lacks a value', 'lack a value'], seems: ['lacks a value', 'lack a value'] },
  invalid: {
    is: ['has a value that cannot be used', 'have values that cannot be used'],
    seems: ['has a value that cannot be used', 'have values that cannot be used'],
  },
} as const satisfies Record<Kind, Record<'is' | 'seems', readonly [string, string]>>;

/** "2 of 144 cases got slower and 1 was not measured": each case once, by the worst that happened to it. */
export function sentence(guilty: readonly Finding[], report: Report, named: Named): { lead: string; rest: string } {
  const rank = (finding: Finding): number =>
    kinds.indexOf(kindOf(finding)) + (finding.verdict === 'suspect' ? kinds.length : 0);
  const worst = new Map<string, Finding>();
  for (const finding of guilty) {
    const known = worst.get(finding.case.key);
    if (known === undefined || rank(finding) < rank(known)) worst.set(finding.case.key, finding);
  }
  const groups = groupBy([...worst.values()], rank);
  const parts = [...groups]
    .sort(([a], [b]) => a - b)
    .map(([, findings], i) => {
      const [example] = findings;
      const n = findings.length;
      const what =
        example === undefined ? undefined : happened[kindOf(example)][example.verdict === 'suspect' ? 'seems' : 'is'];
      const who = i > 0 ? thousands(n) : `${thousands(n)} of ${count(report.tallies.cases, 'case')}`;
      return `${who} ${what?.[n === 1 ? 0 : 1] ?? ''}`;
    });
  const first = guilty[0];
  const alike = guilty.filter((finding) => first !== undefined && areAlike(finding, first));
  const others = alike.length < guilty.length;
  if (first === undefined) return { lead: listed(parts), rest: '' };
  return {
    lead: listed(parts),
    rest: `${others ? between(first) : ': '}${asScenario(first, report, named) ?? example(first, alike, named)}`,
  };
}

/** "checkout as a whole, throughput -37.1 % across its 6 cases". */
function asScenario(first: Finding, report: Report, named: Named): string | undefined {
  const found = scenarioOf(first, report);
  if (found === undefined) return undefined;
  const { scenario, percent, cases } = found;
  return `${named(scenario)} as a whole, ${metricName(first, named)} ${signedPercent(percent)} across its ${count(cases, 'case')}`;
}

/** What was not measured is neither better nor worse than anything. */
const between = (first: Finding): string =>
  ['missing', 'lacking', 'invalid'].includes(kindOf(first)) ? '; among them ' : '; worst: ';
