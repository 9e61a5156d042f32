import type { Finding, Report, ScenarioFinding } from '../../model.js';
import { type Named } from './words.js';
/** "checkout is 18 % slower across its 6 cases (limit 5 %)"; only those that count against the candidate. */
export declare function scenarioLines({ scenarios, findings }: Report, named: Named): readonly string[];
/** What the scenario of a finding did as a whole, where that decided: "checkout as a whole: throughput -37.1 % across its 6 cases". */
export declare function scenarioOf(finding: Finding, { scenarios }: Report): ScenarioFinding | undefined;
