/** Judges the newest run of every scenario in the same way as `check`, to find the slow losses that last until today. */
import type { Policy } from '../../config/policy.js';
import { createReplay } from '../../judge/replay.js';
import { groupBy } from '../../lang/group-by.js';
import type { Accept, Finding } from '../../model/documents.js';
import type { Run } from '../../model/run.js';

export interface NewestRuns {
  /** Adds a run. Runs must be added in order, oldest first. */
  readonly add: (run: Run) => void;
  /** The findings that are part of a slow loss. */
  readonly findDrifts: () => readonly Finding[];
}

/**
 * Scenarios may be measured in separate runs, so the newest run of a scenario is not always the newest of all.
 *
 * @param accepts the accepted levels; read only by findDrifts
 */
export function collectNewestRuns(policy: Policy, accepts: readonly Accept[]): NewestRuns {
  const replay = createReplay(policy, accepts);
  const newest = new Map<string, Run>();
  return {
    add: ({ provenance, measurements }) => {
      const byScenario = groupBy(measurements, ({ scenario }) => scenario);
      const previous = [...byScenario.keys()].flatMap((scenario) => newest.get(scenario) ?? []);
      for (const run of joinRuns(previous)) replay.add(run);
      for (const [scenario, ofScenario] of byScenario) newest.set(scenario, { provenance, measurements: ofScenario });
    },
    findDrifts: () => joinRuns([...newest.values()]).flatMap((run) => replay.judge(run).drifts),
  };
}

/** Joins the scenarios of the same run. */
const joinRuns = (parts: readonly Run[]): readonly Run[] =>
  [...groupBy(parts, ({ provenance }) => provenance)].map(([provenance, ofRun]) => ({
    provenance,
    measurements: ofRun.flatMap(({ measurements }) => measurements),
  }));
