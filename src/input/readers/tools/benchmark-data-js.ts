import { readProperty, defined } from '../../../lang/objects.js';
import type { Problem, Provenance } from '../../../model/documents.js';
import type { Reader, Reading, ReadOptions } from '../../../model/reading.js';
import { readBenches } from '../parse/benches.js';
import { readJson } from '../parse/json.js';
import { joinValues, type NamedValue } from '../parse/named-values.js';
import { noRows } from '../../../problems/tables.js';

/** The script only assigns an object. It is parsed as JSON and never executed. */
const assignment = /^\s*window\.BENCHMARK_DATA\s*=(?=\s*\{)/;

/** Reads the history of github-action-benchmark, which its page loads as a script. */
export const benchmarkDataJs: Reader = {
  id: 'benchmark-data-js',
  title: 'history of github-action-benchmark (data.js)',
  notes: {
    writer: 'github-action-benchmark, as data.js beside its page',
    sources: {
      run: 'commit.id and date of each entry; the newest run is the candidate, all others are a history',
      scenario: 'the name of the suite',
      'label, metric':
        'name: "checkout - p99" in ms is p99 of checkout; the metric is the end of the name, if its unit fits',
      throughput: 'values in requests or operations per second',
      value: 'everything else, in ms if it is a time: a metric to declare under `metrics:`',
    },
    omissions: 'range, extra, and what else is known of a commit.',
  },
  recognises: (head) => assignment.test(head),
  read: (input, options) =>
    readJson(input, (value, _, file) => readings(value, file, options), undefined, withoutAssignment),
};

const withoutAssignment = (text: string): string =>
  text
    .replace(assignment, (script) => script.replace(/\S/g, ' '))
    .trimEnd()
    .replace(/;$/, '');

function* readings(value: unknown, file: string, options: ReadOptions): Generator<Reading> {
  const problems: Problem[] = [];
  const suites = readProperty(value, 'entries');
  const values = Object.entries(typeof suites === 'object' && suites !== null ? suites : {}).flatMap(
    ([scenario, entries]: [string, unknown]) =>
      (Array.isArray(entries) ? (entries as readonly unknown[]) : []).flatMap((entry): NamedValue[] => {
        const run = readProvenance(entry);
        const benches = readBenches(readProperty(entry, 'benches'), file, () => 1);
        problems.push(...benches.defects);
        return benches.values.map((bench) => ({ scenario, ...bench, run, ...defined({ startedAt: run.startedAt }) }));
      }),
  );
  yield* joinValues(file, values, options, true);
  const [first] = problems;
  if (first !== undefined) yield { kind: 'problem', problem: first };
  else if (values.length === 0) yield { kind: 'problem', problem: noRows(file) };
}

/** The last day that a Date can represent. */
const lastMs = 8.64e15;

function readProvenance(entry: unknown): Provenance {
  const id = readProperty(entry, 'commit', 'id');
  const date = readProperty(entry, 'date');
  return defined({
    startedAt: typeof date === 'number' && Math.abs(date) <= lastMs ? new Date(date).toISOString() : undefined,
    commit: typeof id === 'string' && /^[0-9a-f]{7,64}$/i.test(id) ? id : undefined,
  });
}
