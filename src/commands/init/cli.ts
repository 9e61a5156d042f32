import { defineCommand } from '../command.js';
import { init } from './init.js';
import { nextSteps } from './next-steps.js';

export const command = defineCommand({
  summary: 'write a guardband.yml and a workflow that fit the results found here',
  usage: '[RESULTS...] [options]',
  about: `RESULTS are files, folders or globs in any supported formats; without them, results/ and other usual places are
searched. A test plan (.jmx) is enough. Writes guardband.yml, which reads results/ unless RESULTS are named, a workflow
that judges every pull request, a workflow that records every run of the main branch, and .github/load-test.sh, which
both of them run. The first pull request is judged without any
recorded run: its base is measured beside it.

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
    'on-comment': 'measure a pull request when "/perf" is commented on it',
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
