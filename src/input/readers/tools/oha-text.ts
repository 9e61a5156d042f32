import type { Reader, Reading } from '../../../model/reading.js';
import { reportOhaRun } from '../parse/oha.js';
import { parseFailures, isComplete, parseResponses } from '../parse/responses.js';
import { readPrint } from '../parse/print.js';
import { captureNumber } from '../parse/tool.js';
import { captureMilliseconds, parseMilliseconds } from '../parse/quantity.js';
import { summaryCutOff } from '../../../problems/summaries.js';

const title = 'oha (text)';

/** oha's console output. */
export const ohaText: Reader = {
  id: 'oha-text',
  title,
  notes: {
    writer: 'oha --no-tui URL',
    sources: {
      errorPercent: '"Error distribution" except "aborted due to deadline", and status 400 or above',
      throughput: 'the same requests / "Total"',
      'p50, p75, p90, p95, p99, p999': '"Response time distribution": ns, us, ms or sec',
      'mean, min, max': '"Average", "Fastest" and "Slowest"',
    },
    omissions: 'The URL and the number of connections (--set users=N).',
  },
  recognises: (head) => /^Summary:\r?\n\s+Success rate:/m.test(head),
  read: (input) =>
    readPrint(input, {
      title,
      start: /^Summary:\r?\n\s+Success rate:/,
      required: {
        Total: /^ +Total:\s+[\d.]+ [a-zµ]+\s*$/m,
        'Response time distribution': /^Response time distribution:/m,
        'Status code distribution': /^Status code distribution:\s*\n/m,
      },
      read: readings,
    }),
};

function* readings(text: string, file: string): Generator<Reading> {
  const [responses, failures] = [parseResponses(text), parseFailures(text)];
  const milliseconds = (name: string): number | undefined => captureMilliseconds(text, name);
  const durationMs = milliseconds('Total') ?? 0;
  const rate = captureNumber(text, /^ +Requests\/sec:\s+([\d.]+)/m) ?? 0;
  const percentiles = [...text.matchAll(/^ +(50|75|90|95|99|99\.9)(?:\.?0+)?% in (.*)/gm)].map(
    ([, percent = '', time]) => [`p${percent.replace('.', '')}`, parseMilliseconds(time)] as const,
  );
  if (!isComplete([...responses, ...failures], rate, durationMs))
    yield { kind: 'problem', problem: summaryCutOff(file, title, 'Status code distribution') };
  else
    yield* reportOhaRun(file, {
      responses,
      failures,
      durationMs,
      values: {
        mean: milliseconds('Average'),
        min: milliseconds('Fastest'),
        max: milliseconds('Slowest'),
        ...Object.fromEntries(percentiles),
      },
    });
}
