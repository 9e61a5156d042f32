/**
 * Config: guardband.yml and the options of a command, as one Settings. Options take precedence.
 *
 * Types: CheckRequest (what the caller asks for), Settings (what holds), with its parts ReadRequest (how results are read),
 * Policy (how they are judged) and Measuring (how they are measured). The way: read-config.ts validates the file and keeps the
 * places of its keys, createSettings merges; compare-configs.ts tells what a change did to the file. Paths are relative to the
 * folder of the file, so that every part of a repository can have a configuration.
 * What must hold: each wrong value is a problem with its place, never a silent default; what judges can come from another version
 * of the file than what reads.
 *
 * Example: `warmup: 5m` in the file and `--warmup 30s` leave out 30,000 ms of each raw result.
 */
import { nearestBySlip } from '../lang/nearest.js';
import { hideCredentials } from '../lang/printable.js';
import { defined } from '../lang/objects.js';
import { readConfig, type ConfigRead } from './read-config.js';
import type { ConfigDocument, ExactMethod, Problem, Renaming, Shards } from '../model/documents.js';
import { type Host, isNeverPassed } from '../model/host.js';
import type { Place } from '../problems/problem.js';
import type { ReadOptions } from '../model/reading.js';
import { createPolicy, judgeRules, unknownEffects, type Policy } from './policy.js';
import type { HistoryOptions } from '../problems/commands.js';
import { badValue } from '../problems/config.js';
import { posix } from 'node:path';

/** Options that every command accepts. */
export interface CheckRequest {
  /** Files, folders or globs of results, or a recorded run: tag:NAME, commit:ID. Default: `results` of the configuration. */
  readonly results?: readonly string[];
  /** The path of the configuration. Default: guardband.yml, if it exists. */
  readonly config?: string;
  /** Where the history is kept: a folder, branch:NAME, git:URL#BRANCH or s3://BUCKET/PREFIX. Default: baselines. */
  readonly baselines?: string;
  /** The baseline: history (default), last, tag:NAME, commit:ID, ref:GITREF or any readable result. */
  readonly against?: string;
  /** The second baseline, in the syntax of `against`. Default: none. */
  readonly reference?: string;
  /** Axes of all results: axis=value, scenario=NAME, label=NAME or environment.KEY=VALUE. */
  readonly set?: readonly string[];
  /** Patterns of the cases that are expected; all others are ignored. Default: all cases. */
  readonly only?: readonly string[];
  /** The time to exclude from the start of each raw result, such as "300s" or "5m"; seconds without a unit. */
  readonly warmup?: string;
  /** How percentiles of raw results are computed: nearest-rank (default), jmeter-dashboard or jmeter-aggregate. */
  readonly percentiles?: string;
  /** How several results of a case are combined: overlap (default), merge or repetitions. */
  readonly shards?: string;
  /** Whether a note lists what each head of a table was understood as. */
  readonly heads?: boolean;
  /** Whose configuration judges a change: base (default) or head. */
  readonly configFrom?: string;
  /** The commit or branch that the change goes into. Default: that of the CI job. */
  readonly target?: string;
  /** The measured commit. It takes precedence over those that the results and the CI job name. */
  readonly commit?: string;
  /** How the load test ended: success (default), failure, cancelled or skipped. Otherwise its results are incomplete. */
  readonly loadTest?: string;
  /** The outcome without a baseline: undecided (default) or pass. */
  readonly empty?: string;
  /** What follows from what is unknown: undecided (default), strict or pass. */
  readonly unknown?: string;
  /** What makes a change a regression: noise (default) or bands. none: what differs is shown, and no verdict is asked. */
  readonly judge?: string;
  /** Whether the report becomes a page with charts. Otherwise response times over time are not counted. Default: false. */
  readonly charts?: boolean;
}

/** The folder of the history, unless the configuration names another. */
const defaultStore = 'baselines';

/** The merged settings of a command. */
export interface Settings {
  readonly read: ReadRequest;
  /**
   * How baselines are read: with the labels of the configuration that judges, so that an omitted label counts as missing.
   */
  readonly readBaseline: ReadRequest;
  readonly policy: Policy;
  /** The name of the policy's configuration file in problems. */
  readonly policyFile: string;
  /** The configuration that judges, as one text. */
  readonly rules: string;
  readonly store: string;
  /** The path of the configuration, if an option names it. */
  readonly config?: string;
  readonly against: string;
  /** The second baseline, shown in addition to the first. */
  readonly reference?: string;
  readonly environment: Readonly<Record<string, string>>;
  /** The measured commit, if the caller names it. */
  readonly commit?: string;
  /** Whether the configuration that judges says that results are measured elsewhere and committed. */
  readonly areCommitted: boolean;
  /** Patterns of cases; all others are ignored. Absent if there is no filter. */
  readonly only?: readonly string[];
  readonly measure: Measuring;
  readonly problems: readonly Problem[];
}

