/** guardband.yml -> Policy: what is judged how, per case and metric, and what the outcome makes of it. */
import { metricById } from '../metrics/index.js';
import type {
  CaseName,
  ConfigDocument,
  Derivation,
  MetricRule,
  Problem,
  Retirement,
  ToleranceBand,
  Waiver,
  Where,
} from '../model/documents.js';
import type { Metric } from '../model/metric.js';
import { badObjective, unknownMetric } from '../problems/config.js';
import { matchesWhere } from '../cases/patterns.js';

export interface Policy {
  readonly rules: readonly { readonly where: Where; readonly metrics: Readonly<Record<string, MetricRule>> }[];
  readonly objectives: readonly ObjectiveRule[];
  readonly waivers: readonly Waiver[];
  readonly retired: readonly Retirement[];
  /** Cases that the change cannot touch. */
  readonly controls: readonly Where[];
  readonly failOn: ReadonlySet<'regression' | 'objective' | 'missing' | 'invalid'>;
  readonly suspectFails: boolean;
  readonly undecidedFails: boolean;
  readonly emptyPasses: boolean;
  /** At most so many runs are looked back on. */
  readonly historyRuns: number;
  /** What is computed from both sides before they are compared. */
  readonly derivations: readonly Derivation[];
  /** All that is about certain cases only. */
  readonly entries: readonly Entry[];
}

/** A `where:` of the configuration, by what it is for. */
export interface Entry {
  readonly kind: 'control' | 'objective' | 'override' | 'retired';
  readonly where: Where;
  /** Into the configuration. */
  readonly pointer: string;
}

/** How one metric of one case is judged. */
export interface MetricPolicy {
  readonly gated: boolean;
  readonly band: ToleranceBand;
  readonly cap?: number;
}

/** An absolute limit: the value must lie between low and high, where a bound may be a share of another value. */
export interface ObjectiveRule {
  readonly where: Where;
  readonly metric: Metric;
  readonly text: string;
  /** The allowed range for a case; undefined where the case has no such target. */
  readonly range: (target: (name: string) => number | undefined) => Range | undefined;
}

export interface Range {
  readonly low: number;
  readonly high: number;
  /** Whether the bounds themselves are inside. */
  readonly closed: boolean;
}

const defaultFailOn = ['regression', 'objective', 'missing', 'invalid'] as const;

/** The policy that a valid configuration means, and what in it cannot be meant. */
export function createPolicy(
  config: ConfigDocument,
  file = 'guardband.yml',
): { policy: Policy; problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const knownMetric = (id: string, pointer: string): Metric | undefined => {
    const metric = metricById.get(id);
    if (metric === undefined) problems.push(unknownMetric({ file, pointer }, id, [...metricById.keys()]));
    return metric;
  };

  const derivations = config.derive ?? [];
  derivations.forEach(({ of }, i) => of !== undefined && knownMetric(of, `/derive/${String(i)}/of`));
  // Who asks for a value to be derived wants it judged.
  const derived = Object.fromEntries(derivations.map(({ metric }) => [metric, 'gate'] as const));
  const rules = [
    { where: {}, metrics: derived },
    { where: {}, metrics: config.metrics ?? {} },
    ...(config.overrides ?? []),
  ];
  for (const id of Object.keys(config.metrics ?? {})) knownMetric(id, `/metrics/${id}`);
  config.overrides?.forEach(({ metrics }, i) => {
    for (const id of Object.keys(metrics)) knownMetric(id, `/overrides/${String(i)}/metrics/${id}`);
  });
  config.waivers?.forEach(({ metric }, i) => knownMetric(metric, `/waivers/${String(i)}/metric`));

  const objectives: ObjectiveRule[] = [];
  config.objectives?.forEach(({ where = {}, ...wanted }, i) => {
    for (const [id, text] of Object.entries(wanted)) {
      if (typeof text !== 'string') continue; // the schema has seen to it
      const pointer = `/objectives/${String(i)}/${id}`;
      const metric = knownMetric(id, pointer);
      if (metric === undefined) continue;
      const range = rangeOf(text);
      if (range === undefined) problems.push(badObjective({ file, pointer }, text));
      else objectives.push({ where, metric, text, range });
    }
  });

  const policy: Policy = {
    rules,
    objectives,
    waivers: config.waivers ?? [],
    retired: config.retired ?? [],
    controls: config.controls ?? [],
    failOn: new Set(config.fail?.on ?? defaultFailOn),
    suspectFails: config.fail?.suspect === 'fail',
    undecidedFails: config.fail?.undecided === 'fail',
    emptyPasses: config.baselines?.empty === 'pass',
    historyRuns: config.baselines?.history ?? 30,
    derivations,
    entries: [
      ...entriesAt('control', '/controls', config.controls),
      ...entriesAt(
        'objective',
        '/objectives',
        config.objectives?.map(({ where = {} }) => where),
      ),
      ...entriesAt(
        'override',
        '/overrides',
        config.overrides?.map(({ where }) => where),
      ),
      ...entriesAt(
        'retired',
        '/retired',
        config.retired?.map(({ where }) => where),
      ),
    ],
  };
  return { policy, problems };
}

