/** The heads of JMeter's Aggregate Report, under which its exports and the nightly histories made of them are known. */
import { headsOf } from './csv.js';

/** As JMeter's Aggregate Report saves them; the last two where JMeterPlugins and a date were there. */
const plainHeads = [
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

/** JMeterPlugins writes the names of JMeter's messages where JMeter writes the messages. */
const messageNames: Readonly<Record<string, string>> = {
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

/** A row without a head above it: eight counts and times, an error rate with its % sign, three rates, perhaps a date. */
const headlessRow = /^[^,"]*(,\d+){8},\d+(\.\d+)?%(,\d*\.?\d+){3}(,[^,]*)?$/;

/**
 * The heads of an aggregate of JMeter's, in JMeter's words, wherever they are known from; undefined where it is none.
 * Without a head, order is what vouches for the columns: min <= median <= 90 <= 95 <= 99 <= max.
 */
export function aggregateHeads(
  text: string,
): { readonly heads: readonly string[]; readonly implied: boolean } | undefined {
  const first = headsOf(text);
  const heads = first.map((head) => (Object.hasOwn(messageNames, head) ? (messageNames[head] ?? head) : head));
  const isAggregate = heads[0] === 'Label' && heads[1] === '# Samples' && heads.includes('Average');
  if (isAggregate) return { heads, implied: false };
  if (!headlessRow.test(first.join(','))) return undefined;
  const [median, p90, p95, p99, min, max] = first.slice(3, 9).map(Number);
  const rising = [min, median, p90, p95, p99, max].every(
    (value, i, all) => i === 0 || (value ?? 0) >= (all[i - 1] ?? 0),
  );
  return rising ? { heads: plainHeads.slice(0, first.length), implied: true } : undefined;
}
