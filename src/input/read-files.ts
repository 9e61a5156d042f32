/** Reads files of any supported format into runs. The content of a file selects its reader; its path may name the case. */
import type { ReadRequest } from '../config/settings.js';
import { runKey } from '../cases/names.js';
import { compileGlob } from '../cases/patterns.js';
import type { Accept, Measurement, Problem, Provenance } from '../model/documents.js';
import { isObjectName, type Host } from '../model/host.js';
import type { RowSketch, Source, Content, Input, Reading, ReadOptions } from '../model/reading.js';
import type { Run } from '../model/run.js';
import { findSimilarPath } from '../lang/nearest.js';
import { ifRefused, isError, systemCode, isOf } from '../problems/problem.js';
import { belong } from './belong/belong.js';
import { findIdleStretches } from './idle-stretches.js';
import { dropImpossibleValues } from '../formats/parse/measurement.js';
import { nameMeasurements, renameCases, type NamedMeasurement } from './name-case.js';
import { headNotThere } from '../problems/config.js';
import { bucketFailed } from '../problems/history.js';
import { type SlowLabel, noResultRows, onlyMonitorRows } from '../problems/raw-results.js';
import * as inputProblems from '../problems/inputs.js';
import {
  archiveCut,
  emptyFile,
  readInPart,
  readerFailed,
  skippedFile,
  unreadableFile,
  emptyBesideResults,
} from '../problems/inputs.js';
import { addAll, compareCodeUnits, defined, remember } from '../lang/objects.js';
import { withoutNumbers } from '../cases/file-names.js';
import { declaredIn } from '../formats/parse/declared.js';
import { hasResultName, nameSeries, readFolder } from '../formats/recognise/result-names.js';
import { caseKeyOf, filesOf, openInput } from './open-input.js';
import { loadReaders, findReader, unrecognisedFile, unrecognisedInFolder } from '../formats/recognise/find-reader.js';
import { rowsAlike, headNotUnderstood, unknownUnit, tableNotRead, noRows } from '../problems/tables.js';

export interface ReadResult {
  /** Oldest first. Measurements that belong to no dated run of a history form the last run. */
  readonly runs: readonly Run[];
  /** Levels that a history marks as accepted. */
  readonly accepts: readonly Accept[];
  readonly problems: readonly Problem[];
  /** The places where each measurement was read; several if it was merged from shards. */
  readonly sources: ReadonlyMap<Measurement, readonly Source[]>;
  /** The labels whose first requests are several times slower than the rest. */
  readonly slowLabels: readonly SlowLabel[];
}

