import type { Reader, Reading } from '../../../model/reading.js';
import { readJson, getNumber, getValue } from '../parse/json.js';
import { countFailed } from '../parse/responses.js';
import { reportRuns, type Tool } from '../parse/tool.js';

const vegeta: Tool = { method: { percentile: 'unknown' }, remedy: 'tool' };

/** vegeta report -type=json. */
export const vegetaJson: Reader = {
  id: 'vegeta-json',
  title: 'vegeta report (JSON)',
  notes: {
    by: 'vegeta report -type=json',
    from: {
      errorPercent: 'status_codes outside 200-399, of requests; 0 is no answer',
      throughput:
        'requests by duration and wait together. Its own "throughput" counts successes alone, its "rate" leaves out the wait for the last answers',
      'p50, p90, p95, p99, mean, min, max': 'latencies: nanoseconds',
    },
    without: 'The target, and how many workers there were.',
  },
  recognises: (head) => /^\s*\{/.test(head) && /"latencies"\s*:\s*\{/.test(head) && /"status_codes"\s*:/.test(head),
  read: (input) => readJson(input, readings),
};

const latencies: Readonly<Record<string, string>> = {
  mean: 'mean',
  min: 'min',
  max: 'max',
  p50: '50th',
  p90: '90th',
  p95: '95th',
  p99: '99th',
};

function* readings(value: unknown, _: string, file: string): Generator<Reading> {
  const nanoseconds = (...keys: readonly string[]): number | undefined => getNumber(value, keys, 1e-6);
  const requests = getNumber(value, ['requests']) ?? 0;
  const durationMs = (nanoseconds('duration') ?? 0) + (nanoseconds('wait') ?? 0);
  const codes = Object.entries(getValue(value, 'status_codes') ?? {}).map(
    ([code, count]) => [code, Number(count)] as const,
  );
  const start = getValue(value, 'earliest');
  yield* reportRuns(
    file,
    [
      {
        samples: requests,
        errors: countFailed(codes),
        durationMs,
        ...(typeof start === 'string' && !Number.isNaN(Date.parse(start))
          ? { startedAt: new Date(start).toISOString() }
          : {}),
        values: {
          throughput: durationMs > 0 ? (requests * 1000) / durationMs : undefined,
          ...Object.fromEntries(Object.entries(latencies).map(([id, key]) => [id, nanoseconds('latencies', key)])),
        },
      },
    ],
    vegeta,
  );
}
