/** Values with names, as tests write them for github-action-benchmark. */
import { toPointer } from '../../documents/json-structure.js';
import { toDate } from '../../lang/format.js';
import { readProperty, defined } from '../../lang/objects.js';
import type { Provenance } from '../../model/documents.js';
import type { Reader } from '../../model/reading.js';
import { listMembers, linesByPointer, readJson } from '../parse/json.js';
import { interpretName, joinValues, type NamedValue } from '../parse/named-values.js';
import { reportDefects, type Defect } from '../parse/text.js';
import { notABench } from '../../problems/summaries.js';
import { noRows } from '../../problems/tables.js';

interface Values {
  readonly values: readonly NamedValue[];
  readonly defects: readonly Defect[];
}

interface Benches extends Pick<Reader, 'id' | 'history'> {
  readonly start: RegExp;
  /** @param lineOf the line of a value at the top of the document */
  readonly list: (value: unknown, file: string, lineOf: (key: string) => number) => Values;
  readonly prepare?: (text: string) => string;
}

const toReader = ({ start, list, prepare, ...known }: Benches): Reader => ({
  ...known,
  recognises: (head) => start.test(head),
  read: (input, options) =>
    readJson(
      input,
      function* (value, text, file) {
        const lines = linesByPointer(text, (path) => path.length === 1);
        const { values, defects } = list(value, file, (key) => lines.get(toPointer([key])) ?? 1);
        yield* joinValues(file, values, options);
        yield* reportDefects(defects);
        if (values.length === 0 && defects.length === 0) yield { kind: 'problem', problem: noRows(file) };
      },
      undefined,
      prepare,
    ),
});

/** The benchmarks of github-action-benchmark. Damaged ones are counted, and the first of them is named. */
function listBenches(list: unknown, file: string, lineOf: (key: string) => number): Values {
  const entries: readonly unknown[] = Array.isArray(list) ? list : [];
  const unread: number[] = [];
  const values = entries.flatMap((entry, index): NamedValue[] => {
    const line = lineOf(String(index));
    const [name, unit, value] = ['name', 'unit', 'value'].map((key) => readProperty(entry, key));
    if (typeof name !== 'string' || typeof value !== 'number' || !Number.isFinite(value)) {
      unread.push(line);
      return [];
    }
    const { factor, ...named } = interpretName(name, typeof unit === 'string' ? unit : '');
    // Without the rounding errors of the conversion.
    return [{ ...named, value: Number((value * factor).toPrecision(12)), line }];
  });
  const [line] = unread;
  return {
    values,
    defects: line === undefined ? [] : [{ cause: 'benches', problem: notABench({ file, line }, unread.length) }],
  };
}

const hasKey = (key: string): string => String.raw`(?=[^{}]*"${key}"\s*:)`;
const firstBench = new RegExp(String.raw`^\s*\[\s*\{${hasKey('name')}${hasKey('unit')}${hasKey('value')}`);

/** The list that github-action-benchmark accepts for custom tools. */
export const benchmarkListJson = toReader({
  id: 'benchmark-list-json',
  start: firstBench,
  list: listBenches,
});

/** The script only assigns an object. It is parsed as JSON and never executed. */
const assignment = /^\s*window\.BENCHMARK_DATA\s*=(?=\s*\{)/;

/** The history of github-action-benchmark, which its page loads as a script. */
export const benchmarkDataJs = toReader({
  id: 'benchmark-data-js',
  history: {},
  start: assignment,
  prepare: (text) =>
    text
      .replace(assignment, (script) => script.replace(/\S/g, ' '))
      .trimEnd()
      .replace(/;$/, ''),
  list: (value, file) => {
    const found = listMembers(readProperty(value, 'entries')).flatMap(([scenario, entries]) =>
      (Array.isArray(entries) ? (entries as readonly unknown[]) : []).map((entry): Values => {
        const run = readProvenance(entry);
        const { values, defects } = listBenches(readProperty(entry, 'benches'), file, () => 1);
        const shared = { scenario, run, ...defined({ startedAt: run.startedAt }) };
        return { values: values.map((bench) => ({ ...bench, ...shared })), defects };
      }),
    );
    return {
      values: found.flatMap(({ values }) => values),
      defects: found.flatMap(({ defects }) => defects).slice(0, 1),
    };
  },
});

function readProvenance(entry: unknown): Provenance {
  const id = readProperty(entry, 'commit', 'id');
  const date = readProperty(entry, 'date');
  return defined({
    startedAt: typeof date === 'number' ? toDate(date) : undefined,
    commit: typeof id === 'string' && /^[0-9a-f]{7,64}$/i.test(id) ? id : undefined,
  });
}
