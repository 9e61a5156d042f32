// Prints the packages whose code dist/ contains, one per line with its version, as esbuild finds them in the sources of every
// bundle, of the page within them, and of the generated validators. It shares no list with build.mjs, whose result it checks.
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { bundle } from './bundle.mjs';
import './generate.mjs';
import { packagesOf } from './licences.mjs';

const dry = { write: false, metafile: true };
const built = await Promise.all([
  build({ ...bundle, ...dry, entryPoints: ['src/index.ts'], outdir: 'dist', splitting: true }),
  ...['src/bin.ts', 'src/action.ts', 'src/hosts/node/scan-worker.ts', 'src/hosts/node/program-worker.ts'].map((file) =>
    build({ ...bundle, ...dry, entryPoints: [file], outdir: 'dist' }),
  ),
  build({ ...dry, entryPoints: ['page/page.ts'], bundle: true, outdir: 'dist' }),
]);
const inputs = built.flatMap(({ metafile }) => Object.keys(metafile.inputs));
// The validators name their sources in comments preserved by esbuild; a compiled scanner contains the AssemblyScript
// runtime.
const texts = inputs
  .filter((file) => /^src\/generated\/validators\//.test(file))
  .map((file) => readFileSync(file, 'utf8'));
const scanners = inputs.some((file) => /^src\/generated\/\w+-scanner\.ts$/.test(file))
  ? ['node_modules/assemblyscript/']
  : [];
for (const folder of packagesOf([...inputs, ...texts, ...scanners])) {
  const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  console.log(`${name} ${version}`);
}
