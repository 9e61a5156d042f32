import { defined } from '../../lang/defined.js';
import type { Command } from '../command.js';
import { showProblems } from '../show-problems.js';
import { init as initialise } from './init.js';
import { nextSteps } from './next-steps.js';

export const init: Command = {
  usage: '[RESULTS...] [options]',
  about: `RESULTS are files, folders or globs in any supported formats; without them, results/ and other usual places are
searched. A test plan (.jmx) is enough. Writes guardband.yml, which reads results/ unless RESULTS are named, a workflow
that judges every pull request, a workflow that records every run of the main branch, and .github/load-test.sh, which
both of them run. The first pull request is judged without any
recorded run: its base is measured beside it.

It warns of results that are too short for a p99, of a ramp-up inside the measurement, and of controllers that repeat
their only child.

Exit codes: 0 the files are written, 3 nothing was written.

Examples:
  guardband init
  guardband init --start 'npm start' --health http://127.0.0.1:8080/health
  guardband init --build 'make' --start './server --port 8080' --health http://127.0.0.1:8080/health
  guardband init --plan load/shop.jmx
  guardband init --branch main --branch 'release/**'
  guardband init 'out/**/*.jtl' --force`,
  options: [
    { name: 'plan', value: 'FILE', about: 'the test plan (default: the first .jmx file with a thread group)' },
    {
      name: 'build',
      value: 'COMMAND',
      about: 'builds your service in the folder of its sources (default: nothing is built)',
    },
    { name: 'start', value: 'COMMAND', about: 'starts your service in the folder of its sources' },
    { name: 'health', value: 'URL', about: 'answers with success once the service is ready' },
    {
      name: 'branch',
      value: 'NAME',
      multiple: true,
      about: "record this branch, or pattern such as 'release/**' (default: that of origin)",
    },
    { name: 'container', value: 'IMAGE', about: 'measure in a container of this image' },
    { name: 'on-comment', about: 'measure a pull request when "/perf" is commented on it' },
    { name: 'force', about: 'replace existing files' },
  ],
  run: async ({ operands, get, getAll }, host) => {
    const initialised = await initialise(
      {
        results: operands,
        isForced: get('force') === 'true',
        branches: getAll('branch'),
        isOnComment: get('on-comment') === 'true',
        ...defined({
          plan: get('plan'),
          build: get('build'),
          start: get('start'),
          health: get('health'),
          container: get('container'),
        }),
      },
      host,
    );
    showProblems(initialised.problems, host, false);
    if (initialised.exitCode === 0) host.stdout(nextSteps(initialised, host.page.width));
    return initialised.exitCode;
  },
};
