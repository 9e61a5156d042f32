/** What readers of tables share: the meaning of column heads and cells. JSON objects are read as rows of such tables. */
import { findMetricByColumn, metrics } from '../../../metrics/index.js';
import type { BareMeasurement } from '../../../model/reading.js';
import type { Method, MissingKind, Value } from '../../../model/documents.js';
import type { Metric } from '../../../model/metric.js';
import type * as problemKinds from '../../../problems/problem.js';
import * as summaryProblems from '../../../problems/summaries.js';
import type { Row } from './csv.js';
import { contradiction, secondsDoubt, timedOf, type Timed } from './plausibility.js';
import type { Defect } from './text.js';

// --- columns ------------------------------------------------------------------------------------------------------

/** Parameters of the test matrix under the names they have been published with. */
const axisHeads = {
  heap: /^heap( size)?$/i,
  users: /^(number of )?((concurrent|virtual) )?users$|^concurrency$|^(vus|threads)$/i,
  connections: /^((minimum|min|required) )?(concurrent )?connections$/i,
  messages: /^(number of )?messages$/i,
  targetRate: /^target (rps|tps|rate|throughput)$|^(throughput|rate) target$/i,
  messageSize: /^(message|payload) size( \((bytes|b)\))?$|^payload( \((bytes|b)\))?$/i,
  backendDelay: /^(back-?end (service )?delay|sleep time)( \(ms\))?$/i,
  cpu: /^(recommended )?v?cpus?$|^(cpu |v)?cores?$/i,
  memory: /^(recommended )?memory( \([kmg]i?b?\))?$/i,
  query: /^graphql query$/i,
} as const satisfies Record<string, RegExp>;

export const axisOfColumn = (head: string): string | undefined =>
  Object.entries(axisHeads).find(([, pattern]) => pattern.test(head))?.[0];

/** A head that no alias is known for as the name of an axis: "Cache Size (MB)" is cacheSize. */
export const axisNamed = (head: string): string =>
  head
    .replace(/\(.*?\)/g, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+(.|$)/gu, (_, next: string) => next.toUpperCase())
    .replace(/^./, (first) => first.toLowerCase());

export interface Columns {
  readonly scenario: number;
  readonly label: number;
  readonly samples: number;
  readonly errors: number;
  readonly axes: readonly (readonly [column: number, axis: string])[];
  readonly metrics: readonly (readonly [column: number, metric: Metric])[];
  /** Columns that are none of these. */
  readonly others: readonly number[];
}

