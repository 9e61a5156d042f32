// Runs one test file at a time for tools/mutants.mjs, and is Jest's environment, in which a planted bug is switched on.
import { fileURLToPath } from 'node:url';
import jest from 'jest';
import BundleEnvironment from './jest-environment.mjs';

/** What the tests have in common with this process: the bug, the tests to run, and the bugs that each test reaches. */
let state;

export default class PlantedEnvironment extends BundleEnvironment {
  async setup() {
    const { bug, marks } = state;
    // Called in the hottest loops.
    this.global.isPlanted = bug === undefined ? (id) => ((marks[id] = 1), false) : (id) => id === bug;
    await super.setup();
  }

  handleTestEvent({ name, test }) {
    if (name === 'test_start') {
      const isWanted = state.wanted?.includes(nameOf(test)) ?? true;
      if (state.isFailed || !isWanted) test.mode = 'skip';
      collect(state.always);
    } else if (name === 'test_done') {
      const reached = new Set();
      collect(reached);
      state.tests.push({ name: nameOf(test), ms: test.duration ?? 0, reached });
      if (test.errors.length > 0) state.isFailed = true;
    }
  }
}

/** Moves the marks into a set. */
function collect(set) {
  state.marks.forEach((mark, id) => mark === 1 && set.add(id));
  state.marks.fill(0);
}

const nameOf = ({ name, parent }) => (parent === undefined ? name : `${nameOf(parent)} ${name}`);

const config = JSON.stringify({
  rootDir: process.cwd(),
  roots: ['<rootDir>/tests'],
  testEnvironment: fileURLToPath(import.meta.url),
  transform: { '\\.ts$': '<rootDir>/tools/jest-transform.mjs' },
  reporters: [],
  testTimeout: 180_000,
});

process.on('message', async ({ file, bugs, bug, wanted }) => {
  state = { bug, wanted, marks: new Uint8Array(bugs), tests: [], always: new Set(), isFailed: false };
  const argv = { config, _: [file], $0: '', runTestsByPath: true, runInBand: true, silent: true, watchman: false };
  const { results } = await jest.runCLI(argv, [process.cwd()]);
  process.send({ isFailed: !results.success, always: state.always, tests: bug === undefined ? state.tests : [] });
});
