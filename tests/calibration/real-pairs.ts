/**
 * Replays measured pairs in every order: npm run -s trials -- pairs [FOLDER...]
 *
 * FOLDER has one folder per gate, with the results of pair N in head/N and base/N; by default real-pairs of GUARDBAND_CORPUS. A gate
 * whose name contains "-same-" or "removed-plan" compared a service with itself, so each pair may be read in either order.
 * The others are judged as they were measured. Prints one row per gate, and how many orders of unchanged services fail, which is
 * also the exit code.
 */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createPairJudge } from '../../src/measuring/judge-measured.js';
import { createSettings } from '../../src/config/settings.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import { describe, measureUntilKnown, type Gate } from './_gates.js';
import { formatShare } from './_wilson.js';

const sides = ['head', 'base'] as const;
const corpus = process.env['GUARDBAND_CORPUS'];
const folders =
  process.argv.length > 2 ? process.argv.slice(2) : corpus === undefined ? [] : [join(corpus, 'real-pairs')];
if (folders.length === 0) throw new Error('Name a folder of gates, or set GUARDBAND_CORPUS.');
const settings = createSettings({ set: ['scenario=s'] }, { config: {}, file: 'guardband.yml', problems: [] });

interface Replayed extends Pick<Gate, 'state' | 'judged'> {
  readonly pairs: number;
}

/** @returns a function that judges the pairs of a gate in one order, which says of each pair whether its sides are exchanged */
function createReplay(gate: string, pairs: readonly string[]): (isExchanged: readonly boolean[]) => Promise<Replayed> {
  const judge = createPairJudge({ base: { kind: 'none' }, settings, notes: [] }, nodeHost());
  const known = new Map<string, ReturnType<typeof judge>>();
  return async (isExchanged) => {
    let count = 0;
    const judged = await measureUntilKnown({
      mostPairs: pairs.length,
      uniform: () => 0,
      measure: (side, number) => {
        count = number;
        const read = isExchanged[number - 1] === true ? (side === 'head' ? 'base' : 'head') : side;
        return join(gate, read, pairs[number - 1] ?? '');
      },
      judge: async (measured) => {
        const key = measured.map(({ head }) => head).join();
        const found = known.get(key) ?? judge(measured);
        known.set(key, found);
        return await found;
      },
    });
    return { ...describe(judged), pairs: count };
  };
}

const orders = (pairs: number): readonly (readonly boolean[])[] =>
  Array.from({ length: 2 ** pairs }, (_, order) =>
    Array.from({ length: pairs }, (__, pair) => (order >> pair) % 2 === 1),
  );

const gates = folders.flatMap((folder) =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((gate) => sides.every((side) => existsSync(join(gate, side)))),
);
let [failed, all] = [0, 0];
console.log('| gate | pairs | outcome |\n|---|---|---|');
for (const gate of gates) {
  const pairs = readdirSync(join(gate, 'head')).filter((number) => existsSync(join(gate, 'base', number)));
  const replay = createReplay(gate, pairs.toSorted());
  if (!/-same-|removed-plan/.test(basename(gate))) {
    const { state, judged, pairs: count } = await replay([]);
    const named = [...new Set(judged.findings.flatMap(({ fails, case: { label } }) => (fails ? (label ?? []) : [])))];
    const chance = judged.measured?.chance?.toPrecision(2) ?? '-';
    console.log(
      `| ${basename(gate)} | ${String(pairs.length)} | ${state} after ${String(count)}, chance ${chance} ${named.join(', ')} |`,
    );
    continue;
  }
  const states: string[] = [];
  for (const order of orders(pairs.length)) states.push((await replay(order)).state);
  const here = states.filter((state) => state === 'failed').length;
  [failed, all] = [failed + here, all + states.length];
  console.log(
    `| ${basename(gate)} | ${String(pairs.length)} | ${String(here)} of ${String(states.length)} orders fail |`,
  );
}
console.log(
  `\nUnchanged: ${String(failed)} of ${String(all)} orders fail${all === 0 ? '' : `: ${formatShare(failed, all)}`}`,
);
process.exitCode = failed > 0 ? 1 : 0;
