import type { ValidateFunction } from 'ajv';
import { addAll, defined } from '../../lang/objects.js';
import type { Measurement, RunDocument } from '../../model/documents.js';
import type { Reader, Reading, ReadOptions } from '../../model/reading.js';
import { groupedMedian } from '../../samples/response-times.js';
import { fromHistogram } from '../../samples/histogram.js';
import { remeasure } from '../../samples/measurement.js';
import { isShortLine } from '../parse/short-lines.js';
import { toDistribution } from '../../samples/value-counts.js';
import { readJson, lineOfPointer } from '../parse/json.js';
import { dropImplausible } from '../parse/plausibility.js';
import { checkDocument } from '../parse/histogram.js';
import { reportDefects, type Defect } from '../parse/text.js';
import { findUndeclared } from '../parse/undeclared-metrics.js';
import { noRows } from '../../problems/tables.js';

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
    yield* readJson(input, (value, text, file) => readings(value, text, file, options, validate), maxBytes);
  },
};

function* readings(
  value: unknown,
  text: string,
  file: string,
  options: ReadOptions,
  validate: ValidateFunction,
): Generator<Reading> {
  const problems = checkDocument(value as RunDocument, validate, listMeasurements, (pointer) => ({
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

const listMeasurements = ({ measurements }: RunDocument): readonly (readonly [string, Measurement])[] =>
  measurements.map((measurement, i) => [`/measurements/${String(i)}`, measurement]);

/** Recomputes percentiles with the requested method if the document contains histograms. Older documents lack the median. */
function asWanted(measurement: Measurement, { percentiles }: ReadOptions): Measurement {
  const counted = fromHistogram(measurement);
  if (counted === undefined) return measurement;
  if (percentiles === undefined || measurement.method?.percentile === percentiles)
    return { ...measurement, ...defined({ groupedMedian: groupedMedian(toDistribution(counted.tally.counts)) }) };
  return remeasure(measurement, { ...counted, context: { ...counted.context, percentiles } });
}
