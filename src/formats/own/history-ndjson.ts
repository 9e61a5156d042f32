import { addAll } from '../../lang/objects.js';
import type { ValidateFunction } from 'ajv';
import type { HistoryLine, Measurement, Problem } from '../../model/documents.js';
import type { Reader, Reading, Source } from '../../model/reading.js';
import { findImpossibleValues } from '../parse/impossible-values.js';
import { checkJson } from '../parse/json.js';
import { findContradiction } from '../parse/plausibility.js';
import { isShortLine, readShortLines, type IsSound } from '../parse/short-lines.js';
import { checkDocument } from '../parse/histogram.js';
import { readLines, reportDefects, type Defect } from '../parse/text.js';
import { findUndeclared } from '../parse/undeclared-metrics.js';
import { brokenLine, conflictMarker } from '../../problems/history.js';
import { impossibleValue } from '../../problems/inputs.js';
import { implausible } from '../../problems/summaries.js';

/** The lines of a store: measurements with their runs, and accepted levels. Invalid lines are reported and skipped, as lines are independent. */
export const historyNdjson: Reader = {
  id: 'history-ndjson',
  recognises: (head) => /^\{.*"(measurement|accept)"\s*:\s*\{/m.test(head) || isShortLine(head),
  history: { mayEnd: () => () => true },
  async *read(input, { declared }) {
    const { validate } = await import('../../generated/validators/history.js');
    const defects: Defect[] = [];
    const [short, places]: [string[], number[]] = [[], []];
    const checked = new Set<object>();
    let line = 0;
    for await (const lines of readLines(input))
      for (const content of lines) {
        line++;
        if (isShortLine(content)) [short[short.length], places[places.length]] = [content, line];
        else if (content.trim() !== '')
          yield* readings(content, { file: input.file, line }, validate, { defects, declared });
      }
    for (const [i, kind] of readShortLines(short, isSoundBy(validate)).entries()) {
      const source = { file: input.file, line: places[i] ?? 0 };
      if (kind === 'broken') defects.push({ cause: 'broken', problem: brokenLine(source) });
      if (typeof kind !== 'object') continue;
      if (!checked.has(kind.provenance)) addAll(defects, findUndeclared([kind.measurement], source, declared));
      checked.add(kind.provenance);
      yield { kind: 'measurement', measurement: kind.measurement, source, run: kind.provenance };
    }
    yield* reportDefects(defects);
  },
};

const isSoundBy =
  (validate: ValidateFunction): IsSound =>
  (entry) =>
    validate({ schemaVersion: 1, ...entry });

/** Whether entries of lines follow the schema. */
export async function soundEntries(): Promise<IsSound> {
  const { validate } = await import('../../generated/validators/history.js');
  return isSoundBy(validate);
}

function* readings(
  content: string,
  source: Source,
  validate: ValidateFunction,
  { defects, declared }: { readonly defects: Defect[]; readonly declared: readonly string[] | undefined },
): Generator<Reading> {
  const { value, problems } = checkHistoryLine(content, source, validate);
  addAll(
    defects,
    problems.map((problem) => ({ cause: `${problem.code} ${problem.pointer ?? ''}`, problem })),
  );
  if (value === undefined) return;
  const { measurement, provenance, accept } = value;
  if (accept !== undefined) yield { kind: 'accept', accept };
  if (measurement === undefined || provenance === undefined) return;
  addAll(defects, findUndeclared([measurement], source, declared));
  const unsound = findUnsoundValues(measurement, source);
  addAll(
    defects,
    unsound.map((problem) => ({ cause: problem.code, problem })),
  );
  if (unsound.length === 0) yield { kind: 'measurement', measurement, source, run: provenance };
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
