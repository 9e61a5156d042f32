import type { Reader, Reading } from '../../../model/reading.js';
import { getCounts, getDate, getNumber, readJson } from '../parse/json.js';
import { countFailed, listFailures } from '../parse/responses.js';
import { perSecond, reportRuns, type Tool } from '../parse/tool.js';

const vegeta: Tool = { method: { percentile: 'unknown' }, remedy: 'tool' };

/** The output of vegeta report -type=json. */
export const vegetaJson: Reader = {
  id: 'vegeta-json',
  title: 'vegeta report (JSON)',
  notes: {
    writer: 'vegeta report -type=json',
    sources: {
      errorPercent: 'status_codes outside 200-399 (0 is no response) / requests',
      throughput:
        'requests / (duration + wait). vegeta\'s "throughput" counts successes only, its "rate" excludes the wait for the last responses',
      'p50, p90, p95, p99, mean, min, max': 'latencies: nanoseconds',
    },
    omissions: 'The target and the number of workers.',
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
  const codes = getCounts(value, 'status_codes');
  yield* reportRuns(
    file,
    [
      {
        samples: requests,
        errors: countFailed(codes),
        failures: listFailures(codes),
        durationMs,
        startedAt: getDate(value, 'earliest'),
        values: {
          throughput: perSecond(requests, durationMs),
          ...Object.fromEntries(Object.entries(latencies).map(([id, key]) => [id, nanoseconds('latencies', key)])),
        },
      },
    ],
    vegeta,
  );
}
