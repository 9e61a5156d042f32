import { listFailures, parsePercentiles } from '../parse/responses.js';
import { textReport } from '../parse/print.js';
import { captureNumber } from '../parse/tool.js';
import { otherLengths } from '../../problems/summaries.js';

/** ab's console output. */
export const abText = textReport({
  id: 'ab-text',
  title: 'ApacheBench (text)',
  start: /^This is ApacheBench, Version /,
  required: {
    'Complete requests': /^Complete requests: +\d+\s/m,
    'Requests per second': /^Requests per second: +[\d.]+ /m,
    'Connection Times': /^Total:( +[\d.]+){3}/m,
    'longest request': / \(longest request\)/,
  },
  run: (text) => {
    const number = (pattern: RegExp): number | undefined => captureNumber(text, pattern);
    const [, ...kinds] = /\(Connect: (\d+), Receive: (\d+), Length: \d+, Exceptions: (\d+)\)/.exec(text) ?? [];
    const times = (/^Total:(.*)/m.exec(text)?.[1] ?? '').trim().split(/\s+/).map(Number);
    // With -S the columns are min, avg, max.
    const [min, mean, standardDeviation, p50, max] =
      times.length === 3 ? [times[0], times[1], undefined, undefined, times[2]] : times;
    return {
      label: /^Document Path: +(\S+)/m.exec(text)?.[1],
      users: number(/^Concurrency Level: +(\d+)/m),
      samples: number(/^Complete requests: +(\d+)/m),
      errors: kinds.reduce((sum, count) => sum + Number(count), number(/^Non-2xx responses: +(\d+)/m) ?? 0),
      failures: listFailures(
        [],
        [
          ['response other than 2xx', number(/^Non-2xx responses: +(\d+)/m) ?? 0],
          ...['failed to connect', 'failed to receive', 'exception'].map(
            (name, i) => [name, Number(kinds[i] ?? 0)] as const,
          ),
        ],
      ),
      durationMs: (number(/^Time taken for tests: +([\d.]+) seconds/m) ?? NaN) * 1000,
      values: {
        throughput: number(/^Requests per second: +([\d.]+)/m),
        min,
        mean,
        standardDeviation,
        p50,
        max,
        ...parsePercentiles(text),
        receivedKBPerSec: number(/^Transfer rate: +([\d.]+) /m),
      },
    };
  },
  problems: (text, file) => {
    const count = captureNumber(text, /Length: (\d+)/) ?? 0;
    return count > 0 ? [otherLengths(file, count)] : [];
  },
});
