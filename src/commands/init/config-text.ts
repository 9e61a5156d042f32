/** The text of guardband.yml for the results that were found, with every other setting as a comment. */
import { loadTestKey, nameCase } from '../../cases/names.js';
import { isExactValue } from '../../cases/patterns.js';
import { formatCount, shortList } from '../../lang/format.js';
import { groupBy, readOwn } from '../../lang/objects.js';
import { metrics } from '../../metrics/index.js';
import type { Measurement } from '../../model/documents.js';
import type { Metric } from '../../model/metric.js';
import type { Run } from '../../model/run.js';
import { compareNaturally } from '../../lang/natural-order.js';
import { printableLine } from '../../lang/printable.js';
import { median } from '../../stats/averages.js';
import { version } from '../../version.js';

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

# Files, folders or globs, read unless a command names others.
results:
${patterns.map((pattern) => `  - ${quoteYaml(pattern)}\n`).join('')}${
  elsewhere.length === 0
    ? ''
    : `# The results that were found are elsewhere: ${elsewhere.map(quoteYaml).join(', ')}. Name it instead if they are measured there again.\n`
}${run.measurements.length === 0 ? '' : `\n${describeFound(run)}`}${
  naming !== undefined && 'scenario' in naming
    ? `
# What is measured. It is not guessed from names of files or folders, so that results can be stored anywhere.
scenario: ${quoteYaml(naming.scenario)}
`
    : ''
}
${describePaths(naming)}
${describeWarmup(run, warmupSeconds)}${suggestExclusion(run)}# The machine that measures: runs on different machines are not compared.
# environment: { instance: ${quoteYaml(run.provenance.environment?.['instance'] ?? 'c5.xlarge')} }

# Cases that a change cannot affect, such as an echo server beside yours: if they move, it was the machine.
# controls: [{ scenario: ${quoteYaml(suggestControl(run) ?? 'echo')} }]

# How guardband gate measures a version: {version} is the folder of its sources, {out} the one for its results, {head} this one.
measure:
  build: bash {head}/.github/load-test.sh build {version}
  run: bash .github/load-test.sh measure {version} {out}
  pairs: 3 # how often base and head are measured beside each other at least; guardband gate --base HEAD says what that finds
  budget: 30m # for everything: what is worth another pair is measured until it is spent

# Tolerance bands of the judged metrics. Other metrics are only shown, unless set to gate: p95: gate
# metrics: { ${metrics
  .filter(({ gated }) => gated)
  .map((metric) => `${metric.id}: ${formatRule(metric)}`)
  .join(', ')} }

# Absolute limits, independent of the baseline.
# objectives: [{ errorPercent: '< 1' }]

# The store may be branch:performance, a separate branch. The reference is shown beside the history: the last release.
# baselines: { store: baselines, history: 30, empty: undecided, reference: 'tag:*' }

# New names of labels and scenarios, so that they keep their history.
# renamed: [{ label: 'GET /old', to: 'GET /new' }]

# fail: { on: [regression, objective, missing, invalid], unknown: undecided }
`;

function describePaths(naming: Start['naming']): string {
  const text = `# How paths name the scenario and axes, beyond users=10/, 10_users/, 2G_heap/, 1024B/ and 30ms_sleep/.`;
  const suggestion = "# paths: ['results/{scenario}/{users}_users/**']\n";
  if (naming === undefined || 'scenario' in naming) return `${text}\n${suggestion}`;
  if (naming.pattern !== undefined) return `${text}\npaths: [${quoteYaml(naming.pattern)}]\n`;
  return `${text} Here only
# file or folder names distinguish the scenarios; with a pattern, they stay the same when files are renamed.
${suggestion}`;
}

const maxScenarios = 20;
const maxValues = 8;

/** A name from the results as one visible line of bounded length. */
const shorten = (name: string): string => {
  const line = printableLine(name);
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
};

function describeFound({ measurements }: Run): string {
  const scenarios = [...groupBy(measurements, ({ scenario }) => scenario)].sort(([a], [b]) => compareNaturally(a, b));
  const cases = new Set(measurements.map((measurement) => nameCase(measurement).key)).size;
  const lines = scenarios
    .slice(0, maxScenarios)
    .map(([name, group]) => `#   ${shorten(name)}: ${describeCases(group)}\n`);
  const more = scenarios.length - lines.length;
  return `# Found: ${formatCount(cases, 'case')} in ${formatCount(scenarios.length, 'scenario')}.
${lines.join('')}${more > 0 ? `#   and ${String(more)} more\n` : ''}`;
}

/** "2 labels; users 5, 10, 20" */
function describeCases(group: readonly Measurement[]): string {
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
function describeWarmup(run: Run, seconds: number | undefined): string {
  const hasSamples = run.measurements.length === 0 || run.measurements.some(({ histogram }) => histogram !== undefined);
  if (seconds === undefined && !hasSamples) return '';
  return `# Time to exclude from the start of each raw result, while the server warms up.
${seconds === undefined ? `# warmup: ${suggestWarmup(run)}` : `warmup: ${String(seconds)}s`}

`;
}

/** The warm-up to suggest: five minutes, or a tenth of a short test. */
function suggestWarmup({ measurements }: Run): string {
  const shortest = Math.min(3_000_000, ...measurements.flatMap(({ durationMs }) => durationMs ?? []));
  return `${String(Math.max(1, Math.min(300, Math.floor(shortest / 10_000))))}s`;
}

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
    : `# Labels with too few requests to be judged, such as a login that runs once per user.
# labels: { exclude: [${rare.slice(0, maxScenarios).join(', ')}] }

`;
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
export function quoteYaml(text: string): string {
  if (/^[\w ./*{},=@+-]+$/.test(text)) return `'${text}'`;
  const json = JSON.stringify(text);
  return printableLine(text) === text
    ? json
    : json.replace(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
