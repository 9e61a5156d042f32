/** Cases at a load their system does not sustain: what is measured there is the overload, not the program. */
import { caseKey } from '../cases/names.js';
import { readErrorPercent } from '../metrics/values.js';
import { groupBy } from '../lang/group-by.js';
import type { Pair } from '../model/run.js';
import { median } from '../stats/median.js';

/** Axes along which the load grows. */
const loadAxes = ['users', 'connections', 'targetRate', 'messages'];
/** What tests at a constant rate allow: below it a rate is sustained. */
const sustainedPercent = 1;

export interface SaturatedCase {
  readonly key: string;
  /** Usual error rate of the baseline. */
  readonly errorPercent: number;
}

/**
 * Cases of the baseline in which requests fail, while at a lower load of the same case they do not. A case that fails at
 * every load is broken or fails on purpose; that is for its error rate to tell.
 */
export function findSaturated(pairs: readonly Pair[]): readonly SaturatedCase[] {
  const measured = pairs.filter(({ history }) => history.length > 0);
  return loadAxes.flatMap((axis) => {
    const withLoad = measured.filter((pair) => Number.isFinite(loadOf(pair, axis)));
    const series = groupBy(withLoad, ({ case: { scenario, label, configuration } }) =>
      caseKey(scenario, label, { ...configuration, [axis]: '' }),
    );
    return [...series.values()].flatMap((along) => {
      const sustained = Math.min(...along.filter((pair) => isSustained(pair)).map((pair) => loadOf(pair, axis)));
      return along
        .filter((pair) => !isSustained(pair) && loadOf(pair, axis) > sustained)
        .map((pair) => ({ key: pair.case.key, errorPercent: usualErrors(pair) }));
    });
  });
}

const loadOf = ({ case: { configuration } }: Pair, axis: string): number =>
  Number.parseFloat(configuration[axis] ?? '');

const usualErrors = ({ history }: Pair): number =>
  median(history.map(({ measurement }) => readErrorPercent(measurement)));

const isSustained = (pair: Pair): boolean => usualErrors(pair) < sustainedPercent;
