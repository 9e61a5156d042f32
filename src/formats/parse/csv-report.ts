/** Reads tables in which a load tool writes one run or label per row. */
import type { Reader, Reading } from '../../model/reading.js';
import { checkAlike } from './columns.js';
import { readHeaders, readTable } from './csv.js';
import { numberOrUndefined } from './quantity.js';
import { readText, reportDefects } from './text.js';
import { reportRuns, type Tool, type ToolRun } from './tool.js';
import { noRequests } from '../../problems/summaries.js';

/** One row, whose cells are found by their headers. */
export interface ReportRow {
  readonly headers: readonly string[];
  /** The cell below the first head with one of these names; empty if there is none. */
  readonly text: (...names: readonly string[]) => string;
  readonly number: (...names: readonly string[]) => number | undefined;
}

interface CsvReport extends Pick<Reader, 'id'>, Tool {
  /** The headers that every such table has. */
  readonly headers: readonly string[];
  /** Undefined for a total. */
  readonly toRun: (row: ReportRow) => ToolRun | undefined;
}

export const csvReport = ({ id, headers, toRun, ...tool }: CsvReport): Reader => ({
  id,
  recognises: (head) => {
    const found = readHeaders(head);
    return headers.every((name) => found.includes(name));
  },
  read: (input) => readText(input, (text, file) => readReport(text, file, toRun, tool)),
});

export function* readReport(content: string, file: string, toRun: CsvReport['toRun'], tool: Tool): Generator<Reading> {
  const { headers, rows, defects } = readTable(file, content);
  const runs = rows.flatMap(({ line, cells }) => {
    const text: ReportRow['text'] = (...names) =>
      cells[headers.findIndex((head) => names.includes(head))]?.trim() ?? '';
    const run = toRun({ headers, text, number: (...names) => numberOrUndefined(text(...names)) });
    return run === undefined ? [] : [{ ...run, line }];
  });
  const readings = [...reportRuns(file, runs, tool)];
  yield* readings;
  yield* reportDefects([...defects, ...checkAlike(readings.filter((reading) => reading.kind === 'measurement'))]);
  if (runs.length === 0 && defects.length === 0) yield { kind: 'problem', problem: noRequests({ file, line: 1 }) };
}
