import type { Reader, Reading } from '../../../model/reading.js';
import { countFailed, listFailures, parseFailures, isComplete, parseResponses, sumCounts } from '../parse/responses.js';
import { readPrint } from '../parse/print.js';
import { captureNumber, reportRuns, type Tool } from '../parse/tool.js';
import { captureMilliseconds } from '../parse/quantity.js';
import { summaryCutOff } from '../../../problems/summaries.js';

const hey: Tool = { method: { percentile: 'unknown' }, remedy: 'tool' };
const title = 'hey (text)';

/** hey's console output. */
export const heyText: Reader = {
  id: 'hey-text',
  title,
  notes: {
    writer: 'hey URL',
    sources: {
      errorPercent: '"Error distribution", and status 400 or above in "Status code distribution"',
      throughput: '"Requests/sec", which includes failed requests',
      'p50, p75, p90, p95, p99': '"Latency distribution": seconds',
      'mean, min, max': '"Average", "Fastest" and "Slowest": seconds',
    },
    omissions: 'The URL and the number of workers (--set users=N).',
  },
  recognises: (head) => /^Summary:\r?\n\s+Total:\s+[\d.]+ secs/m.test(head),
  read: (input) =>
    readPrint(input, {
      title,
      start: /^Summary:\r?\n\s+Total:/,
      required: {
        Average: /^ +Average:\s+\S+ secs/m,
        'Requests/sec': /^ +Requests\/sec:\s+[\d.]+\s/m,
        'Status code distribution': /^Status code distribution:/m,
      },
      read: readings,
    }),
};

const percent = /^ +(50|75|90|95|99)%{1,2} in ([\d.]+) secs/gm;

function* readings(text: string, file: string): Generator<Reading> {
  const [responses, failures] = [parseResponses(text), parseFailures(text)];
  const samples = sumCounts([...responses, ...failures]);
  const rate = captureNumber(text, /^ +Requests\/sec:\s+([\d.]+)/m) ?? 0;
  const milliseconds = (name: string): number | undefined => captureMilliseconds(text, name);
  const durationMs = milliseconds('Total') ?? 0;
  if (!isComplete([...responses, ...failures], rate, durationMs)) {
    yield { kind: 'problem', problem: summaryCutOff(file, title, 'Status code distribution') };
    return;
  }
  const run = {
    samples,
    errors: countFailed(responses) + sumCounts(failures),
    failures: listFailures(responses, failures),
    durationMs,
    values: {
      throughput: rate,
      // There are no times without any response.
      ...(responses.length === 0
        ? {}
        : { mean: milliseconds('Average'), min: milliseconds('Fastest'), max: milliseconds('Slowest') }),
      ...Object.fromEntries([...text.matchAll(percent)].map(([, level = '', s]) => [`p${level}`, Number(s) * 1000])),
    },
  };
  yield* reportRuns(file, [run], hey);
}
