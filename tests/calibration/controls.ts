/**
 * Measures the benefit of controls: npm run -s trials -- controls DIR PART
 *
 * Real nights without a change (_nights.ts) are judged with and without a control: the first scenario, which no change
 * affects. Either everything else or the machine itself is slowed down. Prints a Markdown table: the share of runs that
 * fail, and that do not pass.
 */
import { createPolicy } from '../../src/config/policy.js';
import { judgePairs } from '../../src/judge/judge-run.js';
import type { Pair } from '../../src/model/run.js';
import { nothing, share, type Factors } from './_changes.js';
import { measurementOf, nightsIn, pairOf, windows, type Night } from './_nights.js';
import { readOptions } from './_options.js';

const lengths = [5, 10, 30] as const;
const slower = (loss: number): Factors => ({ throughput: 1 - loss, p99: 1 / (1 - loss) });
const {
  places: [folder = '.', part = 'dev'],
} = readOptions();
const { policy } = createPolicy({});
const scenarioOf = (nights: readonly Night[]): string => nights[0]?.cell.split('|')[0] ?? '';

interface Trial {
  readonly name: string;
  /** The factors on the control and on all other cases. */
  readonly control: Factors;
  readonly others: Factors;
}
const trials: readonly Trial[] = [
  { name: 'nothing', control: nothing, others: nothing },
  { name: 'everything else -10 %', control: nothing, others: slower(0.1) },
  { name: 'everything else -20 %', control: nothing, others: slower(0.2) },
  { name: 'slow machine -20 %', control: slower(0.2), others: slower(0.2) },
];

const trialPair = (nights: readonly Night[], past: number, change: Factors, isControl: boolean): Pair =>
  pairOf(
    nights.map((night, i) => measurementOf(night, i === past ? change : nothing)),
    undefined,
    isControl,
  );

console.log(`| past runs | controls | windows | ${trials.map(({ name }) => name).join(' | ')} |`);
console.log(`|---|---|---|${trials.map(() => '---|').join('')}`);
for (const past of lengths) {
  const judged = [...windows(nightsIn(folder, part), past + 1)].filter(
    (window, i) => i % 2 === 0 && new Set(window.map(scenarioOf)).size > 1,
  );
  for (const declared of [false, true]) {
    const columns = trials.map(({ control, others }) => {
      const outcomes = judged.map((window) => {
        const first = scenarioOf(window[0] ?? []);
        const pairs = window.map((nights) => {
          const isControl = scenarioOf(nights) === first;
          return trialPair(nights, past, isControl ? control : others, declared && isControl);
        });
        return judgePairs(pairs, policy, { baselineRuns: past, isInputIncomplete: false }).outcome;
      });
      const failed = outcomes.map((outcome) => outcome === 'failed');
      return `${share(failed)} / ${share(outcomes.map((outcome) => outcome !== 'passed'))}`;
    });
    console.log(
      `| ${String(past)} | ${declared ? 'one scenario' : 'none'} | ${String(judged.length)} | ${columns.join(' | ')} |`,
    );
  }
}
