/** The run that is judged. */
import type { Run } from '../model/run.js';
import type { Problem, Measurement, Provenance } from '../model/documents.js';
import type { Source } from '../model/reading.js';
import type { Settings } from '../config/settings.js';
import type { Host } from '../model/host.js';
import { readFiles } from './read-files.js';
import { noResultsNamed, nothingRead } from '../problems/inputs.js';
import { checkFutureDates } from './future-dates.js';
import { newestOfHistory } from '../problems/comparison.js';

export interface Candidate {
  readonly run: Run;
  readonly problems: readonly Problem[];
  readonly sources: ReadonlyMap<Measurement, readonly Source[]>;
  /** It is the newest run of several. */
  readonly isOfHistory: boolean;
}

/** Undefined run: nothing could be read. Of a history the newest run is the candidate. */
export async function readCandidate(
  settings: Settings,
  host: Host,
): Promise<Partial<Candidate> & { problems: readonly Problem[] }> {
  if (settings.read.patterns.length === 0) return { problems: [noResultsNamed()] };
  const { runs, problems, sources } = await readFiles(settings.read, host);
  const newest = runs.at(-1);
  if (newest === undefined) return { problems: [...problems, nothingRead()] };
  const environment = { ...host.provenance.environment, ...newest.provenance.environment, ...settings.environment };
  const provenance: Provenance = {
    ...host.provenance,
    ...newest.provenance,
    ...(Object.keys(environment).length === 0 ? {} : { environment }),
  };
  return {
    run: { ...newest, provenance },
    sources,
    isOfHistory: runs.length > 1,
    problems: [
      ...problems,
      ...checkFutureDates(newest, sources, host.now().getTime()),
      ...(runs.length > 1 ? [newestOfHistory(runs.length, newest.provenance.startedAt)] : []),
    ],
  };
}
