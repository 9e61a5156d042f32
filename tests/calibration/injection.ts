/**
 * Labelled trials: windows of real histories with a change injected into the newest run, in the format described in the
 * trials' README.
 */

export interface Cell {
  readonly key: string;
  readonly scenario: string;
  readonly payload: number;
  readonly users: number;
  readonly [column: string]: string | number | readonly (number | null)[];
}

export interface Window {
  readonly id: string;
  readonly type: 'stable' | 'contaminated' | 'incident' | 'step';
  /** The source of the runs. */
  readonly panel: string;
  readonly h: number;
  readonly r: number;
  readonly pick_cell: string;
  readonly pick_scenario: string;
  readonly cells: readonly Cell[];
}

export interface Kind {
  readonly kind: string;
  readonly metric: 'thr' | 'p99' | 'err' | 'slow' | 'tail' | null;
  readonly effect: number;
  readonly scope: 'none' | 'cell' | 'scenario' | 'all';
}

/** Every window with every kind of change that applies to it. */
export function* trials(
  windows: readonly Window[],
  kinds: readonly Kind[],
): Generator<{ window: Window; kind: Kind; cells: readonly Cell[] }> {
  for (const window of windows) {
    const isWide = window.cells[0]?.['new_mean'] !== undefined; // coherent changes need the other columns
    for (const kind of window.type === 'stable' ? kinds : kinds.slice(0, 1)) {
      if (!isWide && (kind.metric === 'slow' || kind.metric === 'tail')) continue;
      yield {
        window,
        kind,
        cells: window.cells.map((cell) => (isHit(window, kind, cell) ? inject(cell, kind, window.id) : cell)),
      };
    }
  }
}

export const isHit = (window: Window, { scope }: Kind, { key, scenario }: Cell): boolean =>
  ({ none: false, cell: key === window.pick_cell, scenario: scenario === window.pick_scenario, all: true })[scope];

const numbers = (cell: Cell, column: string): readonly number[] => (cell[column] ?? []) as readonly number[];
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
const whole = (value: number): number => Math.floor(value + 0.5);

function inject(cell: Cell, { metric, effect }: Kind, id: string): Cell {
  /**
   * Times are whole milliseconds and the true value can be anywhere within the tick, so it is spread deterministically
   * before it is scaled.
   */
  const scaled = (column: string, factor: number): readonly number[] =>
    numbers(cell, `new_${column}`).map((value, i) => {
      const place = crc32(`${id}|${cell.key}|${column}|${String(i)}`) / 2 ** 32 - 0.5;
      return Math.max(whole(Math.max(value + place, 0) * factor), 0);
    });
  const [thr, p99, err, mean, sd] = ['thr', 'p99', 'err', 'mean', 'sd'].map((column) => numbers(cell, `new_${column}`));
  switch (metric) {
    case 'thr':
      return { ...cell, new_thr: (thr ?? []).map((value) => rounded(value * (1 + effect), 1)) };
    case 'p99':
      return { ...cell, new_p99: (p99 ?? []).map((value) => whole(value * (1 + effect))) };
    case 'err':
      return { ...cell, new_err: (err ?? []).map((value) => Math.min(100, rounded(value + effect, 2))) };
    case 'slow': {
      const factor = 1 / (1 - effect);
      const columns = ['mean', 'p50', 'p90', 'p95', 'p99', 'max'].map((column) => [
        `new_${column}`,
        scaled(column, factor),
      ]);
      return {
        ...cell,
        new_thr: (thr ?? []).map((value) => rounded(value * (1 - effect), 1)),
        ...(Object.fromEntries(columns) as Record<string, readonly number[]>),
        new_sd: (sd ?? []).map((value) => rounded(value * factor, 2)),
      };
    }
    case 'tail': {
      const slower = (mean ?? []).map((value, i) => value + 0.02 * effect * (p99?.[i] ?? 0));
      return {
        ...cell,
        new_thr: (thr ?? []).map((value, i) =>
          rounded((value * Math.max(mean?.[i] ?? 0, 0.5)) / Math.max(slower[i] ?? 0, 0.5), 1),
        ),
        new_mean: slower.map(whole),
        new_p99: scaled('p99', 1 + effect),
        new_p95: scaled('p95', 1 + 0.5 * effect),
        new_max: scaled('max', 1 + effect),
        new_sd: (sd ?? []).map((value) => rounded(value * (1 + 0.9 * effect), 2)),
      };
    }
    case null:
      return cell;
  }
}

/** CRC-32 as in zlib; node:zlib provides it only from Node 22 on. */
function crc32(text: string): number {
  let crc = -1;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
