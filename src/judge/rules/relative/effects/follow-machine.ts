/** Estimates how each case follows the machine in the run under test. */
import { median } from '../../../../stats/median.js';
import type { Fit } from '../fit/fitted-history.js';

export interface Following {
  readonly slope: Float64Array;
  /** Variance by case that the uncertain slope adds to the machine's movement. */
  readonly doubt: Float64Array;
}

/**
 * Slopes are known for the usual range of the machine's movement. If controls show that it moved further, every case is
 * expected to follow the excess one to one, for want of other evidence.
 *
 * @param deviation of each case from its level
 */
export function followMachine(fit: Fit, deviation: Float64Array): Following {
  const { slope, slopeVariance, shared, table } = fit;
  const reach = Math.sqrt(shared.machine);
  const moved = Math.abs(controlledMovement(fit, deviation, reach));
  if (moved <= reach) return { slope, doubt: slopeVariance.map((variance) => variance * shared.machine) };
  const ofRest = (table.settings.slope * (moved - reach)) ** 2;
  return {
    slope: slope.map((value) => 1 + (value - 1) * (reach / moved)),
    doubt: slopeVariance.map((variance) => variance * shared.machine + ofRest),
  };
}

/** The median movement of the machine according to the controls; 0 without controls. */
function controlledMovement({ table: { rows }, slope }: Fit, deviation: Float64Array, reach: number): number {
  const moves = rows.flatMap(({ comparison }, c) => {
    if (!comparison.isControl) return [];
    const [moved, known] = [deviation[c] ?? 0, (slope[c] ?? 1) * reach];
    return [
      known > 0 && Math.abs(moved) <= known ? moved / (slope[c] ?? 1) : moved - Math.sign(moved) * (known - reach),
    ];
  });
  return moves.length === 0 ? 0 : median(moves);
}
