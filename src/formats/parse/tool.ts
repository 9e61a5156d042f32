/** Converts a load tool's report about a run to a checked measurement. */
import { metrics } from '../../metrics/index.js';
import type { BareMeasurement, Reading, Reader } from '../../model/reading.js';
import type { Configuration, CountedError, Method, MissingKind, Problem } from '../../model/documents.js';
import { formatCount } from '../../lang/format.js';
import { addAll, defined } from '../../lang/objects.js';
import type { Place } from '../../problems/problem.js';
import { createMeasurement, dropImplausible, type Timings } from './measurement.js';
import { countErrors } from '../../samples/error-kinds.js';
import { numberOrUndefined } from './quantity.js';
import { cleanPrint, reportDefects, readText, type Defect } from './text.js';
import {
  noRequests,
  notInResult,
  reportsMixed,
  summaryCutOff,
  type Remedy,
  errorCountsDisagree,
  noRows,
  unreadableValue,
} from '../../problems/tables.js';
import { checkAlike } from './columns.js';

/** The report of a load tool about a run, or about one label of it. Milliseconds, requests per second, KB per second. */
export interface ToolRun extends Timings {
  readonly scenario?: string | undefined;
  readonly label?: string | undefined;
  readonly configuration?: Configuration;
  /** Finished requests, successful or not. */
  readonly samples?: number | undefined;
  /** Undefined if the format does not include errors. */
  readonly errors?: number | undefined;
  /** The errors by code or reason, each counted once, if the format has them. */
  readonly failures?: readonly Required<CountedError>[] | undefined;
  /** How the error counts contradict each other, if they do. */
  readonly errorDoubt?: string | undefined;
  /** By metric id. Without the throughput, it is that of the samples in the duration. */
  readonly values: Readonly<Record<string, number | undefined>>;
  readonly startedAt?: string | undefined;
  readonly warmupMs?: number | undefined;
  /** How its percentiles were computed, if not as the tool usually does. */
  readonly method?: Method | undefined;
}

export interface Tool {
  /** How it computes percentiles, if that is known. */
  readonly method?: Method;
  /** The kind of advice for a metric that the tool does not report. */
  readonly remedy?: Remedy;
}

/** No measurement if no request was made; absent: judged metrics that the tool does not report. */
function runToMeasurement(place: Place, run: ToolRun, { method: usual, remedy = 'tool' }: Tool) {
  const { samples, users, method = usual ?? { percentile: 'unknown' } } = run;
  const throughput = run.values['throughput'] ?? perSecond(samples, run.durationMs);
  const reported = Object.entries({ ...run.values, throughput }).filter((entry): entry is [string, number] =>
    Number.isFinite(entry[1]),
  );
  if (samples === 0) return { defects: [{ cause: 'no requests', problem: noRequests(place) }] };
  if (samples === undefined && reported.length === 0)
    return { defects: [{ cause: 'no numbers', problem: noRows(place.file) }] };
  const durationMs = run.durationMs ?? durationFromRate(run);
  const { values, defects: ofValues } = checkValues(place, run, reported);
  const absent = metrics.filter(({ id, gated }) => gated && values[id] === undefined);
  for (const { id } of absent) values[id] = 'absent';
  const inOrder = metrics.flatMap(({ id }) => (values[id] === undefined ? [] : [[id, values[id]] as const]));
  const configuration = Object.entries({
    ...run.configuration,
    ...defined({ users: users === undefined ? undefined : String(users) }),
  });
  const created: BareMeasurement = {
    ...createMeasurement({ scenario: run.scenario, label: run.label, configuration }, inOrder, samples, method),
    ...defined({
      durationMs: durationMs === undefined || Number.isNaN(durationMs) ? undefined : Math.round(durationMs),
      startedAt: run.startedAt,
      warmupMs: run.warmupMs,
    }),
    ...countFailures(run),
  };
  const { measurement, defects: ofTimes } = dropImplausible(place, created, { ...run, durationMs }, false);
  const defects = [...ofValues, ...ofTimes];
  if (absent.length === 0) return { measurement, defects };
  const titles = absent.map(({ title }) => title);
  return { measurement, defects, absent: { cause: 'lacking', problem: notInResult(place, titles, remedy) } };
}

/** Counts failures by code if they are whole numbers and their sum does not exceed the number of errors. */
function countFailures({ errors = 0, failures = [] }: ToolRun): ReturnType<typeof countErrors> {
  const counted = failures.filter(({ count }) => Number.isSafeInteger(count) && count > 0);
  return counted.reduce((sum, { count }) => sum + count, 0) > errors ? {} : countErrors(counted, errors);
}

function durationFromRate({ samples, values }: ToolRun): number | undefined {
  const rate = values['throughput'] ?? 0;
  return samples !== undefined && rate > 0 ? (samples / rate) * 1000 : undefined;
}