const roles = {
  scenario: /^(test )?scenario( name)?$/i,
  label: /^label$/i,
  samples: /^(# ?samples|samples|sampleCount)$/i,
  errors: /^(error count|errors|errorCount)$/i,
} as const satisfies Record<string, RegExp>;

/** What each column of a table is; -1 where there is none. Of two columns for one thing the first is used. */
export function columnsOf(heads: readonly string[]): Columns {
  const find = (pattern: RegExp): number => heads.findIndex((head) => pattern.test(head));
  const named = {
    scenario: find(roles.scenario),
    label: find(roles.label),
    samples: find(roles.samples),
    errors: find(roles.errors),
  };
  const free = heads.map((_, i) => i).filter((i) => !Object.values(named).includes(i));
  const firstOf = <T>(meaning: (head: string) => T | undefined): readonly (readonly [number, T])[] => {
    const seen = new Set<T>();
    return free.flatMap((i) => {
      const found = meaning(heads[i] ?? '');
      if (found === undefined || seen.has(found)) return [];
      seen.add(found);
      return [[i, found] as const];
    });
  };
  const axes = firstOf(axisOfColumn);
  const metrics = firstOf(findMetricByColumn);
  const taken = new Set([...axes, ...metrics].map(([i]) => i));
  return { ...named, axes, metrics, others: free.filter((i) => !taken.has(i)) };
}

/** Heads of columns that say something nobody asked for: not the same in every row, and not known. */
export function unknownVarying(
  heads: readonly string[],
  columns: readonly number[],
  rows: readonly Row[],
  known: readonly RegExp[],
): readonly string[] {
  return columns
    .filter((i) => !known.some((pattern) => pattern.test(heads[i] ?? '')))
    .filter((i) => rows.some(({ cells }) => cells[i] !== rows[0]?.cells[i]))
    .map((i) => heads[i] ?? '');
}

// --- cells --------------------------------------------------------------------------------------------------------

/** Why a cell holds no number. jq writes null where a tool's JSON had no such key. */
const absences: Readonly<Record<string, MissingKind>> = {
  '': 'blank',
  '-': 'blank',
  null: 'blank',
  'n/a': 'not-run',
  'not run': 'not-run',
  'not tested': 'not-run',
  failed: 'failed',
};

/** 12.5, .5, 1e3, 1,234.5: a decimal point, and a comma only between thousands. */
const written = /^[-+]?(\d+\.?\d*|\.\d+|\d{1,3}(,\d{3})+(\.\d*)?)(e[-+]?\d+)?$/i;

/** No number is longer; a text that is takes the pattern above a time that grows with its square. */
export const longestNumber = 60;

/** A number, why there is none, or undefined where the cell holds something else. */
export function numberIn(cell: string): number | MissingKind | undefined {
  const text = cell.trim();
  if (text.length > longestNumber) return undefined;
  if (written.test(text)) return Number(text.replaceAll(',', ''));
  const word = text.toLowerCase();
  return Object.hasOwn(absences, word) ? absences[word] : undefined;
}

/** How the tool that wrote a table takes percentiles, and whether its error column is known to be percent. */
export interface Dialect {
  readonly method: Method;
  /** stated: a bare number there is percent or a fraction, depending on who wrote it. */
  readonly errorUnit: 'percent' | 'stated';
  /** JMeter wrote it, which measures whole milliseconds. */
  readonly isWhole?: boolean;
  /** How a cell's value is written, where it may be more than a bare number. */
  readonly valueIn?: (cell: string, column: number, unit: Metric['unit']) => Value | MissingKind | undefined;
}

/** A row of a table as a measurement, and what could not be used of it. */
export function measurementIn(
  place: problemKinds.Place,
  heads: readonly string[],
  columns: Columns,
  cells: readonly string[],
  dialect: Dialect,
): { readonly measurement: BareMeasurement; readonly defects: readonly Defect[] } {
  const defects: Defect[] = [];
  const cell = (i: number): string => cells[i]?.trim() ?? '';
  const unreadable = (i: number, expected = 'a number'): 'failed' => {
    const column = heads[i] ?? '';
    defects.push({
      cause: `cell ${column}`,
      problem: summaryProblems.unreadableValue(place, column, expected, cell(i)),
    });
    return 'failed';
  };
  const count = (i: number): number | undefined => {
    if (i === -1) return undefined;
    const value = numberIn(cell(i));
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
    if (typeof value !== 'string') unreadable(i, 'a whole number');
    return undefined;
  };
  const samples = count(columns.samples);
  const errors = count(columns.errors);

  /** From the counts where there are any: what is published is rounded, and sometimes a fraction. */
  const errorPercent = (i: number): number | MissingKind => {
    if (samples !== undefined && samples > 0 && errors !== undefined) {
      if (errors <= samples) return (errors / samples) * 100;
      defects.push({ cause: 'counts', problem: summaryProblems.moreErrorsThanSamples(place, errors, samples) });
      return 'failed';
    }
    const text = cell(i);
    const value = numberIn(text.replace(/\s*%$/, ''));
    if (typeof value === 'string') return value;
    if (value === undefined || value < 0 || value > 100) return unreadable(i, 'a share of 0 to 100 %');
    // Nothing fails more than always, so above 1 it cannot be a fraction; 1.0 may be all requests or one in a hundred.
    if (text.endsWith('%') || dialect.errorUnit === 'percent' || value === 0 || value > 1) return value;
    defects.push({ cause: 'unit', problem: summaryProblems.errorUnitUnclear(place, heads[i] ?? '', text) });
    return 'failed';
  };
  const values = columns.metrics.map(
    ([i, { id, unit }]) =>
      [
        id,
        id === 'errorPercent'
          ? errorPercent(i)
          : ((dialect.valueIn === undefined
              ? numberIn(unit === '%' ? cell(i).replace(/\s*%$/, '') : cell(i))
              : dialect.valueIn(cell(i), i, unit)) ?? unreadable(i)),
      ] as const,
  );
  const measurement = bareMeasurement(
    {
      scenario: columns.scenario === -1 ? undefined : cell(columns.scenario),
      label: columns.label === -1 ? undefined : cell(columns.label),
      configuration: columns.axes.map(([i, axis]) => [axis, cell(i)] as const).filter(([, value]) => value !== ''),
    },
    values,
    samples,
    dialect.method,
  );
  if (samples === 0) {
    defects.push({ cause: 'no requests', problem: summaryProblems.noRequestsInRow(place) });
    return { measurement: without(measurement, () => true), defects };
  }
  const { measurement: plausible, defects: implausible } = believed(place, measurement, {
    ...timedOf(measurement),
    isWhole: dialect.isWhole,
  });
  return { measurement: plausible, defects: [...defects, ...implausible] };
}

const responseTimes = metrics.filter(({ id, unit }) => unit === 'ms' && id !== 'startupTime').map(({ id }) => id);

/** A measurement without its response times where they cannot be true: which of them is wrong cannot be known. */
export function believed<M extends BareMeasurement>(
  place: problemKinds.Place,
  measurement: M,
  told: Timed,
): { readonly measurement: M; readonly defects: readonly Defect[] } {
  const why = contradiction(told);
  if (why === undefined) return { measurement, defects: [] };
  const defects = [{ cause: 'implausible', problem: summaryProblems.implausible(place, why) }];
  return { measurement: without(measurement, (id) => responseTimes.includes(id)), defects };
}

/** With some of its metrics failed. */
function without<M extends BareMeasurement>(measurement: M, isSpoiled: (metric: string) => boolean): M {
  const [spoiled, kept] = [true, false].map((wanted) =>
    Object.entries(measurement.metrics).filter(([id]) => isSpoiled(id) === wanted),
  );
  const missing = { ...measurement.missing, ...Object.fromEntries((spoiled ?? []).map(([id]) => [id, 'failed'])) };
  return { ...measurement, metrics: Object.fromEntries(kept ?? []), missing };
}

/** What is to be said of a file whose response times may all be in another unit. */
export function unitDoubts(file: string, measured: readonly BareMeasurement[]): readonly Defect[] {
  const why = secondsDoubt(measured);
  return why === undefined ? [] : [{ cause: 'seconds', problem: summaryProblems.maybeSeconds(file, why) }];
}

/** JMeter allows a sampler without a name; a person could not tell it from nothing in a list. */
export const labelOf = (name: string): string => (name === '' ? '(empty)' : name);

/** Puts a measurement together: values to metrics, their absence to missing, the duration from what defines throughput. */
export function bareMeasurement(
  name: {
    readonly scenario?: string | undefined;
    readonly label?: string | undefined;
    readonly configuration?: readonly (readonly [axis: string, value: string])[];
  },
  values: readonly (readonly [id: string, value: Value | MissingKind])[],
  samples: number | undefined,
  method: Method,
): BareMeasurement {
  const metrics = Object.fromEntries(values.filter((each): each is [string, Value] => typeof each[1] !== 'string'));
  const missing = Object.fromEntries(
    values.filter((each): each is [string, MissingKind] => typeof each[1] === 'string'),
  );
  const throughput = metrics['throughput'];
  const rate = typeof throughput === 'number' ? throughput : 0;
  return {
    // An empty cell names nothing: the path may still say what the scenario is.
    ...(name.scenario === undefined || name.scenario === '' ? {} : { scenario: name.scenario }),
    ...(name.label === undefined ? {} : { label: labelOf(name.label) }),
    configuration: Object.fromEntries(name.configuration ?? []),
    metrics,
    ...(Object.keys(missing).length === 0 ? {} : { missing }),
    ...(samples === undefined ? {} : { samples }),
    ...(samples !== undefined && samples > 0 && rate > 0 ? { durationMs: Math.round((samples / rate) * 1000) } : {}),
    method,
  };
}
