/** guardband.yml for results that were found: what is found, and what else may be said, as comments. */
import { nameCase } from '../../cases/names.js';
import { groupBy } from '../../lang/group-by.js';
import { metrics } from '../../metrics/index.js';
import type { Measurement } from '../../model/documents.js';
import type { Metric } from '../../model/metric.js';
import type { Run } from '../../model/run.js';
import { compareNaturally } from '../../lang/natural-order.js';
import { printableLine } from '../../lang/printable.js';
import { version } from '../../version.js';

export interface Start {
  readonly run: Run;
  readonly patterns: readonly string[];
  /** Only files or folders told the scenarios. */
  readonly isGuessed: boolean;
}

const schema = `https://raw.githubusercontent.com/guardband/guardband/v${version}/schemas/config.schema.json`;

/** Every line that begins with "# key:" is a suggestion, and valid as it stands without its "# ". */
export const configText = ({ run, patterns, isGuessed }: Start): string => `# yaml-language-server: $schema=${schema}
# Every key is optional. What is commented out is a suggestion, or what holds while nothing else is said.
version: 1

# Files, folders or globs, read where no others are named.
results:
${patterns.map((pattern) => `  - ${quotedYaml(pattern)}\n`).join('')}
${foundIn(run)}
# What a path says of scenario and axes beyond users=10/, 10_users/, 2G_heap/, 1024B/ and 30ms_sleep/.${isGuessed ? ' Here only\n# names of files or folders told the scenarios: with a pattern they stay the same when files are renamed.' : ''}
# paths: ['results/{scenario}/{users}_users/**']

# Cut from the start of each raw result, while the server warms up.
# warmup: ${warmupFor(run)}

# What it is measured on: runs of different machines are not compared.
# environment: { instance: ${quotedYaml(run.provenance.environment?.['instance'] ?? 'c5.xlarge')} }

# Cases that a change cannot touch, such as an echo server beside yours: what they move, the machine moved.
# controls: [{ scenario: ${quotedYaml(controlIn(run) ?? 'echo')} }]

# The change that is not minded. Others are shown: gate judges them, e.g. p95: gate.
# metrics: { ${metrics
  .filter(({ gated }) => gated)
  .map((metric) => `${metric.id}: ${ruleOf(metric)}`)
  .join(', ')} }

# Absolute limits, whatever the baseline.
# objectives: [{ errorPercent: '< 1' }]

# Or branch:perf-history, a branch of its own.
# baselines: { store: baselines, history: 30, empty: undecided }

# fail: { on: [regression, objective, missing, invalid], suspect: report, undecided: pass }
`;

const mostScenarios = 20;
const mostValues = 8;

/** Names come from results: one visible line each, and of bounded length. */
const shown = (name: string): string => {
  const line = printableLine(name);
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
};
const several = (count: number, noun: string): string => `${String(count)} ${noun}${count === 1 ? '' : 's'}`;
const listed = (names: readonly string[], most: number): string =>
  names.length <= most
    ? names.join(', ')
    : `${names.slice(0, most).join(', ')} and ${String(names.length - most)} more`;

function foundIn({ measurements }: Run): string {
  const scenarios = [...groupBy(measurements, ({ scenario }) => scenario)].sort(([a], [b]) => compareNaturally(a, b));
  const cases = new Set(measurements.map((each) => nameCase(each).key)).size;
  const lines = scenarios.slice(0, mostScenarios).map(([name, of]) => `#   ${shown(name)}: ${partsOf(of)}\n`);
  const more = scenarios.length - lines.length;
  return `# Found: ${several(cases, 'case')} in ${several(scenarios.length, 'scenario')}.
${lines.join('')}${more > 0 ? `#   and ${String(more)} more\n` : ''}`;
}

/** "2 labels; users 5, 10, 20" */
function partsOf(of: readonly Measurement[]): string {
  const labels = new Set(of.flatMap(({ label }) => label ?? []));
  const axes = [...new Set(of.flatMap(({ configuration }) => Object.keys(configuration)))].sort();
  const valuesOf = (axis: string): readonly string[] =>
    [...new Set(of.flatMap(({ configuration }) => configuration[axis] ?? []))].sort(compareNaturally).map(shown);
  return [
    ...(labels.size === 0 ? [] : [several(labels.size, 'label')]),
    ...axes.slice(0, mostValues).map((axis) => `${shown(axis)} ${listed(valuesOf(axis), mostValues)}`),
    ...(axes.length > mostValues ? [`${String(axes.length - mostValues)} axes more`] : []),
    ...(labels.size + axes.length === 0 ? ['one case'] : []),
  ].join('; ');
}

/** Five minutes, but of a short test no more than a tenth. */
function warmupFor({ measurements }: Run): string {
  const shortest = Math.min(...measurements.flatMap(({ durationMs }) => durationMs ?? []));
  return `${String(Math.max(1, Math.min(300, Math.floor(shortest / 10_000))))}s`;
}

/** What sounds as if no change of the program could touch it. */
function controlIn({ measurements }: Run): string | undefined {
  const names = new Set(measurements.map(({ scenario }) => scenario));
  return [...names]
    .sort(compareNaturally)
    .find((name) => name === shown(name) && /\b(echo|control|no-?op|null|direct)\b/i.test(name));
}

function ruleOf({ band: { percent, absolute }, unit, cap }: Metric): string {
  const parts = [
    ...(percent === undefined ? [] : [`${String(percent)}%`]),
    ...(absolute === undefined ? [] : [`${String(absolute)}${unit === '%' ? ' points' : unit}`]),
  ];
  const band = parts.length === 1 ? parts.join('') : `[${parts.join(', ')}]`;
  return `{ band: ${band}${cap === undefined ? '' : `, cap: ${String(cap)}`} }`;
}

/** A scalar that is this text and nothing else, whatever it holds, on one line of visible characters. */
function quotedYaml(text: string): string {
  if (/^[\w ./*{},=@+-]+$/.test(text)) return `'${text}'`;
  const json = JSON.stringify(text);
  return printableLine(text) === text
    ? json
    : json.replace(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
