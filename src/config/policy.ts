/** The policy from guardband.yml: how each metric of each case is judged, and which findings fail the gate. */
import { createMetricTable, isBuiltIn, type MetricTable } from '../metrics/index.js';
import { objectiveForms, parseObjective, type RangeForCase } from '../metrics/limits.js';
import type {
  CaseName,
  ConfigDocument,
  DeclaredMetric,
  Derivation,
  MetricRule,
  Problem,
  Retirement,
  ToleranceBand,
  Where,
} from '../model/documents.js';
import type { Metric } from '../model/metric.js';
import type { Place } from '../problems/problem.js';
import { matchesWhere } from '../cases/patterns.js';
import { findWaiverMistakes, listWaivers, namedMetrics, type MetricWaiver } from './waivers.js';
import { cacheByObject, defined, readOwn, remember } from '../lang/objects.js';
import { badMetric, badValue, metricRedefined, furtherBreaches } from '../problems/config.js';

export interface Policy {
  /** The metrics that are judged and shown. */
  readonly metrics: MetricTable;
  /** In order of increasing precedence. */
  readonly rules: readonly PolicyRule[];
  readonly objectives: readonly ObjectiveRule[];
  /** One for each metric that a waiver of the configuration names. */
  readonly waivers: readonly MetricWaiver[];
  readonly retired: readonly Retirement[];
  /** Cases in which most requests are expected to fail. */
  readonly dead: readonly Retirement[];
  /** Cases that the change under test cannot affect. */
  readonly controls: readonly Where[];
  /** Kinds of findings that fail the gate. */
  readonly failOn: ReadonlySet<'regression' | 'objective' | 'missing' | 'invalid'>;
  /** The effect of what was measured beyond its band and cannot be explained; strict: of whatever was not judged. */
  readonly unknown: (typeof unknownEffects)[number];
  /** What makes a change a regression: its band and its noise, or its band alone. none: nothing fails or passes. */
  readonly judge: (typeof judgeRules)[number] | 'none';
  /** Whether the comparison with the second baseline can fail the gate. */
  readonly referenceDecides: boolean;
  /** Whether the gate passes when there is no baseline. */
  readonly emptyPasses: boolean;
  /** The number of newest runs of the history that are used. */
  readonly historyRuns: number;
  /** Metrics to compute on both sides before they are compared. */
  readonly derivations: readonly Derivation[];
  /** Every entry of the configuration that applies only to certain cases. */
  readonly entries: readonly CaseEntry[];
}

/** What follows from what is unknown, and the rules for a change; the first is the default. */
export const unknownEffects = ['undecided', 'strict', 'pass'] as const;
export const judgeRules = ['noise', 'bands'] as const;

/** Settings for metrics, by metric id, of the cases that `where` selects. */
interface PolicyRule {
  readonly where: Where;
  readonly metrics: Readonly<Record<string, MetricRule>>;
}

/** An entry of the configuration that selects cases. */
export interface CaseEntry {
  readonly kind: 'control' | 'dead' | 'objective' | 'override' | 'retired';
  readonly where: Where;
  /** JSON pointer into the configuration. */
  readonly pointer: string;
}

/** How one metric of one case is judged. */
export interface MetricPolicy {
  /** Whether the metric can fail the gate. */
  readonly gated: boolean;
  readonly band: ToleranceBand;
  /** The highest value allowed, whatever the baseline is, in the metric's unit. */
  readonly cap?: number;
  /** Whether the configuration names the metric. */
  readonly isConfigured?: true;
}

/** An absolute limit on a metric. */
export interface ObjectiveRule {
  readonly where: Where;
  readonly metric: Metric;
  /** The text of the configuration, for display. */
  readonly text: string;
  readonly range: RangeForCase;
}

const defaultFailOn = ['regression', 'objective', 'missing', 'invalid'] as const;
const defaultHistoryRuns = 30;

/**
 * Creates the policy of a configuration that matches its schema.
 *
 * @param file the name of the configuration file in problems
 * @returns the policy without the invalid entries, and a problem for each of those
 */
