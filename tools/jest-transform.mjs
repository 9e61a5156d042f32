// Runs a test file from the bundle of all test files, see tools/jest-setup.mjs.
export const process = () => ({ code: "require(process.env.TMPDIR + '/tests.cjs')[__filename]();" });
