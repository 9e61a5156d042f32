/**
 * Replays searches on the measured runs of this folder: npm run -s trials -- bisect [SEARCHES [COMMITS...]]
 *
 * A pair is two consecutive runs of the unchanged service, drawn at random from those of a machine. One label is slower from a
 * random commit on. Prints a Markdown table: how many searches named the right commit and a wrong one, and how many
 * measurements they took.
 */
import { searchCommit, type FoundCommit } from '../../../src/judge/bisect/search.js';
import type { Run } from '../../../src/model/run.js';
import { chanceOf } from '../../judge/_simulated.js';
import { readUnchanged, slowDown, tablesOf, type Change } from './_replayed.js';

const [searches = 40, ...sizes] = process.argv.slice(2).map(Number);
const runs = await readUnchanged();
const labels = [...new Set(runs.flatMap(({ run }) => run.measurements.map(({ label = '' }) => label)))];
const machines = [
  { name: 'quiet', conditions: ['quiet again'] },
  { name: 'restless', conditions: ['busy', 'crowded'] },
];
const factors = [1, 1.1, 1.15, 1.3];

/** Consecutive runs of these conditions. */
const neighbours = (conditions: readonly string[]): readonly (readonly [Run, Run])[] =>
  conditions.flatMap((wanted) => {
    const own = runs.filter(({ condition }) => condition === wanted).map(({ run }) => run);
    return own.slice(1).map((run, i) => [own[i] ?? run, run] as const);
  });

interface Searched {
  readonly found: FoundCommit;
  readonly from: number;
  readonly measurements: number;
}

async function search(
  pool: readonly (readonly [Run, Run])[],
  commits: number,
  factor: number,
  next: () => number,
): Promise<Searched> {
  const change: Change = { name: '', factor, label: labels[Math.floor(next() * labels.length)] ?? '' };
  const from = 1 + Math.floor(next() * commits);
  const sides = new Map<string, { readonly head: Run[]; readonly base: Run[] }>();
  let measurements = 0;
  const version = (run: Run, commit: number): Run => (commit >= from ? slowDown(run, change) : run);
  const found = await searchCommit({
    commits,
    maxPairs: 12,
    measure: ({ commit, beside }) => {
      const key = `${String(commit)} ${String(beside)}`;
      const own = sides.get(key) ?? { head: [], base: [] };
      sides.set(key, own);
      const both = pool[Math.floor(next() * pool.length)] as readonly [Run, Run];
      const [head, base] = next() < 0.5 ? both : [both[1], both[0]];
      own.head.push(version(head, commit));
      own.base.push(version(base, beside));
      measurements += 2;
      return Promise.resolve(tablesOf(own.head, own.base, true));
    },
  });
  return { found, from, measurements };
}

const percent = (count: number): string => `${String(Math.round((100 * count) / searches))} %`;

console.log(
  `| machine, commits | ${factors.map((factor) => (factor === 1 ? 'none slow: named' : `+${String(Math.round(100 * factor - 100))} %`)).join(' | ')} |`,
);
console.log(`|---|${factors.map(() => '---').join('|')}|`);
for (const { name, conditions } of machines)
  for (const commits of sizes.length === 0 ? [16, 64] : sizes) {
    const pool = neighbours(conditions);
    const cells: string[] = [];
    for (const factor of factors) {
      const { uniform } = chanceOf(Math.round(1000 * factor) + commits);
      const all: Searched[] = [];
      for (let i = 0; i < searches; i++) all.push(await search(pool, commits, factor, uniform));
      const named = all.filter(({ found }) => found.state === 'named');
      const right = named.filter(({ found, from }) => found.commit === from && factor > 1).length;
      const mean = all.reduce((sum, { measurements }) => sum + measurements, 0) / searches;
      cells.push(`${factor === 1 ? '' : `${percent(right)} / `}${percent(named.length - right)} / ${mean.toFixed(0)}`);
    }
    console.log(`| ${[`${name}, ${String(commits)}`, ...cells].join(' | ')} |`);
  }
