/** Groups measurements into runs. */
import { runKey } from '../cases/names.js';
import { compareCodeUnits } from '../lang/natural-order.js';
import { defined } from '../lang/objects.js';
import type { Measurement, Provenance } from '../model/documents.js';
import type { Run } from '../model/run.js';
import type { NamedMeasurement } from './name-case.js';

/**
 * @param provenances the provenance that the inputs give for all of their measurements
 * @returns runs, oldest first; a run without a date is last
 */
export function toRuns(
  measurements: readonly Pick<NamedMeasurement, 'measurement' | 'run'>[],
  provenances: readonly Provenance[],
): readonly Run[] {
  const common = provenances.reduce(mergeProvenance, {});
  const runs = new Map<string, { run: Provenance; measurements: Measurement[] }>();
  for (const { measurement, run = {} } of measurements) {
    const known = runs.get(runKey(run)) ?? { run, measurements: [] };
    known.measurements.push(measurement);
    runs.set(runKey(run), known);
  }
  return [...runs.values()]
    .map(({ run, measurements }) => {
      const [startedAt] = measurements.flatMap((measurement) => measurement.startedAt ?? []).sort();
      const dated = mergeProvenance(common, defined({ startedAt }));
      return { provenance: mergeProvenance(dated, run), measurements };
    })
    .sort((a, b) => compareCodeUnits(a.provenance.startedAt ?? '9', b.provenance.startedAt ?? '9'));
}

/** Merges two provenances. The second takes precedence, also for each entry of the environment. */
function mergeProvenance(first: Provenance, second: Provenance): Provenance {
  const environment = { ...first.environment, ...second.environment };
  return { ...first, ...second, ...(Object.keys(environment).length > 0 && { environment }) };
}
