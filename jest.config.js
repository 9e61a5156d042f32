/** Suites that race processes or run thousands of generated cases: longer than everything else together. */
const soak = ['stories/branch', 'stories/at-once', 'hosts/threads', 'input/samples/hybrid-scan'];
/** Suites that check how the built product and the host behave on a runtime: run on every supported node. */
const runtime = ['house/dist', 'hosts/'];
/** Suites that need programs which tools/setup-counterparts.sh installs. */
const counterparts = ['e2e/', 'forge/'];

const paths = (names) => names.map((name) => `<rootDir>/tests/${name}`);
const shared = {
  testEnvironment: 'node',
  roots: ['<rootDir>/tests'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  // TypeScript's ES module imports say .js for a file that is .ts on disk; generated/validators/ really is .js.
  moduleNameMapper: { '^(\\.{1,2}/(?!.*validators).*)\\.js$': '$1' },
  transform: { '\\.ts$': '<rootDir>/tools/esbuild-jest.mjs' },
};

export default {
  testTimeout: 60_000, // a busy machine is not a failure
  globalSetup: '<rootDir>/tools/jest-begin.mjs',
  globalTeardown: '<rootDir>/tools/jest-end.mjs',
  ...shared,
};
