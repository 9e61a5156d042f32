/**
 * Measures how well changes are found after a level was accepted only a few runs ago, while earlier runs still provide the
 * noise: npm run -s trials -- accepted DIR PART
 *
 * DIR/PART/series.csv.gz contains real histories with marked stretches without a change, in the format described in the
 * trials' README. Prints a Markdown table: the share of unchanged runs with an alarm, and of changes found in one case,
 * each as "fails / fails or suspects".
 */
import { judgePairs } from '../../src/judge/judge-run.js';
import type { Pair } from '../../src/model/run.js';
import { createPolicy } from '../../src/config/policy.js';
import { changes, fails, failsOrSuspects, isAbout, nothing, share, type Change, type Factors } from './_changes.js';
import { measurementOf, nightsIn, pairOf, windows, type Night } from './_nights.js';
import { readOptions } from './_options.js';

/** The number of runs of each history. */
const past = 30;
const levelRuns = [1, 2, 3, 5, 10, past];
/** The level before the mark. */
const faster: Factors = { throughput: 1.25, p99: 0.8 };
/** The accepted cases of the run: all, one, or the only one that is judged. */
const marks = ['all', 'one', 'alone'] as const;
/** The minimum number of cases for removing the shift of the run. */
const fewestCases = 3;

const {
  places: [folder = '.', part = 'dev'],
} = readOptions();

/** @param before the number of nights that belong to the level before the mark */
const markedPair = (cell: readonly Night[], change: Factors, before: number): Pair =>
  pairOf(
    cell.map((night, i) => measurementOf(night, i === past ? change : i < before ? faster : nothing)),
    (run) => ({ segments: run < before ? { throughput: 1, p99: 1 } : {} }),
  );

const { policy } = createPolicy({});

/** Whether a change of one case fails, and whether it fails or is suspect. */
function seen(cells: readonly (readonly Night[])[], hit: number, change: Change, isMarked: boolean[], runs: number) {
  const pairs = cells.map((cell, i) =>
    markedPair(cell, i === hit ? change : nothing, isMarked[i] === true ? past - runs : 0),
  );
  const { findings, runShifts } = judgePairs(pairs, policy, { baselineRuns: 1, isInputIncomplete: false });
  const meant =
    change === nothing
      ? [...findings, ...runShifts]
      : findings.filter(({ case: { key }, metric }) => key === pairs[hit]?.case.key && isAbout(change, metric));
  return { fails: meant.some(fails), suspects: meant.some(failsOrSuspects) };
}

console.log(`| accepted | runs of the level | windows | ${changes.map(({ name }) => name).join(' | ')} |`);
console.log(`|---|---|---|${changes.map(() => '---|').join('')}`);
const all = [...windows(nightsIn(folder, part), past + 1)];
for (const mark of marks)
  for (const runs of levelRuns) {
    const judged = all
      .map((window, i) => ({ window, hit: i % window.length }))
      .filter(({ window }) => mark === 'alone' || window.length >= fewestCases);
    const columns = changes.map((change) => {
      const verdicts = judged.map(({ window, hit }) =>
        mark === 'alone'
          ? seen(window.slice(hit, hit + 1), 0, change, [true], runs)
          : seen(
              window,
              hit,
              change,
              window.map((_, i) => mark === 'all' || i === hit),
              runs,
            ),
      );
      return `${share(verdicts.map((verdict) => verdict.fails))} / ${share(verdicts.map(({ suspects }) => suspects))}`;
    });
    const level = runs === past ? 'never changed' : String(runs);
    console.log(`| ${mark} | ${level} | ${String(judged.length)} | ${columns.join(' | ')} |`);
  }
