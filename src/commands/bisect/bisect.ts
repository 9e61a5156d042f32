/** Finds the commit that made something slower, by measuring commits beside GOOD as the gate measures a head beside its base. */
import type { CheckRequest, Measuring } from '../../config/settings.js';
import { defaultConfigFile } from '../../config/read-config.js';
import { readGuardedSettings, type GuardedSettings } from '../../history/guarded-settings.js';
import {
  type FoundCommit,
  type PairToMeasure,
  type Progress,
  type Refusal,
  searchCommit,
} from '../../judge/bisect/search.js';
import type { Bisection, Problem, BisectCommit } from '../../model/documents.js';
import { unusable, type Result } from '../../model/exit-code.js';
import type { Host } from '../../model/host.js';
import * as gateProblems from '../../problems/gate.js';
import { badMetric } from '../../problems/config.js';
import { isError } from '../../problems/problem.js';
import { removeLeftOvers, checkOut, ignoreResults, ownFolderFor, type CheckedOut } from '../../measuring/folders.js';
import {
  createMeasurer,
  isCut,
  resultsOf,
  createPairMeasurer,
  type Measurer,
  type Side,
  type MeasuredVersion,
} from '../../measuring/measurer.js';
import { matcherFor } from '../../cases/patterns.js';
import type { JudgedGroup } from '../../judge/pairs/decide-by-pairs.js';
import { formatSpan, formatCount } from '../../lang/format.js';
import { toPairGroup } from '../../judge/pairs/weigh-pairs.js';
import { defined, isObject, remember } from '../../lang/objects.js';
import { listDeclared, type MetricTable } from '../../metrics/index.js';
import { version } from '../../model/version.js';
import type { MetricComparisons } from '../../model/comparison.js';
import { createPairJudge, tablesOf } from '../../measuring/judge-measured.js';
import { parseJson } from '../../lang/printable.js';
import { gitFailed } from '../../problems/git.js';
import { findRevision } from '../../history/commits.js';

interface BisectRequest extends Omit<CheckRequest, 'results' | 'against'> {
  /** A revision that was fast, and a later one that is slow. */
  readonly good: string;
  readonly bad: string;
  /** The id of the only metric to look at. */
  readonly metric?: string;
  /** Part of a case name, or a pattern with * and ?: only these cases are looked at. */
  readonly pattern?: string;
  /** Settings that replace those of `measure:`. `pairs` limits the pairs of the same two commits. */
  readonly measure?: Partial<Measuring>;
  /** The folder for the results. Default: one below guardband-gate that the same search finds again. */
  readonly out?: string;
}

type BisectResult = Result<{ readonly bisection?: Bisection }>;

/** How many times `measure.pairs` two commits are measured at most: a search decides more often than a gate. */
const patience = 3;

/**
 * Searches the commits after GOOD, along the first parents.
 *
 * @param request what to search; guardband.yml fills in the rest
 * @returns the answer, and an exit code: 0 a commit is named, or GOOD and BAD do not differ; 2 several commits are left, or
 * BAD may be slower; 3 nothing was found out
 */
export async function bisect(request: BisectRequest, host: Host): Promise<BisectResult> {
  if (host.context.foreignCode !== undefined) return refuse([gateProblems.foreignCode(host.context.foreignCode)]);
  await removeLeftOvers(host);
  const guarded = await readGuardedSettings(request, host);
  const { settings } = guarded;
  if (settings.problems.some(isError)) return refuse(settings.problems);
  const { all } = settings.policy.metrics;
  if (all.every(({ id }) => id !== (request.metric ?? id)))
    return refuse([badMetric('--metric', request.metric ?? '', all)]);
  const pairs = patience * settings.measure.pairs;
  const measuring = { ...settings.measure, pairs, ...request.measure };
  const { run } = measuring;
  if (run === undefined) return refuse([gateProblems.nothingToRun(request.config ?? defaultConfigFile)]);
  const range = await listCommits(request.good, request.bad, host);
  if ('code' in range) return refuse([range]);
  const out = (request.out ?? ownFolderFor(nameRange(range))).replace(/(?<=.)\/+$/, '');
  const kept = await keepPairs(out, { ...measuring, run }, host);
  if ('code' in kept) return refuse([kept]);
  if (request.out === undefined) await ignoreResults(host);
  const measurer = createMeasurer(measuring, run, { head: await host.makeFolder('.'), out }, host);
  return await search({ guarded, measuring, range, out, kept, measurer }, request, host);
}

