/** The files that init writes besides guardband.yml, built from the examples and the results that were found. */
import { loadTest, workflow } from '../../generated/starters.js';
import { compareNaturally, defined, groupBy, readOwn } from '../../lang/objects.js';
import type { Host } from '../../model/host.js';
import type { Run } from '../../model/run.js';
import { loadTestKey, nameCase } from '../../cases/names.js';
import { isExactValue } from '../../cases/patterns.js';
import { formatCount, shortList } from '../../lang/format.js';
import { metrics } from '../../metrics/index.js';
import type { Measurement } from '../../model/documents.js';
import type { Metric } from '../../model/metric.js';
import { printableLine } from '../../lang/printable.js';
import { median } from '../../stats/averages.js';
import { version } from '../../model/version.js';

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
}

export interface Setup extends Jobs {
  readonly plan: Plan;
  /** Whether the configuration gives all results the same scenario. */
  readonly isScenarioFixed: boolean;
}

/** Returns the texts of the files by path. GitHub only finds workflows at the root of the repository. */
export async function createFiles(setup: Setup, host: Host): Promise<ReadonlyMap<string, string>> {
  const part = await findPart(host);
  const branches = setup.branch ?? [await findMainBranch(host)];
  const list = branches.map((branch) => (/^[\w./-]+$/.test(branch) ? branch : quoteYaml(branch))).join(', ');
  const inputs = Object.entries(defined({ 'working-directory': part?.folder, container: setup.container }));
  const given = inputs.map(([name, value]) => `${name}: ${quoteYaml(value)}`).join(', ');
  const text = workflow
    .replace(
      'branches: [main]',
      () => `branches: [${list}]${part === undefined ? '' : `, paths: ['${part.folder}/**']`}`,
    )
    .replace(/^name: .*/m, (name) => (part === undefined ? name : `${name} of ${part.folder}`))
    .replace(/^ +uses: .*\n/gm, (uses) => (given === '' ? uses : `${uses}    with: { ${given} }\n`));
  return new Map([
    [`${part?.root ?? ''}.github/workflows/guardband${part === undefined ? '' : `-${part.name}`}.yml`, text],
    [loadTestFile, fillIn(setup)],
  ]);
}

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

/** The load test that init finds: a test plan, the scenario it exercises and the loads it is measured with. */
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
const usualLoad = '10';

interface FurtherPlan {
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

/** The text of guardband.yml for the results that were found, with every other setting as a comment. */
export interface Start {
  /** Undefined if there are no results yet. */
  readonly run?: Run;
  readonly patterns: readonly string[];
  /** Where the results are that were found, unless `patterns` names them. */
  readonly elsewhere?: readonly string[];
  /** Set if only file or folder names provide the scenario: the name to use, or the pattern of the paths, if they have one. */
  readonly naming?: { readonly scenario: string } | { readonly isGuessed: true; readonly pattern?: string };
  /** What is slow at the start of the results, in seconds. */
  readonly warmupSeconds?: number;
}

const schema = `https://raw.githubusercontent.com/guardband/guardband/v${version}/schemas/config.schema.json`;

/** Every line that begins with "# key:" is a suggestion, and becomes a valid setting without its "# ". */
export const createConfigText = ({
  run = { provenance: {}, measurements: [] },
  patterns,
  elsewhere = [],
  naming,
  warmupSeconds,
}: Start): string => `# yaml-language-server: $schema=${schema}
# Every key is optional. Commented lines are suggestions or defaults.
version: 1
results: [${patterns.map(quoteYaml).join(', ')}] # files, folders or globs
${
  elsewhere.length === 0
    ? ''
    : `# The results that were found are elsewhere: ${elsewhere.map(quoteYaml).join(', ')}. Name it instead if they are measured there again.\n`
}${run.measurements.length === 0 ? '' : formatFound(run)}${formatNaming(naming)}
${formatWarmupKey(run, warmupSeconds)}${suggestExclusion(run)}# environment: { instance: ${quoteYaml(run.provenance.environment?.['instance'] ?? 'c5.xlarge')} } # runs on different machines are not compared
# controls: [{ scenario: ${quoteYaml(suggestControl(run) ?? 'echo')} }] # what a change cannot affect: if it moves, it was the machine
measure: # {version} is the folder of the sources of a version, {out} that of its results, {head} this one
  build: bash {head}/.github/load-test.sh build {version}
  run: bash .github/load-test.sh measure {version} {out}
  pairs: 3 # how often base and head are measured beside each other at least; guardband gate --base HEAD says what that finds
  budget: 30m # for everything: what is worth another pair is measured until it is spent
# metrics: { ${metrics
  .filter(({ gated }) => gated)
  .map((metric) => `${metric.id}: ${formatRule(metric)}`)
  .join(', ')} } # the changes that are ignored
# objectives: [{ errorPercent: '< 1' }] # limits that hold whatever the baseline is
# baselines: { store: baselines, history: 30, empty: undecided, reference: 'tag:*' } # the store of the workflow is branch:performance; name it to see its runs
# fail: { on: [regression, objective, missing, invalid], unknown: undecided }
`;

/** How cases get their names, as one line. */
function formatNaming(naming: Start['naming']): string {
  if (naming === undefined) return "# paths: ['results/{scenario}/{users}_users/**'] # how paths name the cases";
  if ('scenario' in naming)
    return `scenario: ${quoteYaml(naming.scenario)} # not guessed from names of files or folders`;
  return naming.pattern === undefined
    ? "# paths: ['results/{scenario}/{users}_users/**'] # with it, scenarios stay the same when files are renamed"
    : `paths: [${quoteYaml(naming.pattern)}] # how paths name the cases`;
}

