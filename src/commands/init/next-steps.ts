import { nameCase } from '../../cases/names.js';
import type { InitResult } from './init.js';
import { formatCount, shortList } from '../../lang/list.js';
import { printableLine } from '../../lang/printable.js';
import { wrapText } from '../../report/phrases/word-wrap.js';
import { loadTestFile } from './written-files.js';

/**
 * The output of `guardband init`: what it found and wrote, and the next steps.
 *
 * @param width the number of columns of the terminal; lines to copy are not wrapped
 */
export function nextSteps(
  { run, runs, results, files, isStartKnown, isSideBySide, plan, otherPlans }: InitResult,
  width: number,
): string {
  const cases = new Set(run?.measurements.map((measurement) => nameCase(measurement).key)).size;
  const found = run === undefined ? '' : `Found ${formatCount(cases, 'case')}. `;
  const outside = files.filter((file) => file.startsWith('../'));
  const steps = [
    isStartKnown
      ? `Read ${loadTestFile}: it starts your service and measures it.`
      : `Set in ${loadTestFile} how your service is started: start='...', health=URL.`,
    `Try it:  bash ${loadTestFile} measure . results`,
    `Commit:  git add ${['guardband.yml .github', ...(isSideBySide ? [] : ['.gitattributes']), ...outside].join(' ')}`,
    ...(isSideBySide
      ? ['Open a pull request: it is measured alternately with its target branch and compared with it.']
      : [
          'Push to the main branch: its run is recorded as the first baseline. Every later merge adds a run.',
          'Open a pull request: it is measured, compared with the recorded runs, and commented on.',
        ]),
  ];
  const summary = `${found}Wrote ${files.join(', ')}.${describePlan(plan, otherPlans)}`;
  return `${wrapText(summary, width).join('\n')}
${backtestHint(runs, results)}
Next:
${steps.map((step, i) => numbered(step, i + 1, width)).join('')}`;
}

/** " Uses perf/a.jmx (2 other plans: perf/b.jmx, fragment.jmx; choose with --plan)." */
const describePlan = (plan: string | undefined, others: readonly string[]): string => {
  if (plan === undefined) return '';
  const rest =
    others.length === 0
      ? ''
      : ` (${formatCount(others.length, 'other plan')}: ${shortList(others.map(printableLine), mostPlans)}; choose with --plan)`;
  return ` Uses ${printableLine(plan)}${rest}.`;
};

const mostPlans = 3;

/** A step; only sentences are wrapped. */
const numbered = (step: string, number: number, width: number): string =>
  (/^(Try it|Commit):/.test(step) ? [step] : wrapText(step, width - 3))
    .map((line, i) => `${i === 0 ? `${String(number)}.` : '  '} ${line}\n`)
    .join('');

function backtestHint(runs: number, [only = '', ...others]: readonly string[]): string {
  if (runs < 2) return '';
  const isWord = others.length === 0 && /^[\w][\w./-]*$/.test(only);
  return `
The results hold ${String(runs)} runs. What the gate would have said about each of them:
    guardband backtest ${isWord ? only : 'RESULTS'}
`;
}
