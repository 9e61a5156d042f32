/** Finds cases at a load that the system cannot sustain. They measure the overload, not the program. */
import { caseKey } from '../cases/names.js';
import { usualErrorPercent } from '../metrics/values.js';
import { groupBy, readOwn } from '../lang/objects.js';
import type { Pair } from '../model/run.js';

/** Axes whose values are amounts of load. */
const loadAxes = ['users', 'connections', 'targetRate', 'messages'];
/** A load is sustained below this error rate, as usual for tests at a constant rate. */
const sustainedPercent = 1;

export interface SaturatedCase {
  readonly key: string;
  /** Median error rate of the baseline. */
  readonly errorPercent: number;
}

/**
 * Finds the cases of the baseline in which requests fail although they succeed at a lower load. A case that fails at every load
 * is broken, or fails on purpose: the error-rate rule judges it.
 */
export function findSaturated(pairs: readonly Pair[]): readonly SaturatedCase[] {
  const measured = pairs.filter(({ history }) => history.length > 0);
  return loadAxes.flatMap((axis) => {
    const withLoad = measured.filter((pair) => Number.isFinite(readLoad(pair, axis)));
    const series = groupBy(withLoad, ({ case: { scenario, label, configuration } }) =>
      caseKey(scenario, label, { ...configuration, [axis]: '' }),
    );
    return [...series.values()].flatMap((members) => {
      const loads = members.map((pair) => ({
        key: pair.case.key,
        load: readLoad(pair, axis),
        errorPercent: usualErrorPercent(pair.history),
      }));
      const sustained = Math.min(...loads.filter(isSustained).map(({ load }) => load));
      return loads
        .filter((measured) => !isSustained(measured) && measured.load > sustained)
        .map(({ key, errorPercent }) => ({ key, errorPercent }));
    });
  });
}

const readLoad = ({ case: { configuration } }: Pair, axis: string): number =>
  Number.parseFloat(readOwn(configuration, axis) ?? '');

const isSustained = ({ errorPercent }: SaturatedCase): boolean => errorPercent < sustainedPercent;
