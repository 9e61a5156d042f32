import type { ValidateFunction } from 'ajv';
import type { HistoryLine, Measurement, Problem } from '../../model/documents.js';
import type { Reader, Reading, Source } from '../../model/reading.js';
import { dropImpossibleValues, findImpossibleValues } from '../parse/impossible-values.js';
import { checkJson } from '../parse/json.js';
import { findContradiction } from '../parse/plausibility.js';
import { dropImplausible } from '../parse/plausibility.js';
import { checkDocument } from '../parse/histogram.js';
import { readText, reportDefects, type Defect } from '../parse/text.js';
import { findUndeclared } from '../parse/undeclared-metrics.js';
import { conflictMarker } from '../../problems/history.js';
import { impossibleValue } from '../../problems/inputs.js';
import { implausible } from '../../problems/summaries.js';

/** The lines of a store: each is one measurement with its run, or an accepted level. Invalid lines are reported and skipped, as lines are independent. */
export const historyNdjson: Reader = {
  id: 'history-ndjson',
  recognises: (head) => /^\{.*"(measurement|accept)"\s*:\s*\{/m.test(head),
  history: { mayEnd: () => () => true },
  async *read(input, { declared }) {
    const { validate } = await import('../../generated/validators/history.js');
    yield* readText(input, (text, file) => readings(text, file, validate, declared));
  },
};

function* readings(
  text: string,
  file: string,
  validate: ValidateFunction,
  declared: readonly string[] | undefined,
): Generator<Reading> {
  const defects: Defect[] = [];
  for (const [i, content] of text.split(/\r?\n/).entries()) {
    if (content.trim() === '') continue;
    const source = { file, line: i + 1 };
    const { value, problems } = checkHistoryLine(content, source, validate);
    defects.push(...problems.map((problem) => ({ cause: `${problem.code} ${problem.pointer ?? ''}`, problem })));
    if (value === undefined) continue;
    const { measurement, provenance, accept, level } = value;
    if (accept !== undefined) yield { kind: 'accept', accept };
    if (level !== undefined) yield { kind: 'level', level };
    if (measurement === undefined || provenance === undefined) continue;
    defects.push(...findUndeclared([measurement], source, declared));
    const unsound = findUnsoundValues(measurement, source);
    defects.push(...unsound.map((problem) => ({ cause: problem.code, problem })));
    const possible = unsound.length === 0 ? measurement : dropImpossibleValues(measurement, source).measurement;
    const read = dropImplausible(source, possible, { values: possible.metrics });
    yield { kind: 'measurement', measurement: read.measurement, source, run: provenance };
  }
  yield* reportDefects(defects);
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

/** Why a line is not counted: it cannot be read, was left by a merge, or has values that were not measured. */
export function findBrokenLine(line: string, source: Source, validate: ValidateFunction): readonly Problem[] {
  if (/^(<{7}|={7}|>{7}|\|{7})( |$)/.test(line)) return [conflictMarker(source)];
  const { value, problems } = checkHistoryLine(line, source, validate);
  return value?.measurement === undefined ? problems : findUnsoundValues(value.measurement, source);
}

/** Values that were not measured. A damaged history must not pass for one without them, so they are errors. */
function findUnsoundValues({ metrics }: Pick<Measurement, 'metrics'>, source: Source): readonly Problem[] {
  const impossible = findImpossibleValues(metrics).map((id) => impossibleValue(source, id, metrics[id], true));
  if (impossible.length > 0) return impossible;
  const contradiction = findContradiction({ values: metrics });
  return contradiction === undefined ? [] : [implausible(source, contradiction, true)];
}