const refuse = (problems: readonly Problem[]): BisectResult => ({ exitCode: unusable, problems });

const nameRange = ({ good, commits }: CommitRange): string =>
  `bisect-${good.commit.slice(0, 10)}-${commits.at(-1)?.commit.slice(0, 10) ?? ''}`;

interface Prepared extends Omit<Bench, 'versions'> {
  readonly measuring: Measuring;
}

async function search(prepared: Prepared, request: BisectRequest, host: Host): Promise<BisectResult> {
  const { measuring, range, out, measurer, guarded } = prepared;
  const versions = createVersions(measurer, host);
  const isWanted = wantedGroups(request);
  const release = host.holdSignals();
  try {
    const bench = createCommitMeasurer({ ...prepared, versions }, host);
    const found = await searchCommit({
      commits: range.commits.length,
      maxPairs: measuring.pairs,
      ...defined({ isWanted }),
      measure: bench.measure,
      onProgress: (progress) => {
        showProgress(progress, prepared, bench.count(), host);
      },
    });
    const failed = bench.problem();
    if (failed !== undefined) return refuse([failed]);
    if (isWanted !== undefined && found.whole?.groups.some(isWanted) === false)
      return refuse([gateProblems.nothingToBisect('no gated metric of a case matches')]);
    host.stderr(`guardband: the results are in ${out}\n`);
    const cut = bench.cut();
    if (found.state === 'ended')
      return refuse([cut ?? gateProblems.budgetTooShort(measuring.budgetMs, 'compare GOOD and BAD')]);
    const { metrics } = guarded.settings.policy;
    const bisection = toBisection(found, { ...prepared, request, skipped: bench.skipped(), metrics });
    return {
      exitCode: found.state === 'range' || found.state === 'undecided' ? 2 : 0,
      problems: cut === undefined ? [] : [gateProblems.pairCut(cut)],
      bisection,
    };
  } finally {
    await versions.removeAll();
    release();
  }
}

/** @returns whether a search may follow a group; undefined if neither a metric nor cases are named */
function wantedGroups({ metric, pattern }: Pick<BisectRequest, 'metric' | 'pattern'>) {
  if (metric === undefined && pattern === undefined) return undefined;
  return (group: JudgedGroup): boolean =>
    (metric === undefined || group.metric.id === metric) &&
    (pattern === undefined || group.cases.every(matcherFor(pattern, group.cases)));
}

/** How many pairs a commit takes as a rule, and the beginning of the loss beside its parent. */
const usualPairs = 2;

/** Says how many commits are left, and about how long they take. @param pairs how many were measured now */
function showProgress(
  { range: [first, last], probability }: Progress,
  { measuring, measurer }: Prepared,
  pairs: number,
  host: Pick<Host, 'stderr'>,
): void {
  const left = last - first + 1;
  const further = usualPairs * (Math.ceil(Math.log2(left)) + (left === 1 ? 0 : 1));
  const spentMs = measurer.elapsedMs();
  const leftMs = pairs === 0 ? NaN : Math.min((further * spentMs) / pairs, Math.max(measuring.budgetMs - spentMs, 0));
  const time = Number.isNaN(leftMs) || left === 1 ? '' : `, about ${formatSpan(leftMs)} more`;
  host.stderr(
    `guardband: ${formatCount(left, 'commit')} left; the likeliest has ${String(Math.round(100 * probability))} %${time}\n`,
  );
}

