/** Adds an existing history to the recorded one: every run of it, with the date and the commit that it has. */
import { nameCase } from '../../cases/names.js';
import { historyOptions, readSettings, type CheckRequest, type Settings } from '../../config/settings.js';
import { findRecorded } from '../../history/already-recorded.js';
import { toAbsence } from '../../compare/ended-cases.js';
import { retainRuns } from '../../compare/levels/long-histories.js';
import { appendEntries, explainDamage } from '../../history/append-entries.js';
import { readBaseline, type BaselineRead } from '../../history/baseline.js';
import { findCommit } from '../../history/commits.js';
import { stores } from '../../history/stores/index.js';
import { isHistoryFile } from '../../history/stores/ndjson.js';
import { judgeRun } from '../../judge/judge-run.js';
import { defined } from '../../lang/objects.js';
import type { Problem } from '../../model/documents.js';
import { unusable, type ExitCode, type Result } from '../../model/exit-code.js';
import { today, type Host } from '../../model/host.js';
import { byStart, startOf, type HistoryEntry, type Run } from '../../model/run.js';
import { distinct, isError } from '../../problems/problem.js';
import type { HistoryOptions } from '../../problems/accept-command.js';
import { findGiven, type Given } from '../given.js';
import { appendMany, copyHistory } from '../history/copy.js';
import { findRefusals, toEntries } from '../recordable.js';
import { findCommittedRuns, findRuns, type Found, type FoundRun } from './sources.js';
import { importRefused, undatedImport } from '../../problems/commands.js';
import { noResultsNamed, nothingRead } from '../../problems/inputs.js';
import { badValue } from '../../problems/config.js';

export interface ImportRequest extends Omit<CheckRequest, 'against' | 'only'> {
  /** Whether to read each file at every commit that changed it. */
  readonly everyCommit?: boolean;
  /** When an undated run was measured. */
  readonly at?: string;
  /** The commit that a run without one measured; `none` if nobody knows. */
  readonly commit?: string;
}

/** 0: everything was imported. 1: some cases were refused. 3: nothing was imported. */
export type ImportResult = Result<{
  readonly runs: number;
  readonly lines: number;
  /** The time of the first and of the last imported run, as ISO 8601. */
  readonly first?: string;
  readonly last?: string;
  readonly files: readonly string[];
  /** The levels that were taken as given, and all runs of their cases. */
  readonly given?: Given & { readonly history: HistoryOptions };
}>;

/** A date, or a date and a time with its zone. */
const dateFormat = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;

/**
 * Adds every run of existing results to the recorded history. Nothing is added if a run has no date and none is given.
 *
 * @param request where the results and the history are, and what they do not say about their run
 */
export async function importHistory(request: ImportRequest, host: Host): Promise<ImportResult> {
  const refuse = (...problems: readonly Problem[]): ImportResult => ({ ...nothing, problems: distinct(problems) });
  const { at, everyCommit = false, ...gate } = request;
  const settings = await readSettings(gate, host);
  if (settings.problems.some(isError)) return refuse(...settings.problems);
  if (at !== undefined && (!dateFormat.test(at) || Number.isNaN(Date.parse(at))))
    return refuse(badValue('--at', at, 'a date such as 2025-01-31'));
  const commit = await resolveCommit(request.commit, host);
  if (typeof commit === 'object') return refuse(commit);
  const { patterns } = settings.read;
  const [store, ...others] = patterns;
  if (store === undefined) return refuse(noResultsNamed());
  if (others.length === 0 && !everyCommit && (await isStore(store, host)))
    return await copyStore(store, settings, request, host);
  const found: Found[] = [];
  for (const pattern of patterns)
    found.push(await (everyCommit ? findCommittedRuns : findRuns)(pattern, settings, host));
  const problems = found.flatMap((part) => part.problems);
  const runs = found.flatMap((part) => part.runs);
  if (runs.length === 0) return refuse(...problems, nothingRead());
  const dated = runs.map((part) => complete(part, at, commit));
  const undated = dated.filter(({ run: { provenance } }) => provenance.startedAt === undefined);
  const unknown = runs.filter(({ run: { provenance } }) => provenance.startedAt === undefined);
  if (undated.length > 0 || (unknown.length > 0 && commit === undefined))
    return refuse(...problems, undatedImport(unknown.length, { at, commit }));
  if (unknown.length > 1) return refuse(...problems, undatedImport(unknown.length, {}));
  return await addRuns({ runs: dated, accepts: found.flatMap(({ accepts }) => accepts), problems }, settings, host);
}

const nothing = { exitCode: unusable, runs: 0, lines: 0, files: [] };

/** The full id of the commit that the user named, or the word `none`; undefined if none was named. */
async function resolveCommit(named: string | undefined, host: Host): Promise<string | Problem | undefined> {
  if (named === undefined || named === 'none') return named;
  const found = await findCommit(named, host);
  // Another repository's commit cannot be looked up, but its full id needs no look-up.
  return typeof found === 'object' && /^[0-9a-f]{40}$/.test(named) ? named : found;
}

function complete(found: FoundRun, at: string | undefined, commit: string | undefined): FoundRun {
  const { provenance } = found.run;
  const stated = defined({
    startedAt: at === undefined ? undefined : new Date(at).toISOString(),
    commit: commit === 'none' ? undefined : commit,
  });
  return { ...found, run: { ...found.run, provenance: { ...stated, ...provenance } } };
}

