import type { ValidateFunction } from 'ajv';
import type { Measurement, RunDocument } from '../../../model/documents.js';
import type { Reader, Reading, ReadOptions } from '../../../model/reading.js';
import { noRows } from '../../../problems/summaries.js';
import type { Place } from '../../../problems/problem.js';
import { fromHistogram } from '../../samples/histogram.js';
import { remeasure } from '../../samples/measurement.js';
import { findViolations } from '../../../documents/validate.js';
import { readJson, lineOfPointer } from '../parse/json.js';
import { dropImplausible } from '../parse/rows.js';
import { checkHistograms } from '../parse/histogram.js';
import { reportDefects, type Defect } from '../parse/text.js';

/** With histograms, the document of a large matrix is larger than any summary. */
const mostBytes = 256 * 1024 * 1024;

/** Our own document, as `guardband read` writes it. One that breaks its schema is not read at all: a machine wrote it, so it is damaged. */
export const runJson: Reader = {
  id: 'run-json',
  title: 'Guardband run document (JSON)',
  notes: {
    by: 'guardband read RESULTS -o run.json',
    from: { 'every metric': 'measurements, as schemas/run.schema.json says' },
  },
  recognises: (head) =>
    /^\s*\{/.test(head) &&
    (/"measurements"\s*:/.test(head) || /"schemaVersion"\s*:/.test(head)) &&
    // A line of the history has one measurement or accepts a level, a report has findings: both have a schemaVersion too.
    !/"(measurement|accept|outcome|findings)"\s*:/.test(head),
  async *read(input, options) {
    const { validate } = await import('../../../generated/validators/run.js');
    yield* readJson(input, (value, text, file) => readings(value, text, file, options, validate), mostBytes);
  },
};

function* readings(
  value: unknown,
  text: string,
  file: string,
  options: ReadOptions,
  validate: ValidateFunction,
): Generator<Reading> {
  const problems = problemsOf(value, validate, (pointer) => {
    const line = lineOfPointer(text, pointer);
    return { file, ...(line === undefined ? {} : { line }) };
  });
  for (const problem of problems) yield { kind: 'problem', problem };
  if (problems.length > 0) return;
  const { provenance, measurements } = value as RunDocument;
  if (measurements.length === 0) yield { kind: 'problem', problem: noRows(file) };
  yield { kind: 'provenance', provenance };
  const defects: Defect[] = [];
  for (const measurement of measurements) {
    // Put together with other runs, each measurement must still tell when it was made.
    const made = measurement.startedAt ?? provenance.startedAt;
    const dated = { ...measurement, ...(made === undefined ? {} : { startedAt: made }) };
    // By whom it was measured, and how far users bound that, was judged when it was read; order must hold always.
    const read = dropImplausible({ file }, asWanted(dated, options), { values: dated.metrics });
    defects.push(...read.defects);
    yield { kind: 'measurement', measurement: read.measurement, source: { file } };
  }
  yield* reportDefects(defects);
}

function problemsOf(
  value: unknown,
  validate: ValidateFunction,
  place: (pointer: string) => Place,
): ReturnType<typeof findViolations> {
  const ofSchema = findViolations(validate, value, place);
  if (ofSchema.length > 0) return ofSchema;
  const { measurements } = value as RunDocument;
  return checkHistograms(
    measurements.map((each, i) => [`/measurements/${String(i)}`, each]),
    place,
  );
}

/** With percentiles taken as is asked, where the document holds enough for that. */
function asWanted(measurement: Measurement, { percentiles }: ReadOptions): Measurement {
  if (percentiles === undefined || measurement.method?.percentile === percentiles) return measurement;
  const counted = fromHistogram(measurement);
  if (counted === undefined) return measurement;
  return remeasure(measurement, { ...counted, context: { ...counted.context, percentiles } });
}
