/** Gates of simulated worlds. */
import { createPolicy, type Policy } from '../../../src/config/policy.js';
import type { Run } from '../../../src/model/run.js';
import { chanceOf } from '../../judge/_simulated.js';
import { runGate, type Gate } from '../_gates.js';
import type { Cell } from './_cell.js';
import { createWorld } from './_world.js';

/** What a gate may measure by default. */
const mostPairs = 8;

export function policyOf({ metrics = [] }: Cell): Policy {
  const { policy, problems } = createPolicy({ metrics: Object.fromEntries(metrics.map((id) => [id, 'gate'])) });
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return policy;
}

export async function simulateGate(cell: Cell, policy: Policy, seed: number): Promise<Gate> {
  const { scenarios = 1, labels = 5, history = 0, historyLevels, historyQuiet, change, pairs = mostPairs } = cell;
  const chance = chanceOf(seed);
  const measure = createWorld(cell, chance);
  const draw = (): number => (historyLevels ?? 0) * chance.normal();
  const kinds = Array.from({ length: historyLevels === undefined ? 0 : 3 }, () =>
    Array.from({ length: scenarios }, () => Array.from({ length: labels }, draw)),
  );
  const past = Array.from({ length: history }, (_, i): Run => {
    const levels = kinds[Math.floor(chance.uniform() * kinds.length)];
    const provenance = { startedAt: new Date(Date.UTC(2025, 0, 1 + i)).toISOString() };
    return { provenance, measurements: measure({ place: 'alone', cell: { ...cell, ...historyQuiet }, levels }) };
  });
  return await runGate({
    policy,
    history: past,
    mostPairs: pairs,
    isRelease: cell.isRelease,
    uniform: chance.uniform,
    measure: (side, place) => ({
      provenance: {},
      measurements: measure({ place, side, cell, change: side === 'head' ? change : undefined }),
    }),
  });
}
