import { readProperty } from '../../lang/objects.js';
import { getCounts, getNumber, getText } from '../parse/json.js';
import { jsonReport } from '../parse/json-report.js';
import type { ToolRun } from '../parse/tool.js';
import { computePercentiles } from '../../samples/measurement.js';

/** The output of locust --json and --json-file: the statistics of each request with all of its response times. */
export const locustJson = jsonReport({
  id: 'locust-json',
  signs: [/^\s*\[/, /"num_requests"\s*:/, /"(response_times|total_response_time|num_none_requests)"\s*:/],
  method: { percentile: 'nearest-rank' },
  remedy: 'locust',
  runs: (value) => {
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    const seconds = (key: string): readonly number[] => items.flatMap((item) => getNumber(item, [key]) ?? []);
    const startMs = Math.min(...seconds('start_time')) * 1000;
    const durationMs = Math.max(...seconds('last_request_timestamp')) * 1000 - startMs;
    return items.map((item) => toRun(item, startMs, durationMs));
  },
});

function toRun(item: unknown, startMs: number, durationMs: number): ToolRun {
  const number = (key: string): number | undefined => getNumber(item, [key]);
  const counted = getCounts({ times: readProperty(item, 'response_times') }, 'times')
    .map(([time, count]) => [Number(time), count] as const)
    .filter(([time, count]) => Number.isFinite(time) && count > 0)
    .sort(([a], [b]) => a - b);
  const timed = counted.reduce((sum, [, count]) => sum + count, 0);
  const distribution = { n: timed, values: counted.map(([time]) => time), times: counted.map(([, count]) => count) };
  const samples = number('num_requests');
  return {
    label: `${getText(item, 'method') ?? ''} ${getText(item, 'name') ?? ''}`.trim(),
    samples,
    errors: number('num_failures'),
    durationMs,
    startedAt: Number.isFinite(startMs) ? new Date(startMs).toISOString() : undefined,
    values: {
      ...(timed > 0 && {
        ...computePercentiles(distribution, 'nearest-rank'),
        mean: (number('total_response_time') ?? NaN) / timed,
        min: number('min_response_time'),
        max: number('max_response_time'),
      }),
    },
  };
}
