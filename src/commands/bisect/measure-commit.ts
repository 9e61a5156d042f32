/** Measures pairs of commits for the search, unless an interrupted one has measured them already. */
import type { GuardedSettings } from '../../history/guarded-settings.js';
import type { PairToMeasure } from '../../judge/bisect/next-pair.js';
import type { Refusal } from '../../judge/bisect/search.js';
import type { MetricComparisons } from '../../model/comparison.js';
import type { BisectCommit, Problem } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import { isError } from '../../problems/problem.js';
import { createPairJudge, tablesOf } from '../../measuring/judge-measured.js';
import { createPairMeasurer, type MeasuredPair, type PairMeasurer } from '../../measuring/measure-pair.js';
import { isCut, resultsOf, type Measurer, type Pair, type Side, type Version } from '../../measuring/measurer.js';
import type { CommitRange } from './commits.js';
import type { KeptPairs } from './kept-pairs.js';
import { checkOut, type CheckedOut } from '../../measuring/checkouts.js';

export interface Bench {
  readonly guarded: GuardedSettings;
  readonly range: CommitRange;
  readonly out: string;
  readonly kept: KeptPairs;
  readonly measurer: Measurer;
  readonly versions: Versions;
}

export function createCommitMeasurer(bench: Bench, host: Host) {
  const { guarded, range, out, kept } = bench;
  const judge = createPairJudge(guarded, host);
  const measurePair = createPairMeasurer(bench.measurer, host);
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
        const pair = await measureNow({ ...bench, measurePair }, { base, head }, { number, place }, host);
        if (pair === 'ended') return pair;
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

async function measureNow(
  { out, kept, measurer, versions, measurePair }: Bench & { readonly measurePair: PairMeasurer },
  commits: Readonly<Record<Side, BisectCommit>>,
  pair: Pair & { readonly place: string },
  host: Host,
): Promise<'ended' | { readonly failed: Side; readonly problem: Problem } | MeasuredPair> {
  if (measurer.lacksTimeForPair()) return 'ended';
  const base = await versions.prepare(commits.base, 'base');
  if ('code' in base) return { failed: 'base', problem: base };
  const head = await versions.prepare(commits.head, 'head');
  if ('code' in head) return { failed: 'head', problem: head };
  // What an interrupted measurement left would be read as well.
  for (const side of ['base', 'head'] as const)
    await host.removeFolder(resultsOf(out, side, pair).replace(/\/results$/, ''));
  return await measurePair({ base, head }, pair, kept.firsts(pair.place).at(-1));
}

interface Versions {
  /** The sources of a commit, built. */
  readonly prepare: (commit: BisectCommit, side: Side) => Promise<Version | Problem>;
  readonly removeAll: () => Promise<void>;
}

export function createVersions(measurer: Measurer, host: Host): Versions {
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
    prepare: async (commit, side) => {
      const folder = known.get(commit.commit) ?? build(commit, side);
      known.set(commit.commit, folder);
      const built = await folder;
      return typeof built === 'string' ? { side, folder: built, name: commit.commit.slice(0, 10) } : built;
    },
    removeAll: async () => {
      for (const { remove } of checkouts) await remove();
    },
  };
}
