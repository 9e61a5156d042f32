import { defineCommand } from '../command.js';
import { init, type Written } from './init.js';
import { nameCase } from '../../cases/names.js';
import { formatCount, shortList } from '../../lang/format.js';
import { printableLine } from '../../lang/printable.js';
import { wrapText } from '../../report/sentences/problem-lines.js';
import { version } from '../../model/version.js';
import { loadTestFile, type Setup } from './written-files.js';

export const command = defineCommand({
  summary: 'write a guardband.yml and a workflow that fit the results found here',
  usage: '[RESULTS...] [options]',
  about: `RESULTS are files, folders or globs in any supported formats; without them, results/ and other usual places are
searched. A test plan (.jmx) is enough. Writes guardband.yml, which reads results/ unless RESULTS are named, a workflow
that judges every pull request and records every run of the main branch, and .github/load-test.sh, which it runs. The
first pull request is judged without any recorded run: its base is measured beside it.

It warns of results that are too short for a p99, of a start that is several times slower than the rest, and of controllers that repeat
their only child.

Exit codes: 0 the files are written, 3 nothing was written.

Examples:
  guardband init
  guardband init --start 'npm start' --health http://127.0.0.1:8080/health
  guardband init --build 'make' --start './server --port 8080' --health http://127.0.0.1:8080/health
  guardband init --plan load/shop.jmx
  guardband init --branch main --branch 'release/**'
  guardband init 'out/**/*.jtl' --force`,
  own: {
    'plan FILE': 'the test plan (default: the first .jmx file with a thread group)',
    'build COMMAND': 'builds your service in the folder of its sources (default: nothing is built)',
    'start COMMAND': 'starts your service in the folder of its sources',
    'health URL': 'answers with success once the service is ready',
    'branch NAME ...': "record this branch, or pattern such as 'release/**' (default: that of origin)",
    'container IMAGE': 'measure in a container of this image',
    force: 'replace existing files',
  },
  shared: [],
  showsNotes: false,
  run: async ({ operands: results, ...request }, host) => {
    const { written, ...result } = await init({ ...request, results }, host);
    const text = written && nextSteps(written, host.page.width);
    return { ...result, text, data: { files: written?.files ?? [] } };
  },
});

/**
 * The output of `guardband init`: what it found and wrote, and the next steps.
 *
 * @param width the number of columns of the terminal; lines to copy are not wrapped
 */
function nextSteps({ setup, run, files, buildTool }: Written, width: number): string {
  const cases = new Set(run?.measurements.map((measurement) => nameCase(measurement).key)).size;
  const found = run === undefined ? '' : `Found ${formatCount(cases, 'case')}. `;
  const outside = files.filter((file) => file.startsWith('../'));
  const steps = [
    firstStep(setup),
    `Try it:  ${setup.build === undefined ? '' : `bash ${loadTestFile} build . && `}bash ${loadTestFile} measure . results`,
    `Commit:  git add ${['guardband.yml .github', ...outside].join(' ')}`,
    'See what it will find on this machine:  guardband gate --base HEAD',
    'Open a pull request: it is measured, beside its base where needed, and commented on.',
    'Push to the main branch: its run is recorded, so that most pull requests need only one pair.',
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
