import { groupBy } from '../../lang/objects.js';
import type { Input, Reader, Reading } from '../../model/reading.js';
import { ifRefused } from '../../problems/problem.js';
import { perSecond, reportRuns, type Tool, type ToolRun } from '../parse/tool.js';
import { mostCharacters, readTimes } from '../parse/json.js';
import { readHeaders, readTable } from '../parse/csv.js';
import { collectText, readText, reportDefects } from '../parse/text.js';
import { numberOrUndefined, parseMilliseconds } from '../parse/quantity.js';
import { checkAlike } from '../parse/columns.js';
import { noRequests } from '../../problems/tables.js';

/** One row, whose cells are found by their headers. */
interface ReportRow {
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

const csvReport = ({ id, headers, toRun, ...tool }: CsvReport): Reader => ({
  id,
  recognises: (head) => {
    const found = readHeaders(head);
    return headers.every((name) => found.includes(name));
  },
  read: (input) => readText(input, (text, file) => readReport(text, file, toRun, tool)),
});

function* readReport(content: string, file: string, toRun: CsvReport['toRun'], tool: Tool): Generator<Reading> {
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

/** PREFIX_stats.csv. */
export const locustCsv: Reader = {
  id: 'locust-csv',
  recognises: (head) => {
    const found = readHeaders(head);
    // A script puts what it varied before these columns.
    return found.includes('Requests/s') && found[1] === 'Name';
  },
  read: async function* (input) {
    yield* readText(input, readStatistics(await readFailures(input)));
  },
};

type Failures = ReadonlyMap<string, NonNullable<ToolRun['failures']>>;

/** Locust quotes the exception: HTTPError('503 Server Error: Service Unavailable for url: /cart'). */
const httpError = /^HTTPError\(['"](\d{3}) \w+ Error: (.*?)(?: for url: .*)?['"]\)$/s;

/** The failures of each label in the file beside the statistics. They only describe errors that those count. */
async function readFailures({ file, openBeside }: Input): Promise<Failures> {
  const name = file.replace(/_stats\.csv(?=$|\.gz$)/, '_failures.csv');
  const input = name === file ? undefined : await openBeside?.(name);
  // A file that only describes errors may be unreadable.
  const text = input === undefined ? '' : await collectText(input, mostFailureBytes).catch(ifRefused(() => undefined));
  const { headers: written, rows } = readTable(name, text ?? '');
  const columns = ['Method', 'Name', 'Error', 'Occurrences'].map((head) => written.indexOf(head));
  const failures = rows.map(({ cells }) => {
    const [method, path, error = '', count] = columns.map((column) => cells[column]);
    const [, code = '', message = error] = httpError.exec(error) ?? [];
    return { label: toLabel(method, path), code, message: message.slice(0, mostCharacters), count: Number(count) };
  });
  return groupBy(failures, ({ label }) => label);
}

/** Locust writes both files together, so a failure that the statistics do not count was lost. */
function findDoubt(errors: number | undefined, failures: ToolRun['failures'] = []): string | undefined {
  const listed = failures.reduce((sum, { count }) => sum + count, 0);
  return errors !== undefined && Number.isSafeInteger(listed) && listed > errors
    ? `${errors} in the statistics, but ${listed} in the file of failures beside them`
    : undefined;
}

/** The file has one line for each kind of failure. In a larger file, the messages contain parameters. */
const mostFailureBytes = 1024 * 1024;

const toLabel = (method = '', name = ''): string => `${method.trim()} ${name.trim()}`.trim();

const readStatistics = (failures: Failures) => (text: string, file: string) =>
  readReport(text, file, toRun(failures), { remedy: 'locust' });

const toRun =
  (failures: Failures) =>
  ({ text, number, headers }: ReportRow): ToolRun | undefined => {
    const [method, name] = [text('Type', 'Method'), text('Name')];
    if (!headers.includes('Requests/s')) return undefined;
    if (/^(None)?$/.test(method) && /^(Aggregated|Total)$/.test(name)) return undefined;
    const label = toLabel(method, name);
    // The second names are from old versions. Of two columns, as Max Response Time and 100%, the first is not rounded.
    const [samples, errors] = [number('Request Count', '# requests'), number('Failure Count', '# failures')];
    const values = readTimes(Object.fromEntries(headers.toReversed().map((head) => [head, number(head)])));
    const own = failures.get(label);
    const errorDoubt = findDoubt(errors, own);
    return {
      label,
      samples,
      errors,
      failures: own,
      errorDoubt,
      values: { ...values, throughput: number('Requests/s') },
    };
  };

/** The step that stands for the whole scenario. */
const wholeScenario = 'global information';

/** Parses a time span of .NET: 00:01:30, 1.00:00:00 or 00:00:30.5000000. */
function parseTimeSpan(text: string): number | undefined {
  const [, days = 0, clock] = /^(?:(\d+)\.)?(\d+:.*)$/.exec(text.trim()) ?? [];
  const ms = parseMilliseconds(clock);
  return ms === undefined || Number.isNaN(ms) ? undefined : Number(days) * 86_400_000 + ms;
}

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
    const step = text('step_name');
    const durationMs = parseTimeSpan(text('duration', 'execution_time'));
    return {
      scenario: text('scenario'),
      label: step === wholeScenario || step === '' ? undefined : step,
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
