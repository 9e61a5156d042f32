/** One sentence per scenario whose cases are worse together. */
import { groupBy } from '../../lang/group-by.js';
import type { Finding, Report, ScenarioFinding } from '../../model/documents.js';
import { formatPercent } from './amount.js';
import { count, joinWithAnd, metricName, findMetric, type FormatName } from './words.js';

/** "checkout is 18 % slower across its 6 cases (limit 5 %)"; only scenarios with a gated regression. */
export function scenarioLines({ scenarios, findings }: Report, named: FormatName): readonly string[] {
  const guilty = scenarios.filter(({ scenario, metric }) =>
    findings.some(
      (finding) =>
        finding.gated &&
        finding.verdict === 'regression' &&
        finding.case.scenario === scenario &&
        finding.metric === metric,
    ),
  );
  return [...groupBy(guilty, ({ scenario }) => scenario)].map(([scenario, group]) => {
    const parts = group.map((scenarioFinding) => {
      const limit = `limit ${formatPercent(Math.abs(scenarioFinding.limit))}`;
      return `${formatPercent(Math.abs(scenarioFinding.percent))} ${describeDirection(scenarioFinding, named)} (${limit})`;
    });
    const cases = Math.max(...group.map((row) => row.cases));
    return `${named(scenario)} is worse across its ${count(cases, 'case')}: ${joinWithAnd(parts)}.`;
  });
}

/** The scenario finding that decided the verdict of a finding, if any. */
export function findScenario(finding: Finding, { scenarios }: Report): ScenarioFinding | undefined {
  return finding.reason === 'scenario'
    ? scenarios.find(({ scenario, metric }) => scenario === finding.case.scenario && metric === finding.metric)
    : undefined;
}

/** "less throughput", "more p99". */
function describeDirection(finding: ScenarioFinding, named: FormatName): string {
  const { better } = findMetric(finding);
  return `${better === 'higher' ? 'less' : 'more'} ${metricName(finding, named)}`;
}

/**
 * In which share of cases a change as large as the limit is detected. In a single scenario a case is compared with cases that
 * share its change, and simulated histories show detection in a sixth to two fifths of cases (docs/method.md).
 */
export const detectableShare = ({ findings }: Report): string =>
  new Set(findings.map(({ case: { scenario } }) => scenario)).size > 1
    ? 'half of all cases'
    : 'fewer than half of the cases';
