// Jest's environment of node, with the bundle of all test files (tools/jest-setup.mjs), which each worker compiles once instead of
// once for each test file.
import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/** Jest's contexts of node:vm look each global up in a slow way, wherever it is used, unless it is a parameter. */
const globals = [
  ...['Array', 'Date', 'Error', 'Float64Array', 'JSON', 'Map', 'Math', 'Number', 'Object', 'RegExp', 'Set', 'String'],
  ...['TextDecoder', 'TextEncoder', 'Uint8Array', 'Infinity', 'isNaN'],
];
let script;

export default class BundleEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const filename = `${process.env.TMPDIR}/tests.cjs`;
    const parameters = ['require', 'module', '__filename', ...globals].join();
    script ??= new Script(`((${parameters})=>{${readFileSync(filename, 'utf8')}\n})`, { filename });
    const load = script.runInContext(this.getVmContext());
    this.global.runTests = (path, require) => {
      const module = { exports: {} };
      load(require, module, filename, ...globals.map((name) => this.global[name]));
      module.exports[path]();
    };
  }
}
