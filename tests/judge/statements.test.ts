/** What is said of generated runs and pairs covers their cases, and is true of their findings. */
import { expect, test } from '@jest/globals';
import { makeStatements } from '../../src/judge/account/groups.js';
import { tally } from '../../src/judge/outcome.js';
import { times } from '../_times.js';
import { expectStatements } from '../report/_statements.js';
import { generate, judge, lose, losing, type World } from './_generated.js';

const changes: readonly ((world: World) => World)[] = [
  (world) => world,
  (world) => lose(world, { label: world.labels[0], factor: 1.5, metrics: losing.all }),
  (world) => lose(world, { factor: 1.2, metrics: losing.times }),
  (world) => lose(world, { factor: 0.6, metrics: losing.all }),
  (world) => lose(world, { label: world.labels.at(-1), errors: 8 }),
  (world) => ({ ...world, head: world.head.map((measured) => measured.slice(1)) }),
  (world) => ({ ...world, past: world.past.map((measured) => measured.slice(1)) }),
];

test('each case is in one statement, whose numbers and reason are those of its findings', () => {
  const said = new Set<string>();
  for (let seed = 1; seed <= times(1_000, 60); seed++) {
    const judged = judge((changes[seed % changes.length] as (world: World) => World)(generate(seed)));
    const statements = makeStatements(judged);
    expectStatements({ ...judged, statements, tallies: tally(judged.findings) });
    for (const { says } of statements) said.add(says);
  }
  // The generated runs are of many kinds.
  expect(said.size).toBeGreaterThan(4);
});
