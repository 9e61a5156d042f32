import type { Reader, Reading } from '../model.js';
import { countsUnder, failedIn, fromPrint, numberAfter, toolReadings, type Tool } from './_shared-tool.js';

const hey: Tool = { method: { percentile: 'unknown' }, remedy: 'tool' };
const title = 'hey (text)';

/** What hey prints. */
export const heyText: Reader = {
  id: 'hey-text',
  title,
  notes: {
    by: 'hey URL',
    from: {
      errorPercent: '"Error distribution", and statuses from 400 on in "Status code distribution"',
      throughput: '"Requests/sec", failed ones among them',
      'p50, p75, p90, p95, p99': '"Latency distribution": seconds',
      'mean, min, max': '"Average", "Fastest" and "Slowest": seconds',
    },
    without: 'The URL and how many workers there were (-c): say it in the path or with --set users=N.',
  },
  recognises: (head) => /^Summary:\r?\n\s+Total:\s+[\d.]+ secs/m.test(head),
  read: (input) =>
    fromPrint(
      input,
      title,
      { 'Requests/sec': /^ +Requests\/sec:\s+[\d.]+\s/m, 'Status code distribution': /^Status code distribution:/m },
      readings,
    ),
};

const percent = /^ +(50|75|90|95|99)%{1,2} in ([\d.]+) secs/gm;

function* readings(text: string, file: string): Generator<Reading> {
  const answered = countsUnder(text, 'Status code distribution:');
  const failed = countsUnder(text, 'Error distribution:');
  const samples = [...answered, ...failed].reduce((sum, [, count]) => sum + count, 0);
  const milliseconds = (name: string): number | undefined => {
    const seconds =
      answered.length === 0 ? undefined : numberAfter(text, new RegExp(`^ +${name}:\\s+([\\d.]+) secs`, 'm'));
    return seconds === undefined ? undefined : seconds * 1000;
  };
  yield* toolReadings(
    file,
    [
      {
        samples,
        errors: failedIn(answered) + failed.reduce((sum, [, count]) => sum + count, 0),
        durationMs: (numberAfter(text, /^ +Total:\s+([\d.]+) secs/m) ?? NaN) * 1000,
        values: {
          throughput: numberAfter(text, /^ +Requests\/sec:\s+([\d.]+)/m),
          mean: milliseconds('Average'),
          min: milliseconds('Fastest'),
          max: milliseconds('Slowest'),
          ...Object.fromEntries(
            [...text.matchAll(percent)].map(([, level = '', s]) => [`p${level}`, Number(s) * 1000]),
          ),
        },
      },
    ],
    hey,
  );
}
