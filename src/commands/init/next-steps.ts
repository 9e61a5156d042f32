import { nameCase } from '../../cases/names.js';
import type { InitResult } from './init.js';
import { formatCount, shortList } from '../../lang/list.js';
import { printableLine } from '../../lang/printable.js';
import { wrapText } from '../../report/phrases/word-wrap.js';
import { version } from '../../version.js';
import { loadTestFile } from './written-files.js';

/**
 * The output of `guardband init`: what it found and wrote, and the next steps.
 *
 * @param width the number of columns of the terminal; lines to copy are not wrapped
 */
export function nextSteps(result: InitResult, width: number): string {
  const { run, runs, found: places, files, buildTool } = result;
  const cases = new Set(run?.measurements.map((measurement) => nameCase(measurement).key)).size;
  const found = run === undefined ? '' : `Found ${formatCount(cases, 'case')}. `;
  const outside = files.filter((file) => file.startsWith('../'));
  const steps = [
    firstStep(result),
    `Try it:  ${result.isBuilt ? `bash ${loadTestFile} build . && ` : ''}bash ${loadTestFile} measure . results`,
    `Commit:  git add ${['guardband.yml .github', ...outside].join(' ')}`,
    'See what it will find on this machine:  guardband qualify',
    result.isOnComment
      ? 'Comment /perf on a pull request: it is measured, and judged by the recorded runs.'
      : 'Open a pull request: it is measured, beside its base where needed, and commented on.',
    `Push to the main branch: its run is recorded${result.isOnComment ? '' : ', so that most pull requests need only one measurement'}.`,
  ];
  const summary = `${found}Wrote ${files.join(', ')}.${describePlan(result)}`;
  return `${wrapText(summary, width).join('\n')}
${backtestHint(runs, places)}
Next:
${steps.map((step, i) => numbered(step, i + 1, width)).join('')}${buildTool === undefined ? '' : `Or measure in your ${buildTool} build: ${recipe}\n`}`;
}

const recipe = `https://github.com/guardband/guardband/blob/v${version}/docs/ci.md#maven-and-gradle`;

/** What is still to be set in the load test; nothing but reading it if everything is known. */
function firstStep({ plan, isBuilt, isStartKnown }: InitResult): string {
  if (plan !== undefined)
    return isStartKnown
      ? `Read ${loadTestFile}: it ${isBuilt ? 'builds and ' : ''}starts your service and measures it.`
      : `Set in ${loadTestFile} how your service is started: start='...', health=URL.`;
  return isStartKnown
    ? `Set in ${loadTestFile} which test plan is run, as none was found: plan=FILE.`
    : `Set in ${loadTestFile} how your service is started, and its test plan, as none was found: start='...', health=URL, plan=FILE.`;
}

/** " Uses perf/a.jmx (1 other plan: fragment.jmx; choose with --plan)." */
const describePlan = ({ plan, otherPlans: others, hasFurtherPlans }: InitResult): string => {
  if (plan === undefined) return '';
  const several = hasFurtherPlans ? `, or measure several: see the last lines of ${loadTestFile}` : '';
  const rest =
    others.length === 0
      ? ''
      : ` (${formatCount(others.length, 'other plan')}: ${shortList(others.map(printableLine), maxPlans)}; choose with --plan${several})`;
  return ` Uses ${printableLine(plan)}${rest}.`;
};

const maxPlans = 3;

/** A step; only sentences are wrapped. */
const numbered = (step: string, number: number, width: number): string =>
  (/^(Try it|Commit|See what it will find on this machine):/.test(step) ? [step] : wrapText(step, width - 3))
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
