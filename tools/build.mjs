// dist/: one bundle per face, licences of what is in them, and the library's types. dist/ is committed, so that the
// Action and the README's first command need no install.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { bundle } from './bundle.mjs';
import { licences, packagesOf } from './licences.mjs';
import { together } from './together.mjs';

const validators = readdirSync('src/generated/validators').filter((name) => name.endsWith('.js'));

rmSync('dist', { recursive: true, force: true });
// Each for itself: what several share would be cut by who needs it into many small files, and each file takes a millisecond
// to load. What only some commands need (YAML, globs) is loaded by them alone.
const cut = { outdir: 'dist', splitting: true, chunkNames: 'chunks/[name]-[hash]', metafile: true };
const built = [build({ ...bundle, ...cut, entryPoints: { index: 'src/index.ts' } })];
// What is run and not imported is CommonJS, and what a command needs at once is in as few files as can be.
const faces = [
  ['cli', 'src/bin.ts', 'src/command-line.ts', 'src/commands/_judging.ts'],
  ['action', 'src/action.ts'],
];
for (const [face, ...order] of faces) {
  const entryPoints = { [face]: order[0] };
  const parts = build({ ...bundle, ...cut, entryPoints, banner: {}, write: false });
  built.push(parts.then((cut) => together(cut, order, bundle).then(() => cut)));
}
// Beside those who start it.
const worker = { entryPoints: ['src/hosts/scan-worker.ts'], outfile: 'dist/scan-worker.cjs', metafile: true };
built.push(build({ ...bundle, ...worker, format: 'cjs', banner: {} }));

const inputs = (await Promise.all(built)).flatMap(({ metafile }) => Object.keys(metafile.inputs));

// Beside what esbuild took in, what is in generated files already: the validators' own parts name where they are from, the
// trend page and the scanners do not.
const generated = ['node_modules/uplot/', 'node_modules/assemblyscript/'];
for (const name of validators) generated.push(readFileSync(`src/generated/validators/${name}`, 'utf8'));
writeFileSync('dist/LICENSES.txt', licences(packagesOf([...inputs, ...generated])));

execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.types.json'], { stdio: 'inherit' });
