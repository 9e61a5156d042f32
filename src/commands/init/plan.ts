/** The load test that init finds: a test plan, the scenario it exercises and the loads it is measured with. */
import { compareNaturally } from '../../lang/natural-order.js';
import type { Host } from '../../model/host.js';
import type { Run } from '../../model/run.js';

export interface Plan {
  /** The test plan of JMeter; undefined if there is none. */
  readonly file?: string;
  /** Other test plans that were found and not chosen. */
  readonly others: readonly string[];
  /** The plans among `others` that can run, each with its own scenario. */
  readonly further: readonly FurtherPlan[];
  /** Whether the plan reads its number of users from the property `users`. */
  readonly readsUsers: boolean;
  readonly scenario: string;
  /** Numbers of users; empty if the plan defines them. */
  readonly loads: readonly string[];
}

/** The number of users if nothing else is known. */
export const usualLoad = '10';

export interface FurtherPlan {
  readonly file: string;
  readonly scenario: string;
  /** Whether the plan reads its number of users from the property `users`. */
  readonly readsUsers: boolean;
}

/** Names of plans that do not describe what they exercise. */
const genericPlan = /^(test)?[-_ ]?plan$|^(test|jmeter|load[-_]?test|performance|default)$/i;
const usersProperty = /\$\{__(P|property)\(users\b/;

/** @param named the plan that the user named */
export async function findPlan(named: string | undefined, run: Run | undefined, host: Host): Promise<Plan> {
  const [chosen, ...others] = named === undefined ? await findPlans(host) : [await readPlan(named, host)];
  const { file, text = '' } = chosen ?? {};
  const readsUsers = usersProperty.test(text);
  const scenarios = new Set(run?.measurements.map(({ scenario }) => scenario));
  const [only = 'default'] = scenarios;
  const stem = nameWithoutFolder(file ?? '');
  const guessed = scenarios.size === 1 && only !== 'default' ? only : genericPlan.test(stem) ? 'default' : stem;
  const users = run?.measurements.flatMap(({ configuration }) => configuration['users'] ?? []) ?? [];
  const measured = [...new Set(users)].filter((count) => /^\d+$/.test(count)).sort(compareNaturally);
  const loads = measured.length > 0 ? measured : [usualLoad];
  const scenario = folderName.test(guessed) ? guessed : 'default';
  return {
    ...(file !== undefined && { file }),
    others: others.map((other) => other.file),
    further: nameFurtherPlans(others, scenario),
    readsUsers,
    scenario,
    loads: readsUsers || file === undefined ? loads : [],
  };
}

/** A scenario that can also be the name of a folder. */
const folderName = /^[\w][\w .-]*$/;

const nameWithoutFolder = (file: string): string => withoutEnding(file).replace(/^.*[\\/]/, '');

const withoutEnding = (file: string): string => file.replace(/\.jmx$/i, '');

/** Names each plan that can run by its file, or by its whole path if the name says nothing or is taken. */
function nameFurtherPlans(others: readonly PlanFile[], first: string): readonly FurtherPlan[] {
  const taken = new Set([first]);
  return others
    .filter(({ text }) => threadGroup.test(text))
    .map(({ file, text }, i) => {
      const stem = nameWithoutFolder(file);
      const names = [...(genericPlan.test(stem) ? [] : [stem]), withoutEnding(file).replaceAll('/', '-')];
      const scenario = names.find((name) => folderName.test(name) && !taken.has(name)) ?? `${first}-${String(i + 2)}`;
      taken.add(scenario);
      return { file, scenario, readsUsers: usersProperty.test(text) };
    });
}

/** A fragment, which other plans include, has no thread group. */
const threadGroup = /<[\w.]*ThreadGroup\b/;
/** More plans than this are not read. */
const maxRead = 50;

interface PlanFile {
  readonly file: string;
  /** Empty if the file was not read. */
  readonly text: string;
}

const readPlan = async (file: string, host: Host): Promise<PlanFile> => ({
  file,
  text: (await host.readText(file)) ?? '',
});

/** All plans, best first: those that can run, then those closest to the root, then in natural order. */
async function findPlans(host: Host): Promise<readonly PlanFile[]> {
  const files = (await host.find('**/*.jmx')).toSorted((a, b) => depth(a) - depth(b) || compareNaturally(a, b));
  const read = await Promise.all(files.slice(0, maxRead).map((file) => readPlan(file, host)));
  const plans = [...read, ...files.slice(maxRead).map((file) => ({ file, text: '' }))];
  const canRun = ({ text }: PlanFile): boolean => threadGroup.test(text);
  return [...plans.filter(canRun), ...plans.filter((plan) => !canRun(plan))];
}

const depth = (file: string): number => file.split('/').length;
