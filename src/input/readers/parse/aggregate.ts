/** Recognises exports of JMeter's Aggregate Report, and nightly histories built from them, by their heads. */
import { readHeads } from './csv.js';

/** Heads as saved by JMeter. JMeterPlugins adds the standard deviation; histories add the date. */
const defaultHeads = [
  'Label',
  '# Samples',
  'Average',
  'Median',
  '90% Line',
  '95% Line',
  '99% Line',
  'Min',
  'Max',
  'Error %',
  'Throughput',
  'Received KB/sec',
  'Std. Dev.',
  'Date',
];

/** JMeterPlugins writes the keys of JMeter's messages instead of the messages. */
const headByMessageKey: Readonly<Record<string, string>> = {
  sampler_label: 'Label',
  aggregate_report_count: '# Samples',
  average: 'Average',
  aggregate_report_median: 'Median',
  'aggregate_report_90%_line': '90% Line',
  'aggregate_report_95%_line': '95% Line',
  'aggregate_report_99%_line': '99% Line',
  aggregate_report_min: 'Min',
  aggregate_report_max: 'Max',
  'aggregate_report_error%': 'Error %',
  aggregate_report_rate: 'Throughput',
  aggregate_report_bandwidth: 'Received KB/sec',
  aggregate_report_stddev: 'Std. Dev.',
};

/**
 * Whether a row contains data, in a file without a head: eight counts and times, an error rate in percent, three rates,
 * perhaps a date.
 */
const headlessRow = /^[^,"]*(,\d+){8},\d+(\.\d+)?%(,\d*\.?\d+){3}(,[^,]*)?$/;

/**
 * In a file without a head, the columns are verified by their order: min <= median <= 90 <= 95 <= 99 <= max.
 *
 * @returns JMeter's heads, `implied` if the file does not contain them; undefined if it is not an aggregate report
 */
export function matchAggregateHeads(
  text: string,
): { readonly heads: readonly string[]; readonly implied: boolean } | undefined {
  const firstRow = readHeads(text);
  const heads = firstRow.map((head) =>
    Object.hasOwn(headByMessageKey, head) ? (headByMessageKey[head] ?? head) : head,
  );
  const isAggregate = heads[0] === 'Label' && heads[1] === '# Samples' && heads.includes('Average');
  if (isAggregate) return { heads, implied: false };
  if (!headlessRow.test(firstRow.join(','))) return undefined;
  const [median, p90, p95, p99, min, max] = firstRow.slice(3, 9).map(Number);
  const isAscending = [min, median, p90, p95, p99, max].every(
    (value, index, all) => index === 0 || (value ?? 0) >= (all[index - 1] ?? 0),
  );
  return isAscending ? { heads: defaultHeads.slice(0, firstRow.length), implied: true } : undefined;
}
