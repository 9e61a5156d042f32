/** Finds the run that a person names: a tag or a commit of the history, "last", or any readable result. */
import type { Settings } from '../../config/settings.js';
import { groupRuns, readBaseline } from '../../history/baseline.js';
import { readFiles } from '../../input/read-files.js';
import type { Problem } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import type { Run } from '../../model/run.js';
import { nothingRead } from '../../problems/inputs.js';
import { nothingSelected } from '../../problems/comparison.js';
import { isError } from '../../problems/problem.js';

interface FoundRun {
  readonly run?: Run;
  readonly problems: readonly Problem[];
}

const commitPattern = /^[0-9a-f]{7,40}$/i;

/** A recorded run is meant where one has this name, so that a folder named like a tag needs a slash: "4.5.0/". */
export async function findRun(name: string, settings: Settings, host: Host): Promise<FoundRun> {
  const stored = await readBaseline({ ...settings, against: 'history' }, host, 'all');
  const runs = groupRuns(stored.measurements);
  const wanted = name.replace(/^(?:tag|ref):/, '');
  const recorded =
    name === 'last'
      ? runs.at(-1)
      : runs.findLast(
          ({ provenance: { tag, commit = '' } }) =>
            tag === wanted || (commitPattern.test(wanted) && commit.startsWith(wanted.toLowerCase())),
        );
  if (recorded !== undefined) return { run: recorded, problems: stored.problems.filter(isError) };
  if (name === 'last' || name !== wanted) {
    const tags = runs.flatMap(({ provenance: { tag } }) => tag ?? []);
    return { problems: [...stored.problems, nothingSelected(name, [...new Set(tags)].toReversed())] };
  }
  const { runs: read, problems } = await readFiles({ ...settings.read, patterns: [name] }, host);
  const newest = read.at(-1);
  return newest === undefined ? { problems: [...problems, nothingRead()] } : { run: newest, problems };
}
