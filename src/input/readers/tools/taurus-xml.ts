import type { Reader, Reading } from '../../../model/reading.js';
import { numberOrUndefined } from '../parse/quantity.js';
import { readPrint } from '../parse/print.js';
import { reportRuns } from '../parse/tool.js';
import { taurus, toTaurusRun } from '../parse/taurus.js';
import { noRows } from '../../../problems/tables.js';

const title = 'Taurus final statistics (XML)';

/** The dump-xml file of Taurus's final-stats reporter. */
export const taurusXml: Reader = {
  id: 'taurus-xml',
  title,
  notes: {
    writer: 'Taurus, reporting: {module: final-stats, dump-xml: FILE}',
    sources: {
      label: 'label of each Group',
      errorPercent: 'fail / throughput, which is a count of requests',
      throughput: 'throughput / TestDuration, which is in whole seconds',
      'p50, p75, p90, p95, p98, p99, p999, min, max':
        'perc by its param: seconds, an HdrHistogram of 3 significant digits',
      'mean, standardDeviation': 'avg_rt and stdev_rt: seconds',
      receivedKBPerSec: 'bytes / TestDuration',
    },
    omissions:
      'The Group without a label, which is the total. concurrency, which is that of the last second (--set users=N).',
  },
  recognises: (head) => /^\s*(<\?xml[^>]*>\s*)?<FinalStatus[\s>]/.test(head),
  read: (input) =>
    readPrint(input, {
      title,
      start: /<FinalStatus>/,
      required: { '</FinalStatus>': /<\/FinalStatus>\s*$/ },
      read: readings,
    }),
};

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescapeEntities = (text: string): string =>
  text.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);

function* readings(text: string, file: string): Generator<Reading> {
  const seconds = /<TestDuration>([\d.]+)<\/TestDuration>/.exec(text)?.[1];
  const durationMs = seconds === undefined ? undefined : Number(seconds) * 1000;
  let line = 1;
  const runs = text.split('<Group ').flatMap((part, i) => {
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
      ([, count, code = '']) => [unescapeEntities(code), Number(count)] as const,
    );
    const percentile = (level: number): number | undefined => number(`perc ${String(level)}`);
    const row = toTaurusRun(unescapeEntities(label), { value: number, percentile, codes, durationMs });
    return [{ ...row, line: startLine }];
  });
  yield* reportRuns(file, runs, taurus);
  if (runs.length === 0) yield { kind: 'problem', problem: noRows(file) };
}
