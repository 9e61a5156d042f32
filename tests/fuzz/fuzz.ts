/** `npm run -s fuzz -- N [SEED]`: N mutated inputs. Prints the faults, each with what reproduces it. */
import fc from 'fast-check';
import { findFault, findSeeds, mutations } from './_fuzz.js';

const [runs = '1000', seed = String(Date.now() % 1e9)] = process.argv.slice(2);
const seeds = await findSeeds();
const cases = fc.sample(fc.tuple(fc.nat(seeds.length - 1), mutations), { numRuns: Number(runs), seed: Number(seed) });
let faults = 0;
for (const [index, list] of cases) {
  const input = seeds[index];
  const fault = input && (await findFault(input, list).catch((error: unknown) => `threw ${String(error)}`));
  if (fault === undefined) continue;
  faults += 1;
  if (faults <= 20) console.log(`${input?.name ?? ''}: ${fault}\n  ${JSON.stringify(list)}`);
}
console.log(`${runs} inputs from ${String(seeds.length)} files, seed ${seed}: ${String(faults)} faults`);
process.exitCode = faults === 0 ? 0 : 1;
