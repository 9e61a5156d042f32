/** Writes a guardband.yml and a workflow that fit the results found here. */
import { defaultConfigFile } from '../../config/read-config.js';
import { createPolicy } from '../../config/policy.js';
import { toPastMeasurements } from '../../history/baseline.js';
import { describeBlindness } from '../../judge/blindness.js';
import { judgeRun } from '../../judge/judge-run.js';
import { starterWorkflow } from '../../generated/starter-workflow.js';
import { createConfigText } from './config-text.js';
import { narrowPatterns } from './result-patterns.js';
import { unusable } from '../../model/exit-code.js';
import type { Host } from '../../model/host.js';
import type { Problem } from '../../model/documents.js';
import type { Run } from '../../model/run.js';
import { alreadyThere, noResultsFound } from '../../problems/commands.js';
import { nothingRead } from '../../problems/inputs.js';
import { readFiles } from '../../input/read-files.js';
import type { Result } from '../result.js';

export const workflowFile = '.github/workflows/guardband.yml';

export interface InitRequest {
  /** Files, folders or globs of results; the usual places where the list is empty. */
  readonly results?: readonly string[];
  /** Replaces existing files. */
  readonly isForced?: boolean;
}

/** 0: the files are written. 3: nothing was written. */
export type Initialised = Result<{
  /** The configuration and the workflow. */
  readonly files: readonly string[];
  /** What `results:` in the configuration says. */
  readonly results: readonly string[];
  /** The newest run that was found. */
  readonly run?: Run;
  /** How many runs were found. */
  readonly runs: number;
  /** Whether only names of files or folders tell the scenarios apart. */
  readonly isGuessed: boolean;
}>;

/** Where results usually are; the first place that holds any is used. */
export const usualPlaces: readonly string[] = [
  'results',
  'target/jmeter/results', // JMeter's Maven plug-in
  '**/*.jtl',
  '**/*.jtl.gz',
  '**/summary.csv',
  '**/statistics.json',
];

/** Finds results and writes the configuration and the workflow; writes nothing if either file exists, unless forced. */
export async function init({ results = [], isForced = false }: InitRequest, host: Host): Promise<Initialised> {
  const nothing = { exitCode: unusable, files: [], results: [], runs: 0, isGuessed: false };
  const files = [defaultConfigFile, workflowFile];
  const existing = isForced ? [] : await findExisting(files, host);
  if (existing.length > 0) return { ...nothing, problems: existing.map(alreadyThere) };

  const found = await firstWithResults(results.length > 0 ? [results] : usualPlaces.map((place) => [place]), host);
  const run = found.runs.at(-1);
  if (run === undefined) {
    const why = results.length > 0 ? nothingRead() : noResultsFound(usualPlaces);
    return { ...nothing, problems: [...found.problems, why] };
  }
  const patterns = await narrowPatterns(found.patterns, host);
  const isGuessed = found.problems.some(({ code }) => code === 'scenario-guessed');
  await host.writeText(defaultConfigFile, createConfigText({ run, patterns, isGuessed }));
  await host.writeText(workflowFile, starterWorkflow);
  const problems = [...found.problems, ...judgeHistory(found.runs, host)];
  return { exitCode: 0, files, problems, results: patterns, run, runs: found.runs.length, isGuessed };
}

/** Problems of the runs as a history: whether a gate could judge by them at all. */
function judgeHistory(runs: readonly Run[], host: Host): readonly Problem[] {
  const candidate = runs.at(-1);
  if (candidate === undefined || runs.length < 2) return [];
  const measurements = runs.slice(0, -1).flatMap(toPastMeasurements);
  const { blind } = judgeRun({
    candidate,
    past: { measurements, accepts: [], selection: 'history', isResult: false },
    policy: createPolicy({}).policy,
    today: host.now().toISOString().slice(0, 10),
    isInputIncomplete: false,
  });
  return describeBlindness(blind);
}

interface Found {
  readonly patterns: readonly string[];
  readonly runs: readonly Run[];
  readonly problems: readonly Problem[];
}

/** Reads the first place that holds results, as `check` will with the configuration that is written. */
async function firstWithResults(places: readonly (readonly string[])[], host: Host): Promise<Found> {
  const without: Problem[] = [];
  for (const patterns of places) {
    const exists = (await Promise.all(patterns.map((pattern) => host.find(pattern)))).some(({ length }) => length > 0);
    if (!exists && places.length > 1) continue;
    const { runs, problems } = await readFiles(
      {
        patterns,
        options: { warmupMs: 0, transactions: 'both' },
        ...{ paths: [], set: {}, labels: { include: [], exclude: [] }, shards: 'overlap' },
      },
      host,
    );
    if (runs.length > 0) return { patterns, runs, problems };
    without.push(...problems);
  }
  return { patterns: [], runs: [], problems: without };
}

async function findExisting(files: readonly string[], host: Host): Promise<readonly string[]> {
  const texts = await Promise.all(files.map((file) => host.readText(file)));
  return files.filter((_, i) => texts[i] !== undefined);
}
