/** Whether response times can be true, and be what the format says they are in: units differ by a thousand. */
import type { BareMeasurement } from '../../../model/reading.js';
import type { Value } from '../../../model/documents.js';

/** What can be held against each other. Milliseconds and requests per second. */
export interface Timed {
  /** By metric id. */
  readonly values: Readonly<Record<string, Value | undefined>>;
  /** How many worked at a time: users, connections, clients. */
  readonly users?: number | string | undefined;
  readonly durationMs?: number | undefined;
  /** A single request may be longer than the duration, by how the tool measures that. */
  readonly isLoose?: boolean | undefined;
  /** Times count from when a request was due, so those that wait to be sent count as well: users bound nothing. */
  readonly isOpen?: boolean | undefined;
  /** Each time was measured in whole milliseconds, so the least and the greatest are whole. */
  readonly isWhole?: boolean | undefined;
}

/** From the least to the greatest. */
const rising = ['min', 'p50', 'p75', 'p90', 'p95', 'p98', 'p99', 'p999', 'max'] as const;
/** Tools round to two digits or whole milliseconds, and histograms to the end of a bucket. */
const slack = (value: number): number => value * 1.1 + 1;
/** No request over a network takes less than this. */
const leastMs = 0.001;
/** A user may have many requests under way at a time, but not this many. */
const mostPerUser = 50;

const orders = [rising, ['min', 'mean', 'max']] as const;

/** Why response times cannot be true: in another unit than the tool's they are out of order, or do not fit into the test. */
export function contradiction(told: Timed): string | undefined {
  const { values, users, durationMs, isLoose = false, isOpen = false, isWhole = false } = told;
  const number = (id: string): number | undefined => {
    const value = values[id];
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  };
  const shown = (id: string): string => `${id} is ${short(number(id) ?? NaN)} ms`;
  // Every line of a history comes here, so nothing is made that is not needed.
  for (const ids of orders) {
    let before = '';
    let least = -Infinity;
    for (const id of ids) {
      const ms = number(id);
      if (ms === undefined) continue;
      if (least > slack(ms)) return `${shown(before)}, and ${shown(id)}`;
      before = id;
      least = ms;
    }
  }
  const usual = number('mean') === undefined ? 'p50' : 'mean';
  const ms = number(usual) ?? 0;
  if (ms > 0 && ms < leastMs) return shown(usual);
  const broken = isWhole ? ['max', 'min'].find((id) => !Number.isInteger(number(id) ?? 0)) : undefined;
  if (broken !== undefined) return `${shown(broken)}, and JMeter measures whole milliseconds`;
  // What was under way when the counting began may have begun before.
  if (!isLoose && durationMs !== undefined) {
    const longest = ['mean', ...rising].findLast((id) => number(id) !== undefined);
    if (longest !== undefined && (number(longest) ?? 0) > slack(durationMs) + 1000)
      return `${shown(longest)}, and the whole test took ${short(durationMs / 1000)} s`;
  }
  const [mean, throughput] = [number('mean') ?? 0, number('throughput') ?? 0];
  if (!isOpen && (mean / 1000) * throughput > Number(users ?? NaN) * mostPerUser)
    return `${shown('mean')} at ${short(throughput)} requests/s, which is too much for ${String(users)} users`;
  return undefined;
}

const short = (value: number): string => String(Number(value.toPrecision(4)));

/** What of a row of a table can be held against each other. A zero there was not recorded, which is judged later. */
export const timedOf = ({ metrics, configuration, durationMs }: BareMeasurement): Timed => ({
  values: Object.fromEntries(Object.entries(metrics).filter(([, value]) => value !== 0)),
  durationMs,
  users: countIn(configuration['users'] ?? configuration['connections']),
});

const countIn = (text = ''): number | undefined => (/^\d+$/.test(text) ? Number(text) : undefined);

/** Of a user's time, how much passes in waiting for answers where the next request follows at once. */
const busyLeast = 0.5;
const busyMost = 1.2;
const mostRows = 0.8;

/**
 * Why the response times of a whole file may be seconds: as seconds they keep all users busy, as they are in most tests
 * (Little's law), where as milliseconds they leave them idle for 999 parts in a thousand. Or not one of them is a millisecond.
 */
export function secondsDoubt(rows: readonly BareMeasurement[]): string | undefined {
  const timed = rows.map(timedOf);
  const busy = timed.flatMap(({ values: { mean, throughput }, users }) =>
    typeof mean === 'number' && typeof throughput === 'number' && Number(users) > 0 && mean > 0
      ? [(mean * throughput) / Number(users)]
      : [],
  );
  const fitting = busy.filter((share) => share >= busyLeast && share <= busyMost);
  const times = rows.flatMap(({ metrics }) =>
    ['mean', ...rising].flatMap((id) => (typeof metrics[id] === 'number' ? [metrics[id]] : [])),
  );
  // Milliseconds are mostly written whole, seconds never.
  const broken = times.filter((time) => !Number.isInteger(time));
  if (isMost(fitting, busy) && isMost(broken, times))
    return 'as seconds they keep the users as busy as they usually are, as milliseconds they leave them idle';
  const most = times.reduce((a, b) => Math.max(a, b), 0);
  // A zero is less than half a millisecond; nobody writes so short a second.
  return most > 0 && most < 1 && !times.includes(0)
    ? `the longest of ${String(times.length)} is ${short(most)} ms`
    : undefined;
}

const isMost = (some: readonly number[], all: readonly number[]): boolean =>
  all.length > 0 && some.length >= all.length * mostRows;
