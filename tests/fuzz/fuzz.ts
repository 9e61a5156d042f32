/**
 * `npm run -s trials -- fuzz N [SEED]` checks N mutated inputs. Prints the faults, each with the command that reproduces it, and
 * the rate.
 */
import fc from 'fast-check';
import { findFault } from './_fuzz.js';
import { mutations } from './_mutations.js';
import { findSeeds } from './_seeds.js';

/** Inputs are generated in blocks, because a million of them would not fit into memory. */
const blockSize = 1000;
const mostShown = 20;
const progressEvery = 10_000;

const [count = '1000', seed = String(Date.now() % 1e9)] = process.argv.slice(2);
const total = Number(count);
const seeds = await findSeeds();
const began = performance.now();
let [done, faults] = [0, 0];

for (let block = 0; done < total; block++) {
  const numRuns = Math.min(blockSize, total - done);
  const cases = fc.sample(fc.tuple(fc.nat(seeds.length - 1), mutations), { numRuns, seed: Number(seed) + block });
  for (const [index, list] of cases) {
    const input = seeds[index];
    const fault = input && (await findFault(input, list).catch((error: unknown) => `threw ${String(error)}`));
    if (fault === undefined) continue;
    faults += 1;
    if (faults <= mostShown) console.log(`${input?.name ?? ''}: ${fault}\n  ${JSON.stringify(list)}`);
  }
  done += numRuns;
  if (done % progressEvery === 0) console.log(`${String(done)} inputs, ${String(faults)} faults`);
}

const seconds = (performance.now() - began) / 1000;
console.log(
  `${String(done)} inputs from ${String(seeds.length)} files, seed ${seed}: ${String(faults)} faults; ` +
    `${(done / seconds).toFixed(0)} inputs per second`,
);
process.exitCode = faults === 0 ? 0 : 1;
