import type { Reader, Reading, ReadOptions } from '../../../model/reading.js';
import { readBenches } from '../parse/benches.js';
import { linesByPointer, readJson } from '../parse/json.js';
import { joinValues } from '../parse/named-values.js';
import { noRows } from '../../../problems/tables.js';

const hasKey = (key: string): string => String.raw`(?=[^{}]*"${key}"\s*:)`;
const firstBench = new RegExp(String.raw`^\s*\[\s*\{${hasKey('name')}${hasKey('unit')}${hasKey('value')}`);

/** Reads the list that github-action-benchmark accepts for custom tools. */
export const benchmarkListJson: Reader = {
  id: 'benchmark-list-json',
  title: 'list of benchmarks (JSON)',
  notes: {
    writer:
      'a test, for customSmallerIsBetter or customBiggerIsBetter of github-action-benchmark: [{"name", "unit", "value"}]',
    sources: {
      'label, metric':
        'name: "checkout - p99" in ms is p99 of checkout; the metric is the end of the name, if its unit fits',
      throughput: 'values in requests or operations per second',
      value: 'everything else, in ms if it is a time: a metric to declare under `metrics:`',
    },
    omissions: 'range and extra.',
  },
  recognises: (head) => firstBench.test(head),
  read: (input, options) => readJson(input, (value, text, file) => readings(value, text, file, options)),
};

function* readings(value: unknown, text: string, file: string, options: ReadOptions): Generator<Reading> {
  const lines = linesByPointer(text, (path) => path.length === 1);
  const { values, defects } = readBenches(value, file, (index) => lines.get(`/${String(index)}`) ?? 1);
  yield* joinValues(file, values, options, true);
  for (const problem of defects) yield { kind: 'problem', problem };
  if (values.length === 0 && defects.length === 0) yield { kind: 'problem', problem: noRows(file) };
}
