/** The files that init writes besides guardband.yml, built from the examples and the results that were found. */
import { loadTest, pullRequestWorkflow, recordWorkflow } from '../../generated/starters.js';
import { defined } from '../../lang/defined.js';
import type { Host } from '../../model/host.js';
import { findPart, fitWorkflow } from './part-of-repository.js';
import { usualLoad, type Plan } from './plan.js';

const workflowFolder = '.github/workflows/';
export const loadTestFile = '.github/load-test.sh';
const attributesFile = '.gitattributes';
const attributes = 'baselines/**/*.ndjson merge=union text eol=lf';

export interface Setup {
  readonly plan: Plan;
  /** The command that starts the service. If undefined, the load test fails and asks for it. */
  readonly start?: string;
  /** The URL that answers once the service is ready. */
  readonly health?: string;
  /** Whether the configuration gives all results the same scenario. */
  readonly isScenarioFixed: boolean;
}

/**
 * Returns the texts of the files by path. The recording workflow runs on the default branch of origin. GitHub only finds
 * workflows at the root of the repository.
 */
export async function createFiles(setup: Setup, host: Host): Promise<ReadonlyMap<string, string>> {
  const script = [loadTestFile, fillIn(setup)] as const;
  const part = await findPart(host);
  const place = (text: string, ending = ''): readonly [file: string, text: string] => {
    const file = `${workflowFolder}guardband${part === undefined ? '' : `-${part.name}`}${ending}.yml`;
    return part === undefined ? [file, text] : [`${part.root}${file}`, fitWorkflow(text, part, file)];
  };
  const branch = await findMainBranch(host);
  const record = recordWorkflow.replace('branches: [main]', () => `branches: [${branch}]`);
  return new Map([place(pullRequestWorkflow), place(record, '-record'), script]);
}

/** .gitattributes with the line that lets concurrent recordings merge; undefined if it already has that line. */
export async function createAttributes(host: Host): Promise<readonly [file: string, text: string] | undefined> {
  const text = (await host.readText(attributesFile)) ?? '';
  if (text.includes('baselines/')) return undefined;
  return [attributesFile, `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${attributes}\n`];
}

function fillIn({ plan, start = '', health, isScenarioFixed }: Setup): string {
  const values: Readonly<Record<string, string>> = {
    start,
    ...defined({ health }),
    plan: plan.file ?? '',
    scenario: plan.scenario,
    loads: plan.loads.join(' '),
  };
  const filled = Object.entries(values).reduce(
    (text, [name, value]) =>
      text.replace(new RegExp(`^${name}=.*?(?= +# ) +`, 'm'), (line) =>
        `${name}=${quote(value)}`.padEnd(line.length - 1).concat(' '),
      ),
    loadTest.replace(lastMeasurement, (line) => `${line}${describeFurther(plan, isScenarioFixed)}`),
  );
  return plan.file === undefined || plan.readsUsers ? filled : filled.replace(usersRemark, '');
}

/** The line of the example that measures every load. */
const lastMeasurement = /^ *for users in \$loads; .*\n/m;

/** Commented lines that measure the other plans, each into separate results. */
function describeFurther({ further }: Plan, isScenarioFixed: boolean): string {
  if (further.length === 0) return '';
  const measurements = further.map(({ file, scenario, readsUsers }) => {
    const folder = `"$3/${scenario}`;
    return readsUsers
      ? `plan=${quote(file)}; for users in \${loads:-${usualLoad}}; do run_plan ${folder}/\${users}_users/results.jtl" "-Jusers=$users"; done`
      : `plan=${quote(file)}; run_plan ${folder}/results.jtl"`;
  });
  const condition = isScenarioFixed ? ', and remove scenario: from guardband.yml' : '';
  return [`To measure another plan, too, remove the "# " before its line${condition}:`, ...measurements]
    .map((line) => `    # ${line}\n`)
    .join('');
}

/** What the example says about its plan; it holds for a plan that reads the property, and for one still to be written. */
const usersRemark = ', which reads its users from ${__P(users)}';

/** Quotes a value as a single word of a shell on one line, whatever it contains. */
const quote = (value: string): string => `'${value.replace(/[\r\n]+/g, ' ').replaceAll("'", String.raw`'\''`)}'`;

async function findMainBranch(host: Host): Promise<string> {
  for (const args of [
    ['symbolic-ref', '--short', 'refs/remotes/origin/HEAD'],
    ['symbolic-ref', '--short', 'HEAD'],
  ]) {
    const { code, stdout } = await host.git(args);
    const branch = stdout.trim().replace(/^origin\//, '');
    if (code === 0 && /^(main|master|trunk|develop|default)$/.test(branch)) return branch;
  }
  return 'main';
}
