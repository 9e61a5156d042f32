/**
 * Simulates gates on machines of many kinds: npm run -s trials -- cells [--cells FILE] [--gates N] [NAMES...]
 *
 * FILE is a TypeScript file that exports other cells in the form of cells.ts. NAMES select cells whose names contain one of them.
 * Prints a Markdown table: how many gates failed, with the 95 % interval, how many ended unknown and how many passed, in percent, and
 * how many measurements they took; for a changed head also how many failures named something that had changed, and only that.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Gate } from '../_gates.js';
import { formatShare } from '../_wilson.js';
import type { Cell } from './_cell.js';
import { policyOf, simulateGate } from './_simulate.js';
import { labelName } from './_world.js';
import { cells as own, type NamedCell } from './cells.js';

const { values, positionals: names } = parseArgs({
  options: { cells: { type: 'string' }, gates: { type: 'string', default: '200' } },
  allowPositionals: true,
});

/** Reads TypeScript with the esbuild of the repository, which cannot be part of a bundle. */
async function readCells(file: string): Promise<readonly NamedCell[]> {
  const { buildSync } = createRequire(join(process.cwd(), 'package.json'))('esbuild') as typeof import('esbuild');
  const [built] = buildSync({ entryPoints: [file], bundle: true, format: 'esm', write: false }).outputFiles;
  const { cells } = (await import(`data:text/javascript,${encodeURIComponent(built?.text ?? '')}`)) as {
    readonly cells: readonly NamedCell[];
  };
  return cells;
}

/** Whether everything that fails was changed. */
function isNamed({ change }: Cell, { judged: { findings } }: Gate): boolean {
  const failing = findings.filter(({ fails }) => fails);
  return change?.all === true || failing.every(({ case: { label } }) => label === labelName(change?.label ?? 0));
}

const wanted = (values.cells === undefined ? own : await readCells(values.cells)).filter(
  ([name]) => names.length === 0 || names.some((part) => name.includes(part)),
);
console.log('| cell | gates | failed | named | unknown | passed | measurements |\n|---|---|---|---|---|---|---|');
for (const [name, cell, share = 1] of wanted) {
  const policy = policyOf(cell);
  const count = Math.max(20, Math.round(Number(values.gates) * share));
  const gates: Gate[] = [];
  for (let seed = 1; seed <= count; seed++) gates.push(await simulateGate(cell, policy, seed));
  const failed = gates.filter(({ state }) => state === 'failed');
  const passed = gates.filter(({ judged: { outcome } }) => outcome === 'passed').length;
  const mean = gates.reduce((total, { measurements }) => total + measurements, 0) / count;
  const named = failed.filter((gate) => isNamed(cell, gate)).length;
  const parts = [
    name,
    String(count),
    formatShare(failed.length, count),
    cell.change === undefined ? '' : `${((100 * named) / count).toFixed(0)} %`,
    `${((100 * (count - failed.length - passed)) / count).toFixed(0)} %`,
    `${((100 * passed) / count).toFixed(0)} %`,
    mean.toFixed(2),
  ];
  console.log(`| ${parts.join(' | ')} |`);
}
