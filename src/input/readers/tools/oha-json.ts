import type { Reader } from '../../../model/reading.js';
import { getCounts, getNumber, readJson } from '../parse/json.js';
import { reportOhaRun } from '../parse/oha.js';
import type { Counts } from '../parse/responses.js';

/** The output of oha --output-format json (-j in older versions). */
export const ohaJson: Reader = {
  id: 'oha-json',
  title: 'oha (JSON)',
  notes: {
    writer: 'oha --output-format json URL',
    sources: {
      errorPercent: 'errorDistribution except "aborted due to deadline", and status 400 or above',
      throughput: 'the same requests / summary.total',
      'p50, p75, p90, p95, p99, p999': 'latencyPercentiles: seconds',
      'mean, min, max': 'summary: average, fastest and slowest, in seconds',
    },
    omissions: 'The URL and the number of connections (--set users=N).',
  },
  recognises: (head) => /^\s*\{/.test(head) && /"summary"\s*:\s*\{\s*"successRate"\s*:/.test(head),
  read: (input) =>
    readJson(input, (value, _, file) => {
      const milliseconds = (...keys: readonly string[]): number | undefined => getNumber(value, keys, 1000);
      // ghz has the same keys for the counts, but no summary.
      const counts = (key: string): Counts =>
        milliseconds('summary', 'total') === undefined ? [] : getCounts(value, key);
      const levels = ['p50', 'p75', 'p90', 'p95', 'p99', 'p99.9'];
      return reportOhaRun(file, {
        responses: counts('statusCodeDistribution'),
        failures: counts('errorDistribution'),
        durationMs: milliseconds('summary', 'total'),
        values: {
          mean: milliseconds('summary', 'average'),
          min: milliseconds('summary', 'fastest'),
          max: milliseconds('summary', 'slowest'),
          ...Object.fromEntries(
            levels.map((level) => [level.replace('.', ''), milliseconds('latencyPercentiles', level)]),
          ),
        },
      });
    }),
};