export function createPolicy(
  config: ConfigDocument,
  file = 'guardband.yml',
): { policy: Policy; problems: readonly Problem[] } {
  const metrics = createMetricTable(readOwnMetrics(config));
  const problems: Problem[] = [...findUnknownMetrics(config, metrics, file), ...findRedefinitions(config, file)];
  const objectives = readObjectives(config, metrics, file);
  const derivations = config.derive ?? [];
  // Derived metrics are gated by default, because configuring one implies that it should be judged.
  const derived = Object.fromEntries(derivations.map(({ metric }) => [metric, 'gate'] as const));
  const policy: Policy = {
    metrics,
    rules: [{ where: {}, metrics: derived }, { where: {}, metrics: config.metrics ?? {} }, ...(config.overrides ?? [])],
    objectives: objectives.rules,
    waivers: listWaivers(config),
    retired: config.retired ?? [],
    dead: config.dead ?? [],
    controls: config.controls ?? [],
    failOn: new Set(config.fail?.on ?? defaultFailOn),
    unknown: config.fail?.unknown ?? unknownEffects[0],
    judge: config.judge ?? judgeRules[0],
    referenceDecides: config.fail?.reference === 'fail',
    emptyPasses: config.baselines?.empty === 'pass',
    historyRuns: config.baselines?.history ?? defaultHistoryRuns,
    derivations,
    entries: listEntries(config),
  };
  return { policy, problems: [...problems, ...findWaiverMistakes(config, file), ...objectives.problems] };
}

/** Returns a problem for each place of the configuration, except objectives, that names an unknown metric. */
function findUnknownMetrics(
  { derive, metrics, overrides, waivers }: ConfigDocument,
  known: MetricTable,
  file: string,
): Problem[] {
  const named: readonly (readonly [id: string, pointer: string])[] = [
    ...(derive ?? []).flatMap(({ of }, index) => (of === undefined ? [] : [[of, `/derive/${index}/of`] as const])),
    ...Object.keys(metrics ?? {}).map((id) => [id, `/metrics/${id}`] as const),
    ...(overrides ?? []).flatMap((override, index) =>
      Object.keys(override.metrics).map((id) => [id, `/overrides/${index}/metrics/${id}`] as const),
    ),
    ...(waivers ?? []).flatMap(namedMetrics),
  ];
  const unknown = named.filter(([id]) => !known.byId.has(id));
  return firstProblem(unknown, ([id, pointer]) => reportUnknownMetric(id, known, { file, pointer }), file);
}

/** A longer list of problems would not help, and describing a hundred thousand of them takes a while. */
const maxProblems = 20;

/** @param describe called for the first ones only, because finding the closest correct name takes long */
const firstProblem = <Wrong>(wrong: readonly Wrong[], describe: (one: Wrong) => Problem, file: string): Problem[] => {
  const more = wrong.length - maxProblems;
  const problems = wrong.slice(0, maxProblems).map(describe);
  return more > 0 ? [...problems, furtherBreaches({ file, line: 1 }, more)] : problems;
};

/** Unit and direction of a built-in metric are fixed: a configuration that sets them must mean another metric. */
const findRedefinitions = ({ metrics = {} }: ConfigDocument, file: string): readonly Problem[] =>
  Object.entries(metrics)
    .filter(
      ([id, rule]) =>
        typeof rule === 'object' && isBuiltIn(id) && (rule.better ?? rule.unit ?? rule.title) !== undefined,
    )
    .map(([id]) => metricRedefined({ file, pointer: `/metrics/${id}` }, id));

const reportUnknownMetric = (id: string, known: MetricTable, place: Place): Problem =>
  badMetric('metrics', id, known.all, place);

