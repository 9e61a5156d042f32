/** What the history offers, read before anything of a change runs. */
import { isSameEnvironment } from '../cases/names.js';
import { leaveOutEnded } from '../compare/usable-past.js';
import type { Settings } from '../config/settings.js';
import {
  type BaselineRead,
  findHistory,
  groupRuns,
  type PastRead,
  readReference,
  readSelectedBaseline,
} from '../history/baseline.js';
import type { ChangeBase } from '../history/change-base.js';
import { pairSettings } from '../judge/pairs/settings.js';
import type { Problem, Provenance } from '../model/documents.js';
import { describeDecisions } from '../history/decisions.js';
import { today, type Host } from '../model/host.js';
import type { PastMeasurement } from '../model/run.js';
import { isError } from '../problems/problem.js';
import { defined } from '../lang/objects.js';

export interface Recorded {
  /** The recorded runs of ancestors, oldest first. */
  readonly runs: readonly Provenance[];
  /** The past, for the screen. */
  readonly past: PastRead;
  /** The past without the cases that ended. */
  readonly expected: readonly PastMeasurement[];
  /** The second baseline, if the settings name one. */
  readonly reference?: BaselineRead;
  /** What was decided about the past. */
  readonly decided: readonly Problem[];
  /** Whether there are enough comparable runs to look at a single measurement of the head. */
  readonly canScreen: boolean;
}

/** A history that cannot be read counts as one that can: the screen reports why it cannot. */
export async function readRecorded(settings: Settings, base: ChangeBase, host: Host): Promise<Recorded> {
  const history = await findHistory(settings, base, host);
  const { commit, problems } = history;
  const selected = await readSelectedBaseline(settings, host.provenance, base, commit, host);
  const { baseline: past } = selected;
  const reference = settings.reference === undefined ? undefined : await readReference(settings, commit, host);
  const runs = groupRuns(past.measurements).map(({ provenance }) => provenance);
  const comparable = runs.filter((run) => isSameEnvironment(run, settings));
  const decided = describeDecisions(past.accepts, past.measurements, settings.policy, today(host));
  const isUnreadable = [...problems, ...past.problems].some(isError);
  return {
    runs,
    past: { ...history, ...selected },
    expected: leaveOutEnded(past.measurements, past.accepts, new Set()),
    ...defined({ reference }),
    decided,
    canScreen: isUnreadable || comparable.length >= pairSettings.minRuns,
  };
}
