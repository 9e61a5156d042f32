/** Finds the runs of existing histories: files of many nights, dated folders, and the commits of a file. */
import type { Settings } from '../../config/settings.js';
import { isShallowClone } from '../../history/commits.js';
import { listFileCommits, readFileAt, withText } from '../../history/stores/git.js';
import { readFiles, type ReadResult } from '../../input/read-files.js';
import { defined } from '../../lang/objects.js';
import type { Accept, Problem, Provenance } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import type { Run } from '../../model/run.js';
import { groupByDate, withNames } from './dated-paths.js';
import { commitNotTaken, noCommitsOfFile, shallowImport } from '../../problems/commands.js';
import { noSuchFile } from '../../problems/inputs.js';

/** A run of an existing history, before it is known whether it has a date. */
export interface FoundRun extends Pick<ReadResult, 'sources'> {
  readonly run: Run;
  readonly problems: readonly Problem[];
}

export interface Found {
  readonly runs: readonly FoundRun[];
  readonly accepts: readonly Accept[];
  readonly problems: readonly Problem[];
}

/** @param stated what the place of the results says about their run, for results that do not say it themselves */
function toFound(read: ReadResult, stated: Provenance): Found {
  const runs = read.runs.map(({ provenance, measurements }) => ({
    run: { measurements, provenance: { ...stated, ...provenance } },
    sources: read.sources,
    problems: read.problems,
  }));
  return { runs, accepts: read.accepts, problems: read.problems };
}

const join = (all: readonly Found[], problems: readonly Problem[] = []): Found => ({
  runs: all.flatMap(({ runs }) => runs),
  accepts: all.flatMap(({ accepts }) => accepts),
  problems: [...problems, ...all.flatMap((found) => found.problems)],
});

/** The runs of files and folders. Each date in a path is a separate run, and a file may hold many runs. */
export async function findRuns(named: string, settings: Settings, host: Host): Promise<Found> {
  const groups = await groupByDate(named.replace(/\/+$/, ''), host);
  const found: Found[] = [];
  for (const { startedAt, files } of groups) {
    const request = { ...settings.read, patterns: [...files.keys()], areListed: files.size > 1 };
    found.push(toFound(await readFiles(request, withNames(files, host)), defined({ startedAt })));
  }
  return join(found, groups.length === 0 ? [noSuchFile(named)] : []);
}

/** The runs of a file at every commit that changed it. A result without a date has that of its commit. */
export async function findCommittedRuns(file: string, settings: Settings, host: Host): Promise<Found> {
  const commits = await listFileCommits(file, host);
  if ('code' in commits) return join([], [commits]);
  if (commits.length === 0) return join([], [noCommitsOfFile(file)]);
  const [found, lost]: [Found[], Problem[]] = [[], []];
  for (const [i, { id, committedAt }] of commits.entries()) {
    host.progress(`reading commit ${String(i + 1)} of ${String(commits.length)}`);
    const at = await readFileAt(file, id, host);
    const text = typeof at === 'object' && 'text' in at ? at.text : undefined;
    if (text === undefined) {
      lost.push(
        commitNotTaken(file, id, typeof at === 'object' && 'code' in at ? at.message : 'git has no such file there'),
      );
      continue;
    }
    const read = await readFiles({ ...settings.read, patterns: [file] }, withText(file, text, host));
    const problems = read.problems.map((problem) => ({
      ...problem,
      message: `${id.slice(0, 10)}: ${problem.message}`,
    }));
    const dated = toFound({ ...read, problems }, { ...defined({ startedAt: committedAt }), commit: id });
    if (dated.runs.every(({ run }) => run.provenance.startedAt !== undefined)) found.push(dated);
    else lost.push(commitNotTaken(file, id, 'neither it nor its results state a possible date'));
  }
  return join(found, [...lost, ...((await isShallowClone(host)) ? [shallowImport(file)] : [])]);
}
