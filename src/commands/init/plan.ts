/** The load test that init finds: a test plan, the scenario it exercises and the loads it is measured with. */
import { compareNaturally } from '../../lang/natural-order.js';
import type { Host } from '../../model/host.js';
import type { Run } from '../../model/run.js';

export interface Plan {
  /** The test plan of JMeter; undefined if there is none. */
  readonly file?: string;
  readonly scenario: string;
  /** Numbers of users; empty if the plan defines them. */
  readonly loads: readonly string[];
}

/** Names of plans that do not describe what they exercise. */
const genericPlan = /^(test)?[-_ ]?plan$|^(test|jmeter|load[-_]?test|performance|default)$/i;
const usersProperty = /\$\{__(P|property)\(users\b/;

/** @param named the plan that the user named */
export async function findPlan(named: string | undefined, run: Run | undefined, host: Host): Promise<Plan> {
  const file = named ?? (await host.find('**/*.jmx')).toSorted((a, b) => depth(a) - depth(b))[0];
  const text = file === undefined ? '' : ((await host.readText(file)) ?? '');
  const scenarios = new Set(run?.measurements.map(({ scenario }) => scenario));
  const [only = 'default'] = scenarios;
  const stem = (file ?? '').replace(/^.*[\\/]/, '').replace(/\.jmx$/i, '');
  const scenario = scenarios.size === 1 && only !== 'default' ? only : genericPlan.test(stem) ? 'default' : stem;
  const users = run?.measurements.flatMap(({ configuration }) => configuration['users'] ?? []) ?? [];
  const measured = [...new Set(users)].filter((count) => /^\d+$/.test(count)).sort(compareNaturally);
  const loads = measured.length > 0 ? measured : ['10'];
  return {
    ...(file !== undefined && { file }),
    scenario: /^[\w][\w .-]*$/.test(scenario) ? scenario : 'default',
    loads: usersProperty.test(text) || file === undefined ? loads : [],
  };
}

const depth = (file: string): number => file.split('/').length;
