import type { Reader, Reading } from '../../../model/reading.js';
import { readJson, getNumber, getValue } from '../parse/json.js';
import { toPath, reportRuns, type Tool } from '../parse/tool.js';

const autocannon: Tool = { method: { percentile: 'hdr', significantDigits: 5 }, remedy: 'tool' };

/** What autocannon --json prints. */
export const autocannonJson: Reader = {
  id: 'autocannon-json',
  title: 'autocannon (JSON)',
  notes: {
    by: 'autocannon --json URL',
    from: {
      scenario: 'title (-T)',
      label: 'path of url',
      users: 'connections',
      errorPercent: 'errors (timeouts among them), mismatches, 4xx and 5xx, of requests.total and errors',
      throughput: 'requests.total by duration; requests.average is that of whole seconds',
      'mean, min, max, standardDeviation': 'latency: ms',
      'p50, p75, p90, p99, p999': 'latency: whole ms, an HdrHistogram of 5 digits',
      receivedKBPerSec: 'throughput.total, which is bytes, by duration',
    },
    without: 'p95. What answers within half a millisecond has latencies of 0, and a p99 of 0 counts as not recorded.',
  },
  recognises: (head) => /^\s*\{/.test(head) && /"latency"\s*:\s*\{/.test(head) && /"non2xx"\s*:/.test(head),
  read: (input) => readJson(input, readings),
};

const latencies: Readonly<Record<string, string>> = {
  mean: 'mean',
  min: 'min',
  max: 'max',
  standardDeviation: 'stddev',
  p50: 'p50',
  p75: 'p75',
  p90: 'p90',
  p99: 'p99',
  p999: 'p99_9',
};

function* readings(value: unknown, _: string, file: string): Generator<Reading> {
  const number = (...keys: readonly string[]): number => getNumber(value, keys) ?? 0;
  const [url, title, start] = ['url', 'title', 'start'].map((key) => getValue(value, key));
  const answered = number('requests', 'total');
  const seconds = getNumber(value, ['duration']);
  const perSec = (count: number): number | undefined =>
    seconds === undefined || seconds === 0 ? undefined : count / seconds;
  yield* reportRuns(
    file,
    [
      {
        ...(typeof title === 'string' ? { scenario: title } : {}),
        ...(typeof url === 'string' ? { label: toPath(url) } : {}),
        ...(typeof start === 'string' && !Number.isNaN(Date.parse(start))
          ? { startedAt: new Date(start).toISOString() }
          : {}),
        users: getNumber(value, ['connections']),
        samples: answered + number('errors'),
        errors: number('errors') + number('mismatches') + number('4xx') + number('5xx'),
        durationMs: seconds === undefined ? undefined : seconds * 1000,
        values: {
          throughput: perSec(answered),
          receivedKBPerSec: perSec(number('throughput', 'total') / 1024),
          ...(answered === 0
            ? {}
            : Object.fromEntries(
                Object.entries(latencies).map(([id, key]) => [id, getNumber(value, ['latency', key])]),
              )),
        },
      },
    ],
    autocannon,
  );
}
