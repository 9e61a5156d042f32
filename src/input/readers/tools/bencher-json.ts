import type { Reader, Reading, ReadOptions } from '../../../model/reading.js';
import { listMembers, getNumber, linesByPointer, readJson, toPointer } from '../parse/json.js';
import { reportDefects, type Defect } from '../parse/text.js';
import { interpretMetric, joinValues, type NamedValue } from '../parse/named-values.js';
import { noRows, unreadableValue } from '../../../problems/tables.js';

const text = String.raw`"(?:[^"\\]|\\.)*"`;
/** The first keys of other tools' formats. */
const foreign = String.raw`(?!\s*"(?:metrics|root_group|latency|summary)"\s*:)`;
const firstMetric = new RegExp(
  String.raw`^\s*\{${foreign}\s*${text}\s*:\s*\{\s*${text}\s*:\s*\{\s*"(?:value|lower_value|upper_value)"\s*:\s*-?\d`,
);

/** Bencher's metric format: {"benchmark": {"measure": {"value": 1}}}. */
export const bencherJson: Reader = {
  id: 'bencher-json',
  title: 'Bencher metric format (JSON)',
  notes: {
    writer: 'a test, for `bencher run --adapter json`',
    sources: {
      label: 'the name of the benchmark',
      'every metric':
        'the value of a measure with its name, such as p99, error-rate or latency_p99_ns (a unit at the end counts, otherwise times are ms)',
      throughput: 'the measure throughput: operations per second',
      'others, such as latency':
        'metrics to declare under `metrics:` by the name of the measure, file-size as fileSize; latency is converted from ns to ms',
    },
    omissions: 'lower_value and upper_value.',
  },
  recognises: (head) => firstMetric.test(head),
  read: (input, options) => readJson(input, (value, text, file) => readings(value, text, file, options)),
};

/** Bencher defines the unit of this measure as nanoseconds. */
const ownUnits: Readonly<Record<string, number>> = { latency: 1e-6 };

function* readings(value: unknown, text: string, file: string, options: ReadOptions): Generator<Reading> {
  const lines = linesByPointer(text, (path) => path.length === 1);
  const defects: Defect[] = [];
  const values = listMembers(value).flatMap(([label, measures]) =>
    listMembers(measures).flatMap(([measure, metric]): NamedValue[] => {
      const found = getNumber(metric, ['value']);
      if (found === undefined) {
        const place = { file, line: lines.get(toPointer([label])) ?? 1 };
        defects.push({ cause: 'value', problem: unreadableValue(place, measure, 'a number', 'something else') });
        return [];
      }
      const interpreted = interpretMetric(measure);
      const factor = Object.hasOwn(ownUnits, measure) ? (ownUnits[measure] ?? 1) : interpreted.factor;
      return [
        {
          label,
          metric: interpreted.metric,
          value: Number((found * factor).toPrecision(12)),
          line: lines.get(toPointer([label])) ?? 1,
        },
      ];
    }),
  );
  yield* joinValues(file, values, options, false);
  if (values.length > 0) yield* reportDefects(defects);
  else yield { kind: 'problem', problem: noRows(file) };
}
