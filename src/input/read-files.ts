/** Reads files of any supported format into runs. The content of a file selects its reader; its path may name the case. */
import type { ReadRequest } from '../config/settings.js';
import { compileGlob } from '../cases/patterns.js';
import type { Accept, Measurement, Problem, Provenance } from '../model/documents.js';
import type { Host } from '../model/host.js';
import type { RowSketch, Source } from '../model/reading.js';
import type { Run } from '../model/run.js';
import { findSimilarPath } from '../documents/kept-file.js';
import { isObjectName } from '../model/bucket.js';
import { ifRefused } from '../problems/problem.js';
import { belong } from './belong/belong.js';
import { type FilesToRead, findDashboards, judgeNeighbours } from './beside-results.js';
import { findIdleStretches } from './idle-stretches.js';
import { dropImpossibleValues } from '../formats/parse/impossible-values.js';
import { nameMeasurements, type NamedMeasurement } from './name-case.js';
import { selectOneFormat } from './one-format-per-case.js';
import { readFile, type FileReading, type FormattedReading } from './read-file.js';
import { renameCases } from './rename-case.js';
import { headNotThere } from '../problems/config.js';
import { bucketFailed } from '../problems/history.js';
import type { SlowLabel } from '../problems/raw-results.js';
import { dashboardSkipped, noSuchFile, scenarioGuessed, skippedFile, unreadableFile } from '../problems/inputs.js';
import { runKey } from '../cases/names.js';
import { compareCodeUnits } from '../lang/natural-order.js';
import { addAll, defined } from '../lang/objects.js';

export interface ReadResult {
  /** Oldest first. Measurements that belong to no dated run of a history form the last run. */
  readonly runs: readonly Run[];
  /** Levels that a history marks as accepted. */
  readonly accepts: readonly Accept[];
  readonly problems: readonly Problem[];
  /** The places where each measurement was read; several if it was merged from shards. */
  readonly sources: ReadonlyMap<Measurement, readonly Source[]>;
  /** The start pages of JMeter's dashboards next to the results. */
  readonly dashboards: readonly string[];
  /** The labels whose first requests are several times slower than the rest. */
  readonly slowLabels: readonly SlowLabel[];
}

export async function readFiles(request: ReadRequest, host: Host): Promise<ReadResult> {
  const { files, dashboards, problems: unmatched } = await findFiles(request.patterns, host);
  const contents = await readContents(files, request, host);
  const named = nameMeasurements(contents.measurements, request);
  const renamed = renameCases(named.measurements, contents.accepts, request.renamed ?? []);
  const selected = await selectOneFormat(renamed.items, contents.companions);
  const together = belong(selected.measurements, request, contents.sketches);
  const { measurements } = together;
  return {
    runs: toRuns(measurements, contents.provenances),
    accepts: renamed.marks,
    dashboards,
    problems: [
      ...[...unmatched, ...contents.problems].filter((problem) => !isMoot(problem, request)),
      ...(await findHeadsNotThere(request)),
      ...named.problems,
      ...renamed.problems,
      ...selected.problems,
      ...together.problems,
      ...describeGuesses(measurements),
      ...findIdleStretches(
        renamed.items.filter(({ run }) => run === undefined),
        filesWith(contents.problems, 'formatted-times'),
      ).filter(({ file }) => !filesWith(contents.problems, 'clock-set-back').has(file ?? '')),
    ],
    slowLabels: contents.measurements.flatMap(({ source: { file }, measurement: { label = '' }, slowStart }) =>
      slowStart === undefined ? [] : [{ file, label, ...slowStart }],
    ),
    sources: new Map(measurements.map(({ measurement, sources }) => [measurement, sources])),
  };
}

/** Heads of which the configuration says what they mean, and that no table has. */
async function findHeadsNotThere({ options, placeOfHead }: ReadRequest): Promise<readonly Problem[]> {
  if (options.columns === undefined) return [];
  const { seen, isUsed } = (await import('../formats/parse/declared.js')).declaredIn(options);
  const heads = isUsed ? Object.keys(options.columns) : [];
  return heads.filter((head) => !seen.has(head)).map((head) => headNotThere(placeOfHead?.(head) ?? { file: '' }, head));
}

function describeGuesses(measurements: readonly NamedMeasurement[]): readonly Problem[] {
  const guessed = measurements.filter(({ scenarioFrom }) => scenarioFrom === 'guess');
  const names = new Map(guessed.map(({ sources, measurement }) => [sources[0]?.file ?? '', measurement.scenario]));
  return names.size === 0 ? [] : [scenarioGuessed([...names])];
}

const filesWith = (problems: readonly Problem[], ...codes: readonly string[]): ReadonlySet<string> =>
  new Set(problems.filter(({ code }) => codes.includes(code)).flatMap(({ file }) => file ?? []));

/** Whether a problem only reports repetitions that the user has stated. */
const isMoot = ({ code }: Problem, { shards }: ReadRequest): boolean =>
  code === 'rows-alike' && shards === 'repetitions';

async function findFiles(
  patterns: readonly string[],
  host: Host,
): Promise<{
  readonly files: FilesToRead;
  readonly dashboards: readonly string[];
  readonly problems: readonly Problem[];
}> {
  const files = new Map<string, boolean>();
  const problems: Problem[] = [];
  for (const pattern of patterns) {
    const matches = await findMatches(pattern, host);
    if ('code' in matches) {
      problems.push(matches);
      continue;
    }
    if (matches.length === 0) problems.push(noSuchFile(pattern, await findSimilarPath(pattern, host)));
    for (const file of matches) files.set(file, file === pattern || files.get(file) === true);
  }
  const { dashboards, problems: leftOut } = leaveOutDashboards(files);
  return { files, dashboards, problems: [...problems, ...leftOut] };
}

