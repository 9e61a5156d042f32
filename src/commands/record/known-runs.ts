/** What a history has, in little memory: so that no run of another history is recorded twice, whatever the size of both. */
import { environmentDifferences, nameCase } from '../../cases/names.js';
import { hash } from '../../lang/hash.js';
import { serializeValues } from '../../history/already-recorded.js';
import type { Measurement, Provenance } from '../../model/documents.js';

/** Where a measurement is known from. */
type KnownFrom = 'history' | 'input';

export class KnownRuns {
  /** By a hash of what a measurement is known by: the runs that have it. */
  private readonly runs = { history: new Map<number, Known>(), input: new Map<number, Known>() };

  /** @param isRepeatable whether several measurements of a case at one time are repetitions unless their values are equal */
  find(measurement: Measurement, provenance: Provenance, isRepeatable: boolean): KnownFrom | undefined {
    const isIn = (from: KnownFrom): boolean =>
      marksOf(measurement, provenance, isRepeatable).some((mark) =>
        [this.runs[from].get(mark) ?? []].flat().some((other) => areAlike(provenance, other)),
      );
    return isIn('history') ? 'history' : isIn('input') ? 'input' : undefined;
  }

  add(from: KnownFrom, measurement: Measurement, provenance: Provenance, isRepeatable: boolean): void {
    for (const mark of marksOf(measurement, provenance, isRepeatable)) {
      const known = this.runs[from].get(mark);
      this.runs[from].set(mark, known === undefined ? provenance : [...[known].flat(), provenance]);
    }
  }
}

/** Almost all have one. */
type Known = Provenance | readonly Provenance[];

/** What one of them does not say may be equal. */
const areAlike = (own: Provenance, other: Provenance): boolean =>
  (own.tag === undefined || own.tag === other.tag) &&
  (own.commit === undefined || other.commit === undefined || own.commit === other.commit) &&
  environmentDifferences(own, other).length === 0;

function marksOf(measurement: Measurement, provenance: Provenance, isRepeatable: boolean): readonly number[] {
  const { key } = nameCase(measurement);
  const start = Date.parse(measurement.startedAt ?? provenance.startedAt ?? '');
  if (isRepeatable) return [hash(`${key} ${String(start)} ${serializeValues({ measurement, provenance })}`)];
  // Excluding another warm-up changes the start of a test, but not its end.
  const end = measurement.startedAt === undefined ? NaN : start + (measurement.durationMs ?? NaN);
  return [hash(`${key} from ${String(start)}`), ...(Number.isNaN(end) ? [] : [hash(`${key} to ${String(end)}`)])];
}