export async function readFiles(request: ReadRequest, host: Host): Promise<ReadResult> {
  const { files, problems: unmatched } = await findFiles(request.patterns, host);
  const contents = await readContents(files, request, host);
  const named = nameMeasurements(contents.measurements, request);
  const renamed = renameCases(named.measurements, contents.accepts, request.renamed ?? []);
  const selected = await selectOneFormat(renamed.items, contents.companions);
  const together = belong(selected.measurements, request, contents.sketches);
  const { measurements } = together;
  return {
    runs: toRuns(measurements, contents.provenances),
    accepts: renamed.marks,
    problems: [
      ...[...unmatched, ...contents.problems].filter((problem) => !isMoot(problem, request)),
      ...findHeadsNotThere(request),
      ...named.problems,
      ...renamed.problems,
      ...selected.problems,
      ...together.problems,
      ...noteGuesses(measurements),
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
function findHeadsNotThere({ options, placeOfHead }: ReadRequest): readonly Problem[] {
  if (options.columns === undefined) return [];
  const { seen, isUsed } = declaredIn(options);
  const heads = isUsed ? Object.keys(options.columns) : [];
  return heads.filter((head) => !seen.has(head)).map((head) => headNotThere(placeOfHead?.(head) ?? { file: '' }, head));
}

function noteGuesses(measurements: readonly NamedMeasurement[]): readonly Problem[] {
  const guessed = measurements.filter(({ scenarioFrom }) => scenarioFrom === 'guess');
  const names = new Map(guessed.map(({ sources, measurement }) => [sources[0]?.file ?? '', measurement.scenario]));
  const [first] = names.keys();
  return first === undefined ? [] : [inputProblems.scenarioGuessed(first, new Set(names.values()))];
}

const filesWith = (problems: readonly Problem[], ...codes: readonly string[]): ReadonlySet<string> =>
  new Set(problems.filter(({ code }) => codes.includes(code)).flatMap(({ file }) => file ?? []));

/** Whether a problem only reports repetitions that the user has stated. */
const isMoot = (problem: Problem, { shards }: ReadRequest): boolean =>
  isOf(problem, rowsAlike) && shards === 'repetitions';

async function findFiles(
  patterns: readonly string[],
  host: Host,
): Promise<{ readonly files: FilesToRead; readonly problems: readonly Problem[] }> {
  const files = new Map<string, boolean>();
  const problems: Problem[] = [];
  for (const pattern of patterns) {
    const matches = await findMatches(pattern, host);
    if ('code' in matches) {
      problems.push(matches);
      continue;
    }
    if (matches.length === 0) problems.push(inputProblems.noSuchFile(pattern, await findSimilarPath(pattern, host)));
    for (const file of matches) files.set(file, file === pattern || files.get(file) === true);
  }
  const leftOut = leaveOutDashboards(files);
  return { files, problems: [...problems, ...leftOut] };
}

/** A folder may not be readable, and an object store refuses access with a reason. */
const findMatches = async (pattern: string, host: Host): Promise<readonly string[] | Problem> =>
  await host
    .find(pattern)
    .catch(ifRefused((why) => (isObjectName(pattern) ? bucketFailed : inputProblems.unreadableFile)(pattern, why)));

/** Removes files of JMeter's dashboards, except those that the user named. */
function leaveOutDashboards(files: Map<string, boolean>): readonly Problem[] {
  const { parts, summaries } = findDashboards([...files.keys()]);
  const unnamed = (found: ReadonlySet<string>): readonly string[] => [...found].filter((file) => !files.get(file));
  const [pages, copies] = [unnamed(parts), unnamed(summaries)];
  for (const file of [...pages, ...copies]) files.delete(file);
  return [...pages.map(inputProblems.skippedFile), ...(copies.length === 0 ? [] : [inputProblems.twoFormats(copies)])];
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
  else if (reading.kind === 'measurement' && isLabelSelected(reading.measurement.label, labels)) {
    const { measurement, problems } = dropImpossibleValues(reading.measurement, reading.source);
    contents.measurements.push(problems.length === 0 ? reading : { ...reading, measurement });
    addAll(contents.problems, problems);
  }
}

/** Selects labels by the configuration's include and exclude patterns. */
export const isLabelSelected = (label: string | undefined, { include, exclude }: ReadRequest['labels']): boolean =>
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
    remember(runs, runKey(run), () => ({ run, measurements: [] })).measurements.push(measurement);
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

/** The files to read, and whether a pattern names each of them exactly. */
type FilesToRead = ReadonlyMap<string, boolean>;

interface Read {
  /** Files that are published beside another format of the same results. */
  readonly companions: ReadonlySet<string>;
  readonly measurements: readonly FormattedReading[];
  readonly problems: readonly Problem[];
}

/** Leaves out files that are not results by themselves, and judges the files that were not read by the results beside them. */
function judgeNeighbours(read: Read, files: FilesToRead): Omit<Read, 'companions'> {
  const { measurements, problems } = leaveOutPages(read, files);
  return {
    measurements,
    problems: problems.map(rejectUnreadNeighbours(measurements)).map(permitEmptyListeners(measurements, files)),
  };
}

/** A page beside the result of a tool is a rendering of it, unless the user named it. */
function leaveOutPages(
  { measurements, problems, companions }: Read,
  files: FilesToRead,
): { readonly measurements: readonly FormattedReading[]; readonly problems: readonly Problem[] } {
  const isPage = ({ format }: FormattedReading): boolean => format === 'published-tables';
  const folders = [
    ...new Set(measurements.filter((reading) => !isPage(reading)).map(({ source }) => readFolder(source.file))),
  ];
  const pages = new Set(measurements.filter(isPage).map(({ source }) => source.file));
  for (const problem of problems)
    if (isOf(problem, ...pageProblems) && pageName.test(problem.file ?? '')) pages.add(problem.file ?? '');
  const left = [...pages].filter(
    (file) =>
      !files.get(file) &&
      !companions.has(file) &&
      folders.some((folder) => folder.startsWith(readFolder(file)) || readFolder(file).startsWith(folder)),
  );
  if (left.length === 0) return { measurements, problems };
  return {
    measurements: measurements.filter(({ source }) => !left.includes(source.file)),
    problems: [...problems.filter(({ file = '' }) => !left.includes(file)), inputProblems.twoFormats(left)],
  };
}

/** Problems of a page without any measurement. */
const pageProblems = [headNotUnderstood, unknownUnit, tableNotRead, noRows];
const pageName = /\.(md|markdown|html?)$/i;

/**
 * A listener that logs only errors writes no rows if there are none. A generator without rows is an error: its name differs
 * from those of others in a number.
 */
function permitEmptyListeners(
  measurements: readonly FormattedReading[],
  files: FilesToRead,
): (problem: Problem) => Problem {
  const measured = new Set(measurements.map(({ source }) => source.file));
  return (problem) => {
    const { file = '' } = problem;
    if (files.get(file) === true || !isOf(problem, noResultRows, onlyMonitorRows)) return problem;
    const others = [...measured].filter((other) => readFolder(other) === readFolder(file));
    const isGenerator = others.some((other) => withoutNumbers(other) === withoutNumbers(file));
    if (others.length === 0) return problem;
    if (isOf(problem, onlyMonitorRows)) return inputProblems.skippedFile(file);
    return isGenerator ? problem : emptyBesideResults(file, others, /err|fail/i.test(file.replace(/^.*\//, '')));
  };
}

/** A skipped file with the folder and the extension of results that were read is probably one of them. */
function rejectUnreadNeighbours(measurements: readonly FormattedReading[]): (problem: Problem) => Problem {
  const series = new Set(measurements.map(({ source }) => nameSeries(source.file)));
  series.delete(undefined);
  return (problem) =>
    isOf(problem, inputProblems.skippedFile) &&
    !hasResultName(problem.file ?? '') &&
    series.has(nameSeries(problem.file ?? ''))
      ? inputProblems.unreadResult(problem.file ?? '')
      : problem;
}

/** The folder of libraries in every dashboard. No other folder has such a name. */
const library = /^(.*\/|)sbadmin2-[^/]+\//;
const partFolders = /^(sbadmin2-[^/]+|content)\//;
const summaryFile = 'statistics.json';

/**
 * Finds dashboards in a list of all files of the named folders. They are recognised by their structure, because a folder
 * called "content" may be anything.
 */
function findDashboards(files: readonly string[]) {
  const roots = [...new Set(files.flatMap((file) => library.exec(file)?.[1] ?? []))];
  const resultFolders = new Set(files.filter((file) => hasResultName(file)).map(readFolder));
  const isBesideResults = (root: string): boolean => root !== '' && resultFolders.has(readFolder(root.slice(0, -1)));
  const isPart = (file: string): boolean =>
    roots.some((root) => file.startsWith(root) && partFolders.test(file.slice(root.length)));
  const summaries = roots.filter((root) => files.includes(root + summaryFile));
  return {
    /** Parts of the page. They are never results, although some of their names and contents resemble one. */
    parts: new Set(files.filter(isPart)),
    /** The summary of a dashboard, if the results it was generated from are next to the dashboard's folder. */
    summaries: new Set(summaries.filter(isBesideResults).map((root) => root + summaryFile)),
  };
}

/** Selects one of several files with the same results: folders often contain raw results and summaries generated from them. */
interface Selection {
  readonly measurements: readonly NamedMeasurement[];
  readonly problems: readonly Problem[];
}

/** @param companions files that are published beside another format of the same results */
async function selectOneFormat(
  measurements: readonly NamedMeasurement[],
  companions: ReadonlySet<string>,
): Promise<Selection> {
  const isOfCompanion = (measurement: NamedMeasurement): boolean =>
    filesOf(measurement).every((file) => companions.has(file));
  const candidates = measurements.filter((measurement) => !isOfCompanion(measurement));
  const duplicates = await findLessDetailed(candidates);
  const unused = [...measurements.filter(isOfCompanion), ...duplicates];
  return {
    measurements: candidates.filter((measurement) => !duplicates.has(measurement)),
    problems: unused.length === 0 ? [] : [inputProblems.twoFormats([...new Set(unused.flatMap(filesOf))])],
  };
}

/**
 * The same case of the same run in two formats is one measurement read twice, not a repetition. The format that comes first
 * in the registry is the most detailed.
 */
async function findLessDetailed(measurements: readonly NamedMeasurement[]): Promise<ReadonlySet<NamedMeasurement>> {
  if (measurements.every(({ format }) => format === measurements[0]?.format)) return new Set();
  const rank = new Map((await loadReaders()).map(({ id }, index) => [id, index]));
  const bestFormats = new Map<string, string>();
  const runCaseKey = (named: NamedMeasurement): string => `${runKey(named.run ?? {})} ${caseKeyOf(named)}`;
  for (const measurement of measurements) {
    const key = runCaseKey(measurement);
    const best = bestFormats.get(key);
    if (best === undefined || (rank.get(measurement.format) ?? 0) < (rank.get(best) ?? 0))
      bestFormats.set(key, measurement.format);
  }
  return new Set(measurements.filter((measurement) => bestFormats.get(runCaseKey(measurement)) !== measurement.format));
}

/** Reads one file with the reader that recognises it. */

type BareReading = Extract<Reading, { kind: 'measurement' }>;

/** A measurement with the id of the reader it comes from. */
export type FormattedReading = BareReading & { readonly format: string };

/** A reading of one file, or another file that is published with it and should be read, too. */
export type FileReading =
  | Exclude<Reading, BareReading>
  | FormattedReading
  | { readonly kind: 'companion'; readonly file: string }
  | { readonly kind: 'extent'; readonly file: string; readonly extent: Extent };

/** The part of a file that its reader consumed, after decompression. */
interface Extent {
  readonly bytes: number;
  /** Whether the reader reached the end of the file. */
  readonly isWhole: boolean;
}

interface FileToRead {
  readonly file: string;
  /**
   * Whether the user named this file: an unknown format is then an error. In a folder it is an error only if the file has the
   * name of a result.
   */
  readonly isNamed: boolean;
  /** Whether the user named this very file, so that it may also be a pipe. Otherwise opening a pipe could wait forever. */
  readonly mayBePipe: boolean;
}

/** Whatever goes wrong with a file is a problem of that file: the others are read. */
export async function* readFile(toRead: FileToRead, options: ReadOptions, host: Host): AsyncGenerator<FileReading> {
  const { file, mayBePipe } = toRead;
  if (!mayBePipe && host.isSpecial?.(file) === true) {
    yield toReading(unreadableFile(file, 'it is a pipe, a socket or a device, which is read only if it is named'));
    return;
  }
  try {
    yield* await readWhole(toRead, options, host);
  } catch (error) {
    // Zlib's code of an archive that ended too early.
    const rest = systemCode(error) === 'Z_BUF_ERROR' ? await readCut(toRead, options, host) : undefined;
    if (rest !== undefined) yield* rest;
    else
      yield toReading(
        (systemCode(error) === undefined ? readerFailed : unreadableFile)(file, messageWithCause(error as Error)),
      );
  }
}

const toReading = (problem: Problem): FileReading => ({ kind: 'problem', problem });

/** The readings of a truncated archive, as far as possible; undefined if it cannot be read a second time. */
async function readCut(
  toRead: FileToRead,
  options: ReadOptions,
  host: Host,
): Promise<readonly FileReading[] | undefined> {
  let unpacked = 0;
  const counting: Host = {
    ...host,
    gunzip: (open, mayBeCut) =>
      countBytes(host.gunzip(open, mayBeCut), (total) => {
        unpacked = Math.max(unpacked, total);
      }),
  };
  const readings = await readWhole(toRead, options, counting, true).catch(ifRefused(() => undefined));
  return readings && unpacked > 0 ? [toReading(archiveCut(toRead.file, unpacked)), ...readings] : undefined;
}

/** Reads the whole file first, so that a damaged file can then be read in another way. */
async function readWhole(
  { file, isNamed }: FileToRead,
  options: ReadOptions,
  host: Host,
  mayBeCut = false,
): Promise<readonly FileReading[]> {
  const readings: FileReading[] = [];
  let input: Input | undefined;
  try {
    input = await openInput(file, host, mayBeCut);
    const reader = input && (await findReader(input.head, options));
    if (input === undefined)
      readings.push(toReading(isNamed || hasResultName(file) ? emptyFile(file) : skippedFile(file)));
    else if (reader === undefined) {
      const problem = isNamed ? unrecognisedFile(file, input.head) : unrecognisedInFolder(file, input.head);
      if (problem !== undefined) readings.push(toReading(problem));
    } else {
      const { observed, extent } = observe(input, host);
      const openBeside = (name: string): Promise<Input | undefined> => openIfThere(name, host);
      for await (const reading of reader.read({ ...observed, openBeside }, options))
        readings.push(reading.kind === 'measurement' ? { ...reading, format: reader.id } : reading);
      readings.push({ kind: 'extent', file, extent: extent() });
      if (!extent().isWhole && !readings.some((reading) => reading.kind === 'problem' && isError(reading.problem)))
        readings.push(toReading(readInPart(file, extent().bytes)));
      for (const companion of reader.companions?.(file) ?? []) readings.push({ kind: 'companion', file: companion });
    }
    return readings;
  } finally {
    input?.content?.close();
  }
}

/** A file that only describes a result is not part of it, so it may be missing or unreadable. */
async function openIfThere(file: string, host: Host): Promise<Input | undefined> {
  try {
    const isThere = (await host.find(file)).length > 0 && host.isSpecial?.(file) !== true;
    return isThere ? await openInput(file, host) : undefined;
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return undefined;
  }
}

/** Node 24 describes a broken archive only in the cause. */
const messageWithCause = ({ message, cause }: Error): string =>
  message || ((cause as Error | undefined)?.message ?? 'no reason given');

/** Wraps an input so that it reports its progress to the host. */
function observe(input: Input, host: Host): { readonly observed: Input; readonly extent: () => Extent } {
  const { file, bytes, content } = input;
  let most = 0;
  let hasEnded = false;
  const takenBefore = content?.bytesRead() ?? 0;
  const report = (count: number): void => {
    host.progress(`reading ${file}: ${(count / 1e6).toFixed(0)} MB`);
  };
  const read: Content['read'] = (buffer, position) => {
    const count = content?.read(buffer, position) ?? 0;
    most = Math.max(most, position + count);
    report(content?.bytesRead() ?? 0);
    return count;
  };
  const count = (total: number): void => {
    most = Math.max(most, total);
    report(total);
  };
  const observed = {
    ...input,
    bytes: () =>
      countBytes(bytes(), count, () => {
        hasEnded = true;
      }),
    ...(content && { content: { ...content, read } }),
  };
  const extent = (): Extent => {
    // Other threads only count what they read.
    const counted = Math.min((content?.bytesRead() ?? 0) - takenBefore, content?.size ?? 0);
    const bytes = Math.max(most, counted);
    return { bytes, isWhole: hasEnded || (content !== undefined && bytes >= content.size) };
  };
  return { observed, extent };
}

async function* countBytes(
  bytes: AsyncIterable<Uint8Array>,
  report: (total: number) => void,
  end: () => void = () => undefined,
): AsyncGenerator<Uint8Array> {
  let total = 0;
  for await (const piece of bytes) {
    total += piece.length;
    report(total);
    yield piece;
  }
  end();
}
