/** What the history offers before anything is measured. */
import { isSameEnvironment } from '../cases/environment.js';
import type { Settings } from '../config/settings.js';
import { groupRuns, readsHistory } from '../history/baseline.js';
import type { ChangeBase } from '../history/change-base.js';
import { findBaseHistory } from '../history/merge-base-baseline.js';
import { readSelectedBaseline } from '../history/selected-baseline.js';
import { pairSettings } from '../judge/pairs/settings.js';
import type { Provenance } from '../model/documents.js';
import type { Host } from '../model/host.js';
import type { PastMeasurement } from '../model/run.js';
import { isError } from '../problems/problem.js';

export interface Recorded {
  /** The recorded runs of ancestors, oldest first. */
  readonly runs: readonly Provenance[];
  readonly measurements: readonly PastMeasurement[];
  /** Whether there are enough comparable runs to look at a single measurement of the head. */
  readonly canScreen: boolean;
}

/** A history that cannot be read counts as one that can: the screen reports why it cannot. */
export async function readRecorded(settings: Settings, base: ChangeBase, host: Host): Promise<Recorded> {
  const { commit, problems } = readsHistory(settings)
    ? await findBaseHistory(base, settings, host)
    : { problems: [], commit: undefined };
  const { baseline: past } = await readSelectedBaseline(settings, {}, base, commit, host);
  const runs = groupRuns(past.measurements).map(({ provenance }) => provenance);
  const comparable = runs.filter((run) => isSameEnvironment(run, settings));
  const isUnreadable = [...problems, ...past.problems].some(isError);
  return {
    runs,
    measurements: past.measurements,
    canScreen: isUnreadable || comparable.length >= pairSettings.minRuns,
  };
}
