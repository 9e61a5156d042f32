/** Reads a recorded run as the candidate, so that any two runs can be compared. */
import { selectRuns } from '../../compare/pair-cases.js';
import type { Settings } from '../../config/settings.js';
import { groupRuns, listTags, readBaseline } from '../../history/baseline.js';
import type { readCandidate } from '../../input/candidate.js';
import type { Host } from '../../model/host.js';
import { byStart } from '../../model/run.js';
import { isError } from '../../problems/problem.js';
import { badValue } from '../../problems/config.js';

/** @returns the newest run of a tag or a commit; undefined if the results are files */
export async function readRecordedCandidate(
  settings: Settings,
  host: Host,
): Promise<Awaited<ReturnType<typeof readCandidate>> | undefined> {
  const [name = '', ...others] = settings.read.patterns;
  if (others.length > 0 || !/^(?:tag|commit):./.test(name)) return undefined;
  const { measurements, selection, problems } = await readBaseline({ ...settings, against: name }, host, 'all');
  const runs = groupRuns(measurements).toSorted((a, b) => byStart(a.provenance, b.provenance));
  const ofRuns = runs.map(({ provenance }) => provenance);
  const newest = selectRuns(ofRuns, selection, undefined).at(-1);
  const run = runs.find(({ provenance }) => provenance === newest);
  const errors = problems.filter(isError);
  const tags = listTags(measurements).map((tag) => `tag:${tag}`);
  if (run === undefined)
    return {
      problems: [...errors, badValue('RESULTS', name, tags.length > 0 ? tags : 'a tag or a commit of the history')],
    };
  return { run, problems: errors, sources: new Map(), unsound: new Set(), isOfHistory: false, dashboards: [] };
}
