/** Estimates how much the blocks of a history moved from run to run. */
import { select, medianOfFirst } from '../../../stats/quickselect.js';
import { common } from '../settings.js';

/** Predicted movements and their variances, by run and block. */
export interface BlockMoves {
  readonly values: Float64Array;
  readonly variances: Float64Array;
}

/**
 * Mean square of the movements of blocks with two or more cases, bounded by nine times the median square, plus its
 * uncertainty.
 */
export function blockVariance(before: number, moves: BlockMoves, sizes: Int32Array, runs: number): number {
  if (before === 0 || runs < 2) return before;
  const shared = [...sizes.keys()].filter((b) => (sizes[b] ?? NaN) > 1);
  const squares = new Float64Array(shared.length * runs);
  const row = new Float64Array(runs);
  let doubt = 0;
  shared.forEach((b, place) => {
    for (let t = 0; t < runs; t++) row[t] = moves.values[t * sizes.length + b] ?? NaN;
    const middle = medianOfFirst(row, runs);
    for (let t = 0; t < runs; t++) {
      squares[place * runs + t] = ((moves.values[t * sizes.length + b] ?? NaN) - middle) ** 2;
      doubt += moves.variances[t * sizes.length + b] ?? NaN;
    }
  });
  const middle = squares.length >> 1;
  const selected = Float64Array.from(squares);
  select(selected, selected.length, middle);
  const cut = 9 * Math.max(selected[middle] ?? NaN, 1e-12);
  let sum = doubt;
  for (let i = 0; i < squares.length; i++) sum += Math.min(squares[i] ?? NaN, cut);
  const free = shared.length * (runs - 1);
  const mean = (sum / squares.length) * (runs / (runs - 1));
  return (common.blockWeight * common.block ** 2 + free * mean) / (common.blockWeight + free);
}