/** The place of the history for a report, if it is not the default: without credentials, because reports are published. */
export const nameStore = ({ store }: Settings): { readonly store?: string } =>
  store === defaultStore ? {} : { store: hideCredentials(store) };

/** The options with which a copied command finds the same history. */
export const historyOptions = (settings: Settings): HistoryOptions => ({
  ...nameStore(settings),
  ...defined({ config: settings.config, only: settings.only }),
});

/** Reads the configuration and merges the options into it. Invalid values are reported as problems. */
export async function readSettings(request: CheckRequest, host: Host): Promise<Settings> {
  return createSettings(request, await readConfig(request.config, host));
}

/**
 * Merges the options with a configuration.
 *
 * @param reading the configuration that controls how results are read
 * @param judging the configuration that controls how they are judged, and where the baselines are
 */
export function createSettings(request: CheckRequest, reading: ConfigRead, judging = reading): Settings {
  const { config, file, problems } = reading;
  const { policy, problems: policyProblems } = createPolicy(judging.config, judging.file);
  const folder = folderOfConfig(file);
  const declared = policy.metrics.declared.map(({ id }) => id);
  const { axes, environment, problems: setProblems } = parseSet(request.set ?? []);
  const { columns, problems: columnProblems, placeOf } = reading.readColumns?.(reading, declared) ?? { problems: [] };
  const warmup = request.warmup ?? config.warmup ?? '0s';
  const warmupMs = parseDuration(warmup, 's');
  const only = request.only ?? [];
  const empty = readWord(request, 'empty') ?? judging.config.baselines?.empty;
  const rules = defined({ unknown: readWord(request, 'unknown'), judge: readWord(request, 'judge') });
  const readWith = ({ labels }: ConfigDocument): ReadRequest => ({
    patterns: request.results?.length
      ? request.results
      : readResults(config).files.map((path) => pathFromConfig(folder, path)),
    folder,
    ...defined({ placeOfHead: placeOf }),
    options: {
      warmupMs: warmupMs ?? 0,
      transactions: labels?.transactions ?? 'both',
      ...(request.charts === true && { countsTimes: true }),
      ...(config.apdex && { apdexMs: [config.apdex.satisfied, config.apdex.tolerated] as const }),
      ...defined({ percentiles: readWord(request, 'percentiles') ?? config.percentiles }),
      ...(declared.length > 0 && { declared }),
      ...defined({ columns, showsHeads: request.heads }),
    } satisfies ReadOptions,
    paths: config.paths ?? [],
    ...defined({ scenario: config.scenario }),
    set: axes,
    labels: { include: labels?.include ?? [], exclude: labels?.exclude ?? [] },
    shards: readWord(request, 'shards') ?? config.shards ?? shardChoices[0],
  });
  return {
    read: readWith(config),
    readBaseline: { ...readWith(judging.config), ...defined({ renamed: config.renamed }) },
    policy: { ...policy, emptyPasses: empty === 'pass', ...rules, ...(rules.judge === 'none' && noVerdict) },
    policyFile: judging.file,
    rules: JSON.stringify(judging.config),
    store: request.baselines ?? pathFromConfig(folder, judging.config.baselines?.store ?? defaultStore),
    against: request.against ?? 'history',
    ...defined({ config: request.config, reference: request.reference ?? judging.config.baselines?.reference }),
    environment: { ...config.environment, ...environment },
    ...defined({ commit: request.commit, only: only.length === 0 ? undefined : only }),
    areCommitted: readResults(judging.config).committed === true,
    measure: chooseMeasuring(reading.config, judging.config),
    problems: [
      ...problems,
      ...(judging === reading ? [] : judging.problems),
      ...policyProblems,
      ...setProblems,
      ...findRepeatedAxes(config.paths ?? [], file),
      ...columnProblems,
      ...findWrongMeasuring(judging),
      ...(warmupMs === undefined ? [badValue('warmup', warmup, durationForm)] : []),
      ...findWrongWords(request),
    ],
  };
}