/** A folder may not be readable, and an object store refuses access with a reason. */
const findMatches = async (pattern: string, host: Host): Promise<readonly string[] | Problem> =>
  await host
    .find(pattern)
    .catch(ifRefused((why) => (isObjectName(pattern) ? bucketFailed : unreadableFile)(pattern, why)));

/** Removes files of JMeter's dashboards, except those that the user named. */
function leaveOutDashboards(files: Map<string, boolean>): {
  readonly dashboards: readonly string[];
  readonly problems: readonly Problem[];
} {
  const { parts, summaries, pages: dashboards } = findDashboards([...files.keys()]);
  const unnamed = (found: ReadonlySet<string>): readonly string[] => [...found].filter((file) => !files.get(file));
  const [pages, copies] = [unnamed(parts), unnamed(summaries)];
  for (const file of [...pages, ...copies]) files.delete(file);
  const problems = [...pages.map(skippedFile), ...(copies.length === 0 ? [] : [dashboardSkipped(copies)])];
  return { dashboards, problems };
}

/** Everything that was read, in the order of the files. */
class Contents {
  readonly measurements: FormattedReading[] = [];
  readonly provenances: Provenance[] = [];
  readonly accepts: Accept[] = [];
  readonly problems: Problem[] = [];
  readonly companions = new Set<string>();
  readonly sketches = new Map<string, RowSketch>();
}

async function readContents(files: FilesToRead, request: ReadRequest, host: Host): Promise<Contents> {
  const contents = new Contents();
  for (const [file, isNamed] of files) {
    const found = { file, isNamed, mayBePipe: isNamed && request.areListed !== true };
    for await (const reading of readFile(found, request.options, host)) add(contents, reading, request);
  }
  for (const companion of contents.companions) {
    if (files.has(companion) || (await host.find(companion)).length === 0) continue;
    const found = { file: companion, isNamed: false, mayBePipe: false };
    for await (const reading of readFile(found, request.options, host))
      if (isUsefulInCompanion(reading)) add(contents, reading, request);
  }
  const { measurements, problems } = judgeNeighbours(contents, files);
  return Object.assign(contents, { measurements: [...measurements], problems: [...problems] });
}

/** The user did not ask for the measurements of a companion file, so they and the problems of its lines are dropped. */
const isUsefulInCompanion = (reading: FileReading): boolean =>
  reading.kind === 'problem'
    ? reading.problem.level !== 'note' && reading.problem.line === undefined
    : reading.kind !== 'measurement';

function add(contents: Contents, reading: FileReading, { labels }: ReadRequest): void {
  if (reading.kind === 'provenance') contents.provenances.push(reading.provenance);
  else if (reading.kind === 'accept') contents.accepts.push(reading.accept);
  else if (reading.kind === 'rows') contents.sketches.set(reading.file, reading.sketch);
  else if (reading.kind === 'problem') contents.problems.push(reading.problem);
  else if (reading.kind === 'companion') contents.companions.add(reading.file);
  else if (reading.kind === 'measurement' && isSelected(reading.measurement.label, labels)) {
    const { measurement, problems } = dropImpossibleValues(reading.measurement, reading.source);
    contents.measurements.push(problems.length === 0 ? reading : { ...reading, measurement });
    addAll(contents.problems, problems);
  }
}

/** Selects labels by the configuration's include and exclude patterns. */
export const isSelected = (label: string | undefined, { include, exclude }: ReadRequest['labels']): boolean =>
  label === undefined ||
  ((include.length === 0 || include.some((pattern) => compileGlob(pattern)(label))) &&
    !exclude.some((pattern) => compileGlob(pattern)(label)));

/**
 * Groups measurements into runs.
 *
 * @param provenances the provenance that the inputs give for all of their measurements
 * @returns runs, oldest first; a run without a date is last
 */
function toRuns(
  measurements: readonly Pick<NamedMeasurement, 'measurement' | 'run'>[],
  provenances: readonly Provenance[],
): readonly Run[] {
  const common = provenances.reduce(mergeProvenance, {});
  const runs = new Map<string, { run: Provenance; measurements: Measurement[] }>();
  for (const { measurement, run = {} } of measurements) {
    const known = runs.get(runKey(run)) ?? { run, measurements: [] };
    known.measurements.push(measurement);
    runs.set(runKey(run), known);
  }
  return [...runs.values()]
    .map(({ run, measurements }) => {
      const [startedAt] = measurements.flatMap((measurement) => measurement.startedAt ?? []).sort();
      const dated = mergeProvenance(common, defined({ startedAt }));
      return { provenance: mergeProvenance(dated, run), measurements };
    })
    .sort((a, b) => compareCodeUnits(a.provenance.startedAt ?? '9', b.provenance.startedAt ?? '9'));
}

/** Merges two provenances. The second takes precedence, also for each entry of the environment. */
function mergeProvenance(first: Provenance, second: Provenance): Provenance {
  const environment = { ...first.environment, ...second.environment };
  return { ...first, ...second, ...(Object.keys(environment).length > 0 && { environment }) };
}
