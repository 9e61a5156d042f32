/**
 * Input: files of any format as runs, of which the newest is the candidate.
 *
 * Types: LocatedMeasurement (a measurement and where it was read), NamedMeasurement (with its case), ReadResult (runs, problems,
 * sources). The way: read-files.ts expands patterns and reads each file with the reader that recognises it, name-case.ts takes
 * the case from path, label and `--set`, and belong/ decides what several results of one case are: shards of one run, which are
 * merged without loss, or repetitions, or copies.
 * What must hold: no sample is counted twice; what is guessed or left out is said in a problem.
 *
 * Example: two results of the case `shop / cart` with 100 requests each, which overlap in time, are one measurement with 200
 * samples, and a note names both files.
 */
import { defined } from '../lang/objects.js';
import { loadTestKey, nameCase } from '../cases/names.js';
import type { Run } from '../model/run.js';
import type { Problem, Measurement, Provenance } from '../model/documents.js';
import type { Source } from '../model/reading.js';
import type { Settings } from '../config/settings.js';
import type { Host } from '../model/host.js';
import { testKeyOf } from './open-input.js';
import { readFiles } from './read-files.js';
import { newestOfHistory } from '../problems/comparison.js';
import { noResultsNamed, nothingRead, foldersDoNotMeet } from '../problems/inputs.js';
import { badValue } from '../problems/config.js';
import { noteSlowStart } from '../problems/raw-results.js';

export interface Candidate {
  readonly run: Run;
  readonly problems: readonly Problem[];
  readonly sources: ReadonlyMap<Measurement, readonly Source[]>;
  /** The load tests (loadTestKey) whose result is not one whole test. */
  readonly unsound: ReadonlySet<string>;
  /** Whether the input is a history whose newest run is the candidate. */
  readonly isOfHistory: boolean;
}

/**
 * If the input contains several runs, the newest one is the candidate. Its provenance completes that of the host, and
 * `--set` takes precedence over both.
 *
 * @returns only problems if nothing could be read
 */
export async function readCandidate(
  settings: Settings,
  host: Host,
): Promise<Partial<Candidate> & { problems: readonly Problem[] }> {
  const misspelt = findWrongCommit(settings);
  if (misspelt !== undefined) return { problems: [misspelt] };
  if (settings.read.patterns.length === 0) return { problems: [noResultsNamed()] };
  const { runs, problems, slowLabels, ...read } = await readFiles(settings.read, host);
  const { newest, sources } = newestOfEach(runs, read.sources);
  if (newest === undefined) return { problems: [...problems, nothingRead()] };
  return {
    run: completeRun(newest, settings, host),
    sources,
    unsound: findUnsoundTests(newest.measurements, sources, problems),
    isOfHistory: runs.length > 1,
    problems: [
      ...problems,
      ...noteSlowStart(slowLabels),
      ...checkUnmetFolders(settings.read.patterns, sources),
      ...(runs.length > 1 ? [newestOfHistory(runs.length, newest.provenance.startedAt)] : []),
    ],
  };
}

export const findWrongCommit = ({ commit }: Settings): Problem | undefined =>
  commit === undefined || /^[0-9a-f]{7,64}$/i.test(commit)
    ? undefined
    : badValue('--commit', commit, 'its hexadecimal id, such as that of git rev-parse HEAD');

/** A run with what the job and the user say about it. */
export function completeRun(run: Run, { commit, environment: given }: Settings, host: Host): Run {
  const environment = { ...host.provenance.environment, ...run.provenance.environment, ...given };
  const stated: Provenance = { ...host.provenance, ...run.provenance };
  const { branch: _, ...elsewhere } = stated;
  const provenance: Provenance = {
    // Another commit may be of another branch.
    ...(commit === undefined || commit === stated.commit ? stated : { ...elsewhere, commit }),
    ...(Object.keys(environment).length > 0 && { environment }),
  };
  return { ...run, provenance };
}

type Sources = ReadonlyMap<Measurement, readonly Source[]>;

/**
 * The newest run of a history. If histories of several scenarios were named, each has its own nights, so the newest run of each
 * file belongs to the candidate.
 */
function newestOfEach(runs: readonly Run[], sources: Sources): { readonly newest?: Run; readonly sources: Sources } {
  const newest = runs.at(-1);
  if (newest === undefined || runs.length === 1) return { ...defined({ newest }), sources };
  const fileOf = (measurement: Measurement): string => sources.get(measurement)?.[0]?.file ?? '';
  const known = new Set(newest.measurements.map(fileOf));
  const others = new Map<Measurement, readonly Source[]>();
  for (const { measurements, provenance } of runs.toReversed()) {
    const own = measurements.filter((measurement) => !known.has(fileOf(measurement)));
    for (const measurement of own) {
      known.add(fileOf(measurement));
      // A run that is also in the baseline is recognised by its time.
      const startedAt = measurement.startedAt ?? provenance.startedAt;
      others.set({ ...measurement, ...defined({ startedAt }) }, sources.get(measurement) ?? []);
    }
  }
  const measurements = [...newest.measurements, ...others.keys()];
  return others.size === 0
    ? { newest, sources }
    : { newest: { ...newest, measurements }, sources: new Map([...sources, ...others]) };
}

function findUnsoundTests(
  measurements: readonly Measurement[],
  sources: ReadonlyMap<Measurement, readonly Source[]>,
  problems: readonly Problem[],
): ReadonlySet<string> {
  const files = new Set(problems.flatMap(({ withholds, file }) => (withholds === 'test' ? (file ?? []) : [])));
  const isUnsound = (measurement: Measurement): boolean =>
    sources.get(measurement)?.some(({ file }) => files.has(file)) === true;
  return new Set(files.size === 0 ? [] : measurements.filter(isUnsound).map(loadTestKey));
}

/**
 * Finds folders that were named together, to be judged as one run, but have no case in common.
 *
 * @param patterns the files and folders that were named
 * @returns a warning for the first two folders that measured the same labels and axes under different scenarios. This
 * happens if the scenario is only the name of the folder
 */
function checkUnmetFolders(
  patterns: readonly string[],
  sources: ReadonlyMap<Measurement, readonly Source[]>,
): readonly Problem[] {
  if (patterns.length < 2) return [];
  const named = patterns.map((pattern) => {
    const folder = pattern.replace(/\/+$/, '');
    const measured = [...sources].flatMap(([measurement, files]) =>
      files.some(({ file }) => file === folder || file.startsWith(`${folder}/`)) ? [measurement] : [],
    );
    return { pattern, measured, keys: new Set(measured.map((measurement) => nameCase(measurement).key)) };
  });
  const [first, ...others] = named.filter(({ measured }) => measured.length > 0);
  const scenarios = new Map(first?.measured.map((measurement) => [testKeyOf(measurement), measurement.scenario]));
  for (const { pattern, measured, keys } of others) {
    if (first === undefined || [...keys].some((key) => first.keys.has(key))) continue;
    for (const measurement of measured) {
      const scenario = scenarios.get(testKeyOf(measurement)) ?? measurement.scenario;
      if (scenario !== measurement.scenario)
        return [foldersDoNotMeet([first.pattern, pattern], [scenario, measurement.scenario])];
    }
  }
  return [];
}
