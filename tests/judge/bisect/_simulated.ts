/** A repository whose commits are measured by chance instead of by a load test. */
import { searchCommit, type FoundCommit, type SearchOptions } from '../../../src/judge/bisect/search.js';
import { measure, slowedDown, tablesOf, type Chance, type Measure, type Noise } from '../pairs/_measured.js';

export interface SimulatedCommits {
  readonly commits: number;
  /** The factor by which a label is slower from a commit on. */
  readonly slower: readonly { readonly from: number; readonly label?: string; readonly factor: number }[];
  readonly noise: Noise;
  /** Commits that do not build. */
  readonly broken?: readonly number[];
  /** The number of pairs after which time is over. */
  readonly most?: number;
}

export interface Simulated {
  readonly found: FoundCommit;
  readonly pairs: number;
}

export async function bisectSimulated(
  { commits, slower, noise, broken = [], most = Infinity }: SimulatedCommits,
  draw: Chance['normal'],
  options: Partial<SearchOptions> = {},
): Promise<Simulated> {
  const sides = new Map<string, { readonly head: Measure[]; readonly base: Measure[] }>();
  let pairs = 0;
  const version = (commit: number): Measure =>
    slower
      .filter(({ from }) => from <= commit)
      .reduce((measured, { label, factor }) => slowedDown(measured, factor, label), measure(noise, draw));
  const found = await searchCommit({
    commits,
    maxPairs: 12,
    ...options,
    measure: ({ commit, beside }) => {
      if (broken.includes(commit)) return Promise.resolve({ skipped: commit });
      if (pairs >= most) return Promise.resolve('ended');
      pairs++;
      const key = `${String(commit)} ${String(beside)}`;
      const own = sides.get(key) ?? { head: [], base: [] };
      sides.set(key, own);
      own.head.push(version(commit));
      own.base.push(version(beside));
      return Promise.resolve(tablesOf(own.head, own.base, 'session'));
    },
  });
  return { found, pairs };
}
