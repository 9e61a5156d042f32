/**
 * How often a run in which nothing changed is unknown, by the number of cases: npm run -s trials -- sizes [RUNS]
 *
 * Every case varies by 4 % from run to run, in throughput, p50 and p99, after six past runs; on the same machine, and on one that is
 * 8 % slower. Prints a Markdown table of the runs that failed, were unknown and passed.
 */
import type { Measurement, Outcome } from '../../src/model/documents.js';
import { judgeAfter } from '../judge/_run.js';
import { chanceOf } from '../judge/_simulated.js';

const [pastRuns, noise, slower] = [6, 0.04, Math.log(1.08)];

function outcomeOf(cases: number, machine: number, seed: number): Outcome {
  const { normal } = chanceOf(seed);
  const vary = (): number => Math.exp(noise * normal());
  const measure = (shift: number): readonly Measurement[] =>
    Array.from({ length: cases }, (_, c) => {
      const time = (20 + ((37 * c) % 400)) * Math.exp(shift);
      const p50 = time * vary();
      const metrics = { errorPercent: 0, throughput: (1000 * vary()) / time, p50, p99: 2 * time * vary() };
      return { scenario: 'shop', label: `label ${String(c)}`, configuration: {}, samples: 5000, metrics };
    });
  const past = Array.from({ length: pastRuns }, (_, run) => ({
    provenance: {
      startedAt: new Date(Date.UTC(2026, 0, 1 + run)).toISOString(),
      commit: String(run).padStart(40, '0'),
    },
    measurements: measure(0),
  }));
  return judgeAfter(past, { provenance: {}, measurements: measure(machine) }).outcome;
}

const runs = Number(process.argv[2] ?? 40);
console.log('| cases | machine | runs | failed | unknown | passed |\n| --- | --- | --- | --- | --- | --- |');
for (const cases of [3, 10, 50, 150])
  for (const [machine, shift] of [
    ['still', 0],
    ['8 % slower', slower],
  ] as const) {
    const outcomes = Array.from({ length: runs }, (_, seed) => outcomeOf(cases, shift, seed));
    const counts = (['failed', 'undecided', 'passed'] as const).map(
      (end) => outcomes.filter((one) => one === end).length,
    );
    console.log(`| ${[cases, machine, runs, ...counts].join(' | ')} |`);
  }
