/** Taurus's final statistics in XML and in CSV: seconds, counts, and a total without a label. */
import { defined } from '../../lang/objects.js';
import { csvReport } from '../parse/csv-report.js';
import { textReport } from '../parse/print.js';
import { numberOrUndefined } from '../parse/quantity.js';
import { listFailures, type Counts } from '../parse/responses.js';
import { perSecond, type ToolRun } from '../parse/tool.js';
import { resolveReferences } from '../../samples/xml/text.js';

/** Taurus uses HdrHistograms of 3 significant digits. */
const taurus = { method: { percentile: 'hdr', significantDigits: 3 }, remedy: 'taurus' } as const;

const levels = [50, 75, 90, 95, 98, 99, 99.9].map((level) => [`p${String(level).replace('.', '')}`, level] as const);
const percentiles: Readonly<Record<string, number>> = { min: 0, ...Object.fromEntries(levels), max: 100 };

/** The numbers of one label, which both formats contain. */
interface TaurusLabel {
  /** Looks up a value by Taurus's name; there, throughput is a count of requests. */
  readonly value: (name: string) => number | undefined;
  /** Looks up a percentile (0 to 100), in seconds. */
  readonly percentile: (level: number) => number | undefined;
  /** Requests by response code. */
  readonly codes: Counts;
  readonly durationMs?: number | undefined;
}

function toRun(label: string, { value, percentile, codes, durationMs }: TaurusLabel): ToolRun {
  const [samples, bytes] = [value('throughput'), value('bytes')];
  const times = new Set(Object.values(percentiles).flatMap((level) => percentile(level) ?? []));
  // Taurus prints seconds with three decimals, and several different times are never all whole seconds.
  const areWhole = times.size > 2 && [...times].every(Number.isInteger);
  return {
    label,
    samples,
    errors: value('fail'),
    failures: listFailures(codes),
    // Taurus measures the duration from the second of the first request to that of the last, so a request may take
    // longer.
    mayExceedDuration: true,
    ...defined({
      durationMs: durationMs === 0 ? undefined : durationMs,
      doubt: areWhole ? 'every percentile is a whole number of seconds' : undefined,
    }),
    values: {
      throughput: perSecond(samples, durationMs),
      mean: toMilliseconds(value('avg_rt')),
      ...Object.fromEntries(Object.entries(percentiles).map(([id, level]) => [id, toMilliseconds(percentile(level))])),
      standardDeviation: toMilliseconds(value('stdev_rt')),
      receivedKBPerSec: perSecond(bytes === undefined ? undefined : bytes / 1024, durationMs),
    },
  };
}

const toMilliseconds = (seconds: number | undefined): number | undefined =>
  seconds === undefined ? undefined : seconds * 1000;

/** The dump-xml file of Taurus's final-stats reporter. */
export const taurusXml = textReport({
  id: 'taurus-xml',
  title: 'Taurus final statistics (XML)',
  sign: /^\s*(<\?xml[^>]*>\s*)?<FinalStatus[\s>]/,
  start: /<FinalStatus>/,
  required: { '</FinalStatus>': /<\/FinalStatus>\s*$/ },
  ...taurus,
  runs: readGroups,
});

function readGroups(text: string): readonly (ToolRun & { readonly line: number })[] {
  const seconds = /<TestDuration>([\d.]+)<\/TestDuration>/.exec(text)?.[1];
  const durationMs = seconds === undefined ? undefined : Number(seconds) * 1000;
  let line = 1;
  return text.split('<Group ').flatMap((part, i) => {
    const startLine = line;
    line += part.split('\n').length - 1;
    const label = /^label="([^"]*)">/.exec(part)?.[1] ?? '';
    if (i === 0 || label === '') return [];
    const values = new Map(
      [...part.matchAll(/<(\w+) value="([^"]*)"(?: param="([^"]*)")?>/g)].map(([, name = '', value = '', param]) => [
        param === undefined ? name : `${name} ${String(Number(param))}`,
        numberOrUndefined(value),
      ]),
    );
    const number = (name: string): number | undefined => values.get(name);
    const codes = [...part.matchAll(/<rc value="(\d+)" param="([^"]*)">/g)].map(
      ([, count, code = '']) => [resolveReferences(code), Number(count)] as const,
    );
    const percentile = (level: number): number | undefined => number(`perc ${String(level)}`);
    const row = toRun(resolveReferences(label), { value: number, percentile, codes, durationMs });
    return [{ ...row, line: startLine }];
  });
}

/** The dump-csv file of Taurus's final-stats reporter. */
export const taurusCsv = csvReport({
  id: 'taurus-csv',
  headers: ['label', 'avg_rt', 'succ', 'fail', 'throughput'],
  ...taurus,
  toRun: ({ headers, text, number }) => {
    const codes = headers
      .filter((head) => head.startsWith('rc_'))
      .map((head) => [head.slice('rc_'.length), number(head) ?? 0] as const);
    const percentile = (level: number): number | undefined =>
      number(...headers.filter((head) => head.startsWith('perc_') && Number(head.slice('perc_'.length)) === level));
    const label = text('label');
    return label === '' ? undefined : toRun(label, { value: number, percentile, codes });
  },
});
