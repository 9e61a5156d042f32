import { defined } from '../../lang/objects.js';
import { csvReport } from '../parse/csv-report.js';
import { readTimes } from '../parse/json-report.js';
import { listFailures } from '../parse/responses.js';

/** The dump-csv file of Taurus's final-stats reporter: seconds, counts, and a total without a label. Its throughput is a count of requests. */
export const taurusCsv = csvReport({
  id: 'taurus-csv',
  headers: ['label', 'avg_rt', 'succ', 'fail', 'throughput'],
  // Taurus uses HdrHistograms of 3 significant digits.
  method: { percentile: 'hdr', significantDigits: 3 },
  remedy: 'taurus',
  toRun: ({ headers, text, number }) => {
    const [label, samples] = [text('label'), number('throughput')];
    if (label === '' || samples === undefined) return undefined;
    const codes = headers
      .filter((head) => head.startsWith('rc_'))
      .map((head) => [head.slice('rc_'.length), number(head) ?? 0] as const);
    const times = headers.map((head) => [head.replace('_', ' '), number(head)] as const);
    const percentiles = times.flatMap(([name, seconds]) => (name.startsWith('perc ') ? (seconds ?? []) : []));
    // Taurus prints seconds with three decimals, and several different times are never all whole seconds.
    const areWhole = new Set(percentiles).size > 2 && percentiles.every(Number.isInteger);
    return {
      label,
      samples,
      errors: number('fail'),
      failures: listFailures(codes),
      ...defined({ doubt: areWhole ? 'every percentile is a whole number of seconds' : undefined }),
      values: readTimes(Object.fromEntries(times), 1000),
    };
  },
});
