import type { Reader, Reading } from '../../../model/reading.js';
import { noRows } from '../../../problems/summaries.js';
import { parseNumber } from '../parse/cells.js';
import { readPrint, reportRuns } from '../parse/tool.js';
import { taurus, toTaurusRun } from '../parse/taurus.js';

const title = 'Taurus final statistics (XML)';

/** What Taurus's reporter final-stats dumps with dump-xml. */
export const taurusXml: Reader = {
  id: 'taurus-xml',
  title,
  notes: {
    by: 'Taurus, reporting: {module: final-stats, dump-xml: FILE}',
    from: {
      label: 'label of a Group',
      errorPercent: 'fail of throughput, which is a count of requests',
      throughput: 'that count by TestDuration, which is whole seconds: a test of less than a minute has a coarse one',
      'p50, p75, p90, p95, p98, p99, p999, min, max': 'perc by its param: seconds, an HdrHistogram of 3 digits',
      'mean, standardDeviation': 'avg_rt and stdev_rt: seconds',
      receivedKBPerSec: 'bytes by TestDuration',
    },
    without:
      'The Group without a label, which is the sum of the others. concurrency, which is that of the last second: say --set users=N.',
  },
  recognises: (head) => /^\s*(<\?xml[^>]*>\s*)?<FinalStatus[\s>]/.test(head),
  read: (input) => readPrint(input, title, { '</FinalStatus>': /<\/FinalStatus>\s*$/ }, readings),
};

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string): string => text.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);

function* readings(text: string, file: string): Generator<Reading> {
  const seconds = /<TestDuration>([\d.]+)<\/TestDuration>/.exec(text)?.[1];
  const durationMs = seconds === undefined ? undefined : Number(seconds) * 1000;
  let line = 1;
  const runs = text.split('<Group ').flatMap((part, i) => {
    const begins = line;
    line += part.split('\n').length - 1;
    const label = /^label="([^"]*)">/.exec(part)?.[1] ?? '';
    if (i === 0 || label === '') return [];
    const values = new Map(
      [...part.matchAll(/<(\w+) value="([^"]*)"(?: param="([^"]*)")?>/g)].map(([, name = '', value = '', param]) => [
        param === undefined ? name : `${name} ${String(Number(param))}`,
        parseNumber(value),
      ]),
    );
    const number = (name: string): number | undefined => {
      const value = values.get(name);
      return typeof value === 'number' ? value : undefined;
    };
    const row = toTaurusRun(unescaped(label), number, (level) => number(`perc ${String(level)}`), durationMs);
    return [{ ...row, line: begins }];
  });
  yield* reportRuns(file, runs, taurus);
  if (runs.length === 0) yield { kind: 'problem', problem: noRows(file) };
}
