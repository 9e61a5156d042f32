/** How the gate would have done over a user's own past, and how other rules would have. */
import { bandRules, nightOf, summary, type Backtest, type Night, type Policies } from './backtest-counts.js';
import { withBands } from './bands.js';
import { runKey } from './case.js';
import { derive } from './derive.js';
import { groupBy } from './group-by.js';
import { unusable, type Accept, type ExitCode, type Host, type Problem, type Run } from './model.js';
import { noHistory, noSuchFile, nothingRead, tooFewRuns, undatedRuns } from './problems.js';
import { read, type ReadRequest } from './read.js';
import { replay } from './replay.js';
import { settle, type Request } from './settings.js';
import { hostOf, storeAt } from './stores/index.js';

export interface BacktestRequest extends Omit<Request, 'results' | 'against' | 'only'> {
  /** Files, folders or globs of histories; the recorded history when there are none. */
  readonly history: readonly string[];
  /** Replay only so many of the newest runs; what lies before them still serves as history. */
  readonly runs?: number;
}

export interface Backtested {
  /** 0: replayed, whatever it found. 2: one run only, or not all could be read. 3: nothing could be read. */
  readonly exitCode: ExitCode;
  readonly backtest?: Backtest;
  readonly problems: readonly Problem[];
}

/** Replays the gate over a history. */
export async function backtest(request: BacktestRequest, host: Host): Promise<Backtested> {
  const settings = await settle(request, host);
  if (settings.problems.some(isError)) return { exitCode: unusable, problems: settings.problems };
  const { runs, accepts, problems } = await readHistory(request.history, settings.read, settings.store, host);
  const dated = runs.filter(({ provenance }) => provenance.startedAt !== undefined);
  const told = [...problems, ...(dated.length < runs.length ? [undatedRuns(runs.length - dated.length)] : [])];
  if (runs.length === 0) return { exitCode: unusable, problems: told.some(isError) ? told : [...told, nothingRead()] };
  if (dated.length < 2) return { exitCode: 2, problems: [...told, tooFewRuns(dated.length)] };

  const { policy } = settings;
  const first = Math.max(1, dated.length - (request.runs ?? Infinity));
  const policies: Policies = [policy, ...bandRules.slice(1).map(({ factor }) => withBands(policy, factor))];
  const nights: Night[] = [];
  for (const each of replay(
    dated.map((run) => derive(run, policy.derivations).run),
    policies,
    { first, accepts },
  )) {
    nights.push(nightOf(each));
    host.progress(`replaying run ${count(nights.length)} of ${count(dated.length - first)}`);
  }
  return { exitCode: problems.some(isError) ? 2 : 0, backtest: summary(dated, nights, policies), problems: told };
}

const isError = ({ level }: Problem): boolean => level === 'error';
const count = (n: number): string => n.toLocaleString('en-US');

/**
 * Every file is read by itself, as each run document is a run of its own; what says of itself that it is the same run (the
 * files of a store) is put together again.
 */
async function readHistory(
  named: readonly string[],
  request: ReadRequest,
  place: string,
  host: Host,
): Promise<{ runs: readonly Run[]; accepts: readonly Accept[]; problems: readonly Problem[] }> {
  const problems: Problem[] = [];
  const runs: Run[] = [];
  const accepts: Accept[] = [];
  const files = new Map<string, ReadRequest>();
  for (const pattern of named) {
    const matching = await host.find(pattern);
    if (matching.length === 0) problems.push(noSuchFile(pattern));
    for (const file of matching) files.set(file, { ...request, patterns: [file] });
  }
  let from = host;
  if (named.length === 0) {
    const at = storeAt(place);
    // The history says itself what its cases are: nothing is added to it.
    const stored = await at.store.files(at.place, host);
    for (const file of stored.files) files.set(file, { ...request, patterns: [file], paths: [], set: {} });
    problems.push(...(stored.problems ?? []));
    from = hostOf(stored, host);
    if (files.size === 0) problems.push(noHistory(place));
  }
  for (const [file, how] of files) {
    const found = await read(how, from);
    runs.push(...found.runs);
    accepts.push(...found.accepts);
    // What lies in a folder beside its results was not named.
    problems.push(...found.problems.filter(({ code }) => code !== 'unknown-format' || named.includes(file)));
  }
  const together = [...groupBy(runs, ({ provenance }) => runKey(provenance)).values()].flatMap(([one, ...more]) =>
    one === undefined
      ? []
      : [{ ...one, measurements: [one, ...more].flatMap(({ measurements }) => measurements) } satisfies Run],
  );
  return { runs: together.sort((a, b) => startOf(a).localeCompare(startOf(b))), accepts, problems };
}

const startOf = ({ provenance }: Run): string => provenance.startedAt ?? '';
