/** Writes a guardband.yml, a workflow and a load test that fit the results and the test plan found here. */
import { defaultConfigFile } from '../../config/read-config.js';
import { createSettings } from '../../config/settings.js';
import {
  createConfigText,
  createFiles,
  findPlan,
  type Jobs,
  type Plan,
  type Setup,
  type Start,
} from './written-files.js';
import { findRepetition } from '../../input/raw-rows.js';
import { nameCase } from '../../cases/names.js';
import { addAll, defined } from '../../lang/objects.js';
import { type Result, unusable } from '../../model/exit-code.js';
import type { Host } from '../../model/host.js';
import type { Problem } from '../../model/documents.js';
import type { Run } from '../../model/run.js';
import { readFiles } from '../../input/read-files.js';
import { alreadyThere, noResultsFound, tooShortForP99 } from '../../problems/commands.js';
import { badValue } from '../../problems/config.js';
import { noteSlowStart, secondsToCut, type SlowLabel } from '../../problems/raw-results.js';
import { nothingRead, scenarioGuessed } from '../../problems/inputs.js';
import { parseAxis } from '../../cases/axes.js';
import { caseFromPath } from '../../input/name-case.js';
import { isOf } from '../../problems/problem.js';

interface InitRequest extends Jobs {
  /** Files, folders or globs of results; if empty, the usual places. */
  readonly results?: readonly string[];
  /** Whether existing files are replaced. */
  readonly force?: boolean;
  /** The test plan; the first .jmx file by default. */
  readonly plan?: string;
}

/** What was written, and from what. */
export interface Written {
  readonly setup: Setup;
  /** The configuration, the workflow and the load test. */
  readonly files: readonly string[];
  /** The newest run that was found. */
  readonly run?: Run;
  /** The build tool that already measures with JMeter. */
  readonly buildTool: BuildTool | undefined;
}

/** 0: the files are written. 3: nothing was written. */
type InitResult = Result<{ readonly written?: Written }>;

/** Where the workflow and the printed commands let the load test write its results. */
const writtenResults = 'results';

/** The usual places of results; the first one that contains any is used. */
const usualPlaces: readonly string[] = [
  writtenResults,
  'target/jmeter/results', // JMeter's Maven plug-in
  '**/*.jtl',
  '**/*.jtl.gz',
  '**/summary.csv',
  '**/statistics.json',
];

/**
 * Finds results and a test plan, and writes the configuration, the workflow and the load test that fit them. Writes nothing if
 * one of these files exists, unless forced.
 *
 * @param request where the results are, and how the service is started
 * @returns what was written, and an exit code: 0 the files are written, 3 nothing was written
 */
export async function init(request: InitRequest, host: Host): Promise<InitResult> {
  const { results = [], force = false, plan: named, ...jobs } = request;
  const refuse = (...problems: readonly Problem[]): InitResult => ({ exitCode: unusable, problems });
  const found = await firstWithResults(results.length > 0 ? [results] : usualPlaces.map((place) => [place]), host);
  const run = found.runs.at(-1);
  const plan = await findPlan(named, run, host);
  if (named !== undefined && (await host.readText(named)) === undefined)
    return refuse(badValue('--plan', named, 'an existing .jmx file'));
  if (run === undefined && (results.length > 0 || plan.file === undefined)) {
    const why = results.length > 0 ? nothingRead() : noResultsFound(usualPlaces);
    return refuse(...found.problems, why);
  }
  const places = await narrowPatterns(found.patterns, host);
  const patterns = results.length > 0 ? places : [writtenResults];
  const elsewhere = places.filter((place) => !patterns.includes(place));
  const naming = nameScenarios(run, found, plan);
  const warmupSeconds = found.slowLabels.length === 0 ? undefined : secondsToCut(found.slowLabels);
  const start: Start = { patterns, elsewhere, ...defined({ run, naming, warmupSeconds }) };
  const setup = { ...jobs, plan, isScenarioFixed: naming !== undefined && 'scenario' in naming };
  const texts = new Map([[defaultConfigFile, createConfigText(start)], ...(await createFiles(setup, host))]);
  const existing = force ? [] : await findExisting([...texts.keys()], host);
  if (existing.length > 0) return refuse(...existing.map(alreadyThere));
  for (const [file, text] of texts) await host.writeText(file, text);
  const problems = [
    ...found.problems.filter((one) => !isOf(one, scenarioGuessed) || start.naming === undefined),
    ...noteSlowStart(found.slowLabels),
    ...(await findRepetition(found.files, host)),
    ...(run === undefined ? [] : findShortResults(run)),
  ];
  const buildTool = await findBuildTool(host);
  const written = { setup, files: [...texts.keys()], buildTool, ...defined({ run }) };
  return { exitCode: 0, problems, written };
}

