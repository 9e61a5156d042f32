// Runs whole cold processes in turn (A B C A B C ...), so that a drifting machine affects all alike.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import '../environment.mjs';

const wrapper = fileURLToPath(new URL('measure.py', import.meta.url));

/** @typedef {{ wallS: number, cpuS: number, peakBytes: number, exitCode: number }} Took */
/**
 * @typedef {object} Entrant A program that reads a file.
 * @property {string} id
 * @property {string} title Markdown.
 * @property {(file: string, folder: string) => readonly string[]} command `folder` is empty and used only by this run.
 * @property {Readonly<Record<string, string | undefined>>} [env] undefined unsets a variable of the caller.
 * @property {(folder: string, stdout: string) => import('./identical.mjs').SumsByLabel} [sums] The sums it found.
 */

/**
 * Runs a program once.
 * @returns {{ took: Took, sums: import('./identical.mjs').SumsByLabel | undefined, stderr: string }}
 */
export function runOnce({ id, command, env, sums }, file, work, python) {
  const folder = join(work, id);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const [stdout, stderr] = [join(work, 'stdout'), join(work, 'stderr')];
  const { status, stdout: json } = spawnSync(python, ['-I', '-S', wrapper, stdout, stderr, ...command(file, folder)], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${id} could not be started`);
  const took = JSON.parse(json);
  return {
    took,
    sums: took.exitCode === 0 ? sums?.(folder, readFileSync(stdout, 'utf8')) : undefined,
    stderr: readFileSync(stderr, 'utf8').slice(0, 2000),
  };
}

/**
 * @param {readonly Entrant[]} entrants
 * @param {(entrant: Entrant, run: ReturnType<typeof runOnce>) => void} look called after each run, before the next starts
 * @returns {Map<string, Took[]>} by id, one value per round
 */
export function race(entrants, file, rounds, work, python, look) {
  const all = new Map(entrants.map(({ id }) => [id, []]));
  for (let round = 0; round < rounds; round++)
    for (const entrant of entrants) {
      const run = runOnce(entrant, file, work, python);
      look(entrant, run);
      all.get(entrant.id).push(run.took);
    }
  return all;
}