/** Longer lists are cut in a document. */
const maxListed = 100;
/** A commit made a group worse if this share of the whole loss is between it and its parent. */
const hitShare = 0.5;

interface Known extends Pick<Prepared, 'range' | 'measuring' | 'measurer'> {
  readonly request: BisectRequest;
  readonly skipped: ReadonlyMap<number, Problem>;
  readonly metrics: MetricTable;
}

function toBisection(found: FoundCommit, known: Known): Bisection {
  const { range, measuring, measurer, request, skipped, metrics } = known;
  const { target, whole, isCut, state } = found;
  const commitAt = (index: number): BisectCommit => range.commits[index - 1] ?? range.good;
  const [first, last] = found.range;
  const hit = target === undefined ? [] : [target, ...listHit(found, target)];
  const others = (whole?.groups ?? []).filter((group) => group.state === 'worse' && !hit.includes(group));
  // Few pairs beside the parent may leave a group open by themselves; the search has decided.
  const step = (group: JudgedGroup): JudgedGroup => ({
    ...(found.step?.groups.find((one) => one.group.id === group.group.id) ?? group),
    state: 'worse',
  });
  const keys = new Set(hit.flatMap(({ cases }) => cases.map(({ key }) => key)));
  const inState = (wanted: JudgedGroup['state']): readonly JudgedGroup[] =>
    target === undefined ? (whole?.groups.filter((group) => group.isJudged && group.state === wanted) ?? []) : [];
  return {
    schemaVersion: 1,
    tool: { name: 'guardband', version },
    outcome: state === 'ended' ? 'none' : state,
    good: range.good,
    bad: commitAt(range.commits.length),
    commits: range.commits.length,
    ...(target !== undefined && { culprit: commitAt(found.commit) }),
    probability: found.probability,
    range: target === undefined ? [] : range.commits.slice(first - 1, Math.min(last, first - 1 + maxListed)),
    ...(target !== undefined && { rangeCommits: last - first + 1 }),
    ...(found.step !== undefined && { besideParent: true as const }),
    groups: [...hit.map(step), ...inState('suspect')].slice(0, maxListed).map(toPairGroup),
    cases: [...keys].slice(0, maxListed),
    others: others.slice(0, maxListed).map(toPairGroup),
    further: found.further.map(({ beside, commit }) => ({ good: commitAt(beside), bad: commitAt(commit) })),
    open: inState('open').slice(0, maxListed).map(toPairGroup),
    skipped: [...skipped].map(([index, { message }]) => ({ commit: commitAt(index), why: message })),
    ...defined({ metric: request.metric, pattern: request.pattern }),
    ...(isCut && { isBudgetSpent: true as const }),
    measurements: measurer.count(),
    durationMs: measurer.elapsedMs(),
    budgetMs: measuring.budgetMs,
    ...listDeclared(metrics),
  };
}

/** What else is worse in BAD and became so with this commit. */
function listHit({ whole, step }: FoundCommit, target: JudgedGroup): readonly JudgedGroup[] {
  const worse = (whole?.groups ?? []).filter((group) => group.state === 'worse' && group.group.id !== target.group.id);
  return worse.filter(({ group: { id }, clearer }) => {
    const own = step?.groups.find(({ group }) => group.id === id);
    return own !== undefined && own.clearer.differences.mean >= hitShare * clearer.differences.mean;
  });
}

interface Bench {
  readonly guarded: GuardedSettings;
  readonly range: CommitRange;
  readonly out: string;
  readonly kept: KeptPairs;
  readonly measurer: Measurer;
  readonly versions: ReturnType<typeof createVersions>;
}

