import type { Reader, Reading } from '../../../model/reading.js';
import { readText } from '../parse/text.js';
import { listFailures } from '../parse/responses.js';
import { readPrint } from '../parse/print.js';
import { captureNumber, reportRuns, type Tool } from '../parse/tool.js';
import { bareTableNotRead, otherLengths } from '../../../problems/summaries.js';

const ab: Tool = { method: { percentile: 'unknown' }, remedy: 'tool' };
const title = 'ApacheBench (text)';
/** The CSV that -e writes: 101 percentiles and nothing else. */
const bareTable = /^Percentage served,Time in ms\r?\n/;

/** ab's console output. Its CSV gets a separate problem, because it is often in the same folder. */
export const abText: Reader = {
  id: 'ab-text',
  title,
  notes: {
    writer: 'ab URL',
    sources: {
      label: '"Document Path"',
      users: '"Concurrency Level"',
      errorPercent: '("Non-2xx responses" + "Failed requests" except those of another length) / "Complete requests"',
      throughput: '"Requests per second"',
      'p50, p75, p90, p95, p98, p99': 'the table of percentages: whole ms',
      'mean, min, max, standardDeviation': '"Total" under "Connection Times": ms',
      receivedKBPerSec: '"Transfer rate"',
    },
    omissions: 'The CSV that -e writes.',
  },
  recognises: (head) => /^This is ApacheBench, Version /m.test(head) || bareTable.test(head),
  read: (input) =>
    bareTable.test(input.head)
      ? readText(input, function* (_, file) {
          yield { kind: 'problem', problem: bareTableNotRead(file) };
        })
      : readPrint(input, {
          title,
          start: /^This is ApacheBench, Version /,
          required: {
            'Complete requests': /^Complete requests: +\d+\s/m,
            'Requests per second': /^Requests per second: +[\d.]+ /m,
            'Connection Times': /^Total:( +[\d.]+){3}/m,
            'longest request': / \(longest request\)/,
          },
          read: readings,
        }),
};

const percent = /^ +(50|75|90|95|98|99)% +(\d+)/gm;

function* readings(text: string, file: string): Generator<Reading> {
  const number = (pattern: RegExp): number | undefined => captureNumber(text, pattern);
  const [, ...kinds] = /\(Connect: (\d+), Receive: (\d+), Length: \d+, Exceptions: (\d+)\)/.exec(text) ?? [];
  const times = (/^Total:(.*)/m.exec(text)?.[1] ?? '').trim().split(/\s+/).map(Number);
  // With -S the columns are min, avg, max.
  const [min, mean, standardDeviation, p50, max] =
    times.length === 3 ? [times[0], times[1], undefined, undefined, times[2]] : times;
  const otherLength = number(/Length: (\d+)/) ?? 0;
  yield* reportRuns(
    file,
    [
      {
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
          ...Object.fromEntries([...text.matchAll(percent)].map(([, level = '', ms]) => [`p${level}`, Number(ms)])),
          receivedKBPerSec: number(/^Transfer rate: +([\d.]+) /m),
        },
      },
    ],
    ab,
  );
  if (otherLength > 0) yield { kind: 'problem', problem: otherLengths(file, otherLength) };
}
