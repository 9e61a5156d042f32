/** The load test that init finds: a test plan, the scenario it exercises and the loads it is measured with. */
import { compareNaturally } from '../../lang/natural-order.js';
import type { Host } from '../../model/host.js';
import type { Run } from '../../model/run.js';

export interface Plan {
  /** The test plan of JMeter; undefined if there is none. */
  readonly file?: string;
  /** Other test plans that were found and not chosen. */
  readonly others: readonly string[];
  /** Whether the plan reads its number of users from the property `users`. */
  readonly readsUsers: boolean;
  readonly scenario: string;
  /** Numbers of users; empty if the plan defines them. */
  readonly loads: readonly string[];
}

/** Names of plans that do not describe what they exercise. */
const genericPlan = /^(test)?[-_ ]?plan$|^(test|jmeter|load[-_]?test|performance|default)$/i;
const usersProperty = /\$\{__(P|property)\(users\b/;

/** @param named the plan that the user named */
export async function findPlan(named: string | undefined, run: Run | undefined, host: Host): Promise<Plan> {
  const [file, ...others] = named === undefined ? await findPlans(host) : [named];
  const text = file === undefined ? '' : ((await host.readText(file)) ?? '');
  const readsUsers = usersProperty.test(text);
  const scenarios = new Set(run?.measurements.map(({ scenario }) => scenario));
  const [only = 'default'] = scenarios;
  const stem = (file ?? '').replace(/^.*[\\/]/, '').replace(/\.jmx$/i, '');
  const scenario = scenarios.size === 1 && only !== 'default' ? only : genericPlan.test(stem) ? 'default' : stem;
  const users = run?.measurements.flatMap(({ configuration }) => configuration['users'] ?? []) ?? [];
  const measured = [...new Set(users)].filter((count) => /^\d+$/.test(count)).sort(compareNaturally);
  const loads = measured.length > 0 ? measured : ['10'];
  return {
    ...(file !== undefined && { file }),
    ...{ others, readsUsers },
    scenario: /^[\w][\w .-]*$/.test(scenario) ? scenario : 'default',
    loads: readsUsers || file === undefined ? loads : [],
  };
}

/** A fragment, which other plans include, has no thread group. */
const threadGroup = /<[\w.]*ThreadGroup\b/;
/** More plans than this are not read. */
const mostRead = 50;

/** All plans, best first: those that can run, then those closest to the root, then in natural order. */
async function findPlans(host: Host): Promise<readonly string[]> {
  const files = (await host.find('**/*.jmx')).toSorted((a, b) => depth(a) - depth(b) || compareNaturally(a, b));
  const texts = await Promise.all(files.slice(0, mostRead).map((file) => host.readText(file)));
  const canRun = (_: string, i: number): boolean => threadGroup.test(texts[i] ?? '');
  return [...files.filter(canRun), ...files.filter((file, i) => !canRun(file, i))];
}

const depth = (file: string): number => file.split('/').length;
