/** Finds the commit that made something slower, by measuring commits beside GOOD as the gate measures a head beside its base. */
import type { Measuring } from '../../config/measuring.js';
import { defaultConfigFile } from '../../config/read-config.js';
import type { CheckRequest } from '../../config/settings.js';
import { readGuardedSettings } from '../../history/guarded-settings.js';
import { searchCommit, type Progress, type FoundCommit } from '../../judge/bisect/search.js';
import type { Bisection, Problem, BisectCommit } from '../../model/documents.js';
import { unusable, type Result } from '../../model/exit-code.js';
import type { Host } from '../../model/host.js';
import { budgetTooShort, foreignCode, nothingToBisect, nothingToRun, pairCut } from '../../problems/gate.js';
import { badMetric } from '../../problems/config.js';
import { isError } from '../../problems/problem.js';
import { removeLeftOvers } from '../../measuring/checkouts.js';
import { createMeasurer } from '../../measuring/measurer.js';
import { ignoreResults, ownFolderFor } from '../../measuring/results-folder.js';
import { listCommits, type CommitRange } from './commits.js';
import { keepPairs } from './kept-pairs.js';
import { createCommitMeasurer, createVersions, type Bench } from './measure-commit.js';
import { matcherFor } from '../../cases/patterns.js';
import type { JudgedGroup } from '../../judge/pairs/decide-by-pairs.js';
import { formatSpan, formatCount } from '../../lang/format.js';
import { describeGroup } from '../../judge/pairs/weigh-pairs.js';
import { defined } from '../../lang/objects.js';
import { listDeclared, type MetricTable } from '../../metrics/index.js';
import { version } from '../../version.js';

export interface BisectRequest extends Omit<CheckRequest, 'results' | 'against'> {
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

export type BisectResult = Result<{ readonly bisection?: Bisection }>;

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
  if (host.context.foreignCode !== undefined) return refuse([foreignCode(host.context.foreignCode)]);
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
  if (run === undefined) return refuse([nothingToRun(request.config ?? defaultConfigFile)]);
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
      return refuse([nothingToBisect('no gated metric of a case matches')]);
    host.stderr(`guardband: the results are in ${out}\n`);
    const cut = bench.cut();
    if (found.state === 'ended') return refuse([cut ?? budgetTooShort(measuring.budgetMs, 'compare GOOD and BAD')]);
    const { metrics } = guarded.settings.policy;
    const bisection = describeFound(found, { ...prepared, request, skipped: bench.skipped(), metrics });
    return {
      exitCode: found.state === 'range' || found.state === 'undecided' ? 2 : 0,
      problems: cut === undefined ? [] : [pairCut(cut)],
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

function describeFound(found: FoundCommit, known: Known): Bisection {
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
    groups: [...hit.map(step), ...inState('suspect')].slice(0, maxListed).map(describeGroup),
    cases: [...keys].slice(0, maxListed),
    others: others.slice(0, maxListed).map(describeGroup),
    further: found.further.map(({ beside, commit }) => ({ good: commitAt(beside), bad: commitAt(commit) })),
    open: inState('open').slice(0, maxListed).map(describeGroup),
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
