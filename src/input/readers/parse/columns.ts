/** Interprets the heads of a table. JSON objects are read as tables, too, with their keys as heads. */
import { findMetricByColumn } from '../../../metrics/index.js';
import type { Metric } from '../../../model/metric.js';
import type { Row } from './csv.js';

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

/**
 * Heads of columns that are ignored although their values vary, so that they may be an overlooked axis.
 *
 * @param irrelevant patterns of heads that are known to be neither an axis nor a metric
 */
export function findUnknownColumns(
  heads: readonly string[],
  columns: readonly number[],
  rows: readonly Row[],
  irrelevant: readonly RegExp[] = [],
): readonly string[] {
  return columns
    .filter((column) => !irrelevant.some((pattern) => pattern.test(heads[column] ?? '')))
    .filter((column) => rows.some(({ cells }) => cells[column] !== rows[0]?.cells[column]))
    .map((column) => heads[column] ?? '');
}
