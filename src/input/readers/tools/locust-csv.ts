import type { CountedError } from '../../../model/documents.js';
import type { Input, Reader, Reading } from '../../../model/reading.js';
import { numberOrUndefined } from '../parse/quantity.js';
import { systemCode } from '../../../problems/problem.js';
import { reportRuns, type ToolRun } from '../parse/tool.js';
import { readTable, readHeads } from '../parse/csv.js';
import { readText, reportDefects } from '../parse/text.js';
import { noRequests, seriesNotRead } from '../../../problems/summaries.js';

/** Heads by meaning; the second variant is from old versions. */
const heads = {
  method: /^(type|method)$/i,
  name: /^name$/i,
  samples: /^(request count|# requests)$/i,
  errors: /^(failure count|# failures)$/i,
  throughput: /^requests\/s$/i,
  mean: /^average response time$/i,
  min: /^min response time$/i,
  max: /^max response time$/i,
  p50: /^(50%|median response time)$/i,
  p75: /^75%$/,
  p90: /^90%$/,
  p95: /^95%$/,
  p98: /^98%$/,
  p99: /^99%$/,
  p999: /^99\.9%$/,
} as const satisfies Readonly<Record<string, RegExp>>;

/** PREFIX_stats.csv. PREFIX_stats_history.csv is recognised and skipped: it is a time series of the same run. */
export const locustCsv: Reader = {
  id: 'locust-csv',
  title: 'Locust statistics (CSV)',
  notes: {
    writer: 'locust --csv PREFIX, as PREFIX_stats.csv',
    sources: {
      label: 'Type and Name',
      errorPercent: 'Failure Count / Request Count',
      'codes and messages of errors': 'PREFIX_failures.csv beside it',
      throughput: 'Requests/s',
      'p50, p75, p90, p95, p98, p99, p999': 'columns such as 99%: ms, rounded to two significant digits by Locust',
      'mean, min, max': 'Average, Min and Max Response Time: ms',
    },
    omissions: 'The Aggregated row. PREFIX_stats_history.csv, a time series of the same run. The number of users.',
  },
  recognises: (head) => {
    const found = readHeads(head);
    return found.some((cell) => heads.throughput.test(cell)) && found.some((cell) => heads.name.test(cell));
  },
  read: async function* (input) {
    const isHistory = readHeads(input.head)[0] === 'Timestamp';
    const read = isHistory ? await historyReadings(input) : readings(await readFailures(input));
    yield* readText(input, read);
  },
};

type Failures = ReadonlyMap<string, NonNullable<ToolRun['failures']>>;

/** Locust quotes the exception: HTTPError('503 Server Error: Service Unavailable for url: /cart'). */
const httpError = /^HTTPError\(['"](\d{3}) \w+ Error: (.*?)(?: for url: .*)?['"]\)$/s;
/** The maximum length of a message. */
const mostCharacters = 160;

/** The failures of each label in the file beside the statistics. They only describe errors that those count. */
async function readFailures({ file, openBeside }: Input): Promise<Failures> {
  const failures = new Map<string, Required<CountedError>[]>();
  const name = file.replace(/_stats\.csv(?=$|\.gz$)/, '_failures.csv');
  const input = name === file ? undefined : await openBeside?.(name);
  if (input === undefined) return failures;
  const read = function* (text: string): Generator<Reading> {
    const { heads: written, rows } = readTable(name, text);
    const [method, path, error, count] = ['Method', 'Name', 'Error', 'Occurrences'].map((head) =>
      written.indexOf(head),
    );
    for (const { cells } of rows) {
      const label = toLabel(cells[method ?? -1], cells[path ?? -1]);
      const text = cells[error ?? -1] ?? '';
      const [, code = '', message = text] = httpError.exec(text) ?? [];
      const failure = { code, message: message.slice(0, mostCharacters), count: Number(cells[count ?? -1]) };
      const known = failures.get(label);
      if (known === undefined) failures.set(label, [failure]);
      else known.push(failure);
    }
  };
  try {
    const reading = readText(input, read, mostFailureBytes);
    // Yields nothing, or that the file is too large.
    await reading.next();
    await reading.return(undefined);
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
  }
  return failures;
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

/** A history is a note beside the statistics of the same run. */
async function historyReadings({ file, openBeside }: Input): Promise<() => readonly Reading[]> {
  const statistics = file.replace(/_stats_history\.csv/, '_stats.csv');
  const beside = statistics === file ? undefined : await openBeside?.(statistics);
  beside?.content?.close();
  return () => [{ kind: 'problem', problem: seriesNotRead(file, statistics, beside !== undefined) }];
}

const readings = (failures: Failures) =>
  function* (text: string, file: string): Generator<Reading> {
    const { heads: written, rows, defects } = readTable(file, text);
    const columns = Object.entries(heads).map(
      ([id, pattern]) => [id, written.findIndex((head) => pattern.test(head))] as const,
    );
    const runs = rows.flatMap(({ line, cells }) => {
      const { method, name, samples, errors, ...times } = Object.fromEntries(
        columns.map(([id, i]) => [id, cells[i]?.trim() ?? '']),
      );
      if (/^(None)?$/.test(method ?? '') && /^(Aggregated|Total)$/.test(name ?? '')) return [];
      const label = toLabel(method, name);
      return [
        {
          line,
          label,
          samples: numberOrUndefined(samples),
          errors: numberOrUndefined(errors),
          failures: failures.get(label),
          errorDoubt: findDoubt(numberOrUndefined(errors), failures.get(label)),
          values: Object.fromEntries(Object.entries(times).map(([id, text]) => [id, numberOrUndefined(text)])),
        },
      ];
    });
    yield* reportRuns(file, runs, { remedy: 'locust' });
    yield* reportDefects(defects);
    if (runs.length === 0 && defects.length === 0) yield { kind: 'problem', problem: noRequests({ file, line: 1 }) };
  };
