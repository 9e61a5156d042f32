/** How each case follows the machine in the run under test. */
import { median } from '../../../stats/median.js';
import type { Fit } from './fitted-history.js';

export interface Following {
  readonly slope: Float64Array;
  /** Variance of what the doubt about its slope makes of the machine's movement, by case. */
  readonly doubt: Float64Array;
}

/**
 * Slopes are known as far as the machine usually moves. Where controls show that it moved further, every case is expected
 * to follow the rest one to one, as nothing says otherwise.
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

/** The middle movement of the machine that the controls show; 0 without any. */
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
