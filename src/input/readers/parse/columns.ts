/** Interprets the heads of a table. JSON objects are read as tables, too, with their keys as heads. */
import { findMetricByColumn, isOtherPercentile } from '../../../metrics/index.js';
import type { Problem } from '../../../model/documents.js';
import type { Metric } from '../../../model/metric.js';
import type { Source } from '../../../model/reading.js';
import type { Row } from './csv.js';
import { headNotUnderstood, unknownColumns } from '../../../problems/tables.js';

/** Parameters of a test matrix, with the names under which they have been published. */
const axisHeads = {
  heap: /^heap( size)?$/i,
  users: /^(number of )?((concurrent|virtual) )?users$|^concurrency$|^(vus|threads)$/i,
  connections: /^((minimum|min|required) )?(concurrent )?connections$/i,
  messages: /^(number of )?messages$/i,
  targetRate: /^target (rps|tps|rate|throughput)$|^(throughput|rate) target$/i,
  messageSize: /^(message|payload) size( \((bytes|b)\))?$|^payload( \((bytes|b)\))?$/i,
  backendDelay: /^(back-?end (service )?delay|sleep time)( \(ms\))?$/i,
  cpu: /^(recommended )?v?cpus?( per (replica|pod|instance|node))?$|^(cpu |v)?cores?$/i,
  memory: /^(recommended )?memory( per (replica|pod|instance|node))?( \([kmg]i?b?\))?$/i,
  query: /^graphql query$/i,
} as const satisfies Record<string, RegExp>;

export const findAxis = (head: string): string | undefined =>
  Object.entries(axisHeads).find(([, pattern]) => pattern.test(head))?.[0];

/** Derives an axis name from an unknown head: "Cache Size (MB)" becomes cacheSize. */
export const toAxisName = (head: string): string =>
  head
    .replace(/\(.*?\)/g, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+(.|$)/gu, (_, next: string) => next.toUpperCase())
    .replace(/^./, (first) => first.toLowerCase());

/** Columns by index; -1 for a column that a table does not have. */
export interface Columns {
  readonly scenario: number;
  readonly label: number;
  readonly samples: number;
  readonly errors: number;
  readonly axes: readonly (readonly [column: number, axis: string])[];
  readonly metrics: readonly (readonly [column: number, metric: Metric])[];
  /** Columns with an unknown head. */
  readonly others: readonly number[];
}

const roles = {
  scenario: /^(test )?scenario( name)?$/i,
  label: /^label$/i,
  samples: /^(# ?samples|samples|sampleCount|total requests)$/i,
  errors: /^(error count|errors|errorCount)$/i,
} as const satisfies Record<string, RegExp>;

/** If several columns have the same meaning, the first one counts. */
export function classifyColumns(heads: readonly string[]): Columns {
  const find = (pattern: RegExp): number => heads.findIndex((head) => pattern.test(head));
  const named = {
    scenario: find(roles.scenario),
    label: find(roles.label),
    samples: find(roles.samples),
    errors: find(roles.errors),
  };
  const unnamed = heads.map((_, index) => index).filter((index) => !Object.values(named).includes(index));
  const firstOfEach = <T>(interpret: (head: string) => T | undefined): readonly (readonly [number, T])[] => {
    const seen = new Set<T>();
    return unnamed.flatMap((index) => {
      const meaning = interpret(heads[index] ?? '');
      if (meaning === undefined || seen.has(meaning)) return [];
      seen.add(meaning);
      return [[index, meaning] as const];
    });
  };
  const axes = firstOfEach(findAxis);
  const metrics = firstOfEach(findMetricByColumn);
  const known = new Set([...axes, ...metrics].map(([index]) => index));
  return { ...named, axes, metrics, others: unnamed.filter((index) => !known.has(index)) };
}

/** Words of heads that name what is measured. */
const measuredWords =
  /percentile|latenc(y|ies)|response times?|\berrors?\b|\bfail(ures?|ed)\b|throughput|\b[tr]ps\b|\breq(uests)?\/s|\bp\d{2,3}\b/i;
/** Heads of what is computed from two measurements, or is no quantity of requests. */
const derivedWords =
  /improvement|change|difference|gain|overhead|ratio|degradation|increase|decrease|target|expected|\bgc\b|threshold|limit|sla\b/i;

/**
 * Problems with columns that were not understood: an error if the head names a measurement, which would be lost, and a note if
 * the values vary, because it may be an overlooked axis.
 *
 * @param irrelevant patterns of heads that are known to be neither an axis nor a metric
 */
export function reportUnknownColumns(
  place: Source,
  heads: readonly string[],
  columns: readonly number[],
  rows: readonly Row[],
  irrelevant: readonly RegExp[] = [],
): readonly Problem[] {
  const unknown = columns.filter((column) => !irrelevant.some((pattern) => pattern.test(heads[column] ?? '')));
  const isVarying = (column: number): boolean => rows.some(({ cells }) => cells[column] !== rows[0]?.cells[column]);
  const isMeasured = (column: number): boolean =>
    measuredWords.test(heads[column] ?? '') &&
    !isOtherPercentile(heads[column] ?? '') &&
    !derivedWords.test(heads[column] ?? '') &&
    rows.some(({ cells }) => /^[~<>≤≥]?\s*\d/.test(cells[column] ?? ''));
  const select = (isMeant: (column: number) => boolean): readonly string[] =>
    unknown.filter(isMeant).map((column) => heads[column] ?? '');
  const measurements = select(isMeasured);
  const others = select((column) => !isMeasured(column) && isVarying(column));
  return [
    ...(measurements.length === 0 ? [] : [headNotUnderstood(place, measurements)]),
    ...(others.length === 0 ? [] : [unknownColumns(place, others)]),
  ];
}
