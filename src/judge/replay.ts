/** Judges every run of a history against the runs before it, as the gate would have done on that day. Pure. */
import { nameCase, isSameEnvironment } from '../cases/names.js';
import { groupBy } from '../lang/objects.js';
import { pairWithPast } from '../compare/compare-run.js';
import { findAbsences } from '../compare/ended-cases.js';
import { selectRetained } from '../compare/levels/long-histories.js';
import { recentRuns, slackRuns } from '../history/recent-runs.js';
import { judgePairs, type Judgement } from './judge-run.js';
import type { Accept, Provenance } from '../model/documents.js';
import { byStart, type Pair, type PastMeasurement, type Run } from '../model/run.js';
import type { Policy } from '../config/policy.js';

/** A run with the judgement of the gate. */
export interface ReplayedRun extends Judgement {
  readonly run: Provenance;
  readonly pairs: readonly Pair[];
}

/**
 * Judges runs against earlier runs. Only the runs that a recorded history keeps for its checks are matched and kept, so the cost
 * per run does not depend on the length of the history. A case is expected if the newest earlier run that shares a case with this run
 * measured it. Otherwise a case that was retired long ago would be missing in every run, and histories of several projects
 * would miss each other's cases.
 *
 * Accepted levels apply from their first run on, as in today's checks.
 */
export function createReplay(policy: Policy, accepts: readonly Accept[] = []) {
  const isAbsent = findAbsences(accepts);
  const past = new Map<string, readonly PastMeasurement[]>();
  const lastSeen = new Map<string, Sighting>();
  let added = 0;
  let sinceDropped = 0;
  /** Drops old runs if there are so many that it is worth it, as a recorded history does. */
  const dropOld = (runs: number): void => {
    if (sinceDropped < runs) return;
    const retained = selectRetained([...past.values()].flat(), accepts, policy);
    past.clear();
    for (const [key, own] of groupBy(retained, ({ measurement }) => nameCase(measurement).key))
      past.set(
        key,
        own.toSorted((a, b) => byStart(a.provenance, b.provenance)),
      );
    sinceDropped = 0;
  };
  return {
    /** Judges a run against the runs added before it. */
    judge: ({ provenance, measurements }: Run): ReplayedRun => {
      if (added >= recentRuns) dropOld(slackRuns);
      const current = groupBy(measurements, (measurement) => nameCase(measurement).key);
      const sightings = [...current.keys()].flatMap((key) => lastSeen.get(key) ?? []);
      const [before] = sightings.sort((a, b) => b.run - a.run);
      const missing = [...(before?.cases ?? [])].filter(
        (key) => !current.has(key) && !isAbsent(key, before?.startedAt ?? '', provenance.startedAt),
      );
      const window = [
        ...[...current.keys()].flatMap((key) => comparable(past.get(key) ?? [], provenance)),
        ...missing.flatMap((key) => past.get(key) ?? []),
      ];
      const { pairs } = pairWithPast(
        { provenance, measurements },
        { measurements: window, accepts, selection: 'history' },
        policy,
      );
      const judgement = judgePairs(pairs, policy, { baselineRuns: added, isInputIncomplete: false });
      return { run: provenance, pairs, ...judgement };
    },
    /** Adds a run to the past. Runs must be added in order, oldest first. */
    add: ({ provenance, measurements }: Run): void => {
      const current = groupBy(measurements, (measurement) => nameCase(measurement).key);
      const sighting = { run: added, startedAt: provenance.startedAt ?? '', cases: new Set(current.keys()) };
      for (const [key, repetitions] of current) {
        const repeated = repetitions.map((measurement) => ({ measurement, provenance }));
        past.set(key, [...(past.get(key) ?? []), ...repeated]);
        lastSeen.set(key, sighting);
      }
      added++;
      sinceDropped++;
      dropOld(recentRuns);
    },
  };
}

/** A run and the cases that it measured. */
interface Sighting {
  readonly run: number;
  readonly startedAt: string;
  readonly cases: ReadonlySet<string>;
}

/**
 * The comparable runs; if there are none, the newest run of all, so that its difference can be reported.
 *
 * @param past oldest run first
 */
function comparable(past: readonly PastMeasurement[], run: Provenance): readonly PastMeasurement[] {
  const found = past.filter(({ provenance }) => isSameEnvironment(provenance, run));
  return found.length > 0 ? found : past.filter(({ provenance }) => provenance === past.at(-1)?.provenance);
}
