// Builds dist/: the command line and the Action, the scanner thread, the library with its type declarations, and the licences
// of everything bundled. dist/ is committed, so the Action and the README's first command need no install.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { generateDtsBundle } from 'dts-bundle-generator';
import { buildCommonJs, bundle, commonJs } from './bundle.mjs';
import { licences, packagesOf } from './licences.mjs';

const validators = readdirSync('src/generated/validators').filter((name) => name.endsWith('.js'));

rmSync('dist', { recursive: true, force: true });
const built = await Promise.all([
  // Splitting lets code that few calls need (YAML, globs, other formats) load on demand.
  build({
    ...bundle,
    entryPoints: { index: 'src/index.ts' },
    outdir: 'dist',
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    metafile: true,
  }),
  buildCommonJs({ 'command-line': 'src/bin.ts', action: 'src/action.ts' }, 'dist'),
  build({ ...commonJs, entryPoints: ['src/hosts/node/scan-worker.ts'], outfile: 'dist/scan-worker.cjs' }),
]);
const launcher = `#!/usr/bin/env node
'use strict';
require('./command-line.cjs');
`;
writeFileSync('dist/cli.cjs', launcher, { mode: 0o755 });

// Generated files contain bundled code, too. The validators name its source in comments; the page and the scanners do
// not.
const inputs = built.flatMap(({ metafile }) => Object.keys(metafile.inputs));
const generated = ['node_modules/uplot/', 'node_modules/assemblyscript/'];
for (const name of validators) generated.push(readFileSync(`src/generated/validators/${name}`, 'utf8'));
writeFileSync('dist/LICENSES.txt', licences(packagesOf([...inputs, ...generated])));

// The native compiler writes one declaration per source file, and dts-bundle-generator joins those that are public. From
// sources, the older compiler in it would take twice as long as everything above.
execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tools/declarations.json'], {
  stdio: 'inherit',
});
const [declarations] = generateDtsBundle(
  [{ filePath: 'dist/declarations/index.d.ts', output: { noBanner: true, exportReferencedTypes: false } }],
  { preferredConfigPath: 'tsconfig.json' },
);
rmSync('dist/declarations', { recursive: true });
writeFileSync('dist/index.d.ts', declarations);
