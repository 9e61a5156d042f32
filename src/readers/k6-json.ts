import type { Reader, Reading } from '../model.js';
import { subMetricsLeftOut } from '../problems.js';
import { fromJson } from './_shared-json.js';
import { numberAt, toolReadings, valueAt, type Tool } from './_shared-tool.js';

/** It interpolates between all values of a trend. */
const k6: Tool = { method: { percentile: 'unknown' }, remedy: 'k6' };

/** k6's end-of-test summary in the three shapes it is written in. */
export const k6Json: Reader = {
  id: 'k6-json',
  title: 'k6 summary (JSON)',
  notes: {
    by: 'handleSummary(data), k6 run --summary-export FILE, also with --new-machine-readable-summary',
    from: {
      users: 'vus_max',
      errorPercent: 'http_req_failed: its "passes" are the requests that failed; thresholds and checks do not count',
      throughput: 'http_reqs: its rate, or its count by the duration',
      'p50, p75, p90, p95, p99, p999, mean, min, max': 'http_req_duration: ms, whatever summaryTimeUnit says',
      receivedKBPerSec: 'data_received: its rate, in bytes per second',
      sentKBPerSec: 'data_sent: its rate, in bytes per second',
    },
    without:
      'p99, unless summaryTrendStats of the script lists p(99). Requests by name: parts by tag overlap and have no rate. What is not HTTP.',
  },
  recognises: (head) =>
    /^\s*\{/.test(head) &&
    ((/"root_group"\s*:\s*\{/.test(head) && /"(metrics|checks)"\s*:/.test(head)) || /"k6_version"\s*:/.test(head)),
  read: (input) => fromJson(input, readings),
};

const trends: Readonly<Record<string, readonly string[]>> = {
  mean: ['avg'],
  min: ['min'],
  max: ['max'],
  p50: ['med', 'p(50)', 'p50'],
  p75: ['p(75)', 'p75'],
  p90: ['p(90)', 'p90'],
  p95: ['p(95)', 'p95'],
  p98: ['p(98)', 'p98'],
  p99: ['p(99)', 'p99'],
  p999: ['p(99.9)', 'p99.9'],
};

function* readings(document: unknown, _: string, file: string): Generator<Reading> {
  const values = valuesByMetric(document);
  const number = (metric: string, key: string): number | undefined => numberAt(values.get(metric), [key]);
  const durationMs =
    numberAt(document, ['state', 'testRunDurationMs']) ?? numberAt(document, ['config', 'duration'], 1000);
  const samples = number('http_reqs', 'count') ?? 0;
  const perSec = (metric: string): number | undefined => {
    const count = number(metric, 'count');
    const rate = number(metric, 'rate');
    return rate ?? (count === undefined || durationMs === undefined ? undefined : (count * 1000) / durationMs);
  };
  const kilobytesPerSec = (metric: string): number | undefined => {
    const bytes = perSec(metric);
    return bytes === undefined ? undefined : bytes / 1024;
  };
  yield* toolReadings(
    file,
    [
      {
        users: number('vus_max', 'max'),
        samples,
        // "passes" are the values that were not 0, and the metric is 1 for what failed.
        errors: number('http_req_failed', 'passes') ?? number('http_req_failed', 'matches'),
        durationMs,
        values: {
          throughput: perSec('http_reqs'),
          ...Object.fromEntries(
            Object.entries(trends).map(([id, keys]) => [
              id,
              keys.map((key) => number('http_req_duration', key)).find((value) => value !== undefined),
            ]),
          ),
          receivedKBPerSec: kilobytesPerSec('data_received'),
          sentKBPerSec: kilobytesPerSec('data_sent'),
        },
      },
    ],
    k6,
  );
  const parts = [...values.keys()].filter((name) => /^http_req\w*\{(?!expected_response:)/.test(name));
  if (samples > 0 && parts.length > 0) yield { kind: 'problem', problem: subMetricsLeftOut(file, parts) };
}

/** Beside its name, among "values", or in a list: what each metric came to. */
function valuesByMetric(document: unknown): ReadonlyMap<string, unknown> {
  const listed = valueAt(document, 'results', 'metrics');
  if (Array.isArray(listed))
    return new Map(listed.map((each) => [String(valueAt(each, 'name')), valueAt(each, 'values')]));
  const metrics = Object.entries(valueAt(document, 'metrics') ?? {});
  return new Map(metrics.map(([name, metric]) => [name, valueAt(metric, 'values') ?? metric]));
}