function readObjectives(
  config: ConfigDocument,
  known: MetricTable,
  file: string,
): { readonly rules: readonly ObjectiveRule[]; readonly problems: readonly Problem[] } {
  const rules: ObjectiveRule[] = [];
  const problems: (() => Problem)[] = [];
  config.objectives?.forEach(({ where = {}, ...limits }, index) => {
    for (const [id, text] of Object.entries(limits)) {
      if (typeof text !== 'string') continue; // the schema allows only text here
      const place = { file, pointer: `/objectives/${index}/${id}` };
      const metric = known.byId.get(id);
      const range = parseObjective(text);
      if (metric === undefined) problems.push(() => reportUnknownMetric(id, known, place));
      else if (range === undefined)
        problems.push(() => badValue(`The objective of ${id}`, text, objectiveForms, place));
      else rules.push({ where, metric, text, range });
    }
  });
  return { rules, problems: firstProblem(problems, (describe) => describe(), file) };
}

function listEntries({ controls, objectives, overrides, dead, retired }: ConfigDocument): readonly CaseEntry[] {
  const list = (
    kind: CaseEntry['kind'],
    key: keyof ConfigDocument,
    selections: readonly { readonly where?: Where }[] = [],
  ): readonly CaseEntry[] => selections.map(({ where = {} }, index) => ({ kind, where, pointer: `/${key}/${index}` }));
  const ofControls = controls?.map((where) => ({ where }));
  return [
    ...list('control', 'controls', ofControls),
    ...list('objective', 'objectives', objectives),
    ...list('override', 'overrides', overrides),
    ...list('dead', 'dead', dead),
    ...list('retired', 'retired', retired),
  ];
}

type FindMetricPolicy = (metric: Metric) => MetricPolicy;

/** The finders of each policy, by the rules that apply: cases to which the same rules apply share one. */
const finders = new WeakMap<Policy, Map<string, FindMetricPolicy>>();

/**
 * How each metric of one case is judged: the metric's defaults, then the configuration, then its overrides in order. It looks up
 * the rules for the case only once.
 */
export function metricPolicyFinder(policy: Policy, caseName: CaseName): FindMetricPolicy {
  const ofPolicy = remember(finders, policy, () => new Map<string, FindMetricPolicy>());
  const applying = [...policy.rules.keys()].filter((i) => matchesWhere(policy.rules[i]?.where ?? {}, caseName));
  const rules = applying.map((i) => policy.rules[i] as PolicyRule);
  return remember(ofPolicy, applying.join(), () => cacheByObject((metric: Metric) => applyRules(rules, metric)));
}

/** @param rules in order of increasing precedence */
function applyRules(rules: readonly PolicyRule[], metric: Metric): MetricPolicy {
  let result: MetricPolicy = { gated: metric.gated, band: metric.band, ...defined({ cap: metric.cap }) };
  for (const { metrics } of rules) {
    const rule = readOwn(metrics, metric.id);
    if (rule === undefined) continue;
    if (typeof rule === 'string') result = { ...result, gated: rule === 'gate', isConfigured: true };
    else {
      const band = rule.band === undefined ? result.band : parseBand([rule.band].flat());
      result = { gated: true, band, isConfigured: true, ...defined({ cap: rule.cap ?? result.cap }) };
    }
  }
  return result;
}

/** Converts ["10%", "2ms"] to {percent: 10, absolute: 2}. The schema has already checked the form; seconds become milliseconds. */
function parseBand(parts: readonly (string | number)[]): ToleranceBand {
  return parts.reduce<ToleranceBand>((band, part) => {
    if (typeof part === 'number') return { ...band, absolute: part };
    const [, number, unit] = /^([\d.]+)\s*(.*)$/.exec(part) ?? [];
    const value = Number(number);
    return unit === '%' ? { ...band, percent: value } : { ...band, absolute: unit === 's' ? value * 1000 : value };
  }, {});
}

/** The metrics of a configuration that define which direction is better. Metrics without a direction must be built in. */
const readOwnMetrics = ({ metrics = {} }: ConfigDocument): readonly DeclaredMetric[] =>
  Object.entries(metrics).flatMap(([id, rule]) => {
    if (typeof rule !== 'object' || rule.better === undefined || isBuiltIn(id)) return [];
    const { better, unit = '', title = id } = rule;
    return [{ id, title, unit, better }];
  });
