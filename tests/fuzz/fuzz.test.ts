/** A bounded sample of the fuzzing; `npm run -s trials -- fuzz N` runs more. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { times } from '../_times.js';
import { findFault } from './_fuzz.js';
import { mutations } from './_mutations.js';
import { findSeeds } from './_seeds.js';

test('no mutated input crashes, hangs or passes unread', async () => {
  const seeds = await findSeeds();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...seeds), mutations, async (seed, list) => {
      expect(await findFault(seed, list)).toBeUndefined();
    }),
    { numRuns: times(500) },
  );
}, 120_000);
