// Runs a TypeScript file of this repository: node tools/run.mjs FILE [ARGUMENTS]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { bundle } from './bundle.mjs';
import './generate.mjs';

const [, , file, ...argv] = process.argv;
const folder = mkdtempSync(join(tmpdir(), 'guardband-run-'));
const outfile = join(folder, 'run.mjs');
buildSync({ ...bundle, sourcemap: 'inline', entryPoints: [file], outfile });
process.argv = [process.argv[0], file, ...argv];
try {
  await import(pathToFileURL(outfile).href);
} finally {
  rmSync(folder, { recursive: true });
}
