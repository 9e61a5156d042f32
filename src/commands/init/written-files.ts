/** The files that init writes besides guardband.yml, built from the examples and the results that were found. */
import { commentWorkflow, loadTest, pullRequestWorkflow, recordWorkflow } from '../../generated/starters.js';
import { defined } from '../../lang/objects.js';
import type { Host } from '../../model/host.js';
import { quoteYaml } from './config-text.js';
import { usualLoad, type Plan } from './plan.js';

const workflowFolder = '.github/workflows/';
export const loadTestFile = '.github/load-test.sh';

/** What is known about the service and its jobs. */
export interface Jobs {
  /** The command that builds a version in the folder of its sources. If undefined, nothing is built. */
  readonly build?: string;
  /** The command that starts the service. If undefined, the load test fails and asks for it. */
  readonly start?: string;
  /** The URL that answers once the service is ready. */
  readonly health?: string;
  /** The branches whose runs are recorded, or patterns of them. Default: the default branch of origin. */
  readonly branch?: readonly string[];
  /** The image of the containers that measure. Default: none. */
  readonly container?: string;
  /** Whether a pull request is measured when someone asks for it in a comment, instead of with each of its commits. */
  readonly onComment?: boolean;
}

export interface Setup extends Jobs {
  readonly plan: Plan;
  /** Whether the configuration gives all results the same scenario. */
  readonly isScenarioFixed: boolean;
}

/** Returns the texts of the files by path. GitHub only finds workflows at the root of the repository. */
export async function createFiles(setup: Setup, host: Host): Promise<ReadonlyMap<string, string>> {
  const part = await findPart(host);
  const place = (text: string, ending = ''): readonly [file: string, text: string] => {
    const file = `${workflowFolder}guardband${part === undefined ? '' : `-${part.name}`}${ending}.yml`;
    const contained = setup.container === undefined ? text : measureInContainer(text, setup.container);
    return part === undefined ? [file, contained] : [`${part.root}${file}`, fitWorkflow(contained, part, file)];
  };
  const branches = setup.branch ?? [await findMainBranch(host)];
  const list = branches.map((branch) => (/^[\w./-]+$/.test(branch) ? branch : quoteYaml(branch))).join(', ');
  const record = recordWorkflow.replace('branches: [main]', () => `branches: [${list}]`);
  return new Map([
    place(setup.onComment === true ? commentWorkflow : pullRequestWorkflow),
    place(record, '-record'),
    [loadTestFile, fillIn(setup)],
  ]);
}

/**
 * The job that measures, which may take an hour, runs in a container. Its files belong to another user than that of the container. Without git,
 * the checkout would download files without their history.
 */
const measureInContainer = (workflow: string, image: string): string =>
  workflow.replace(
    /^( {4}runs-on: .*\n)( {4}timeout-minutes: 60\b[^]*?)^ {4}steps:\n/m,
    (_, runner: string, between: string) => `${runner}    container: ${quoteYaml(image)}
${between}    steps:
      - name: Tools
        working-directory: /
        run: |
          git --version && curl --version || { apt-get update -qq &&
            apt-get install -qq -y --no-install-recommends ca-certificates curl git; }

`,
  );

function fillIn({ plan, build = '', start = '', health, isScenarioFixed }: Setup): string {
  const values: Readonly<Record<string, string>> = {
    build,
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

/** The default branch of origin, whatever its name; otherwise the present one, if it has a usual name. */
async function findMainBranch(host: Host): Promise<string> {
  const ask = async (ref: string): Promise<string> => {
    const { code, stdout } = await host.git(['symbolic-ref', '--short', ref]);
    return code === 0 ? stdout.trim().replace(/^origin\//, '') : '';
  };
  const remote = await ask('refs/remotes/origin/HEAD');
  if (remote !== '') return remote;
  const present = await ask('HEAD');
  return /^(main|master|trunk|develop|default)$/.test(present) ? present : 'main';
}

/** A folder of the repository, with slashes, e.g. "services/shop". */
interface Part {
  readonly folder: string;
  /** The relative path to the root of the repository, e.g. "../../". */
  readonly root: string;
  /** The folder as a part of a file name, e.g. "services-shop". */
  readonly name: string;
}

/** The folder in which init was called; undefined at the root of a repository and outside repositories. */
async function findPart(host: Host): Promise<Part | undefined> {
  const { code, stdout } = await host.git(['rev-parse', '--show-prefix']);
  const folder = stdout.trim().replace(/\/$/, '');
  if (code !== 0 || !/^[\w.-]+(\/[\w.-]+)*$/.test(folder)) return undefined;
  return { folder, root: folder.replace(/[^/]+\/?/g, '../'), name: folder.replaceAll('/', '-') };
}

/**
 * A workflow for the root of the repository that works in the folder of the project and runs only for changes there.
 *
 * @param file the path of the workflow from the root
 */
function fitWorkflow(workflow: string, { folder, name }: Part, file: string): string {
  const paths = `paths: ['${folder}/**', '${file}']`;
  const replacements: readonly (readonly [RegExp, string])[] = [
    [/^name: .*/m, `$& of ${folder}`],
    [/^ {2}pull_request:\n/m, `$&    ${paths}\n`],
    [/^ {4}branches: .*/m, `$&\n    ${paths}`],
    [/^permissions: \{\}\n/m, `$&\ndefaults:\n  run:\n    working-directory: ${folder}\n`],
    [/^( +group: )(record-)?performance/gm, `$&-${name}`],
    [/^( +path: )(results$|guardband-gate\b)/gm, `$1${folder}/$2`],
    [/^( +)mode: .*/gm, `$1working-directory: ${folder}\n$&`],
  ];
  return replacements.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), workflow);
}
