/** Finds the runs of existing histories: files of many nights, dated folders, and the commits of a file. */
import { nameCase } from '../../cases/names.js';
import type { Settings } from '../../config/settings.js';
import { isShallowClone } from '../../history/commits.js';
import { listCommittedResults } from '../../history/committed-results.js';
import { readBlobs } from '../../history/stores/git.js';
import { withStoredFiles } from '../../history/stores/index.js';
import { readFiles, type ReadResult } from '../../input/read-files.js';
import { formatCount } from '../../lang/format.js';
import { defined, groupBy } from '../../lang/objects.js';
import type { Accept, Problem, Provenance } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import type { Run } from '../../model/run.js';
import { groupByDate, withNames } from './dated-paths.js';
import { commitDateCorrected, commitNotTaken, noCommitsOfFile, shallowImport } from '../../problems/commands.js';
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

const join = (all: readonly Found[], problems: readonly Problem[] = []): Found => ({
  runs: all.flatMap(({ runs }) => runs),
  accepts: all.flatMap(({ accepts }) => accepts),
  problems: [...problems, ...all.flatMap((found) => found.problems)],
});

/**
 * Reads files that were found. Each date in a path is a separate run, and a file may hold many runs.
 *
 * @param stated what the place of the results says about their run, for results that do not say it themselves
 */
async function readFound(
  files: readonly string[],
  named: string,
  stated: Provenance,
  { read }: Settings,
  host: Host,
): Promise<Found> {
  const found: Found[] = [];
  for (const { startedAt, files: names } of groupByDate(files, named)) {
    const [[name = named, real] = []] = names;
    const request = { ...read, patterns: [real === named ? name : named], areListed: real !== named };
    const { runs, accepts, problems, sources } = await readFiles(request, withNames(names, named, host));
    const dated = runs.map(({ provenance, measurements }) => ({
      run: { measurements, provenance: { ...stated, ...defined({ startedAt }), ...provenance } },
      sources,
      problems,
    }));
    found.push({ runs: dated, accepts, problems });
  }
  return join(found);
}

/** The runs of files and folders. */
export async function findRuns(name: string, settings: Settings, host: Host): Promise<Found> {
  const named = name.replace(/\/+$/, '');
  const files = await host.find(named);
  return files.length === 0 ? join([], [noSuchFile(name)]) : await readFound(files, named, {}, settings, host);
}

/** The runs of files at every commit that changed them. A result without a date has that of its commit. */
export async function findCommittedRuns(name: string, settings: Settings, host: Host): Promise<Found> {
  const named = name.replace(/\/+$/, '');
  const commits = await listCommittedResults(named, host);
  if ('code' in commits) return join([], [commits]);
  if (commits.length === 0) return join([], [noCommitsOfFile(named)]);
  const found: Found[] = [];
  const told: (readonly [commit: string, problem: Problem])[] = [];
  const values = new Map<string, string>();
  for (const [i, { commit, committedAt, isMisdated, files }] of commits.entries()) {
    host.progress(`reading commit ${String(i + 1)} of ${String(commits.length)}`);
    const read = await readBlobs(files, host);
    const texts = 'code' in read ? new Map<string, string>() : read;
    const why = 'code' in read ? read.message : 'it is a link';
    for (const { path } of files) if (!texts.has(path)) told.push([commit, commitNotTaken(path, why)]);
    const stored = withStoredFiles({ files: [...texts.keys()], texts }, host);
    const { runs, problems, accepts } = await readFound(
      [...texts.keys()],
      named,
      { ...defined({ startedAt: committedAt }), commit },
      settings,
      stored,
    );
    told.push(...problems.map((problem) => [commit, problem] as const));
    const fresh = runs.map((one) => ({ ...one, run: leaveOutUnchanged(one.run, committedAt, values) }));
    const dated = fresh.filter(({ run }) => run.measurements.length > 0 && run.provenance.startedAt !== undefined);
    found.push({ runs: dated, accepts, problems: [] });
    if (runs.some(({ run }) => run.provenance.startedAt === undefined))
      told.push([commit, commitNotTaken(named, 'neither its commits nor its results state a possible date')]);
    if (isMisdated && dated.length > 0) told.push([commit, commitDateCorrected(named)]);
  }
  return join(found, [...countByCommit(told), ...((await isShallowClone(host)) ? [shallowImport(named)] : [])]);
}

/**
 * The measurements that are not those of the version before. A commit may only change the text around a table, or another row
 * of it.
 *
 * @param values the newest values by case and own date of the run; those of this run are added
 */
function leaveOutUnchanged(
  { provenance, measurements }: Run,
  committedAt: string | undefined,
  values: Map<string, string>,
): Run {
  const date = provenance.startedAt === committedAt ? '' : (provenance.startedAt ?? '');
  const fresh = [...groupBy(measurements, (measurement) => nameCase(measurement).key)].filter(([key, own]) => {
    const [place, text] = [`${date} ${key}`, JSON.stringify(own)];
    const isKnown = values.get(place) === text;
    values.set(place, text);
    return !isKnown;
  });
  return { provenance, measurements: fresh.flatMap(([, own]) => own) };
}

/** Every problem once, with the number of commits that have it. */
function countByCommit(told: readonly (readonly [commit: string, problem: Problem])[]): readonly Problem[] {
  const alike = groupBy(told, ([, { line: _, ...problem }]) => JSON.stringify(problem));
  return [...alike.values()].flatMap((all) => {
    const [[commit, problem] = []] = all;
    const commits = new Set(all.map(([id]) => id)).size;
    const others = commits === 1 ? '' : ` and ${formatCount(commits - 1, 'other')}`;
    return commit === undefined || problem === undefined
      ? []
      : [{ ...problem, message: `${problem.message} (commit ${commit.slice(0, 10)}${others})` }];
  });
}
