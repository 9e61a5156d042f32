/**
 * Reads whole series of real nights, with the quantiles that the series lack taken from the windows of the same nights:
 * DIR/PART/series.csv.gz and windows.jsonl, in the formats described in the trials' README.
 */
import { groupBy } from '../../src/lang/group-by.js';
import { defined } from '../../src/lang/defined.js';
import type { Measurement } from '../../src/model/documents.js';
import { readNights, readWindows, type Night } from './_trials.js';
import type { Cell } from './injection.js';

/** The cases of one panel in one stretch of nights; none of them changed. */
export interface Stretch {
  readonly panel: string;
  /** By case: the measurement of each night, undefined if it is missing. */
  readonly cases: readonly (readonly (Measurement | undefined)[])[];
  /** Seconds since 1970, by night. */
  readonly dates: readonly number[];
}

interface MeasuredNight extends Night {
  readonly measurement: Measurement;
}

const extras = ['mean', 'p50', 'p95', 'max'] as const;
const round = (value: number): number => Math.round(10 * value);
/** The same night of the same cell in both files. */
const nightKey = (cell: string, throughput: number, p99: number): string =>
  `${cell} ${String(round(throughput))} ${String(Math.round(p99))}`;

/** The columns of a night that only the windows have. */
function readExtras(folder: string, part: string): ReadonlyMap<string, Measurement['metrics']> {
  const found = new Map<string, Measurement['metrics']>();
  const add = (cell: Cell, prefix: string): void => {
    const column = (name: string): readonly (number | null)[] =>
      (cell[prefix + name] ?? []) as readonly (number | null)[];
    for (const [i, throughput] of column('thr').entries()) {
      const values = extras.flatMap((id) => {
        const value = column(id)[i];
        return typeof value === 'number' ? [[id, value] as const] : [];
      });
      const key = nightKey(cell.key, throughput ?? NaN, column('p99')[i] ?? NaN);
      if (values.length > 0) found.set(key, Object.fromEntries(values));
    }
  };
  for (const { cells } of readWindows(folder, part))
    for (const cell of cells) {
      add(cell, '');
      add(cell, 'new_');
    }
  return found;
}

function measureNights(folder: string, part: string): readonly MeasuredNight[] {
  const extrasOf = readExtras(folder, part);
  return readNights(folder, part).map((night) => {
    const { cell, throughput, p99 } = night;
    const [scenario = '', messageSize = '', users = ''] = cell.split('|');
    const metrics = {
      errorPercent: 0,
      throughput,
      ...defined({ p99: p99 > 0 ? p99 : undefined }),
      ...extrasOf.get(nightKey(cell, throughput, p99)),
    };
    return { ...night, measurement: { scenario, configuration: { messageSize, users }, metrics } };
  });
}

/** The share of nights that a case must have. */
const leastShare = 0.9;

/**
 * Windows of nights in which no case changed.
 *
 * @param length in nights
 * @param pace the distance between the starts of two windows
 */
export function* stretches(folder: string, part: string, length: number, pace: number): Generator<Stretch> {
  for (const [panel, nights] of groupBy(measureNights(folder, part), (night) => night.panel)) {
    const dates = new Map(nights.map(({ run, date }) => [run, date]));
    const runs = [...dates.keys()].sort((a, b) => a - b);
    const cells = [...groupBy(nights, ({ cell }) => cell).values()].map(
      (ofCell) => new Map(ofCell.map((night) => [night.run, night])),
    );
    for (let start = 0; start + length <= runs.length; start += pace) {
      const window = runs.slice(start, start + length);
      const cases = cells.flatMap((cell) => {
        const found = window.map((run) => cell.get(run));
        const known = found.filter((night) => night !== undefined);
        const isStable = known.length >= leastShare * length && new Set(known.map(({ stretch }) => stretch)).size === 1;
        return isStable ? [found.map((night) => night?.measurement)] : [];
      });
      if (cases.length > 0) yield { panel, cases, dates: window.map((run) => dates.get(run) ?? 0) };
    }
  }
}
