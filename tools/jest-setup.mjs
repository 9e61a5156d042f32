// Before the tests: generated code that is up to date, one temporary folder for all tests, which also gets one bundle of all
// test files, and settings of git.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/**
 * Bundles all test files as functions by path, which tools/jest-transform.mjs calls. Jest loads all modules again for each test
 * file: one large module, which tools/jest-environment.mjs keeps compiled, takes much less time than hundreds of small ones.
 */
export async function bundleTests(outfile, patterns = 'tests/**/*.test.ts', plugins = []) {
  // Jest loads this file by require, which cannot wait for static imports of modules that do.
  const [{ build }, { globSync }, { bundle }, { divideSourceMap }] = await Promise.all([
    import('esbuild'),
    import('tinyglobby'),
    import('./bundle.mjs'),
    import('./source-map.mjs'),
    import('./generate.mjs'),
  ]);
  const files = globSync(patterns).map((file) => resolve(file));
  const entries = files.map((file) => `${JSON.stringify(file)}: () => require(${JSON.stringify(file)}),`);
  await build({
    ...bundle,
    stdin: { contents: `module.exports = {${entries.join('\n')}};`, resolveDir: '.' },
    outfile,
    plugins,
    format: 'cjs',
    external: ['@jest/globals', 'esbuild'],
    supported: { 'dynamic-import': false }, // Jest's contexts have none
    define: { 'import.meta.url': 'bundleUrl' },
    banner: { js: "const bundleUrl = require('node:url').pathToFileURL(__filename).href;" },
    sourcemap: 'linked',
    sourcesContent: false,
  });
  // Programs are started by a separate process, whose file is beside the one that starts it.
  const program = resolve('src/hosts/node/program-worker.ts');
  await build({ ...bundle, entryPoints: [program], outfile: join(dirname(outfile), 'program-worker.mjs') });
  const map = `${outfile}.map`;
  writeFileSync(map, JSON.stringify(divideSourceMap(JSON.parse(readFileSync(map, 'utf8')))));
}

export default async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guardband-tests-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.env.TMPDIR = folder;
  await bundleTests(join(folder, 'tests.cjs'));
  // Node reads the certificates of this file whenever it starts, for 50 ms, and no test leaves this machine.
  delete process.env.NODE_EXTRA_CA_CERTS;
  // Tests say themselves which job they are in.
  delete process.env.CI;
  // Without these, git starts another process after each commit, fetch and push, to tidy up a repository of a few files.
  const settings = { 'maintenance.auto': 'false', 'gc.auto': '0', 'core.fsync': 'none' };
  Object.entries(settings).forEach(([key, value], i) => {
    process.env[`GIT_CONFIG_KEY_${i}`] = key;
    process.env[`GIT_CONFIG_VALUE_${i}`] = value;
  });
  process.env.GIT_CONFIG_COUNT = String(Object.keys(settings).length);
};
