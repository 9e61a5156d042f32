/** The scenario that decided a verdict, and what could have been seen in it. */
import type { Finding, Report, ScenarioFinding } from '../../model/documents.js';

/** The scenario finding that decided the verdict of a finding, if any. */
export function findScenario(finding: Finding, { scenarios }: Report): ScenarioFinding | undefined {
  return finding.reason === 'scenario'
    ? scenarios.find(({ scenario, metric }) => scenario === finding.case.scenario && metric === finding.metric)
    : undefined;
}

/**
 * In which share of cases a change as large as the limit is detected. In a single scenario a case is compared with cases that
 * share its change, and simulated histories show detection in a sixth to two fifths of cases (docs/method.md).
 */
export const detectableShare = ({ findings }: Report): string =>
  new Set(findings.map(({ case: { scenario } }) => scenario)).size > 1
    ? 'half of all cases'
    : 'fewer than half of the cases';
