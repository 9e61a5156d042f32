import type { Reader } from '../../../model/reading.js';
import { readHeads, splitRow } from '../parse/csv.js';
import { PointLog, requestMetric, type Point } from '../parse/k6-points.js';
import { readLines } from '../parse/lines.js';
import { truncatedResult } from '../../../problems/raw-rows.js';

const firstHeads = 'metric_name,timestamp,metric_value,';

/** All points that k6 measured, as a table. */
export const k6PointsCsv: Reader = {
  id: 'k6-points-csv',
  title: 'k6 points (CSV)',
  notes: {
    writer: 'k6 run --out csv=FILE',
    sources: {
      label: 'group and name; without a name, method and the path of the URL; with several scenarios also scenario',
      errorPercent: 'http_req_failed, which is 1 for a failed request, else expected_response',
      'codes and messages of errors': 'status and error',
      throughput:
        'requests / time from the first start to the last end. In whole seconds, the default, it is refused for less than 20 s: set K6_CSV_TIME_FORMAT=unix_milli',
      'p50, p75, p90, p95, p98, p99, p999': 'http_req_duration: nearest rank over all requests, ms with 4 digits',
      'mean, min, max, standardDeviation': 'http_req_duration: ms with 4 digits',
    },
    omissions: 'Metrics other than those of HTTP requests. The number of users. Bytes.',
  },
  recognises: (head) => head.startsWith(firstHeads),
  async *read({ file, bytes, head }, options) {
    const log = new PointLog(options);
    const heads = readHeads(head);
    const times = { resolutionMs: 1 };
    let count = 0;
    let open = '';
    for await (const { lines, cut } of readLines(bytes())) {
      if (cut) yield { kind: 'problem', problem: truncatedResult({ file, line: count + 1 }) };
      else
        for (const line of lines) {
          count += 1;
          const row = open + line;
          // A quoted message may contain line breaks.
          open = row.split('"').length % 2 === 0 && row.length < longestRow ? `${row}\n` : '';
          if (open !== '' || row === '' || count === 1) continue;
          const point = ofRequest.test(row) ? parsePoint(heads, splitRow(row), times) : undefined;
          if (point === 'broken' || !anyRow.test(row)) log.requests.addBroken(count);
          else if (point !== undefined) log.add(point);
        }
      if (log.requests.isHopeless) break;
    }
    yield* log.readings(file, times.resolutionMs);
  },
};

const anyRow = /^[\p{L}_][\p{L}\d_]*,/u;
const ofRequest = /^http_req_(duration|failed),/;
const longestRow = 64 * 1024;

/** Digits of an epoch time, and the factor that converts it to milliseconds. */
const units: readonly (readonly [digits: RegExp, factor: number])[] = [
  [/^\d{9,10}$/, 1000],
  [/^\d{12,13}$/, 1],
  [/^\d{15,16}$/, 1e-3],
  [/^\d{18,19}$/, 1e-6],
];

function parsePoint(
  heads: readonly string[],
  cells: readonly string[],
  times: { resolutionMs: number },
): Point | 'broken' | undefined {
  const [metric = '', time = '', value = ''] = cells;
  if (!requestMetric.test(metric)) return undefined;
  const factor = units.find(([digits]) => digits.test(time))?.[1];
  const endMs = factor === undefined ? Date.parse(time) : Number(time) * factor;
  if (factor === 1000 || /:\d\d(Z|[+-]\d\d:\d\d)$/.test(time)) times.resolutionMs = 1000;
  if (cells.length !== heads.length || Number.isNaN(endMs) || !/^\d+(\.\d+)?$/.test(value)) return 'broken';
  return { metric, endMs, value: Number(value), tag: (name) => cells[heads.indexOf(name)] || undefined };
}
