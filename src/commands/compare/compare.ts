/** Compares any two runs: B with A as its only baseline. */
import { readSettings, type CheckRequest, type Settings } from '../../config/settings.js';
import { toPastMeasurements, groupRuns, listTags, readBaseline, type BaselineRead } from '../../history/baseline.js';
import { judgeRun } from '../../judge/judge-run.js';
import type { Report, Problem } from '../../model/documents.js';
import { unusable, type Result } from '../../model/exit-code.js';
import { today, type Host } from '../../model/host.js';
import type { PastMeasurement, Run } from '../../model/run.js';
import { isError } from '../../problems/problem.js';
import { createReport } from '../check/create-report.js';
import { readFiles } from '../../input/read-files.js';
import { nothingRead } from '../../problems/inputs.js';
import { noHistory } from '../../problems/commands.js';
import { badValue } from '../../problems/config.js';

/** 0: both were read. 3: one of them was not found, or is unreadable. */
export type ComparisonResult = Result<{ readonly report?: Report }>;

/** @param names a tag, a commit, "last", or a path of results, for the older and the newer run */
export async function compareRuns(
  names: readonly [before: string, after: string],
  request: CheckRequest,
  host: Host,
): Promise<ComparisonResult> {
  const asked = await readSettings(request, host);
  if (asked.problems.some(isError)) return { exitCode: unusable, problems: asked.problems };
  const stored = await readBaseline({ ...asked, against: 'history' }, host, 'all');
  const found = [await findRun(names[0], stored, asked, host), await findRun(names[1], stored, asked, host)];
  const problems = found.flatMap((one) => one.problems);
  const [before, after] = found.flatMap(({ run }) => run ?? []).sort(compareStarts);
  if (before === undefined || after === undefined) return { exitCode: unusable, problems };
  const settings = { ...asked, against: found[0]?.run === before ? names[0] : names[1] };
  const baseline = { ...selectPast(before, after, stored.measurements), accepts: [], problems: [] };
  const candidate = {
    run: after,
    problems: [],
    sources: new Map(),
    unsound: new Set<string>(),
    isOfHistory: false,
    dashboards: [],
  };
  const judged = judgeRun({
    candidate: after,
    past: baseline,
    // Objectives judge one run, and a comparison is about the difference.
    policy: { ...settings.policy, objectives: [] },
    today: today(host),
    isInputIncomplete: problems.some(isError),
  });
  const checked = { settings, candidate, baseline, judged, problems };
  const report = await createReport(checked, host);
  return { exitCode: 0, report, problems: report.problems };
}

/** The older run first, whatever their order on the command line; runs without a time stay where they are. */
const compareStarts = (a: Run, b: Run): number =>
  a.provenance.startedAt === undefined || b.provenance.startedAt === undefined
    ? 0
    : Date.parse(a.provenance.startedAt) - Date.parse(b.provenance.startedAt);

/** The older run as a release, whose noise the other runs of the history show; of a result, only itself is known. */
function selectPast(
  before: Run,
  after: Run,
  history: readonly PastMeasurement[],
): Pick<BaselineRead, 'measurements' | 'selection'> {
  const { tag, commit } = before.provenance;
  const name = tag ?? commit;
  const own = new Set(before.measurements);
  const others = new Set(after.measurements);
  if (name === undefined || !history.some(({ measurement }) => own.has(measurement)))
    return { measurements: toPastMeasurements(nameAlike(before, after)), selection: 'result' };
  const measurements = history
    .filter(({ measurement }) => !others.has(measurement))
    .map((past) => (own.has(past.measurement) ? { ...past, provenance: { ...past.provenance, tag: name } } : past));
  return { measurements, selection: { tag: name } };
}

/** The scenarios of two results may only be named by their folders, "before" and "after". A single one is the same in both. */
function nameAlike(before: Run, after: Run): Run {
  const [own, others] = [before, after].map((run) => new Set(run.measurements.map(({ scenario }) => scenario)));
  const [scenario] = others ?? [];
  if (scenario === undefined || own?.size !== 1 || others?.size !== 1) return before;
  return { ...before, measurements: before.measurements.map((measurement) => ({ ...measurement, scenario })) };
}

interface FoundRun {
  readonly run?: Run;
  readonly problems: readonly Problem[];
}

const commitPattern = /^[0-9a-f]{7,40}$/i;

/** A recorded run is meant where one has this name, so that a folder named like a tag needs a slash: "4.5.0/". */
async function findRun(name: string, stored: BaselineRead, settings: Settings, host: Host): Promise<FoundRun> {
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
  if (name === 'last') return { problems: [...stored.problems, noHistory(settings.store)] };
  const isPath = name === wanted;
  const { runs: read, problems } = isPath
    ? await readFiles({ ...settings.read, patterns: [name] }, host)
    : { runs: [], problems: stored.problems };
  const newest = read.at(-1);
  if (newest !== undefined) return { run: newest, problems };
  const tags = listTags(stored.measurements);
  const isFound = isPath && problems.some(({ code }) => code !== 'no-such-file');
  const unknown = isFound
    ? nothingRead()
    : badValue('compare', wanted, tags.length > 0 ? tags : 'a tag or a commit of the history, or readable results');
  return { problems: [...problems, unknown] };
}