function createCommitMeasurer(bench: Bench, host: Host) {
  const { guarded, range, out, kept, measurer, versions } = bench;
  const judge = createPairJudge(guarded, host);
  const measurePair = createPairMeasurer(measurer, host);
  const commitAt = (index: number): BisectCommit => range.commits[index - 1] ?? range.good;
  const used = new Map<string, number>();
  const skipped = new Map<number, Problem>();
  let fatal: Problem | undefined;
  let cut: Problem | undefined;
  let count = 0;
  const giveUp = (problem: Problem, index: number): Refusal => {
    if (isCut(problem)) {
      cut = problem;
      return 'ended';
    }
    const isEnd = index === 0 || index === range.commits.length;
    if (isEnd || ['interrupted', 'version-changed', 'without-verdict'].includes(problem.code)) {
      fatal = problem;
      return 'ended';
    }
    skipped.set(index, problem);
    return { skipped: index };
  };
  return {
    count: () => count,
    problem: () => fatal,
    cut: () => cut,
    skipped: () => skipped,
    measure: async ({ commit, beside }: PairToMeasure): Promise<readonly MetricComparisons[] | Refusal> => {
      const [head, base] = [commitAt(commit), commitAt(beside)];
      const place = `${head.commit.slice(0, 12)}-beside-${base.commit.slice(0, 12)}`;
      const number = (used.get(place) ?? 0) + 1;
      if (number > kept.firsts(place).length) {
        if (measurer.lacksTimeForPair()) return 'ended';
        const before = await versions.prepare(base, 'base');
        if ('code' in before) return giveUp(before, beside);
        const after = await versions.prepare(head, 'head');
        if ('code' in after) return giveUp(after, commit);
        // What an interrupted measurement left would be read as well.
        for (const side of ['base', 'head'] as const)
          await host.removeFolder(resultsOf(out, side, { place, number }).replace(/\/results$/, ''));
        const pair = await measurePair({ base: before, head: after }, { number, place }, kept.firsts(place).at(-1));
        if ('failed' in pair) return giveUp(pair.problem, pair.failed === 'base' ? beside : commit);
        await kept.add(place, pair.first);
        count++;
      }
      used.set(place, number);
      const pairs = kept.firsts(place).slice(0, number);
      const folder = (side: Side, i: number): string => resultsOf(out, side, { place, number: i + 1 });
      const judged = await judge(
        pairs.map((first, i) => ({ first, base: folder('base', i), head: folder('head', i) })),
        { base: base.commit },
      );
      if ('checked' in judged) return tablesOf(judged.checked);
      const [problem] = judged.problems.filter(isError);
      if (problem === undefined) throw new Error('pairs without a result, and no problem says why');
      return giveUp(problem, commit);
    },
  };
}

/** Checks each commit out once, builds it once, and removes all of them at the end. */
function createVersions(measurer: Measurer, host: Host) {
  const checkouts: CheckedOut[] = [];
  const known = new Map<string, Promise<string | Problem>>();
  const build = async ({ commit }: BisectCommit, side: Side): Promise<string | Problem> => {
    const checkedOut = await checkOut(commit, host);
    if ('code' in checkedOut) return checkedOut;
    checkouts.push(checkedOut);
    const { folder, root } = checkedOut;
    await measurer.watch(folder, root);
    return (await measurer.build({ side, folder, name: commit.slice(0, 10) })) ?? folder;
  };
  return {
    prepare: async (commit: BisectCommit, side: Side): Promise<MeasuredVersion | Problem> => {
      const built = await remember(known, commit.commit, async () => await build(commit, side));
      return typeof built === 'string' ? { side, folder: built, name: commit.commit.slice(0, 10) } : built;
    },
    removeAll: async (): Promise<void> => {
      for (const { remove } of checkouts) await remove();
    },
  };
}

type KeptPairs = Exclude<Awaited<ReturnType<typeof keepPairs>>, Problem>;

