import type { Reader, Reading } from '../../../model/reading.js';
import { parseMilliseconds } from '../parse/quantity.js';
import { countFailed, listFailures } from '../parse/responses.js';
import { readPrint } from '../parse/print.js';
import { perSecond, reportRuns, type Tool } from '../parse/tool.js';

const vegeta: Tool = { method: { percentile: 'unknown' }, remedy: 'tool' };
const title = 'vegeta report (text)';

/** The console output of vegeta report. */
export const vegetaText: Reader = {
  id: 'vegeta-text',
  title,
  notes: {
    writer: 'vegeta report',
    sources: {
      errorPercent: '"Status Codes" outside 200-399 (0 is no response) / all',
      throughput: 'total of "Requests" / total of "Duration"; vegeta\'s "throughput" counts successes only',
      'p50, p90, p95, p99, mean, min, max': '"Latencies", in the order of its head: µs, ms, s or m',
    },
    omissions: 'The target and the number of workers.',
  },
  recognises: (head) => /^Requests\s+\[total, rate/m.test(head),
  read: (input) =>
    readPrint(input, {
      title,
      start: /^Requests\s+\[total, rate/,
      required: {
        Duration: /^Duration\s+\[total, attack, wait\]\s+\S+, /m,
        Latencies: /^Latencies\s+\[.*\]\s+\S+/m,
        Success: /^Success\s+\[ratio\]\s+[\d.]+%/m,
        'Status Codes': /^Status Codes\s+\[code:count\]/m,
        'Error Set': /^Error Set:/m,
      },
      read: readings,
    }),
};

function* readings(text: string, file: string): Generator<Reading> {
  const listed = (head: string): readonly (readonly [name: string, value: string])[] => {
    const [, names = '', values = ''] = new RegExp(`^${head}\\s+\\[(.*?)\\]\\s+(.*)`, 'm').exec(text) ?? [];
    const found = values.split(', ');
    return names.split(', ').map((name, i) => [name, found[i]?.trim() ?? ''] as const);
  };
  const [, total = ''] = listed('Requests').find(([name]) => name === 'total') ?? [];
  const durationMs = parseMilliseconds(listed('Duration').find(([name]) => name === 'total')?.[1]);
  const pairs = /^Status Codes\s+\[code:count\](.*)/m.exec(text)?.[1]?.trim().split(/\s+/) ?? [];
  const codes = pairs.map((pair) => pair.split(':')).map(([code = '', count]) => [code, Number(count ?? 0)] as const);
  yield* reportRuns(
    file,
    [
      {
        samples: Number(total),
        errors: countFailed(codes),
        failures: listFailures(codes),
        durationMs,
        values: {
          throughput: perSecond(Number(total), durationMs),
          ...Object.fromEntries(
            listed('Latencies').map(([name, value]) => [
              /^\d/.test(name) ? `p${name}` : name,
              parseMilliseconds(value),
            ]),
          ),
        },
      },
    ],
    vegeta,
  );
}
