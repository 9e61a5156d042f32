// dist/: one bundle per face, licences of what is in them, and the library's types. dist/ is committed, so that the
// Action and the README's first command need no install.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { bundle } from './bundle.mjs';
import { licences, packagesOf } from './licences.mjs';

const validators = readdirSync('src/generated/validators').filter((name) => name.endsWith('.js'));

rmSync('dist', { recursive: true, force: true });
const faces = [{ cli: 'src/bin.ts' }, { action: 'src/action.ts' }, { index: 'src/index.ts' }];
// Each for itself: what several share would be cut by who needs it into many small files, and each file takes a millisecond
// to load.
const built = faces.map((entryPoints) =>
  build({
    ...bundle,
    entryPoints,
    outdir: 'dist',
    splitting: true, // what only some commands need (YAML, globs) is loaded by them alone
    chunkNames: 'chunks/[name]-[hash]',
    metafile: true,
  }),
);
// Beside those who start it. As CommonJS, a thread begins ten milliseconds earlier.
const worker = { entryPoints: ['src/hosts/scan-worker.ts'], outfile: 'dist/scan-worker.cjs', metafile: true };
built.push(build({ ...bundle, ...worker, format: 'cjs', banner: {} }));
const inputs = (await Promise.all(built)).flatMap(({ metafile }) => Object.keys(metafile.inputs));

// Beside what esbuild took in, what is in generated files already: the validators' own parts name where they are from, the
// trend page and the scanners do not.
const generated = ['node_modules/uplot/', 'node_modules/assemblyscript/'];
for (const name of validators) generated.push(readFileSync(`src/generated/validators/${name}`, 'utf8'));
writeFileSync('dist/LICENSES.txt', licences(packagesOf([...inputs, ...generated])));

execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.types.json'], { stdio: 'inherit' });
