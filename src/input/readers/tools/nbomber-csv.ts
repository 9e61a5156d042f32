import type { Reader, Reading } from '../../../model/reading.js';
import { numberOrUndefined } from '../parse/quantity.js';
import { readHeads, readTable } from '../parse/csv.js';
import { parseTimeSpan, reportSteps } from '../parse/nbomber.js';
import { readText, reportDefects } from '../parse/text.js';
import { noRequests } from '../../../problems/summaries.js';

/** Columns of successful requests; before version 2 their names had no prefix. */
const times: Readonly<Record<string, string>> = {
  min: 'min',
  mean: 'mean',
  max: 'max',
  standardDeviation: 'std_dev',
  p50: '50_percent',
  p75: '75_percent',
  p95: '95_percent',
  p99: '99_percent',
};

/** nbomber_report.csv: one row for every step of every scenario. */
export const nbomberCsv: Reader = {
  id: 'nbomber-csv',
  title: 'NBomber report (CSV)',
  notes: {
    writer: 'NBomber, WithReportFormats(ReportFormat.Csv)',
    sources: {
      scenario: 'scenario',
      label: 'step_name; the step "global information", which is the whole scenario, has none',
      errorPercent: 'failed / request_count',
      throughput: 'request_count / duration; ok_rps counts successes only',
      'p50, p75, p95, p99': 'ok_50_percent and so on: ms, of successful requests',
      'mean, min, max, standardDeviation': 'ok_mean and so on: ms, of successful requests',
    },
    omissions: 'Response times of failed requests. Data transfer.',
  },
  recognises: (head) => {
    const heads = readHeads(head);
    return ['scenario', 'step_name', 'request_count', 'failed'].every((name) => heads.includes(name));
  },
  read: (input) => readText(input, readings),
};

function* readings(text: string, file: string): Generator<Reading> {
  const { heads, rows, defects } = readTable(file, text);
  const steps = rows.map(({ line, cells }) => {
    const read = (...names: readonly string[]): string => cells[heads.findIndex((head) => names.includes(head))] ?? '';
    const number = (name: string): number | undefined => numberOrUndefined(read(name, `ok_${name}`));
    return {
      scenario: read('scenario'),
      name: read('step_name') || undefined,
      line,
      samples: number('request_count'),
      errors: number('failed'),
      durationMs: parseTimeSpan(read('duration', 'execution_time')),
      rate: number('rps'),
      times:
        number('request_count') === number('failed')
          ? {}
          : Object.fromEntries(Object.entries(times).map(([id, name]) => [id, number(name)])),
    };
  });
  yield* reportSteps(file, steps);
  yield* reportDefects(defects);
  if (steps.length === 0 && defects.length === 0) yield { kind: 'problem', problem: noRequests({ file, line: 1 }) };
}