/** The values, and those that cannot be used. */
function checkValues(
  place: Place,
  run: ToolRun,
  reported: readonly (readonly [id: string, value: number])[],
): { readonly values: Record<string, number | MissingKind>; readonly defects: readonly Defect[] } {
  const { samples, errors, errorDoubt } = run;
  const defects: Defect[] = [];
  const values: Record<string, number | MissingKind> = {};
  if (samples !== undefined && errors !== undefined) {
    values['errorPercent'] = errors <= samples ? (errors / samples) * 100 : 'blank';
    if (errors > samples)
      defects.push({
        cause: 'counts',
        problem: errorCountsDisagree(place, `${errors} errors of ${formatCount(samples, 'sample')}`),
      });
    else if (errorDoubt !== undefined) {
      values['errorPercent'] = 'blank';
      defects.push({ cause: 'counts', problem: errorCountsDisagree(place, errorDoubt) });
    }
  }
  // Removes rounding errors of unit conversion: 0.0191 s times 1,000 is 19.099999999999998.
  for (const [id, value] of reported) values[id] = Number(value.toPrecision(12));
  for (const { id, title, unit } of metrics)
    if (unit === 'ms' && Number.isNaN(run.values[id])) {
      values[id] = 'blank';
      defects.push({
        cause: `time ${id}`,
        problem: unreadableValue(place, title, 'a time with its unit', 'another one'),
      });
    }
  return { values, defects };
}

/** Yields the measurements of an input and their problems. Metrics that the format never includes are reported once. */
export function* reportRuns(
  file: string,
  runs: Iterable<ToolRun & { readonly line?: number }>,
  tool: Tool = {},
): Generator<Reading> {
  const defects: Defect[] = [];
  let absent: Defect | undefined;
  for (const run of runs) {
    const source = { file, line: run.line ?? 1 };
    const read = runToMeasurement(source, run, tool);
    addAll(defects, read.defects);
    absent ??= read.absent;
    if (read.measurement !== undefined) yield { kind: 'measurement', measurement: read.measurement, source };
  }
  yield* reportDefects(absent === undefined ? defects : [...defects, absent]);
}

/** The number in the first group of a pattern. */
export const captureNumber = (text: string, pattern: RegExp): number | undefined =>
  numberOrUndefined(pattern.exec(text)?.[1]);

/** Events per second; undefined if the count is unknown, or the duration is unknown or 0. */
export const perSecond = (count: number | undefined, durationMs: number | undefined): number | undefined =>
  count === undefined || durationMs === undefined || durationMs <= 0 ? undefined : (count * 1000) / durationMs;

/** The path of a URL. The host is dropped, because it identifies where the test ran, not what was tested. */
export const toPath = (url: string): string => url.trim().replace(/^[a-z]+:\/\/[^/]*/i, '') || '/';

/** Counts of responses and failures in the summaries of load tools. */

/** Reads what tools print for people: one report or several, also from the log of a CI job. */

interface TextReport extends Pick<Reader, 'id'>, Tool {
  readonly title: string;
  /** Matches the beginning of every report. */
  readonly start: RegExp;
  /** Matches a file with such a report, if this takes more than its beginning. */
  readonly sign?: RegExp;
  /** Patterns that match every complete report once, by the name of the part that they match. */
  readonly required: Readonly<Record<string, RegExp>>;
  readonly run: (text: string) => ToolRun;
  readonly problems?: (text: string, file: string) => readonly Problem[];
}

/** Reads each report in the text output of a tool, or says that it is truncated, or mixed with another one. */
export const textReport = (format: TextReport): Reader => ({
  id: format.id,
  recognises: (head) => (format.sign ?? new RegExp(format.start, 'm')).test(head),
  read: (input) =>
    readText(input, function* (all, file): Generator<Reading> {
      const text = cleanPrint(all);
      const [, ...starts] = findAll(format.start, text);
      const readings = [0, ...starts].flatMap((start, i) => {
        const line = text.slice(0, start).split('\n').length;
        return [...readReport(text.slice(start, starts[i]), { file, line }, format)];
      });
      yield* readings;
      yield* reportDefects(checkAlike(readings.filter((reading) => reading.kind === 'measurement')));
    }),
});

const findAll = (pattern: RegExp, text: string): readonly number[] =>
  [...text.matchAll(new RegExp(pattern, 'gm'))].map(({ index }) => index);

function* readReport(report: string, { file, line = 1 }: Place, format: TextReport): Generator<Reading> {
  const { title, required, run, problems } = format;
  const counts = Object.entries(required).map(([part, pattern]) => [part, findAll(pattern, report).length] as const);
  const missing = counts.find(([, count]) => count === 0)?.[0];
  if (counts.some(([, count]) => count > 1)) yield { kind: 'problem', problem: reportsMixed(file, title) };
  else if (missing !== undefined) yield { kind: 'problem', problem: summaryCutOff(file, title, missing) };
  else {
    yield* reportRuns(file, [{ ...run(report), line }], format);
    for (const problem of problems?.(report, file) ?? []) yield { kind: 'problem', problem };
  }
}