/** Where no verdict is asked, nothing fails. Objectives judge one run, and this is about a difference. */
export const noVerdict = { judge: 'none', failOn: new Set<never>(), objectives: [], referenceDecides: false } as const;

function readResults({ results = [] }: ConfigDocument): {
  readonly files: readonly string[];
  readonly committed?: boolean;
} {
  return Array.isArray(results) ? { files: results } : { files: [], ...(results as object) };
}

/** Finds path patterns that name an axis twice, which makes its value ambiguous. */
const findRepeatedAxes = (patterns: readonly string[], file: string): readonly Problem[] =>
  patterns.flatMap((pattern, index) => {
    const axes = [...pattern.matchAll(/\{([A-Za-z]\w*)\}/g)].map(([, axis = '']) => axis);
    const repeated = axes.find((axis, position) => axes.indexOf(axis) !== position);
    const place = { file, pointer: `/paths/${index}` };
    return repeated === undefined
      ? []
      : [badValue('paths', pattern, `{${repeated}} once, and * for other folders`, place)];
  });

/** The ways to compute percentiles of raw results; the first is the default. */
export const exactMethods = [
  'nearest-rank',
  'jmeter-dashboard',
  'jmeter-aggregate',
] as const satisfies readonly ExactMethod[];
/** How several results of one case are combined; the first is the default. */
export const shardChoices = ['overlap', 'merge', 'repetitions'] as const satisfies readonly Shards[];

/** The outcome of a check that has no baseline; the first is the default. */
const emptyOutcomes = ['undecided', 'pass'] as const;

/** The configuration that judges a pull request: that of its base or its own; the first is the default. */
export const configSources = ['base', 'head'] as const;

/** What options accept that are one of several words. */
const words = {
  percentiles: exactMethods,
  shards: shardChoices,
  configFrom: configSources,
  empty: emptyOutcomes,
  unknown: unknownEffects,
  judge: [...judgeRules, 'none'],
} as const;

/** The word of an option, if it is allowed. */
export const readWord = <Name extends keyof typeof words>(
  request: CheckRequest,
  name: Name,
): (typeof words)[Name][number] | undefined => words[name].find((word) => word === request[name]);

const findWrongWords = (request: CheckRequest): readonly Problem[] =>
  (Object.keys(words) as (keyof typeof words)[]).flatMap((name) => {
    const given = request[name];
    const option = `--${name.replace('From', '-from')}`;
    return given === undefined || readWord(request, name) ? [] : [badValue(option, given, words[name])];
  });

const durationForm = 'a number of at least 0 with the unit ms, s, m or h, such as 300s, 5m or 5.5m';

const environmentPrefix = 'environment.';

const setForm = 'axis=value (users=100), scenario=NAME, label=NAME or environment.KEY=VALUE';
/** What --set names beside axes. */
const setParts = ['scenario', 'label', 'environment'];

function parseSet(pairs: readonly string[]): {
  axes: Readonly<Record<string, string>>;
  environment: Readonly<Record<string, string>>;
  problems: readonly Problem[];
} {
  // A slip in the name of a part would be an axis, and every case another one.
  const meant = pairs.map((pair) => nearestBySlip(/^[^.=]*/.exec(pair.trim())?.[0] ?? '', setParts));
  const parsed = pairs.map((pair, i) =>
    meant[i] === undefined ? /^\s*([A-Za-z][\w.-]*)\s*=\s*(\S[^]*)$/.exec(pair) : null,
  );
  const good = parsed.flatMap((match) => (match === null ? [] : [[match[1] ?? '', match[2]?.trim() ?? ''] as const]));
  const isEnvironment = ([key]: readonly [string, string]): boolean => key.startsWith(environmentPrefix);
  const environment = good.filter(isEnvironment);
  return {
    axes: Object.fromEntries(good.filter((pair) => !isEnvironment(pair))),
    environment: Object.fromEntries(environment.map(([key, value]) => [key.slice(environmentPrefix.length), value])),
    problems: pairs.flatMap((pair, i) => (parsed[i] === null ? [badValue('--set', pair, meant[i] ?? setForm)] : [])),
  };
}

