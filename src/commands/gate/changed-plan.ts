import type { Problem } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import { planChanged } from '../../problems/gate.js';

/**
 * Says if the load test differs between base and head: test plans, and files that the command names. The head's measures both,
 * except for what the command takes from the folder of the version.
 *
 * @param base the commit of the base
 * @param run the command that measures
 */
export async function findChangedPlan(base: string, run: string, host: Host): Promise<readonly Problem[]> {
  const { stdout: prefix } = await host.git(['rev-parse', '--show-prefix']);
  // Beside the work tree, because its changes are measured as well.
  const { code, stdout } = await host.git(['diff', '--no-ext-diff', '--no-renames', '--name-only', '-z', base, '--']);
  if (code !== 0) return [];
  const words = run.split(/[\s'"`;&|()<>=]+/);
  const named = new Set(words.map((word) => prefix.trim() + word.replace(/^(?:\{head\}\/|\.\/)+/, '')));
  const own = words.flatMap((word) => (word.startsWith('{version}/') ? [prefix.trim() + word.slice(10)] : []));
  const changed = stdout
    .split('\0')
    .filter((file) => named.has(file) || (file.endsWith('.jmx') && !own.includes(file)));
  return changed.length === 0 ? [] : [planChanged(changed)];
}
