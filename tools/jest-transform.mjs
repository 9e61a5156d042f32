// Runs a test file from the bundle of all test files, see tools/jest-environment.mjs.
export const process = () => ({ code: 'runTests(__filename, require);' });
