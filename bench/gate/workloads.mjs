// What bench/gate.yml measures: command lines that every version has, on data that are the same for all versions.
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Enough for starting to be a small part of reading. */
export const rows = 3_000_000;
/** Kept, so that the next run need not make the files again. */
export const folder = join(tmpdir(), `guardband-bench-gate-${userInfo().username}`);
/** The history of a side, which its own version recorded. */
export const historyOf = (side) => join(folder, `history-${side}`);
export const runFile = (run) => join(folder, 'runs', `${String(run)}.json`);
export const pastRuns = 30;

const shop = join(dirname(fileURLToPath(import.meta.url)), '../../examples/shop');
/** Independent of the version, so that it measures the machine. */
const control = 'for (let i = 0, x = 1; i < 1e7; i++) x = (x * 48271) % 2147483647';

/** The arguments of node by the name of the workload. */
export function workloadsOf(version, side) {
  const guardband = (...argv) => [join(version, 'dist/cli.cjs'), ...argv];
  const read = (name) => guardband('read', join(folder, name));
  return {
    'control: node alone': ['-e', control],
    'start: --version': guardband('--version'),
    'read CSV': read('big.csv'),
    'read CSV without quotes': read('plain.csv'),
    'read CSV in gz': read('big.csv.gz'),
    'read XML': read('big.xml'),
    'check: the example': guardband('check', join(shop, 'results/healthy'), '--baselines', join(shop, 'baselines')),
    'check: 144 cases, 30 runs': guardband('check', runFile(pastRuns), '--baselines', historyOf(side)),
  };
}
