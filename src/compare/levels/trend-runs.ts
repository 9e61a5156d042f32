/** The runs of a trend, by case. */
import { nameCase } from '../../cases/names.js';
import { matchesWhere } from '../../cases/patterns.js';
import type { Policy } from '../../config/policy.js';
import type { CaseName, Provenance } from '../../model/documents.js';
import type { Pair, PairedMeasurement, Run } from '../../model/run.js';
import { compareCodeUnits } from '../../lang/natural-order.js';

export interface TrendRuns {
  /** Adds a run. Runs must be added in order, oldest first. */
  readonly add: (run: Run) => void;
  /** The provenance of every run, oldest first. */
  readonly runs: readonly Provenance[];
  /** The cases of some runs, in alphabetical order. */
  readonly pairs: (wanted: ReadonlySet<number>) => readonly Pair[];
}

const allOnOneLevel = {};

export function collectRuns(policy: Policy): TrendRuns {
  const runs: Provenance[] = [];
  const cases = new Map<string, { readonly name: CaseName; readonly history: PairedMeasurement[] }>();
  return {
    runs,
    add: ({ provenance, measurements }) => {
      const run = runs.push(provenance) - 1;
      for (const measurement of measurements) {
        const name = nameCase(measurement);
        const known = cases.get(name.key) ?? { name, history: [] };
        cases.set(name.key, known);
        known.history.push({ measurement, provenance, run, segments: allOnOneLevel });
      }
    },
    pairs: (wanted) =>
      [...cases.values()]
        .map(({ name, history }): Pair => ({
          case: name,
          candidate: [],
          history: history.filter(({ run }) => wanted.has(run)),
          baseline: 'history',
          isControl: policy.controls.some((where) => matchesWhere(where, name)),
          otherEnvironment: false,
        }))
        .filter(({ history }) => history.length > 0)
        .sort((a, b) => compareCodeUnits(a.case.key, b.case.key)),
  };
}