/**
 * The pairs that an interrupted search has measured, in a file beside the results, so that the next one goes on there.
 *
 * @param out the folder of all measurements
 * @param measuring what the pairs of one folder have in common: the commands
 */
async function keepPairs(
  out: string,
  { build = '', run }: Pick<Measuring, 'build'> & { readonly run: string },
  host: Host,
) {
  const file = `${out}/pairs.json`;
  const text = await host.readText(file);
  if (text === undefined && (await host.find(out)).length > 0) return gateProblems.folderInUse(out);
  // What a change commits, nobody measured here.
  const tracked = await host.git(['ls-files', '--', out]);
  if (tracked.stdout !== '') return gateProblems.folderInUse(out, 'files that are committed');
  // A file that cannot be parsed is as good as none: its pairs are measured again.
  const parsed = parseJson(text ?? '');
  const before = isObject(parsed) ? parsed : { build, run };
  if (before['build'] !== build || before['run'] !== run)
    return gateProblems.folderInUse(out, 'measurements that other commands made');
  const all = Object.entries((before['pairs'] ?? {}) as Readonly<Record<string, readonly Side[]>>);
  const pairs = new Map(all.filter(([, firsts]) => Array.isArray(firsts)));
  /** The complete pairs of a place: for each of them the side that was measured first. */
  const firsts = (place: string): readonly Side[] => pairs.get(place) ?? [];
  return {
    firsts,
    add: async (place: string, first: Side): Promise<void> => {
      pairs.set(place, [...firsts(place), first]);
      await host.writeText(file, `${JSON.stringify({ build, run, pairs: Object.fromEntries(pairs) })}\n`);
    },
  };
}

/** A search among more takes minutes to compute, and its history is rather a wrong argument. */
const maxCommits = 1000;
const longest = 200;

interface CommitRange {
  readonly good: BisectCommit;
  /** Along the first parents, oldest first; the last one is BAD. */
  readonly commits: readonly BisectCommit[];
}

/**
 * @param goodRef a revision
 * @param badRef a later revision
 */
async function listCommits(goodRef: string, badRef: string, host: Host): Promise<CommitRange | Problem> {
  const [goodId, badId] = [await findRevision(goodRef, host), await findRevision(badRef, host)];
  if (goodId === undefined) return gateProblems.nothingToBisect(`${goodRef} is not a commit of this clone`);
  if (badId === undefined) return gateProblems.nothingToBisect(`${badRef} is not a commit of this clone`);
  const { code } = await host.git(['merge-base', '--is-ancestor', goodId, badId]);
  if (code !== 0) return gateProblems.nothingToBisect(`${goodRef} is not an ancestor of ${badRef}`);
  const [good] = await logCommits(['--max-count=1', goodId], host);
  const commits = await logCommits(
    ['--first-parent', `--max-count=${String(maxCommits + 1)}`, `${goodId}..${badId}`],
    host,
  );
  if (good === undefined) return gitFailed('read the commits', goodId);
  if (commits.length === 0) return gateProblems.nothingToBisect(`${goodRef} and ${badRef} are the same commit`);
  if (commits.length > maxCommits)
    return gateProblems.nothingToBisect(`there are more than ${String(maxCommits)} commits`);
  return { good, commits: commits.toReversed() };
}

/** Newest first. */
async function logCommits(args: readonly string[], host: Host): Promise<readonly BisectCommit[]> {
  const { stdout } = await host.git(['log', '--no-show-signature', '--format=%H%x00%an%x00%cs%x00%s', ...args, '--']);
  return stdout.split('\n').flatMap((line) => {
    const [commit = '', author = '', day = '', title = ''] = line.split('\0');
    return /^[0-9a-f]{40,64}$/.test(commit)
      ? [
          {
            commit,
            author: author.slice(0, longest),
            title: title.slice(0, longest),
            ...(/^\d{4}-\d\d-\d\d$/.test(day) && { day }),
          },
        ]
      : [];
  });
}
