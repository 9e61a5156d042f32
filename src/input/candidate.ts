/** Reads the candidate, which is the run to judge. */
import type { Run } from '../model/run.js';
import type { Problem, Measurement, Provenance } from '../model/documents.js';
import type { Source } from '../model/reading.js';
import type { Settings } from '../config/settings.js';
import type { Host } from '../model/host.js';
import { readFiles } from './read-files.js';
import { checkUnmetFolders } from './unmet-folders.js';
import { noResultsNamed, nothingRead } from '../problems/inputs.js';
import { checkFutureDates } from './future-dates.js';
import { notACommit } from '../problems/publishing.js';
import { newestOfHistory } from '../problems/comparison.js';

export interface Candidate {
  readonly run: Run;
  readonly problems: readonly Problem[];
  readonly sources: ReadonlyMap<Measurement, readonly Source[]>;
  /** Whether the input is a history whose newest run is the candidate. */
  readonly isOfHistory: boolean;
  /** The start pages of JMeter's dashboards next to the results. */
  readonly dashboards: readonly string[];
}

/**
 * If the input contains several runs, the newest one is the candidate. Its provenance completes that of the host, and
 * `--set` takes precedence over both.
 *
 * @returns only problems if nothing could be read
 */
export async function readCandidate(
  settings: Settings,
  host: Host,
): Promise<Partial<Candidate> & { problems: readonly Problem[] }> {
  const { commit } = settings;
  if (commit !== undefined && !/^[0-9a-f]{7,64}$/i.test(commit)) return { problems: [notACommit(commit)] };
  if (settings.read.patterns.length === 0) return { problems: [noResultsNamed()] };
  const { runs, problems, sources, dashboards } = await readFiles(settings.read, host);
  const newest = runs.at(-1);
  if (newest === undefined) return { problems: [...problems, nothingRead()] };
  const environment = { ...host.provenance.environment, ...newest.provenance.environment, ...settings.environment };
  const stated: Provenance = { ...host.provenance, ...newest.provenance };
  const { branch: _, ...elsewhere } = stated;
  const provenance: Provenance = {
    // Another commit may be of another branch.
    ...(commit === undefined || commit === stated.commit ? stated : { ...elsewhere, commit }),
    ...(Object.keys(environment).length > 0 && { environment }),
  };
  return {
    run: { ...newest, provenance },
    sources,
    isOfHistory: runs.length > 1,
    dashboards,
    problems: [
      ...problems,
      ...checkUnmetFolders(settings.read.patterns, sources),
      ...checkFutureDates(newest, sources, host.now().getTime()),
      ...(runs.length > 1 ? [newestOfHistory(runs.length, newest.provenance.startedAt)] : []),
    ],
  };
}
