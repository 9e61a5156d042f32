// Runs test files with node's own modules, which a worker loads once. In Jest's usual contexts of node:vm, every test file loads
// the product and Jest's own packages again, which took half of the time of the unit tests. So test files share the state of
// modules, as they share that of the process.
import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { ModuleMocker } from 'jest-mock';

const require = createRequire(import.meta.url);
const circus = createRequire(require.resolve('jest-circus/package.json'));
const run = require('jest-circus/runner');
const mocker = new ModuleMocker(globalThis);
register('./jest-loader.mjs', import.meta.url);
process.setSourceMapsEnabled(true);

/** Jest's circus keeps the event handlers of earlier test files: each file gets its own. */
function loadCircus(path) {
  for (const name of Object.keys(require.cache))
    if (/[\\/]jest-circus[\\/]build[\\/]/.test(name)) delete require.cache[name];
  return circus(path);
}

let files = 0;
const importFile = (path) =>
  import(`${pathToFileURL(path).href}?${String(files++)}`).catch((error) => {
    // Jest hides anonymous functions, but the code of a module is one.
    if (error.stack) error.stack = error.stack.replaceAll('at <anonymous> (', 'at module (');
    throw error;
  });

export default (globalConfig, config, environment, _runtime, testPath, send) => {
  Error.prepareStackTrace = undefined; // Jest's knows the source maps of Jest's contexts only
  globalThis.console = environment.global.console;
  const runtime = {
    requireInternalModule: loadCircus,
    requireModule: require,
    setGlobalsForRuntime: (globals) => {
      globalThis[Symbol.for('tests')] = { ...globals, jest: mocker }; // see jest-globals.mjs
    },
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: importFile,
  };
  return run(globalConfig, config, environment, runtime, testPath, send);
};
