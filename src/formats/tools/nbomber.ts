/** The reports of NBomber. */
import type { Reader, Reading } from '../../model/reading.js';
import { csvReport } from '../parse/csv-report.js';
import { readTimes } from '../parse/json-report.js';
import { parseMilliseconds } from '../parse/quantity.js';
import { readText } from '../parse/text.js';
import { perSecond, reportRuns, type ToolRun } from '../parse/tool.js';
import { summaryCutOff } from '../../problems/summaries.js';
import { rowCutOff } from '../../problems/tables.js';

/** The step that stands for the whole scenario. */
const wholeScenario = 'global information';

/** Parses a time span of .NET: 00:01:30, 1.00:00:00 or 00:00:30.5000000. */
function parseTimeSpan(text: string): number | undefined {
  const [, days = 0, clock] = /^(?:(\d+)\.)?(\d+:.*)$/.exec(text.trim()) ?? [];
  const ms = parseMilliseconds(clock);
  return ms === undefined || Number.isNaN(ms) ? undefined : Number(days) * 86_400_000 + ms;
}

const toLabel = (step: string | undefined): string | undefined => (step === wholeScenario ? undefined : step);

/** nbomber_report.csv: one row for every step of every scenario. */
export const nbomberCsv = csvReport({
  id: 'nbomber-csv',
  headers: ['scenario', 'step_name', 'request_count', 'failed'],
  remedy: 'nbomber',
  toRun: ({ text, number, headers }) => {
    const read = (name: string): number | undefined => number(name, `ok_${name}`);
    const [samples, errors] = [read('request_count'), read('failed')];
    // Columns of successful requests; before version 2 their names had no prefix.
    const times = headers.map((head) => [head.replace(/^ok_/, '').replaceAll('_', ' '), number(head)] as const);
    const durationMs = parseTimeSpan(text('duration', 'execution_time'));
    return {
      scenario: text('scenario'),
      label: toLabel(text('step_name') || undefined),
      samples,
      errors,
      durationMs,
      isOpenLoop: true,
      values: {
        throughput: perSecond(samples, durationMs) ?? read('rps'),
        // There are no times without any response.
        ...(samples !== errors && readTimes(Object.fromEntries(times))),
      },
    };
  },
});

const tableHead = /^\|(?:step|scenario and steps)\|(ok|fail(?:ures)?) stats\|\s*$/i;
const title = 'NBomber report (Markdown)';

/** nbomber_report.md: for each scenario a table of successful and one of failed requests, whose rows describe step after step. */
export const nbomberMarkdown: Reader = {
  id: 'nbomber-markdown',
  recognises: (head) => new RegExp(tableHead, 'im').test(head),
  read: (input) => readText(input, readings),
};

/** The cells of the second column: "min = `1,43`, mean = `140.11`". .NET writes a decimal comma in some cultures. */
const readValues = (cell: string): ReadonlyMap<string, number> =>
  new Map(
    [...cell.matchAll(/([\w%]+) = `([\d.,]+)`/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      Number(value.replace(',', '.')),
    ]),
  );

function* readings(text: string, file: string): Generator<Reading> {
  const steps = readSteps(text.split(/\r?\n/));
  if (steps.every(({ samples }) => samples === undefined))
    yield { kind: 'problem', problem: summaryCutOff(file, title, 'request count') };
  else yield* reportRuns(file, steps, { remedy: 'nbomber' });
  if (isCut(text)) yield { kind: 'problem', problem: rowCutOff({ file, line: text.split('\n').length }) };
}

/** Whether the text ends within a row: without a line break, and with fewer cells than the row above. */
function isCut(text: string): boolean {
  const [above = '', last = ''] = text.split('\n').slice(-2);
  return last.startsWith('|') && (!last.endsWith('|') || last.split('|').length !== above.trimEnd().split('|').length);
}

type Draft = { -readonly [Key in keyof ToolRun]: ToolRun[Key] } & { readonly line: number };

function readSteps(lines: readonly string[]): readonly Draft[] {
  const steps = new Map<string, Draft>();
  let [scenario, durationMs, isOk] = ['', undefined as number | undefined, false];
  let current: Draft | undefined;
  const enter = (name: string | undefined, line: number): void => {
    const key = JSON.stringify([scenario, name]);
    current = steps.get(key) ?? { scenario, label: toLabel(name), line, durationMs, isOpenLoop: true, values: {} };
    steps.set(key, current);
  };
  for (const [i, line] of lines.entries()) {
    scenario = /^(?:> )?scenario: `([^`]*)`/.exec(line)?.[1] ?? scenario;
    const duration = /\bduration: `([^`]*)`/.exec(line)?.[1];
    if (duration !== undefined) durationMs = parseTimeSpan(duration);
    const kind = tableHead.exec(line)?.[1];
    if (kind !== undefined) isOk = kind.toLowerCase() === 'ok';
    const [, head = '', cell = ''] = /^\|([^|]*)\|(.*)\|\s*$/.exec(line) ?? [];
    const values = readValues(cell);
    const read = (...names: readonly string[]): number | undefined =>
      names.map((name) => values.get(name)).find((value) => value !== undefined);
    const name = /^`(.*)`$/.exec(cell)?.[1];
    if (/name$/.test(head) && name !== undefined) enter(head === 'scenario name' ? undefined : name, i + 1);
    else if (current === undefined) continue;
    else if (/^(request count|requests)$/.test(head)) {
      const [all, ok] = [read('all', 'total'), read('ok')];
      current.samples = all;
      current.errors = read('fail') ?? (all === undefined || ok === undefined ? undefined : all - ok);
    } else if (isOk && /^latency/.test(head))
      current.values = { ...current.values, ...readTimes(Object.fromEntries(values)) };
  }
  return [...steps.values()];
}
