/** Taurus's final statistics in XML and in CSV: seconds, counts, and a total without a label. */
import { defined } from '../../lang/objects.js';
import { csvReport } from '../parse/csv-report.js';
import { readTimes } from '../parse/json-report.js';
import { textReport } from '../parse/print.js';
import { numberOrUndefined } from '../parse/quantity.js';
import { listFailures, type Counts } from '../parse/responses.js';
import { perSecond, type ToolRun } from '../parse/tool.js';
import { resolveReferences } from '../../samples/xml/text.js';

/** Taurus uses HdrHistograms of 3 significant digits. */
const taurus = { method: { percentile: 'hdr', significantDigits: 3 }, remedy: 'taurus' } as const;

/** @param named the numbers of one label by Taurus's names; there, throughput is a count of requests */
function toRun(label: string, named: ReadonlyMap<string, number>, codes: Counts, durationMs?: number): ToolRun {
  const [samples, bytes] = [named.get('throughput'), named.get('bytes')];
  const percentiles = [...named].filter(([name]) => name.startsWith('perc '));
  const times = new Set(percentiles.map(([, seconds]) => seconds));
  // Taurus prints seconds with three decimals, and several different times are never all whole seconds.
  const areWhole = times.size > 2 && [...times].every(Number.isInteger);
  return {
    label,
    samples,
    errors: named.get('fail'),
    failures: listFailures(codes),
    // Taurus measures the duration from the second of the first request to that of the last, so a request may take
    // longer.
    mayExceedDuration: true,
    ...defined({
      durationMs: durationMs === 0 ? undefined : durationMs,
      doubt: areWhole ? 'every percentile is a whole number of seconds' : undefined,
    }),
    values: {
      ...readTimes(Object.fromEntries(named), 1000),
      receivedKBPerSec: perSecond(bytes === undefined ? undefined : bytes / 1024, durationMs),
    },
  };
}

const toNamed = (cells: readonly (readonly [name: string, value: number | undefined])[]): ReadonlyMap<string, number> =>
  new Map(cells.flatMap(([name, value]) => (value === undefined ? [] : [[name.replace('_', ' '), value]])));

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
    const values = [...part.matchAll(/<(\w+) value="([^"]*)"(?: param="([^"]*)")?>/g)].map(
      ([, name = '', value, param = '']) => [`${name} ${param}`.trim(), numberOrUndefined(value)] as const,
    );
    const codes = [...part.matchAll(/<rc value="(\d+)" param="([^"]*)">/g)].map(
      ([, count, code = '']) => [resolveReferences(code), Number(count)] as const,
    );
    const row = toRun(resolveReferences(label), toNamed(values), codes, durationMs);
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
    const label = text('label');
    const named = toNamed(headers.map((head) => [head, number(head)]));
    return label === '' || !named.has('throughput') ? undefined : toRun(label, named, codes);
  },
});
