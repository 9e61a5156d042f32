/** The answer of a search as a document. */
import type { Measuring } from '../../config/measuring.js';
import type { Found } from '../../judge/bisect/search.js';
import type { JudgedGroup } from '../../judge/pairs/decide-by-pairs.js';
import { describeGroup } from '../../judge/pairs/weigh-pairs.js';
import { defined } from '../../lang/objects.js';
import type { BisectCommit, Bisection, Problem } from '../../model/documents.js';
import { listDeclared, type MetricTable } from '../../metrics/index.js';
import { version } from '../../version.js';
import type { Measurer } from '../../measuring/measurer.js';
import type { CommitRange } from './commits.js';

/** Longer lists are cut in a document. */
const maxListed = 100;
/** A commit made a group worse if this share of the whole loss is between it and its parent. */
const hitShare = 0.5;

interface Known {
  readonly range: CommitRange;
  readonly measuring: Measuring;
  readonly measurer: Measurer;
  readonly request: { readonly metric?: string; readonly pattern?: string };
  readonly skipped: ReadonlyMap<number, Problem>;
  readonly metrics: MetricTable;
}

export function describeFound(found: Found, known: Known): Bisection {
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
  const open = whole?.groups.filter((group) => group.isJudged && group.state === 'open') ?? [];
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
    groups: hit.map(step).slice(0, maxListed).map(describeGroup),
    cases: [...keys].slice(0, maxListed),
    others: others.slice(0, maxListed).map(describeGroup),
    further: found.further.map(({ beside, commit }) => ({ good: commitAt(beside), bad: commitAt(commit) })),
    open: target === undefined ? open.slice(0, maxListed).map(describeGroup) : [],
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
function listHit({ whole, step }: Found, target: JudgedGroup): readonly JudgedGroup[] {
  const worse = (whole?.groups ?? []).filter((group) => group.state === 'worse' && group.group.id !== target.group.id);
  return worse.filter(({ group: { id }, clearer }) => {
    const own = step?.groups.find(({ group }) => group.id === id);
    return own !== undefined && own.clearer.differences.mean >= hitShare * clearer.differences.mean;
  });
}
