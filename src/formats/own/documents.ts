import { addAll, defined } from '../../lang/objects.js';
import type { ValidateFunction } from 'ajv';
import type { HistoryLine, Measurement, Problem, RunDocument } from '../../model/documents.js';
import type { Reader, Reading, ReadOptions, Source } from '../../model/reading.js';
import { dropImplausible, findContradiction, findImpossibleValues, findUndeclared } from '../parse/measurement.js';
import { checkJson, lineOfPointer, readJson } from '../parse/json.js';
import { isShortLine, type IsSound, readShortLines } from '../parse/short-lines.js';
import { type Defect, readLines, reportDefects } from '../parse/text.js';
import { brokenLine, conflictMarker } from '../../problems/history.js';
import { impossibleValue } from '../../problems/inputs.js';
import { implausible, noRows } from '../../problems/tables.js';
import { groupedMedian, toDistribution } from '../../samples/response-times.js';
import { findHistogramFault, fromHistogram } from '../../samples/histogram.js';
import { findMeasurementFault, remeasure } from '../../samples/measurement.js';
import { findViolations } from '../../documents/validate.js';
import type { Place } from '../../problems/problem.js';
import { findTimelineFault } from '../../samples/timeline.js';
import type { DocumentFault } from '../../samples/record-scan.js';
import { notAsExpected } from '../../problems/config.js';

