// The report of the first command in README.md.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { bundle } from '../bundle.mjs';
import '../generate.mjs';

/** The report that the command writes, and the command as README.md shows it. */
export function exampleReport() {
  const [, command] = /^(node dist\/cli\.cjs check .*)$/m.exec(readFileSync('README.md', 'utf8'));
  const report = JSON.parse(runBuilt([...command.split(' ').slice(2), '--format', 'json']));
  return { command, report };
}

/**
 * Runs the built command line and returns its output. It runs outside repositories and CI jobs, whose commit would appear
 * in the output.
 */
export function runBuilt(argv) {
  const env = { PATH: process.env.PATH, GIT_DIR: 'none', CI: 'false' };
  const { stdout, stderr } = spawnSync(process.execPath, ['dist/cli.cjs', ...argv], { encoding: 'utf8', env });
  if (stdout === '') throw new Error(stderr);
  return stdout;
}

/** Renders the report in one of the registered formats, on a page of this width. */
export async function renderReport(report, format, page) {
  const folder = mkdtempSync(join(tmpdir(), 'guardband-pictures-'));
  try {
    const outfile = join(folder, 'renderers.mjs');
    buildSync({ ...bundle, entryPoints: ['src/report/renderers/index.ts'], outfile });
    const { rendererById } = await import(pathToFileURL(outfile).href);
    return rendererById.get(format).render(report, page);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
