/**
 * Counts simulated series in which a larger change of cases without a common group was judged milder: in a row of a changed
 * case, and in the most severe verdict on all of them.
 *
 * npm run -s trials:unrelated
 */
import { relativeChange } from '../../src/judge/rules/relative-change.js';
import { chanceOf, rankOf, simulated, type Plan } from '../judge/_simulated.js';

const steps = [0, 0.08, 0.12, 0.16, 0.2, 0.25, 0.3, 0.4, 0.6, 1, 3];
const series = 50;

type Shape = Omit<Plan, 'seed'>;
const matrix: Shape = { scenarios: 4, cases: 3, runs: 6, machine: 0.03, noise: 0.02 };
const labels: Shape = { scenarios: 12, cases: 2, runs: 10, machine: 0.01, noise: 0.02, areLabels: true };

const runRank = (verdict?: string): number => (verdict === 'inconclusive' ? 1 : rankOf(verdict ?? ''));

interface Milder {
  readonly row: boolean;
  readonly run: boolean;
}

/** Judges the same run with changes of increasing size, of each case (labels: at all loads) with the probability `share`. */
function findMilder(shape: Shape, share: number, seed: number): Milder {
  const { uniform } = chanceOf(seed);
  const hits = Array.from({ length: shape.scenarios * shape.cases }, () => uniform() < share);
  const isHit = (scenario: number, place: number): boolean =>
    hits[shape.areLabels === true ? scenario : shape.cases * scenario + place] === true;
  const highest = new Map<string, number>();
  const milder = { row: false, run: false };
  const compare = (key: string, rank: number, kind: keyof Milder): void => {
    const before = highest.get(key) ?? 0;
    if (rank < before) milder[kind] = true;
    highest.set(key, Math.max(rank, before));
  };
  for (const step of steps) {
    let worst = 0;
    const subjects = simulated({ ...shape, seed }, (scenario, place) => (isHit(scenario, place) ? 1 + step : 1));
    for (const [m, { evidence, run }] of relativeChange.weigh(subjects).entries()) {
      worst = Math.max(worst, runRank(run?.verdict));
      evidence.forEach(({ verdict }, i) => {
        if (!isHit(Math.floor(i / shape.cases), i % shape.cases)) return;
        const rank = rankOf(verdict);
        worst = Math.max(worst, rank);
        compare(`${String(m)} ${String(i)}`, rank, 'row');
      });
    }
    compare('run', worst, 'run');
  }
  return milder;
}

console.log('Share of changed cases, of 12; series milder in a row, and in all of it\n');
for (const [name, shape] of Object.entries({ cases: matrix, labels }))
  for (const share of [0.3, 0.5, 0.75]) {
    const found = Array.from({ length: series }, (_, i) => findMilder(shape, share, i + 1));
    const rows = found.filter(({ row }) => row).length;
    const runs = found.filter(({ run }) => run).length;
    console.log(`${name} ${String(100 * share)} %: ${String(rows)} and ${String(runs)} of ${String(series)}`);
  }