/** The lines of a store: measurements with their runs, and accepted levels. Invalid lines are reported and skipped, as lines are independent. */
export const historyNdjson: Reader = {
  id: 'history-ndjson',
  recognises: (head) => /^\{.*"(measurement|accept)"\s*:\s*\{/m.test(head) || isShortLine(head),
  history: { mayEnd: () => () => true },
  async *read(input, { declared }) {
    const lines: string[] = [];
    for await (const some of readLines(input)) addAll(lines, some);
    yield* await readHistoryLines(lines, input.file, declared);
  },
};

/** All readings at once: in a store, waiting for each of hundreds of thousands would take longer than reading it. */
export async function readHistoryLines(
  lines: readonly string[],
  file: string,
  declared: ReadOptions['declared'],
): Promise<readonly Reading[]> {
  const [found, defects]: [Reading[], Defect[]] = [[], []];
  const checked = new Set<object>();
  for (const [i, { entry = {}, problems }] of (await checkLines(lines, { file })).entries()) {
    for (const problem of problems) defects.push({ cause: `${problem.code} ${problem.pointer ?? ''}`, problem });
    const { accept, measurement, provenance } = entry;
    if (accept !== undefined) found.push({ kind: 'accept', accept });
    if (measurement === undefined || provenance === undefined) continue;
    const source = { file, line: i + 1 };
    // Short lines of one run have the same metrics.
    if (!checked.has(provenance)) addAll(defects, findUndeclared([measurement], source, declared));
    checked.add(provenance);
    found.push({ kind: 'measurement', measurement, source, run: provenance });
  }
  addAll(found, reportDefects(defects));
  return found;
}

const isSoundBy =
  (validate: ValidateFunction): IsSound =>
  (entry) =>
    validate({ schemaVersion: 1, ...entry });

/** Whether entries of lines follow the schema. */
export async function soundEntries(): Promise<IsSound> {
  const { validate } = await import('../../generated/validators/history.js');
  return isSoundBy(validate);
}

/** Parses and validates one line. There is a value if, and only if, there is no problem. */
function checkHistoryLine(
  line: string,
  source: Source,
  validate: ValidateFunction,
): { readonly value?: HistoryLine; readonly problems: readonly Problem[] } {
  const { value, problem } = checkJson(line, () => source);
  const problems = problem ? [problem] : checkDocument(value as HistoryLine, validate, listMeasurements, () => source);
  return problems.length > 0 ? { problems } : { value: value as HistoryLine, problems };
}

const listMeasurements = ({ measurement }: HistoryLine): readonly (readonly [string, Measurement])[] =>
  measurement === undefined ? [] : [['/measurement', measurement]];

/** The entries of lines, and why lines are not counted: they cannot be read, were left by a merge, or have values that were not measured. */
export async function checkLines(
  lines: readonly string[],
  { file }: Source,
): Promise<readonly { readonly entry?: Partial<HistoryLine>; readonly problems: readonly Problem[] }[]> {
  const { validate } = await import('../../generated/validators/history.js');
  const kinds = readShortLines(lines, isSoundBy(validate));
  return lines.map((line, i) => {
    const source = { file, line: i + 1 };
    const kind = kinds[i];
    if (typeof kind === 'object') return { entry: kind, problems: [] };
    if (kind !== undefined) return { problems: kind === 'broken' ? [brokenLine(source)] : [] };
    if (line.trim() === '') return { problems: [] };
    if (/^(<{7}|={7}|>{7}|\|{7})( |$)/.test(line)) return { problems: [conflictMarker(source)] };
    const { value: entry, problems } = checkHistoryLine(line, source, validate);
    const unsound = entry?.measurement === undefined ? problems : findUnsoundValues(entry.measurement, source);
    return unsound.length > 0 || entry === undefined ? { problems: unsound } : { entry, problems: unsound };
  });
}

/** Values that were not measured. A damaged history must not pass for one without them, so they are errors. */
function findUnsoundValues({ metrics }: Pick<Measurement, 'metrics'>, source: Source): readonly Problem[] {
  const impossible = findImpossibleValues(metrics).map((id) => impossibleValue(source, id, metrics[id], true));
  if (impossible.length > 0) return impossible;
  const contradiction = findContradiction({ values: metrics });
  return contradiction === undefined ? [] : [implausible(source, contradiction, true)];
}

/** Run documents with histograms may be larger than any summary. */
const maxBytes = 256 * 1024 * 1024;

/** The output of `guardband read`. A document that violates its schema must be damaged, so it is not read at all. */
export const runJson: Reader = {
  id: 'run-json',
  recognises: (head) =>
    /^\s*\{/.test(head) &&
    (/"measurements"\s*:/.test(head) || /"schemaVersion"\s*:/.test(head)) &&
    // Lines of a history, reports and what a machine did have a schemaVersion, too.
    !/"(measurement|accept|level|outcome|findings|machine)"\s*:/.test(head) &&
    !isShortLine(head),
  async *read(input, options) {
    const { validate } = await import('../../generated/validators/run.js');
    yield* readJson(input, (value, text, file) => readRun(value, text, file, options, validate), maxBytes);
  },
};

function* readRun(
  value: unknown,
  text: string,
  file: string,
  options: ReadOptions,
  validate: ValidateFunction,
): Generator<Reading> {
  const problems = checkDocument(value as RunDocument, validate, measurementsOfRun, (pointer) => ({
    file,
    ...defined({ line: lineOfPointer(text, pointer) }),
  }));
  for (const problem of problems) yield { kind: 'problem', problem };
  if (problems.length > 0) return;
  const { provenance, measurements } = value as RunDocument;
  if (measurements.length === 0) yield { kind: 'problem', problem: noRows(file) };
  yield { kind: 'provenance', provenance };
  const defects: Defect[] = findUndeclared(measurements, { file }, options.declared);
  for (const measurement of measurements) {
    // Each measurement needs its own date, as it may be combined with other runs.
    const dated = { ...measurement, ...defined({ startedAt: measurement.startedAt ?? provenance.startedAt }) };
    // Checks that depend on the tool were made when the results were first read; the order of percentiles can always be
    // checked.
    const read = dropImplausible({ file }, asWanted(dated, options), { values: dated.metrics });
    addAll(defects, read.defects);
    yield { kind: 'measurement', measurement: read.measurement, source: { file } };
  }
  yield* reportDefects(defects);
}

const measurementsOfRun = ({ measurements }: RunDocument): readonly (readonly [string, Measurement])[] =>
  measurements.map((measurement, i) => [`/measurements/${String(i)}`, measurement]);

/** Recomputes percentiles with the requested method if the document contains histograms. Older documents lack the median. */
function asWanted(measurement: Measurement, { percentiles }: ReadOptions): Measurement {
  const counted = fromHistogram(measurement);
  if (counted === undefined) return measurement;
  if (percentiles === undefined || measurement.method?.percentile === percentiles)
    return { ...measurement, ...defined({ groupedMedian: groupedMedian(toDistribution(counted.tally.counts)) }) };
  return remeasure(measurement, { ...counted, context: { ...counted.context, percentiles } });
}

/** One fault is enough to refuse a document; a few show whether the damage is local. */
const maxFaults = 5;

/**
 * Checks a document of Guardband against its schema, and then the rules for histograms, timelines and the metrics computed from them
 * that a schema cannot express.
 *
 * @param list its measurements, each with its JSON pointer
 * @param place finds the place of a JSON pointer in the file
 */
function checkDocument<Document>(
  value: Document,
  validate: Parameters<typeof findViolations>[0],
  list: (value: Document) => readonly (readonly [pointer: string, measurement: Measurement])[],
  place: (pointer: string) => Place,
): readonly Problem[] {
  const problems: Problem[] = [...findViolations(validate, value, place)];
  if (problems.length > 0) return problems;
  for (const [pointer, measurement] of list(value)) {
    const fault = findFault(measurement);
    if (fault === undefined) continue;
    const whole = `${pointer}${fault.pointer}`;
    problems.push(notAsExpected({ ...place(whole), pointer: whole }, fault.expected, fault.found));
    if (problems.length === maxFaults) break;
  }
  return problems;
}

function findFault(measurement: Measurement): DocumentFault | undefined {
  const { histogram, timeline, samples } = measurement;
  const below = (key: string, fault: DocumentFault | undefined): DocumentFault | undefined =>
    fault && { ...fault, pointer: `/${key}${fault.pointer}` };
  return (
    below('histogram', histogram && findHistogramFault(histogram, samples)) ??
    below('timeline', timeline && findTimelineFault(timeline, samples)) ??
    findMeasurementFault(measurement)
  );
}
