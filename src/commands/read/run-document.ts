/** Converts any supported input to one run document. */
import { nameCase } from '../../cases/names.js';
import { unusable, type Result } from '../../model/exit-code.js';
import type { Host } from '../../model/host.js';
import type { Measurement, RunDocument } from '../../model/documents.js';
import { compareNaturally } from '../../lang/objects.js';
import { escapeInvisible } from '../../lang/printable.js';
import { findViolations } from '../../documents/validate.js';
import { readSettings, type CheckRequest } from '../../config/settings.js';
import { readCandidate } from '../../input/candidate.js';
import { isError } from '../../problems/problem.js';
import { unsoundEntry } from '../../problems/history.js';

/** 0: everything was read. 3: nothing was read, or only a part. */
export type RunDocumentResult = Result<{
  /** The run document as JSON, even if only a part of the input could be read. Undefined if nothing could be read. */
  readonly text?: string;
}>;

/**
 * Reads results in any supported format and returns them as one run document (schemas/run.schema.json). Milliseconds,
 * requests per second, percent from 0 to 100.
 *
 * @param request which results to read, and how
 * @param host the outside world; `nodeHost()` on a machine with Node
 * @returns the document as JSON text, and an exit code: 0 everything was read, 3 nothing or only a part
 * @throws only for defects; what a user can cause is a problem in the result
 */
export async function runDocument(request: CheckRequest, host: Host): Promise<RunDocumentResult> {
  const settings = await readSettings({ ...request, heads: true }, host);
  if (settings.problems.some(isError)) return { exitCode: unusable, problems: settings.problems };
  const { run, problems } = await readCandidate(settings, host);
  if (run === undefined) return { exitCode: unusable, problems };
  const document: RunDocument = { schemaVersion: 1, ...run, measurements: sortMeasurements(run.measurements) };
  const text = `${escapeInvisible(formatIndented(document))}\n`;
  const { validate } = await import('../../generated/validators/run.js');
  const [violation] = findViolations(validate, JSON.parse(text), (pointer) => ({ file: 'run.json', pointer }));
  if (violation !== undefined) return { exitCode: unusable, problems: [...problems, unsoundEntry(violation.message)] };
  return { exitCode: problems.some(isError) ? unusable : 0, text, problems };
}

/** Sorts by case and repetitions by time, so that the same files in any order give the same document. */
function sortMeasurements(measurements: readonly Measurement[]): readonly Measurement[] {
  const keys = new Map(measurements.map((measurement) => [measurement, nameCase(measurement).key]));
  return [...measurements].sort((a, b) => {
    const [first = '', second = ''] = [keys.get(a), keys.get(b)];
    if (first === second) return (a.startedAt ?? '') < (b.startedAt ?? '') ? -1 : 1;
    return compareNaturally(first, second);
  });
}

/** Indents, but keeps the numbers of a histogram on one line. A text in JSON contains no line break. */
const formatIndented = (document: RunDocument): string =>
  JSON.stringify(document, null, 2).replace(/\[\n[\s\d.,eE+-]*\]/g, (numbers) => numbers.replace(/\s+/g, ''));
