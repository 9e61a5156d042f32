/** What summaries of load tools share: a run in the tool's words and units becomes a measurement that can be true. */
import { metrics } from '../../../metrics/index.js';
import type { BareMeasurement, Input, Reading } from '../../../model/reading.js';
import type { Method, MissingKind } from '../../../model/documents.js';
import * as summaryProblems from '../../../problems/summaries.js';
import type * as problemKinds from '../../../problems/problem.js';
import { bareMeasurement } from './columns.js';
import { contradiction, type Timed } from './plausibility.js';
import { fromText, told, type Defect } from './text.js';

/** What a tool told of one run, or of one label of it. Milliseconds, requests per second, KB per second. */
export interface Told extends Timed {
  readonly scenario?: string | undefined;
  readonly label?: string | undefined;
  /** Requests that ended, well or not. */
  readonly samples: number | undefined;
  /** Undefined where the format does not tell. */
  readonly errors: number | undefined;
  /** By metric id. */
  readonly values: Readonly<Record<string, number | undefined>>;
  readonly startedAt?: string | undefined;
  readonly warmupMs?: number | undefined;
  /** Why its response times cannot be in the tool's unit, where its own way of writing them tells. */
  readonly doubt?: string | undefined;
}

/** Which tool speaks: how it takes percentiles, and what to do about what it does not tell. */
export interface Tool {
  readonly method: Method;
  readonly remedy: summaryProblems.Remedy;
}

/**
 * A measurement of what a tool told; none where it made no request. What contradicts itself counts as failed, and what
 * would be judged and is not there is said.
 */
function toolMeasurement(
  place: problemKinds.Place,
  run: Told,
  { method, remedy }: Tool,
): { readonly measurement?: BareMeasurement; readonly defects: readonly Defect[]; readonly lacking?: Defect } {
  const { samples, errors, users } = run;
  const measured = Object.entries(run.values).filter((each): each is [string, number] => Number.isFinite(each[1]));
  if (samples === 0) return { defects: [{ cause: 'no requests', problem: summaryProblems.noRequests(place) }] };
  if (samples === undefined && measured.length === 0)
    return { defects: [{ cause: 'no numbers', problem: summaryProblems.noRows(place.file) }] };
  const rate = run.values['throughput'] ?? 0;
  const durationMs = run.durationMs ?? (samples !== undefined && rate > 0 ? (samples / rate) * 1000 : undefined);
  const defects: Defect[] = [];
  const values: Record<string, number | MissingKind> = {};
  if (samples !== undefined && errors !== undefined) {
    values['errorPercent'] = errors <= samples ? (errors / samples) * 100 : 'failed';
    if (errors > samples)
      defects.push({ cause: 'counts', problem: summaryProblems.moreErrorsThanSamples(place, errors, samples) });
  }
  // 0.0191 s times 1,000 is 19.099999999999998: no tool measures so finely.
  for (const [id, value] of measured) values[id] = Number(value.toPrecision(12));
  const why = run.doubt ?? contradiction({ ...run, durationMs });
  if (why !== undefined) {
    defects.push({ cause: 'implausible', problem: summaryProblems.implausible(place, why) });
    for (const { id, unit } of metrics) if (unit === 'ms' && values[id] !== undefined) values[id] = 'failed';
  }
  const absent = metrics.filter(({ id, gated }) => gated && values[id] === undefined);
  for (const { id } of absent) values[id] = 'absent';
  const titles = absent.map(({ title }) => title);
  const inOrder = metrics.flatMap(({ id }) => (values[id] === undefined ? [] : [[id, values[id]] as const]));
  const configuration = users === undefined ? [] : [['users', String(users)] as const];
  const measurement: BareMeasurement = {
    ...bareMeasurement({ scenario: run.scenario, label: run.label, configuration }, inOrder, samples, method),
    ...(durationMs === undefined || Number.isNaN(durationMs) ? {} : { durationMs: Math.round(durationMs) }),
    ...(run.startedAt === undefined ? {} : { startedAt: run.startedAt }),
    ...(run.warmupMs === undefined ? {} : { warmupMs: run.warmupMs }),
  };
  if (titles.length === 0) return { measurement, defects };
  return {
    measurement,
    defects,
    lacking: { cause: 'lacking', problem: summaryProblems.notInResult(place, titles, remedy) },
  };
}

