import type { Finding, Report } from '../../model/documents.js';
import { describeWorst } from './example.js';
import { groupBy } from '../../lang/group-by.js';
import { thousands } from '../../lang/thousands.js';
import { formatSignedPercent } from './amount.js';
import { isSameNews, classifyFinding, kinds, type Kind } from './failing.js';
import { findScenario } from './scenario-lines.js';
import { count, joinWithAnd, metricName, type FormatName } from './words.js';

/** Predicates for one case and for several. Suspects only "seem" to have changed. */
export const events = {
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

/** "2 of 144 cases got slower and 1 was not measured": counts each case once, by its worst finding. */
export function describeFindings(
  guilty: readonly Finding[],
  report: Report,
  named: FormatName,
): { lead: string; rest: string } {
  const rank = (finding: Finding): number =>
    kinds.indexOf(classifyFinding(finding)) + (finding.verdict === 'suspect' ? kinds.length : 0);
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
      const verb =
        example === undefined
          ? undefined
          : events[classifyFinding(example)][example.verdict === 'suspect' ? 'seems' : 'is'];
      const subject = i > 0 ? thousands(n) : `${thousands(n)} of ${count(report.tallies.cases, 'case')}`;
      return `${subject} ${verb?.[n === 1 ? 0 : 1] ?? ''}`;
    });
  const first = guilty[0];
  const alike = guilty.filter((finding) => first !== undefined && isSameNews(finding, first));
  const others = alike.length < guilty.length;
  if (first === undefined) return { lead: joinWithAnd(parts), rest: '' };
  return {
    lead: joinWithAnd(parts),
    rest: `${others ? separatorBefore(first) : ': '}${describeScenario(first, report, named) ?? describeWorst(first, alike, named)}`,
  };
}

/** "checkout as a whole, throughput -37.1 % across its 6 cases". */
function describeScenario(first: Finding, report: Report, named: FormatName): string | undefined {
  const found = findScenario(first, report);
  if (found === undefined) return undefined;
  const { scenario, percent, cases } = found;
  return `${named(scenario)} as a whole, ${metricName(first, named)} ${formatSignedPercent(percent)} across its ${count(cases, 'case')}`;
}

/** A case that was not measured cannot be the "worst" one. */
const separatorBefore = (first: Finding): string =>
  ['missing', 'lacking', 'invalid'].includes(classifyFinding(first)) ? '; among them ' : '; worst: ';