const entriesAt = (kind: Entry['kind'], list: string, all: readonly Where[] = []): readonly Entry[] =>
  all.map((where, i) => ({ kind, where, pointer: `${list}/${String(i)}` }));

/** How one metric of one case is judged: the metric's own defaults, then the configuration's, then its overrides in order. */
export const findMetricPolicy = (policy: Policy, of: CaseName, metric: Metric): MetricPolicy =>
  metricPolicyFinder(policy, of)(metric);

/** The same for whoever asks about many metrics of one case: what the configuration says of it is looked up once. */
export function metricPolicyFinder(policy: Policy, of: CaseName): (metric: Metric) => MetricPolicy {
  const rules = policy.rules.filter(({ where }) => matchesWhere(where, of));
  return (metric) => {
    let judging: MetricPolicy = {
      gated: metric.gated,
      band: metric.band,
      ...(metric.cap === undefined ? {} : { cap: metric.cap }),
    };
    for (const { metrics } of rules) {
      const rule = Object.hasOwn(metrics, metric.id) ? metrics[metric.id] : undefined;
      if (rule === undefined) continue;
      if (typeof rule === 'string') judging = { ...judging, gated: rule === 'gate' };
      else
        judging = {
          gated: true,
          band: rule.band === undefined ? judging.band : bandFrom([rule.band].flat()),
          ...(rule.cap === undefined ? (judging.cap === undefined ? {} : { cap: judging.cap }) : { cap: rule.cap }),
        };
    }
    return judging;
  };
}

/** ["10%", "2ms"] -> {percent: 10, absolute: 2}; the schema has already seen to the form. */
function bandFrom(parts: readonly (string | number)[]): ToleranceBand {
  return parts.reduce<ToleranceBand>((band, part) => {
    const [, number, unit] = /^([\d.]+)\s*(.*)$/.exec(String(part)) ?? [];
    const value = Number(number);
    return unit === '%' ? { ...band, percent: value } : { ...band, absolute: unit === 's' ? value * 1000 : value };
  }, {});
}

/** How much worse a waiver allows: percent of the baseline, or points. */
export function parseCeiling({ ceiling }: Waiver): { percent?: number; points?: number } {
  const value = Number.parseFloat(ceiling);
  return ceiling.trim().endsWith('%') ? { percent: value } : { points: value };
}

const number = String.raw`(-?\d+(?:\.\d+)?)\s*(?:%|ms|/s)?`;
const forms: readonly (readonly [RegExp, (match: readonly string[]) => ObjectiveRule['range']])[] = [
  [new RegExp(`^<=\\s*${number}$`), ([, n]) => fixed({ low: -Infinity, high: Number(n), closed: true })],
  [new RegExp(`^<\\s*${number}$`), ([, n]) => fixed({ low: -Infinity, high: Number(n), closed: false })],
  [new RegExp(`^>=\\s*${number}$`), ([, n]) => fixed({ low: Number(n), high: Infinity, closed: true })],
  [new RegExp(`^>\\s*${number}$`), ([, n]) => fixed({ low: Number(n), high: Infinity, closed: false })],
  [new RegExp(`^=?\\s*${number}$`), ([, n]) => fixed({ low: Number(n), high: Number(n), closed: true })],
  [
    new RegExp(`^${number}\\s*(?:to|-|–)\\s*${number}$`),
    ([, a, b]) => fixed({ low: Number(a), high: Number(b), closed: true }),
  ],
  [
    /^within\s+(\d+(?:\.\d+)?)\s*%\s+of\s+(\S+)$/,
    ([, percent, name = '']) =>
      (target) => {
        const aim = /^[\d.]+$/.test(name) ? Number(name) : target(name);
        const reach = ((aim ?? NaN) * Number(percent)) / 100;
        return aim === undefined ? undefined : { low: aim - reach, high: aim + reach, closed: true };
      },
  ],
];
const fixed = (range: Range) => (): Range => range;

/** "< 1", ">= 99.5", "74 to 84", "within 5% of targetRate". */
function rangeOf(text: string): ObjectiveRule['range'] | undefined {
  for (const [form, meaning] of forms) {
    const match = form.exec(text.trim());
    if (match !== null) return meaning(match);
  }
  return undefined;
}
