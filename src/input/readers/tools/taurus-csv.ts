import type { Reader, Reading } from '../../../model/reading.js';
import { numberOrUndefined } from '../parse/quantity.js';
import { reportRuns } from '../parse/tool.js';
import { readTable, readHeads } from '../parse/csv.js';
import { taurus, toTaurusRun } from '../parse/taurus.js';
import { readText, reportDefects } from '../parse/text.js';
import { noRows } from '../../../problems/tables.js';

/** The dump-csv file of Taurus's final-stats reporter. */
export const taurusCsv: Reader = {
  id: 'taurus-csv',
  title: 'Taurus final statistics (CSV)',
  notes: {
    writer: 'Taurus, reporting: {module: final-stats, dump-csv: FILE}',
    sources: {
      label: 'label',
      errorPercent: 'fail / throughput, which is a count of requests',
      'p50, p75, p90, p95, p98, p99, p999, min, max':
        'perc_99.0 and so on: seconds, an HdrHistogram of 3 significant digits',
      'mean, standardDeviation': 'avg_rt and stdev_rt: seconds',
    },
    omissions:
      'Throughput, because only the XML has the duration. The row without a label, which is the total. concurrency, which is that of the last second (--set users=N).',
  },
  recognises: (head) => {
    const heads = readHeads(head);
    return ['label', 'avg_rt', 'succ', 'fail', 'throughput'].every((name) => heads.includes(name));
  },
  read: (input) => readText(input, readings),
};

function* readings(text: string, file: string): Generator<Reading> {
  const { heads, rows, defects } = readTable(file, text);
  const labelled = rows.filter(({ cells }) => cells[heads.indexOf('label')] !== '');
  const codeColumns = heads.flatMap((head, i) => (head.startsWith('rc_') ? [[head.slice(3), i] as const] : []));
  const runs = labelled.map(({ line, cells }) => {
    const number = (name: string): number | undefined => numberOrUndefined(cells[heads.indexOf(name)]);
    const percentile = (level: number): number | undefined =>
      numberOrUndefined(cells[heads.findIndex((head) => head.startsWith('perc_') && Number(head.slice(5)) === level)]);
    const codes = codeColumns.map(([code, column]) => [code, numberOrUndefined(cells[column]) ?? 0] as const);
    return { ...toTaurusRun(cells[heads.indexOf('label')] ?? '', { value: number, percentile, codes }), line };
  });
  yield* reportRuns(file, runs, taurus);
  yield* reportDefects(defects);
  if (runs.length === 0 && defects.length === 0) yield { kind: 'problem', problem: noRows(file) };
}
