/**
 * Counts the runs whose history cannot judge: npm run -s trials -- blind [TRIALS]
 *
 * Judges every unchanged window of one run and at least five past runs with the product's own judge. Prints a Markdown
 * table: the share of runs in which the whole history cannot judge, and in which only some cases are named.
 */
import { noteBlindness } from '../../src/judge/judge-run.js';
import { groupBy } from '../../src/lang/objects.js';
import { judgeWindow } from './_cells.js';
import { readOptions } from './_options.js';
import { hasPart, readWindows, smallSet } from './_trials.js';

const {
  places: [folder = smallSet],
} = readOptions();
const fewestRuns = 5;

const percent = (hits: readonly boolean[]): string => ((100 * hits.filter(Boolean).length) / hits.length).toFixed(0);

console.log('| panel | past runs | runs | cannot judge | only some cases |');
console.log('|---|---|---|---|---|');
for (const part of ['dev', 'dev2', 'others-dev'].filter((name) => hasPart(folder, name))) {
  const windows = readWindows(folder, part).filter(({ type, h, r }) => type === 'stable' && r === 1 && h >= fewestRuns);
  for (const ofKind of groupBy(windows, ({ panel, h }) => `${panel} ${String(h)}`).values()) {
    const [first] = ofKind;
    const told = ofKind.map((window) => {
      const { blind } = judgeWindow(window, window.cells);
      const [level] = noteBlindness(blind).map((problem) => problem.level);
      return { isWhole: level === 'warning', isPart: level === 'note' };
    });
    const whole = percent(told.map(({ isWhole }) => isWhole));
    const some = percent(told.map(({ isPart }) => isPart));
    console.log(
      `| ${part}: ${first?.panel ?? ''} | ${String(first?.h)} | ${String(ofKind.length)} | ${whole} % | ${some} % |`,
    );
  }
}
