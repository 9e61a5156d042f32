/**
 * The lines that every check reads: the values of one measurement that are judged, in mostly less than 250 bytes. Other lines say what
 * their run and their case are. The order of lines is irrelevant, so git can merge two files as a union.
 */
import { attempt, cacheByObject, defined, groupBy, isObject, type Mutable, remember } from '../../lang/objects.js';
import { canonical, hash } from '../../lang/digest.js';
import { escapeInvisible } from '../../lang/printable.js';
import type { Measurement, Provenance, Value } from '../../model/documents.js';
import type { PastMeasurement } from '../../model/run.js';
import { findContradiction, findImpossibleValues } from './measurement.js';

const schemaVersion = 2;

/** Metrics in the order of the values, how percentiles were computed, and the threads. */
type Shape = Pick<Measurement, 'method' | 'threads'> & { readonly metrics: readonly string[] };
/** What names a case. */
type CaseOf = Pick<Measurement, 'scenario' | 'label' | 'configuration'>;

/** What a line is: a measurement, what lines of measurements refer to, or neither, or one that cannot be read. */
export type ShortLine = PastMeasurement | 'name' | 'broken' | undefined;

const isNamed = /^\{"(?:case":"\w+","(?:configuration":\{|course":")|metrics":\[|method":\{)/;

export const isShortLine = (line: string): boolean => /^\["\w+","\w+",(?:\d|null)/.test(line) || isNamed.test(line);

/** Whether an entry of a history, as it would be in a whole line, follows the schema. */
export type IsSound = (entry: object) => boolean;

interface Known {
  readonly runs: Map<string, Shape & { readonly provenance: Provenance }>;
  readonly cases: Map<string, CaseOf>;
  readonly courses: Map<string, string>;
  /** Dates by their time: labels of a run mostly begin in the same few milliseconds. */
  readonly starts: Map<number, string>;
  readonly isSound: IsSound;
}

/** @returns what each line is */
export function readShortLines(lines: readonly string[], isSound: IsSound): readonly ShortLine[] {
  const known = { runs: new Map(), cases: new Map(), courses: new Map(), starts: new Map(), isSound } satisfies Known;
  const kinds = lines.map((line) => (line.startsWith('{') && isNamed.test(line) ? readNamed(line, known) : undefined));
  const rows = [...lines.keys()].filter((i) => kinds[i] === undefined && lines[i]?.startsWith('[') === true);
  // Case by case, as they are compared: what is made one after the other stays close together in memory, where all runs of a case
  // are found several times as fast.
  for (const ofCase of groupBy(rows, (i) => lines[i]?.split('"', 4)[3]).values())
    for (const i of ofCase) kinds[i] = readValues(lines[i] ?? '', known) ?? 'broken';
  return kinds;
}

const anyCase = { scenario: 'any', configuration: {}, metrics: {} };

function readNamed(line: string, { runs, cases, courses, isSound }: Known): ShortLine {
  const value = attempt(() => JSON.parse(line) as unknown);
  if (!isObject(value)) return 'broken';
  const { case: id, run, schemaVersion: version, metrics, method, threads, provenance, course, start, ...name } = value;
  if (version !== schemaVersion) return 'broken';
  if (typeof course === 'string') {
    courses.set(JSON.stringify([run, id, start]), course);
    return 'name';
  }
  if (typeof run === 'string') {
    const shape = { ...anyCase, ...defined({ method, threads }) };
    if (!Array.isArray(metrics) || !isSound({ measurement: shape, provenance })) return 'broken';
    const sound = { provenance, ...defined({ method, threads }) } as Omit<Shape, 'metrics'> & PastMeasurement;
    runs.set(run, { ...sound, metrics: metrics.map(String) });
    return 'name';
  }
  if (typeof id !== 'string' || !isSound({ measurement: { ...name, metrics: {} }, provenance: {} })) return 'broken';
  cases.set(id, name as unknown as CaseOf);
  return 'name';
}

/** run, case, requests, start, duration, grouped median, and then the values; the rest, if there is any, is an object at the end. */
const first = 6;

function readValues(line: string, { runs, cases, courses, starts, isSound }: Known): PastMeasurement | undefined {
  const row = attempt(() => JSON.parse(line) as readonly unknown[]);
  const run = runs.get(row?.[0] as string);
  const name = cases.get(row?.[1] as string);
  if (row === undefined || run === undefined || name === undefined) return undefined;
  const { metrics: ids, method, threads, provenance } = run;
  const metrics: Record<string, Value> = {};
  for (let i = 0; i < ids.length; i++) {
    const value = row[first + i];
    if (typeof value === 'number') metrics[ids[i] ?? ''] = value;
    else if (Array.isArray(value)) metrics[ids[i] ?? ''] = { low: Number(value[0]), high: Number(value[1]) };
    else return undefined;
  }
  const [, , samples, start, durationMs, groupedMedian] = row;
  const startMs = typeof start === 'number' ? startOf(provenance) + start : undefined;
  const isTime = startMs === undefined || Math.abs(startMs) < latestMs;
  const areCounts = [samples, durationMs, groupedMedian].every((n) => n === null || (typeof n === 'number' && n >= 0));
  if (!isTime || !areCounts || findImpossibleValues(metrics).length > 0) return undefined;
  if (findContradiction({ values: metrics }) !== undefined) return undefined;
  // One by one, because a scenario has a hundred thousand of them.
  const measurement: Mutable<Measurement> = { scenario: name.scenario, configuration: name.configuration, metrics };
  if (name.label !== undefined) measurement.label = name.label;
  if (typeof samples === 'number') measurement.samples = samples;
  if (startMs !== undefined) measurement.startedAt = remember(starts, startMs, () => new Date(startMs).toISOString());
  if (typeof durationMs === 'number') measurement.durationMs = durationMs;
  if (typeof groupedMedian === 'number') measurement.groupedMedian = groupedMedian;
  if (method !== undefined) measurement.method = method;
  if (threads !== undefined) measurement.threads = threads;
  const course = courses.size === 0 ? undefined : courses.get(JSON.stringify([row[0], row[1], start]));
  if (course !== undefined) measurement.course = course;
  if (row.length === first + ids.length) return { measurement, provenance };
  const whole = { measurement: { ...measurement, ...(row[first + ids.length] as object) }, provenance };
  return isSound(whole) ? whole : undefined;
}

/** The last time that a date can be. */
const latestMs = 8.64e15;

const startOf = cacheByObject(({ startedAt = '' }: Provenance): number => Date.parse(startedAt));

/** A measurement as its line, and the lines of its run, of its case, and of its course, which only the newest run keeps. */
export function toShortLines({ measurement, provenance }: PastMeasurement): {
  readonly run: string;
  readonly name: string;
  readonly values: string;
  readonly course?: string;
} {
  const { scenario, label, configuration, metrics, method, samples, startedAt, durationMs, groupedMedian, course } =
    measurement;
  const ids = Object.keys(metrics).sort();
  const offset = Date.parse(startedAt ?? '') - startOf(provenance);
  const isOffset = attempt(() => new Date(startOf(provenance) + offset).toISOString()) === startedAt;
  const run = toLine('run', { metrics: ids, provenance, ...defined({ method, threads: measurement.threads }) });
  const name = toLine('case', { scenario, configuration, ...defined({ label }) });
  const values = ids.map((id) => {
    const value = metrics[id];
    return typeof value === 'object' ? [value.low, value.high] : value;
  });
  const { missing, errors, otherErrors, warmupMs, transaction } = measurement;
  const rest = defined({
    missing,
    errors,
    otherErrors,
    warmupMs,
    transaction,
    startedAt: isOffset ? undefined : startedAt,
  });
  const numbers = [samples ?? null, isOffset ? offset : null, durationMs ?? null, groupedMedian ?? null];
  const row = [run.id, name.id, ...numbers, ...values, ...(Object.keys(rest).length > 0 ? [rest] : [])];
  const ofCourse = { case: name.id, course, run: run.id, schemaVersion, start: numbers[1] };
  return {
    run: run.line,
    name: name.line,
    values: escapeInvisible(canonical(row)),
    ...(course !== undefined && { course: canonical(ofCourse) }),
  };
}

function toLine(kind: 'run' | 'case', what: object): { readonly id: string; readonly line: string } {
  const id = hash(canonical(what)).toString(36);
  return { id, line: escapeInvisible(canonical({ ...what, [kind]: id, schemaVersion })) };
}