const maxScenarios = 3;
const maxValues = 8;

/** A name from the results as one visible line of bounded length. */
const shorten = (name: string): string => {
  const line = printableLine(name);
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
};

function formatFound({ measurements }: Run): string {
  const scenarios = [...groupBy(measurements, ({ scenario }) => scenario)].sort(([a], [b]) => compareNaturally(a, b));
  const cases = new Set(measurements.map((measurement) => nameCase(measurement).key)).size;
  const described = scenarios.map(([name, group]) => `${shorten(name)} (${formatCases(group)})`);
  const found = `${formatCount(cases, 'case')} in ${formatCount(scenarios.length, 'scenario')}`;
  return `# Found: ${found}: ${shortList(described, maxScenarios)}\n`;
}

/** "2 labels; users 5, 10, 20" */
function formatCases(group: readonly Measurement[]): string {
  const labels = new Set(group.flatMap(({ label }) => label ?? []));
  const axes = [...new Set(group.flatMap(({ configuration }) => Object.keys(configuration)))].sort();
  const listValues = (axis: string): readonly string[] =>
    [...new Set(group.flatMap(({ configuration }) => readOwn(configuration, axis) ?? []))]
      .sort(compareNaturally)
      .map(shorten);
  return [
    ...(labels.size === 0 ? [] : [formatCount(labels.size, 'label')]),
    ...axes.slice(0, maxValues).map((axis) => `${shorten(axis)} ${shortList(listValues(axis), maxValues)}`),
    ...(axes.length > maxValues ? [`${String(axes.length - maxValues)} more axes`] : []),
    ...(labels.size + axes.length === 0 ? ['one case'] : []),
  ].join('; ');
}

/** The lines about the warm-up; none for results without samples, from which no time can be excluded. */
function formatWarmupKey(run: Run, seconds: number | undefined): string {
  const hasSamples = run.measurements.length === 0 || run.measurements.some(({ histogram }) => histogram !== undefined);
  if (seconds === undefined && !hasSamples) return '';
  const setting = seconds === undefined ? `# warmup: ${suggestWarmup(run)}` : `warmup: ${String(seconds)}s`;
  return `${setting} # of each raw result: the server warms up\n`;
}

/** The warm-up to suggest: five minutes, or a tenth of a short test. */
function suggestWarmup({ measurements }: Run): string {
  const shortest = Math.min(3_000_000, ...measurements.flatMap(({ durationMs }) => durationMs ?? []));
  return `${String(Math.max(1, Math.min(300, Math.floor(shortest / 10_000))))}s`;
}

const maxExcluded = 20;

/** A label with fewer requests is noise, if the labels beside it have ten times as many: a login that runs once per user. */
const fewRequests = { most: 100, share: 0.1 };

/** The lines that propose to leave out labels of which every load test has few requests; none if there are none. */
function suggestExclusion({ measurements }: Run): string {
  const isRare = new Map<string, boolean>();
  for (const test of groupBy(measurements, loadTestOf).values()) {
    const usual = median(test.map(({ samples = 0 }) => samples));
    for (const { label, samples = Infinity } of test)
      if (label !== undefined)
        isRare.set(
          label,
          samples < fewRequests.most && samples <= fewRequests.share * usual && isRare.get(label) !== false,
        );
  }
  const rare = [...isRare].flatMap(([label, found]) => (found && isExactValue(label) ? [quoteYaml(label)] : []));
  return rare.length === 0
    ? ''
    : `# labels: { exclude: [${rare.slice(0, maxExcluded).join(', ')}] } # too few requests to be judged\n`;
}

const loadTestOf = (measurement: Measurement): string => loadTestKey(nameCase(measurement));

/** A scenario with a name that suggests a control, if there is one. */
function suggestControl({ measurements }: Run): string | undefined {
  const names = new Set(measurements.map(({ scenario }) => scenario));
  return [...names]
    .sort(compareNaturally)
    .find((name) => name === shorten(name) && /\b(echo|control|no-?op|null|direct)\b/i.test(name));
}

function formatRule({ band: { percent, absolute }, unit, cap }: Metric): string {
  const parts = [
    ...(percent === undefined ? [] : [`${String(percent)}%`]),
    ...(absolute === undefined ? [] : [`${String(absolute)}${unit === '%' ? ' points' : unit}`]),
  ];
  const band = parts.length === 1 ? parts.join('') : `[${parts.join(', ')}]`;
  return `{ band: ${band}${cap === undefined ? '' : `, cap: ${String(cap)}`} }`;
}

/** A YAML scalar for exactly this text, on one line of visible characters. */
function quoteYaml(text: string): string {
  if (/^[\w ./*{},=@+-]+$/.test(text)) return `'${text}'`;
  const json = JSON.stringify(text);
  return printableLine(text) === text
    ? json
    : json.replace(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
