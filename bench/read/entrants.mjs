// The compared programs: Guardband and its alternatives.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sumsOfRun } from './identical.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const here = (name) => join(root, 'bench/read', name);
const tool = (name) => join(root, '.tools', name);
const node = process.execPath;

export const python = tool('venv/bin/python');

/** The version of DuckDB; undefined when it is not installed. */
export function refereeVersion() {
  const { status, stdout } = spawnSync(python, ['-c', 'import duckdb; print(duckdb.__version__)'], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : undefined;
}

const cli = join(root, 'dist/cli.cjs');
const printed = (_, stdout) => JSON.parse(stdout);

/** @returns {import('./race.mjs').Entrant} With as many threads as it chooses, unless limited. */
const product = (id, title, threads) => ({
  id,
  title,
  command: (file, folder) => [node, cli, 'read', file, '-o', join(folder, 'run.json')],
  env: { GUARDBAND_THREADS: threads },
  sums: (folder) => sumsOfRun(JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8'))),
});
export const guardband = product('guardband', 'Guardband', undefined);
export const oneThread = product('guardband-1', 'Guardband, 1 thread', '1');
export const twoThreads = product('guardband-2', 'Guardband, 2 threads', '2');

export const duckdb = (threads, rows) => ({
  id: `duckdb-${threads}`,
  title: `DuckDB, ${threads} thread${threads === 1 ? '' : 's'}`,
  command: (file) => [python, here('with-duckdb.py'), file, String(threads), ...(rows ? [String(rows)] : [])],
  sums: printed,
});

export const lines = { id: 'wc', title: '`wc -l`', command: (file) => ['wc', '-l', file] };
export const nothing = { id: 'node', title: '`node -e 0`', command: () => [node, '-e', '0'] };
export const gunzip = {
  id: 'gunzip',
  title: "node's gunzip alone",
  command: (file) => [
    node,
    '-e',
    `require('fs').createReadStream(process.argv[1]).pipe(require('zlib').createGunzip()).resume()`,
    file,
  ],
};

const jmeterJar = tool('jmeter/bin/ApacheJMeter.jar');
const npmPeer = (id, script) => ({
  id,
  title: id,
  command: (file) => [node, here(script), tool(id), file],
  sums: printed,
  absent: existsSync(tool(`${id}/node_modules/${id}`)) ? undefined : `run tools/setup-counterparts.sh ${id}`,
});

/**
 * Programs that take minutes or must be installed first. `absent` is the reason why one cannot run, and what to do about
 * it.
 *
 * @param {{ jtlSplitter?: string }} places
 */
export const peersFrom = ({ jtlSplitter }) => ({
  'csv-parse': npmPeer('csv-parse', 'with-csv-parse.mjs'),
  saxes: npmPeer('saxes', 'with-saxes.mjs'),
  jmeter: {
    id: 'jmeter',
    title: '`jmeter -g`',
    command: (file, folder) => [
      'java',
      '-Xmx4g',
      `-Djava.util.prefs.userRoot=${folder}`,
      '-jar',
      jmeterJar,
      '-g',
      file,
      '-o',
      join(folder, 'dashboard'),
      '-j',
      join(folder, 'jmeter.log'),
    ],
    absent: existsSync(jmeterJar) ? undefined : 'run tools/setup-counterparts.sh jmeter',
  },
  'jtl-splitter': {
    id: 'jtl-splitter',
    title: 'jtl-splitter `-s`',
    // It writes its output beside its input, under a name derived from it.
    command: (file, folder) => {
      symlinkSync(file, join(folder, 'result.jtl'));
      const jar = ['-jar', jtlSplitter, '-f', join(folder, 'result.jtl')];
      return ['java', ...jar, '--summarize', '--warmup-time', '1', '--time-unit', 'SECONDS'];
    },
    absent:
      jtlSplitter === undefined
        ? 'no public registry has it: build it from github.com/wso2/performance-common and say --jtl-splitter JAR'
        : existsSync(jtlSplitter)
          ? undefined
          : `there is no ${jtlSplitter}`,
  },
});