/**
 * The scenario, if only names of files or folders provide it. With an explicit name it stays the same wherever the results
 * are stored. With several plans, the folders that the load test writes provide one for each.
 */
function nameScenarios(run: Run | undefined, { files, problems }: Found, plan: Plan): Start['naming'] {
  if (run === undefined) return plan.further.length === 0 ? { scenario: plan.scenario } : undefined;
  if (!problems.some((one) => isOf(one, scenarioGuessed))) return undefined;
  const scenarios = new Set(run.measurements.map(({ scenario }) => scenario));
  return scenarios.size === 1
    ? { scenario: plan.scenario }
    : { isGuessed: true, ...defined({ pattern: findScenarioPattern(files) }) };
}

/** With fewer samples than this, fewer than ten are above the p99, and a single outlier moves it. */
const minSamples = 1000;

function findShortResults({ measurements }: Run): readonly Problem[] {
  const short = measurements.filter(({ samples = Infinity }) => samples < minSamples);
  if (short.length === 0) return [];
  const times = short.map(({ samples = 1, durationMs }) => ((durationMs ?? NaN) * minSamples) / Math.max(samples, 1));
  const longest = Math.max(...times);
  const cases = short.map((measurement) => nameCase(measurement).key);
  return [tooShortForP99(cases, minSamples, Number.isFinite(longest) ? longest : undefined)];
}

interface Found {
  readonly patterns: readonly string[];
  /** The files that were read. */
  readonly files: readonly string[];
  readonly runs: readonly Run[];
  readonly problems: readonly Problem[];
  readonly slowLabels: readonly SlowLabel[];
}

/** Reads the first place that contains results, in the same way as `check` with the new configuration. */
async function firstWithResults(places: readonly (readonly string[])[], host: Host): Promise<Found> {
  const withoutResults: Problem[] = [];
  for (const patterns of places) {
    const exists = (await Promise.all(patterns.map((pattern) => host.find(pattern)))).some(({ length }) => length > 0);
    if (!exists && places.length > 1) continue;
    const unconfigured = { config: {}, file: defaultConfigFile, problems: [] };
    const { runs, problems, sources, slowLabels } = await readFiles(
      createSettings({ results: patterns }, unconfigured).read,
      host,
    );
    const files = [...new Set([...sources.values()].flatMap((all) => all.map(({ file }) => file)))];
    if (runs.length > 0) return { patterns, files, runs, problems, slowLabels };
    addAll(withoutResults, problems);
  }
  return { patterns: [], files: [], runs: [], problems: withoutResults, slowLabels: [] };
}

async function findExisting(files: readonly string[], host: Host): Promise<readonly string[]> {
  const texts = await Promise.all(files.map((file) => host.readText(file)));
  return files.filter((_, i) => texts[i] !== undefined);
}

type BuildTool = 'Maven' | 'Gradle';

const buildFiles: readonly (readonly [file: string, tool: BuildTool])[] = [
  ['pom.xml', 'Maven'],
  ['build.gradle', 'Gradle'],
  ['build.gradle.kts', 'Gradle'],
];

