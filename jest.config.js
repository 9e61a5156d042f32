export default {
  testEnvironment: 'node',
  testTimeout: 60_000, // a busy machine is no failure
  roots: ['<rootDir>/tests'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  // TypeScript's ESM imports say .js for a file that is .ts on disk; generated/validators/ really is .js.
  moduleNameMapper: { '^(\\.{1,2}/(?!.*validators).*)\\.js$': '$1' },
  globalSetup: '<rootDir>/tools/jest-begin.mjs',
  globalTeardown: '<rootDir>/tools/jest-end.mjs',
  transform: { '\\.ts$': '<rootDir>/tools/esbuild-jest.mjs' },
};