/** Whether the user named a recorded history, which is copied as it is. */
async function isStore(place: string, host: Host): Promise<boolean> {
  if (stores.some(({ id }) => place.startsWith(`${id}:`))) return true;
  const files = await host.find(place);
  const areOfStore = files.every((file) => isHistoryFile(file) || file.endsWith('.json'));
  return areOfStore && files.some(isHistoryFile) && !files.includes(place);
}

async function copyStore(
  from: string,
  settings: Settings,
  { config }: ImportRequest,
  host: Host,
): Promise<ImportResult> {
  const { store } = settings;
  const before = await readBaseline(settings, host, 'all');
  const { isForeign = false } = await readBaseline({ ...settings, store: from }, host);
  const { exitCode, copied, problems } = await copyHistory(
    { baselines: from, to: store, ...defined({ config }) },
    host,
  );
  const after = await readBaseline(settings, host, 'all');
  // A history that Guardband recorded has been judged.
  const taken = isForeign ? await takeAsGiven(before, after, settings, host) : { problems: [] };
  return {
    exitCode,
    runs: 0,
    lines: copied,
    files: exitCode === 0 ? [store] : [],
    ...taken,
    problems: [...problems, ...taken.problems],
  };
}

/**
 * Accepts the newest lasting levels of the cases that the history did not know. Of those that it knew, a loss may be a regression
 * that this gate found.
 */
async function takeAsGiven(
  before: BaselineRead,
  { measurements, accepts }: Pick<BaselineRead, 'measurements' | 'accepts'>,
  settings: Settings,
  host: Host,
): Promise<Pick<ImportResult, 'given' | 'problems'>> {
  const known = new Set(before.measurements.map(({ measurement }) => nameCase(measurement).key));
  const past = measurements.filter(({ measurement }) => !known.has(nameCase(measurement).key));
  const given = findGiven(past, accepts, settings.policy, host.now().toISOString());
  const entries = given.accepts.map((accept) => ({ accept }));
  if (entries.length === 0) return { problems: [] };
  const { problems = [] } = await appendEntries(entries, settings.store, retainRuns(settings.policy), host);
  return { given: { ...given, history: historyOptions(settings) }, problems };
}

async function addRuns({ runs, accepts, problems }: Found, settings: Settings, host: Host): Promise<ImportResult> {
  const baseline = await readBaseline(settings, host, 'all');
  if (baseline.problems.some(isError))
    return {
      ...nothing,
      problems: [...problems, ...baseline.problems, ...explainDamage(baseline.problems, settings.store)],
    };
  const ordered = runs.toSorted((a, b) => byStart(a.run.provenance, b.run.provenance));
  const refusals = new Map<string, number>();
  const entries: HistoryEntry[] = [];
  const added: Run[] = [];
  for (const found of ordered) {
    const { accepted, refused } = selectCases(found, settings, host);
    for (const { why } of refused) refusals.set(why, (refusals.get(why) ?? 0) + 1);
    const known = findRecorded({ ...found.run, measurements: accepted }, baseline.measurements);
    const fresh = accepted.filter((measurement) => !known.has(measurement));
    entries.push(...toEntries(fresh, found.run.provenance), ...refused.map(({ accept }) => ({ accept })));
    if (fresh.length > 0) added.push(found.run);
  }
  entries.push(...accepts.map((accept) => ({ accept })));
  const { files, lines, problems: unwritten } = await appendMany(entries, settings, host);
  if (unwritten.length > 0) return { ...nothing, lines, problems: [...problems, ...unwritten] };
  const taken = await takeAsGiven(
    baseline,
    {
      measurements: [...baseline.measurements, ...entries.filter((entry) => 'measurement' in entry)],
      accepts: [...baseline.accepts, ...accepts],
    },
    settings,
    host,
  );
  const exitCode: ExitCode = refusals.size > 0 || problems.some(isError) ? 1 : 0;
  return {
    exitCode,
    runs: added.length,
    lines,
    files,
    ...defined({
      given: taken.given,
      first: added[0] && startOf(added[0].provenance),
      last: added[0] && startOf(added.at(-1)?.provenance ?? {}),
    }),
    problems: distinct([...problems, ...taken.problems, ...(refusals.size > 0 ? [importRefused(refusals)] : [])]),
  };
}

/** Judges a run by itself: cases that failed, are invalid or partial never become a baseline. */
function selectCases({ run, sources, problems }: FoundRun, { policy }: Settings, host: Host) {
  const past = { measurements: [], accepts: [], selection: 'history' } as const;
  const judged = judgeRun({ candidate: run, past, policy, today: today(host), isInputIncomplete: false });
  const refusals = findRefusals(judged, { sources, problems }, policy);
  const accepted = run.measurements.filter((measurement) => !refusals.has(nameCase(measurement).key));
  const names = new Map(run.measurements.map((measurement) => [nameCase(measurement).key, nameCase(measurement)]));
  return {
    accepted,
    refused: [...refusals].flatMap(([key, why]) => {
      const [from, name] = [startOf(run.provenance), names.get(key)];
      return name === undefined ? [] : [{ why: `${key}: ${why}`, accept: toAbsence({ case: name, from }, why, from) }];
    }),
  };
}
