/**
 * How often a run in which nothing changed is unknown, by the number of cases: npm run -s trials -- sizes [RUNS]
 *
 * On the same machine, and on one that is 8 % slower. Prints a Markdown table of the runs that failed, were unknown and passed.
 */
import { outcomeOf } from '../judge/_unchanged.js';

const runs = Number(process.argv[2] ?? 40);
console.log('| cases | machine | runs | failed | unknown | passed |\n| --- | --- | --- | --- | --- | --- |');
for (const cases of [3, 10, 50, 150])
  for (const [machine, shift] of [
    ['still', 0],
    ['8 % slower', Math.log(1.08)],
  ] as const) {
    const outcomes = Array.from({ length: runs }, (_, seed) => outcomeOf(cases, shift, seed));
    const counts = (['failed', 'undecided', 'passed'] as const).map(
      (end) => outcomes.filter((one) => one === end).length,
    );
    console.log(`| ${[cases, machine, runs, ...counts].join(' | ')} |`);
  }
