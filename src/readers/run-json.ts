import { validateRun } from '../generated/validators.js';
import type { Reader, Reading, RunDocument } from '../model.js';
import { noRows } from '../problems.js';
import { breaches } from '../validation.js';
import { fromJson, lineOfPointer } from './_shared-json.js';

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
    // A line of the history has one measurement, a report has findings: both have a schemaVersion too.
    !/"(measurement|outcome|findings)"\s*:/.test(head),
  read: (input) => fromJson(input, readings),
};

function* readings(value: unknown, text: string, file: string): Generator<Reading> {
  const problems = breaches(validateRun, value, (pointer) => {
    const line = lineOfPointer(text, pointer);
    return { file, ...(line === undefined ? {} : { line }) };
  });
  for (const problem of problems) yield { kind: 'problem', problem };
  if (problems.length > 0) return;
  const { provenance, measurements } = value as RunDocument;
  if (measurements.length === 0) yield { kind: 'problem', problem: noRows(file) };
  yield { kind: 'provenance', provenance };
  // Put together with other runs, each measurement must still tell when it was made.
  const made = provenance.startedAt === undefined ? {} : { startedAt: provenance.startedAt };
  for (const measurement of measurements)
    yield { kind: 'measurement', measurement: { ...made, ...measurement }, source: { file } };
}
