// dist/: one bundle per face, licences of what is in them, and the library's types. dist/ is committed, so that the
// Action and the README's first command need no install.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build, transform } from 'esbuild';
import { bundle } from './bundle.mjs';
import { licences, packagesOf } from './licences.mjs';

const validators = readdirSync('src/generated/validators').filter((name) => name.endsWith('.js'));

rmSync('dist', { recursive: true, force: true });
// Each for itself: what several share would be cut by who needs it into many small files, and each file takes a millisecond
// to load. What only some commands need (YAML, globs) is loaded by them alone.
const cut = { outdir: 'dist', splitting: true, chunkNames: 'chunks/[name]-[hash]', metafile: true };
const built = [build({ ...bundle, ...cut, entryPoints: { index: 'src/index.ts' } })];
// What is run and not imported is CommonJS: node loads it faster, and the parts that some commands need at once.
for (const entryPoints of [{ cli: 'src/bin.ts' }, { action: 'src/action.ts' }])
  built.push(
    build({ ...bundle, ...cut, entryPoints, banner: {}, outExtension: { '.js': '.cjs' }, write: false }).then(commonJs),
  );
// Beside those who start it.
const worker = { entryPoints: ['src/hosts/scan-worker.ts'], outfile: 'dist/scan-worker.cjs', metafile: true };
built.push(build({ ...bundle, ...worker, format: 'cjs', banner: {} }));

/** Bundles are only cut as ES modules. What asks where it is, is told where the face is: other files are beside that. */
async function commonJs({ outputFiles, metafile }) {
  const format = { format: 'cjs', platform: 'node', supported: { 'dynamic-import': false }, minifyWhitespace: true };
  for (const { path, text } of outputFiles) {
    const face = JSON.stringify(join(relative(dirname(path), 'dist'), 'face'));
    const where = `const here = require("node:url").pathToFileURL(require("node:path").join(__dirname, ${face})).href;`;
    const banner = text.includes('import.meta.url') ? { banner: where } : {};
    const { code } = await transform(text, { ...format, ...banner, define: { 'import.meta.url': 'here' } });
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code, { mode: code.startsWith('#!') ? 0o755 : 0o644 });
  }
  return { metafile };
}

const inputs = (await Promise.all(built)).flatMap(({ metafile }) => Object.keys(metafile.inputs));

// Beside what esbuild took in, what is in generated files already: the validators' own parts name where they are from, the
// trend page and the scanners do not.
const generated = ['node_modules/uplot/', 'node_modules/assemblyscript/'];
for (const name of validators) generated.push(readFileSync(`src/generated/validators/${name}`, 'utf8'));
writeFileSync('dist/LICENSES.txt', licences(packagesOf([...inputs, ...generated])));

execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.types.json'], { stdio: 'inherit' });