/** Selects the files to read, and controls how they are read. */
export interface ReadRequest {
  /** Files, folders or globs; - is standard input. */
  readonly patterns: readonly string[];
  /** Whether the patterns are files of a folder that was listed, so that the user named none of them. */
  readonly areListed?: boolean;
  readonly options: ReadOptions;
  /** Where the configuration says what a head means. */
  readonly placeOfHead?: (head: string) => Place;
  /** The folder of the configuration. The folders above it do not name cases. Absent: the current folder. */
  readonly folder?: string;
  /** Path patterns of the configuration, e.g. "results/{scenario}/{users}_users/**". */
  readonly paths: readonly string[];
  /** The scenario for results whose content and path name none. Without it, the name of a folder or of the file is used. */
  readonly scenario?: string;
  /** New names of labels and scenarios. */
  readonly renamed?: readonly Renaming[];
  /** Axes, scenario or label that --set assigns to all results. */
  readonly set: Readonly<Record<string, string>>;
  /** The labels to keep, as patterns with * and ?. */
  readonly labels: { readonly include: readonly string[]; readonly exclude: readonly string[] };
  /** How several results of one case are combined. */
  readonly shards: Shards;
}

/** How `guardband gate` measures, from the section `measure:` of the configuration. */
export interface Measuring {
  /** Builds a version. Absent: nothing is built. */
  readonly build?: string;
  /** Measures a version. Absent: the gate cannot measure. */
  readonly run?: string;
  /** The variables of the job that both commands get, beside those that every program needs. */
  readonly passed: readonly string[];
  /** The number of pairs that are measured at least while they are open. */
  readonly pairs: number;
  /** The time for everything: what is open is measured until it is spent. */
  readonly budgetMs: number;
}

const defaults = { pairs: 3, budget: '30m' };

/**
 * @param reading the configuration whose commands are run
 * @param judging the configuration that says how many pairs, how much time and which variables: that of the base of a change
 */
function chooseMeasuring(reading: ConfigDocument, judging: ConfigDocument): Measuring {
  const { pairs, budget, env } = judging.measure ?? {};
  const { build, run } = reading.measure ?? {};
  return {
    ...defined({ build: build?.trim() === '' ? undefined : build, run }),
    passed: env ?? [],
    pairs: pairs ?? defaults.pairs,
    budgetMs: parseBudget(budget ?? defaults.budget) ?? 0,
  };
}

/** @param judging the configuration that judges */
function findWrongMeasuring({ config: { measure = {} }, file }: ConfigRead): readonly Problem[] {
  const { budget = defaults.budget, env = [] } = measure;
  const refuse = (key: string, found: string, use: string): Problem =>
    badValue(`measure.${key}`, found, use, { file, pointer: `/measure/${key}` });
  return [
    ...(parseBudget(budget) === undefined ? [refuse('budget', budget, 'a time up to 168h, such as 90s or 30m')] : []),
    // The commands that build and measure are code of the change.
    ...env.filter(isNeverPassed).map((name) => refuse('env', name, 'another name: commands never get this one')),
  ];
}

const unitMs: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** Converts "300s" to 300000; undefined if the text is not a duration. */
function parseDuration(text: string, usualUnit = ''): number | undefined {
  const [, number, unit = usualUnit] = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)?$/.exec(text.trim()) ?? [];
  const factor = unitMs[unit];
  return number === undefined || factor === undefined ? undefined : Number(number) * factor;
}

/** A timer waits no longer than some weeks, and no job of a CI system does. */
const mostBudgetMs = 7 * 24 * 3_600_000;

/** Converts "30m" to milliseconds; undefined if the text is not such a time, or too long. */
export function parseBudget(text: string): number | undefined {
  const ms = parseDuration(text) ?? 0;
  return ms > 0 && ms <= mostBudgetMs ? ms : undefined;
}

/**
 * Resolves the paths in a configuration. They are relative to the folder of its file, so that every part of a repository
 * can have a configuration.
 */

/** An absolute path, a drive, or a location such as s3://BUCKET, branch:NAME and git:URL. */
const absolute = /^([\\/]|[A-Za-z]:[\\/]|[\w-]{2,}:|-$)/;

/** The folder of a configuration file, with slashes; empty for the current one. */
function folderOfConfig(file: string): string {
  const folder = posix.dirname(posix.normalize(file.replaceAll('\\', '/')));
  return folder === '.' ? '' : folder;
}

/** A backslash that separates folders. In a glob, a backslash may also escape the next character. */
const separator = /\\(?![*?{}[\]()!])/g;

/** Converts a path in the configuration to a path relative to the current folder. */
const pathFromConfig = (folder: string, path: string): string =>
  folder === '' || absolute.test(path) ? path : posix.join(folder, path.replace(separator, '/'));

/** Returns the part of a path below the folder of the configuration, or the whole path of a file elsewhere. */
export const pathBelowConfig = (folder: string, file: string): string =>
  folder !== '' && file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : file;
