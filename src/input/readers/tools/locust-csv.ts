import type { Reader, Reading } from '../../../model/reading.js';
import { noRequests, seriesNotRead } from '../../../problems/summaries.js';
import { numberOrUndefined } from '../parse/cells.js';
import { reportRuns, type Tool } from '../parse/tool.js';
import { readTable, readHeads } from '../parse/csv.js';
import { readText, reportDefects } from '../parse/text.js';

const locust: Tool = { method: { percentile: 'unknown' }, remedy: 'locust' };

/** Heads by meaning; the second variant is from old versions. */
const heads = {
  method: /^(type|method)$/i,
  name: /^name$/i,
  samples: /^(request count|# requests)$/i,
  errors: /^(failure count|# failures)$/i,
  throughput: /^requests\/s$/i,
  mean: /^average response time$/i,
  min: /^min response time$/i,
  max: /^max response time$/i,
  p50: /^(50%|median response time)$/i,
  p75: /^75%$/,
  p90: /^90%$/,
  p95: /^95%$/,
  p98: /^98%$/,
  p99: /^99%$/,
  p999: /^99\.9%$/,
} as const satisfies Readonly<Record<string, RegExp>>;

/** PREFIX_stats.csv. PREFIX_stats_history.csv is recognised and skipped: it is a time series of the same run. */
export const locustCsv: Reader = {
  id: 'locust-csv',
  title: 'Locust statistics (CSV)',
  notes: {
    writer: 'locust --csv PREFIX, as PREFIX_stats.csv',
    sources: {
      label: 'Type and Name',
      errorPercent: 'Failure Count / Request Count',
      throughput: 'Requests/s',
      'p50, p75, p90, p95, p98, p99, p999': 'columns such as 99%: ms, rounded to two significant digits by Locust',
      'mean, min, max': 'Average, Min and Max Response Time: ms',
    },
    omissions: 'The Aggregated row. PREFIX_stats_history.csv, a time series of the same run. The number of users.',
  },
  recognises: (head) => {
    const found = readHeads(head);
    return found.some((cell) => heads.throughput.test(cell)) && found.some((cell) => heads.name.test(cell));
  },
  read: (input) => readText(input, readings),
};

function* readings(text: string, file: string): Generator<Reading> {
  const { heads: written, rows, defects } = readTable(file, text);
  if (written[0] === 'Timestamp') {
    yield { kind: 'problem', problem: seriesNotRead(file) };
    return;
  }
  const columns = Object.entries(heads).map(([id, pattern]) => [id, written.findIndex((head) => pattern.test(head))] as const); // prettier-ignore
  const runs = rows.flatMap(({ line, cells }) => {
    const { method, name, samples, errors, ...times } = Object.fromEntries(
      columns.map(([id, i]) => [id, cells[i]?.trim() ?? '']),
    );
    if (/^(None)?$/.test(method ?? '') && /^(Aggregated|Total)$/.test(name ?? '')) return [];
    return [
      {
        line,
        label: `${method ?? ''} ${name ?? ''}`.trim(),
        samples: numberOrUndefined(samples),
        errors: numberOrUndefined(errors),
        values: Object.fromEntries(Object.entries(times).map(([id, text]) => [id, numberOrUndefined(text)])),
      },
    ];
  });
  yield* reportRuns(file, runs, locust);
  yield* reportDefects(defects);
  if (runs.length === 0 && defects.length === 0) yield { kind: 'problem', problem: noRequests({ file, line: 1 }) };
}