/** The tool whose build file in the current folder mentions JMeter; undefined if there is none. */
async function findBuildTool(host: Host): Promise<BuildTool | undefined> {
  for (const [file, tool] of buildFiles) if (/jmeter/i.test((await host.readText(file)) ?? '')) return tool;
  return undefined;
}

const anywhere = '**/';
/** A longer list of patterns was probably expanded by a shell, and the next run may have other files. */
const maxNamed = 3;

/**
 * Patterns for `results:`. Replaces a glob over every folder, or a long list of files, with the one folder that contains
 * them all.
 */
async function narrowPatterns(patterns: readonly string[], host: Host): Promise<readonly string[]> {
  if (patterns.length > maxNamed) {
    const folder = findCommonFolder(patterns);
    return folder === undefined || folder === '' ? patterns : [folder];
  }
  return Promise.all(
    patterns.map(async (pattern) => {
      if (!pattern.startsWith(anywhere)) return pattern;
      const files = await host.find(pattern);
      const folder = findCommonFolder(files);
      if (folder === undefined) return pattern;
      const isFlat = files.every((file) => !file.includes('/'));
      return isFlat ? pattern.slice(anywhere.length) : [folder, pattern].filter((part) => part !== '').join('/');
    }),
  );
}

/**
 * The innermost folder that contains all files; '' is the current one. Undefined if its name contains characters that a
 * glob interprets.
 */
function findCommonFolder(files: readonly string[]): string | undefined {
  const folders = files.map((file) => file.split('/').slice(0, -1));
  const [first = [], ...others] = folders;
  const depth = first.findIndex((part, i) => others.some((other) => other[i] !== part));
  const common = depth < 0 ? first : first.slice(0, depth);
  return common.every((part) => /^[\w .-]*$/.test(part)) ? common.join('/') : undefined;
}

/** Finds the pattern for `paths:` by which the places of the found results name their scenarios. */
const wildcard = '*';
/** A name without signs that a pattern, or a reader of guardband.yml, may take for something else. */
const plain = /^[\w .={}-]+$/;

/**
 * @param files results whose scenarios are only the names of their files or folders
 * @returns a pattern that reads the same cases from all of these paths, such as "{scenario}/results/summary.csv"; undefined
 *   if there is none, or if it would match any path
 */
function findScenarioPattern(files: readonly string[]): string | undefined {
  const [first, ...others] = files.map(generalize);
  if (first === undefined || others.some((parts) => parts?.length !== first.length)) return undefined;
  const common = first.map((part, i) =>
    plain.test(part) && others.every((parts) => parts?.[i] === part) ? part : wildcard,
  );
  const start = common.findIndex((part) => part !== wildcard);
  const pattern = common.slice(start).join('/');
  const isSame = (file: string): boolean => {
    const [now, before] = [caseFromPath(file, [pattern]), caseFromPath(file)];
    return now.scenario === before.scenario && sameAxes(now.configuration) === sameAxes(before.configuration);
  };
  const isTelling = common.some((part) => part !== wildcard && !part.startsWith('{'));
  return isTelling && files.every(isSame) ? pattern : undefined;
}

const sameAxes = (configuration: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.entries(configuration).sort());

/** The parts of a path, with "{scenario}" and "{users}" instead of values; undefined if no part is the scenario. */
function generalize(file: string): readonly string[] | undefined {
  const { scenario = '' } = caseFromPath(file);
  const parts = file.split('/');
  const isScenario = (part: string, i: number): boolean =>
    part === scenario || (i === parts.length - 1 && part.startsWith(`${scenario}.`));
  const position = parts.findLastIndex(isScenario);
  return position < 0
    ? undefined
    : parts.map((part, i) => {
        const [axis, value] = parseAxis(part) ?? [];
        if (i === position) return part.replace(scenario, '{scenario}');
        return axis === undefined || value === undefined ? part : part.replace(value, `{${axis}}`);
      });
}
