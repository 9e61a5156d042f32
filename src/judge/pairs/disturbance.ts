/** Whether other programs disturbed a measurement. It is known before anybody looks at the results, and never depends on them. */
import type { MachineUse } from '../../model/documents.js';

/**
 * From 100 runs of two services under seven disturbances on one machine of two cores: without the runs beyond both shares, the
 * standard deviation of log p50 of an unchanged service fell from 0.40 to 0.12, and from 0.11 to 0.05. Either share alone says
 * less: a service that fills the cores makes its own pressure, and programs that leave cores free disturb nobody.
 */
export const disturbance = {
  /** The share of all cores that other programs used. */
  foreign: 0.3,
  /** The share of the time in which a task waited for a core. */
  pressure: 0.3,
  /** What takes less time is mostly the start of programs. */
  leastMs: 2000,
} as const;

/** A quantity as a share of the time, and of all cores. */
export const sharesOf = ({
  cores,
  spanMs,
  foreignMs,
  pressureMs,
  stealMs,
}: MachineUse): { readonly foreign: number; readonly pressure?: number; readonly steal: number } => ({
  foreign: foreignMs / cores / spanMs,
  ...(pressureMs !== undefined && { pressure: pressureMs / spanMs }),
  steal: stealMs / cores / spanMs,
});

export function isDisturbed(machine: MachineUse): boolean {
  const { foreign, pressure = 0 } = sharesOf(machine);
  return machine.spanMs >= disturbance.leastMs && foreign >= disturbance.foreign && pressure >= disturbance.pressure;
}
