import { readProperty } from '../../lang/objects.js';
import { getDate, getNumber, jsonReport, listMembers, readTimes } from '../parse/json.js';
import { listFailures } from '../parse/responses.js';
import { toPath, perSecond, type ToolRun } from '../parse/tool.js';

/** The output of autocannon --json. */
export const autocannonJson = jsonReport({
  id: 'autocannon-json',
  signs: [/"latency"\s*:\s*\{/, /"non2xx"\s*:/],
  method: { percentile: 'hdr', significantDigits: 5 },
  runs: (value) => {
    const number = (...keys: readonly string[]): number => getNumber(value, keys) ?? 0;
    const [url, title] = ['url', 'title'].map((key) => readProperty(value, key));
    const answered = number('requests', 'total');
    const durationMs = getNumber(value, ['duration'], 1000);
    return {
      ...(typeof title === 'string' ? { scenario: title } : {}),
      ...(typeof url === 'string' ? { label: toPath(url) } : {}),
      startedAt: getDate(value, 'start'),
      users: getNumber(value, ['connections']),
      samples: answered + number('errors'),
      errors: number('errors') + number('mismatches') + number('4xx') + number('5xx'),
      failures: countFailures(value, number),
      durationMs,
      values: {
        throughput: perSecond(answered, durationMs),
        receivedKBPerSec: perSecond(number('throughput', 'total') / 1024, durationMs),
        ...(answered > 0 && readTimes(readProperty(value, 'latency'))),
      },
    };
  },
});

function countFailures(value: unknown, number: (key: string) => number): ToolRun['failures'] {
  const codes = listMembers(readProperty(value, 'statusCodeStats')).map(
    ([code, stats]) => [code, getNumber(stats, ['count']) ?? 0] as const,
  );
  return listFailures(codes, [
    ['timeout', number('timeouts')],
    ['connection error', number('errors') - number('timeouts')],
    ['unexpected body', number('mismatches')],
  ]);
}
