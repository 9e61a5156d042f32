/**
 * Simulates releases that are measured until they can be signed or rejected: npm run -s trials -- releases [TRIALS] [NAMES...]
 *
 * A pair takes two minutes, so 30 minutes are 15 pairs. Prints how many were signed, rejected and left open, and the pairs they took.
 */
import { isReleaseOpen } from '../../../src/measuring/judge-measured.js';
import type { Cell, Change } from './_cell.js';
import { policyOf, simulateGate } from './_simulate.js';

const [, , trials = '40', ...names] = process.argv;
const machines: Readonly<Record<string, Cell>> = {
  calm: {},
  'p99 varies by 5 %': { p99extra: 0.05 },
  'p99 varies by 10 %': { p99extra: 0.1 },
  'labels vary by 4 %': { label: 0.04 },
  'machine varies by 5 %': { machine: 0.05 },
};
const changes: Readonly<Record<string, Change | undefined>> = {
  unchanged: undefined,
  'throughput -10 %': { factor: 1, rate: 0.9, label: 1 },
  'p50 +10 %': { factor: 1.1, label: 1 },
};

console.log('| machine | endpoints | change | signed | rejected | open | pairs |\n|---|---|---|---|---|---|---|');
for (const [machine, cell] of Object.entries(machines))
  for (const labels of [3, 10, 30])
    for (const [name, change] of Object.entries(changes)) {
      const row = [machine, String(labels), name];
      if (names.length > 0 && !names.every((part) => row.some((text) => text.includes(part)))) continue;
      const whole: Cell = {
        ...cell,
        labels,
        loads: 1,
        loop: false,
        pairs: 15,
        isRelease: true,
        ...(change && { change }),
      };
      const ends = { signed: 0, rejected: 0, open: 0 };
      let pairs = 0;
      for (let seed = 1; seed <= Number(trials); seed++) {
        const { judged, measurements } = await simulateGate(whole, policyOf(whole), seed);
        pairs += measurements / 2;
        const isOpen = isReleaseOpen(judged);
        ends[judged.outcome === 'failed' ? 'rejected' : isOpen ? 'open' : 'signed']++;
      }
      console.log(`| ${[...row, ...Object.values(ends), (pairs / Number(trials)).toFixed(1)].join(' | ')} |`);
    }
