// Runs one test file at a time for tools/mutants.mjs, and is Jest's environment, in which a planted bug is switched on.
import { fileURLToPath } from 'node:url';
import jest from 'jest';
import BundleEnvironment from './jest-environment.mjs';

/** What the tests have in common with this process: the bug, the tests to run, and the bugs that each test reaches. */
let state;

export default class PlantedEnvironment extends BundleEnvironment {
  async setup() {
    this.global.isPlanted = (id) => (state.bug === undefined ? state.reached.add(id) && false : state.bug === id);
    await super.setup();
  }

  handleTestEvent({ name, test }) {
    if (name === 'test_start') {
      const path = nameOf(test);
      if (state.isFailed || !(state.wanted?.includes(path) ?? true)) test.mode = 'skip';
      state.tests[path] ??= { ms: 0, reached: new Set() };
      ({ reached: state.reached } = state.tests[path]);
    } else if (name === 'test_done') {
      state.tests[nameOf(test)].ms += test.duration ?? 0;
      state.reached = state.always;
      if (test.errors.length > 0) state.isFailed = true;
    }
  }
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

process.on('message', async ({ file, bug, wanted }) => {
  const always = new Set();
  state = { bug, wanted, tests: {}, always, reached: always, isFailed: false };
  const argv = { config, _: [file], $0: '', runTestsByPath: true, runInBand: true, silent: true, watchman: false };
  const { results } = await jest.runCLI(argv, [process.cwd()]);
  const tests = Object.entries(state.tests).map(([name, { ms, reached }]) => ({ name, ms, reached: [...reached] }));
  process.send({ isFailed: !results.success, always: [...always], tests: bug === undefined ? tests : [] });
});
