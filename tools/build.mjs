// dist/: one bundle per face, licences of what is in them, and the library's types. dist/ is committed, so that the
// Action and the README's first command need no install.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { bundle } from './bundle.mjs';

rmSync('dist', { recursive: true, force: true });
const { metafile } = await build({
  ...bundle,
  entryPoints: {
    ...{ cli: 'src/bin.ts', action: 'src/action.ts', index: 'src/index.ts' },
    // Beside the chunk that starts them.
    ...{ 'chunks/scan-worker': 'src/hosts/scan-worker.ts', 'chunks/inflate-worker': 'src/hosts/inflate-worker.ts' },
  },
  outdir: 'dist',
  splitting: true, // what only some commands need (YAML, globs) is loaded by them alone
  chunkNames: 'chunks/[name]-[hash]',
  metafile: true,
});

const packages = new Map();
for (const file of Object.keys(metafile.inputs)) {
  const folder = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
  if (folder !== undefined) packages.set(folder, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
}
// In the trend page as text.
packages.set('node_modules/uplot', JSON.parse(readFileSync('node_modules/uplot/package.json', 'utf8')));
const licences = [...packages]
  .sort(([, a], [, b]) => (a.name < b.name ? -1 : 1))
  .map(([folder, { name, version, license }]) => {
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    return `${name} ${version} (${license})\n\n${file === undefined ? 'The package holds no licence file.' : readFileSync(join(folder, file), 'utf8').trim()}\n`;
  });
writeFileSync('dist/LICENSES.txt', licences.join('\n---\n\n'));

execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.types.json'], { stdio: 'inherit' });
