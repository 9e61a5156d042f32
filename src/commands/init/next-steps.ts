import { nameCase } from '../../cases/names.js';
import type { Written } from './init.js';
import { formatCount, shortList } from '../../lang/format.js';
import { printableLine } from '../../lang/printable.js';
import { wrapText } from '../../report/phrases/word-wrap.js';
import { version } from '../../version.js';
import { loadTestFile, type Setup } from './written-files.js';

/**
 * The output of `guardband init`: what it found and wrote, and the next steps.
 *
 * @param width the number of columns of the terminal; lines to copy are not wrapped
 */
export function nextSteps({ setup, run, files, buildTool }: Written, width: number): string {
  const cases = new Set(run?.measurements.map((measurement) => nameCase(measurement).key)).size;
  const found = run === undefined ? '' : `Found ${formatCount(cases, 'case')}. `;
  const outside = files.filter((file) => file.startsWith('../'));
  const steps = [
    firstStep(setup),
    `Try it:  ${setup.build === undefined ? '' : `bash ${loadTestFile} build . && `}bash ${loadTestFile} measure . results`,
    `Commit:  git add ${['guardband.yml .github', ...outside].join(' ')}`,
    'See what it will find on this machine:  guardband gate --base HEAD',
    setup.onComment === true
      ? 'Comment /perf on a pull request: it is measured, and judged by the recorded runs.'
      : 'Open a pull request: it is measured, beside its base where needed, and commented on.',
    `Push to the main branch: its run is recorded${setup.onComment === true ? '' : ', so that most pull requests need only one measurement'}.`,
  ];
  const summary = `${found}Wrote ${files.join(', ')}.${describePlan(setup)}`;
  return `${wrapText(summary, width).join('\n')}

Next:
${steps.map((step, i) => numbered(step, i + 1, width)).join('')}${buildTool === undefined ? '' : `Or measure in your ${buildTool} build: ${recipe}\n`}`;
}

const recipe = `https://github.com/guardband/guardband/blob/v${version}/docs/ci.md#maven-and-gradle`;

/** What is still to be set in the load test; nothing but reading it if everything is known. */
function firstStep({ plan: { file }, build, start }: Setup): string {
  if (file !== undefined)
    return start !== undefined
      ? `Read ${loadTestFile}: it ${build === undefined ? '' : 'builds and '}starts your service and measures it.`
      : `Set in ${loadTestFile} how your service is started: start='...', health=URL.`;
  return start !== undefined
    ? `Set in ${loadTestFile} which test plan is run, as none was found: plan=FILE.`
    : `Set in ${loadTestFile} how your service is started, and its test plan, as none was found: start='...', health=URL, plan=FILE.`;
}

/** " Uses perf/a.jmx (1 other plan: fragment.jmx; choose with --plan)." */
const describePlan = ({ plan: { file, others, further } }: Setup): string => {
  if (file === undefined) return '';
  const several = further.length > 0 ? `, or measure several: see the last lines of ${loadTestFile}` : '';
  const rest =
    others.length === 0
      ? ''
      : ` (${formatCount(others.length, 'other plan')}: ${shortList(others.map(printableLine), maxPlans)}; choose with --plan${several})`;
  return ` Uses ${printableLine(file)}${rest}.`;
};

const maxPlans = 3;

/** A step; only sentences are wrapped. */
const numbered = (step: string, number: number, width: number): string =>
  (/^(Try it|Commit|See what it will find on this machine):/.test(step) ? [step] : wrapText(step, width - 3))
    .map((line, i) => `${i === 0 ? `${String(number)}.` : '  '} ${line}\n`)
    .join('');