/** An input's measurements, and what is to be said of them. What they all lack is said once. */
export function* toolReadings(
  file: string,
  runs: Iterable<Told & { readonly line?: number }>,
  tool: Tool,
  isTotal = false,
): Generator<Reading> {
  const defects: Defect[] = [];
  let lacking: Defect | undefined;
  for (const run of runs) {
    const source = { file, line: run.line ?? 1 };
    const read = toolMeasurement(source, run, tool);
    defects.push(...read.defects);
    lacking ??= read.lacking;
    if (read.measurement !== undefined)
      yield { kind: 'measurement', measurement: read.measurement, source, ...(isTotal ? { isTotal } : {}) };
  }
  yield* told(lacking === undefined ? defects : [...defects, lacking]);
}

/** Reads what a tool printed, or says which of the things is not there that stand in every whole print. */
export const fromPrint = (
  input: Input,
  title: string,
  expected: Readonly<Record<string, RegExp>>,
  read: (text: string, file: string) => Iterable<Reading>,
): AsyncGenerator<Reading> =>
  fromText(input, function* (text, file) {
    const [lacking] = Object.entries(expected).find(([, pattern]) => !pattern.test(text)) ?? [];
    if (lacking === undefined) yield* read(text, file);
    else yield { kind: 'problem', problem: summaryProblems.summaryCutOff(file, title, lacking) };
  });

/** The number that a pattern captures first. */
export function numberAfter(text: string, pattern: RegExp): number | undefined {
  const found = pattern.exec(text)?.[1];
  return found === undefined || found.trim() === '' || Number.isNaN(Number(found)) ? undefined : Number(found);
}

/** What stands under keys, one inside the other, in a value that may be anything. */
export const valueAt = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>(
    (inside, key) =>
      typeof inside === 'object' && inside !== null && Object.hasOwn(inside, key)
        ? (inside as Readonly<Record<string, unknown>>)[key]
        : undefined,
    value,
  );

/** The number there, times what makes it the metric's unit. */
export function numberAt(value: unknown, keys: readonly string[], unit = 1): number | undefined {
  const found = valueAt(value, ...keys);
  return typeof found === 'number' && Number.isFinite(found) ? found * unit : undefined;
}

/** Where a request went, without the host: that is where the test ran, not what was tested. */
export const pathOf = (url: string): string => url.trim().replace(/^[a-z]+:\/\/[^/]*/i, '') || '/';

type Counts = readonly (readonly [name: string, count: number])[];

/** Lines under a heading, up to a blank one. */
const linesUnder = (text: string, heading: string): string =>
  new RegExp(`^${heading}[ \\t]*\\r?\\n((?:.*\\S.*(?:\\r?\\n|$))*)`, 'm').exec(text)?.[1] ?? '';

/** Of hey and oha: "[200]  1675 responses". */
export const responsesIn = (text: string): Counts =>
  [...linesUnder(text, 'Status code distribution:').matchAll(/\[(\d+)\]\s+(\d+) responses/g)].map(
    ([, code = '', count]) => [code, Number(count)],
  );

/** Of hey and oha: "[20]  connection refused". */
export const failuresIn = (text: string): Counts =>
  [...linesUnder(text, 'Error distribution:').matchAll(/\[(\d+)\]\s+(.*)/g)].map(([, count, name = '']) => [
    name.trim(),
    Number(count),
  ]);

/** Whether such counts are all that the print's own rate and time, of 4 decimals, come to: the last lines may be lost. */
export const isAllOf = (counts: Counts, perSec: number, ms: number): boolean =>
  Math.abs(sumOf(counts) - (perSec * ms) / 1000) <= 0.5 + (perSec + ms / 1000) * 1e-4;

export const sumOf = (counts: Counts): number => counts.reduce((sum, [, count]) => sum + count, 0);

/** Responses by status that are failures: JMeter's too, unless the plan says otherwise. */
export const failedIn = (codes: Counts): number => sumOf(codes.filter(([code]) => !/^[123]\d\d$/.test(code)));
