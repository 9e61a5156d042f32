import { groupBy } from '../../lang/objects.js';
import type { Input, Reader } from '../../model/reading.js';
import { ifRefused } from '../../problems/problem.js';
import type { ToolRun } from '../parse/tool.js';
import { readTable, readHeaders } from '../parse/csv.js';
import { readReport, type ReportRow } from '../parse/csv-report.js';
import { readTimes } from '../parse/json.js';
import { mostCharacters } from '../parse/responses.js';
import { collectText, readText } from '../parse/text.js';

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
