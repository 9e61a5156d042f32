/** Replays of constructed histories. */
import { expect, test } from '@jest/globals';
import type { ConfigDocument, Measurement } from '../../src/model/documents.js';
import type { Run } from '../../src/model/run.js';
import { createPolicy } from '../../src/config/policy.js';
import { createReplay, type ReplayedRun } from '../../src/judge/replay.js';
import type { Policy } from '../../src/config/policy.js';
import type { Accept } from '../../src/model/documents.js';

const policyOf = (config: ConfigDocument = {}) => createPolicy(config).policy;
const measured = (scenario: string, throughput = 1000): Measurement => ({
  scenario,
  configuration: {},
  metrics: { errorPercent: 0, throughput, p99: 50 },
});
const night = (day: number, measurements: readonly Measurement[], environment?: Record<string, string>): Run => ({
  provenance: {
    startedAt: new Date(Date.UTC(2026, 0, 1 + day)).toISOString(),
    ...(environment === undefined ? {} : { environment }),
  },
  measurements: [...measurements],
});
/** Replays a history and judges all runs from index `first` on. */
function replay(
  runs: readonly Run[],
  policy: Policy,
  { first = 1, accepts = [] }: { readonly first?: number; readonly accepts?: readonly Accept[] } = {},
): readonly ReplayedRun[] {
  const { judge, add } = createReplay(policy, accepts);
  return runs.flatMap((run, i) => {
    const replayed = i < first ? [] : [judge(run)];
    add(run);
    return replayed;
  });
}
const outcomes = (runs: readonly Run[], config: ConfigDocument = {}, first = 1) =>
  replay(runs, policyOf(config), { first }).map(({ outcome }) => outcome);
const quiet = Array.from({ length: 8 }, (_, i) => night(i, [measured('shop')]));

test('a replay judges every run from the second on, or from a later one', () => {
  expect(outcomes(quiet)).toEqual(Array(7).fill('passed'));
  expect(outcomes(quiet, {}, 6)).toEqual(['passed', 'passed']);
});

test('a replay never uses a later run for an earlier one', () => {
  const slow = Array.from({ length: 4 }, (_, i) => night(8 + i, [measured('shop', 500)]));
  expect(outcomes([...quiet, ...slow])).toEqual([
    ...Array<string>(7).fill('passed'),
    ...Array<string>(4).fill('failed'),
  ]);
});

test('a replay applies an accepted level from its second run on', () => {
  const slow = Array.from({ length: 4 }, (_, i) => night(8 + i, [measured('shop', 500)]));
  const accept = {
    case: { scenario: 'shop', configuration: {} },
    metric: '*',
    from: slow[0]?.provenance.startedAt ?? '',
    reason: 'encrypted now',
    acceptedAt: '2026-02-01T00:00:00.000Z',
  };
  const rounds = replay([...quiet, ...slow], policyOf(), { accepts: [accept] });
  expect(rounds.slice(-4).map(({ outcome }) => outcome)).toEqual(['failed', 'passed', 'passed', 'passed']);
});

test('a replay compares with no more runs of a level than the policy allows', () => {
  const rounds = replay(quiet, policyOf({ baselines: { history: 3 } }));
  expect(rounds.map(({ pairs }) => pairs[0]?.history.length)).toEqual([1, 2, 3, 3, 3, 3, 3]);
});

test('a replay skips runs of another environment, and reports when there are no others', () => {
  const other = (day: number) => night(day, [measured('shop', 400)], { instance: 'small' });
  const big = quiet.map((run, i) => night(i, run.measurements, { instance: 'large' }));
  const rounds = replay([...big, other(8), other(9), night(10, [measured('shop')], { instance: 'large' })], policyOf());
  expect(rounds.map(({ outcome }) => outcome).slice(-3)).toEqual([
    'undecided', // nothing of its environment
    'passed',
    'passed',
  ]);
  expect(rounds.at(-3)?.pairs[0]).toMatchObject({ otherEnvironment: true, history: [] });
  expect(rounds.at(-1)?.pairs[0]?.history).toHaveLength(8);
});

test('a replay still compares a rare environment with its own runs after hundreds of others', () => {
  const rare = (day: number) => night(day, [measured('shop')], { instance: 'small' });
  const often = Array.from({ length: 300 }, (_, i) => night(8 + i, [measured('shop')], { instance: 'large' }));
  const runs = [...Array.from({ length: 8 }, (_, i) => rare(i)), ...often, rare(308)];
  expect(replay(runs, policyOf(), { first: 308 })[0]?.pairs[0]?.history).toHaveLength(8);
});

test('a replay reports a case as missing only in the first run without it', () => {
  const both = Array.from({ length: 4 }, (_, i) => night(i, [measured('shop'), measured('old')]));
  const alone = Array.from({ length: 3 }, (_, i) => night(4 + i, [measured('shop')]));
  expect(outcomes([...both, ...alone])).toEqual(['passed', 'passed', 'passed', 'failed', 'passed', 'passed']);
  const retired = [{ where: { scenario: 'old' }, reason: 'gone' }];
  expect(outcomes([...both, ...alone], { retired })).toEqual(Array(6).fill('passed'));
});

test('a replay does not miss the cases of an unrelated history', () => {
  const woven = quiet.map((run, i) => (i % 2 === 0 ? run : night(i, [measured('other')])));
  expect(outcomes(woven)).toEqual(['undecided', ...Array<string>(6).fill('passed')]);
});

test('a replay never reports controls as worse', () => {
  const slow = night(8, [measured('shop'), measured('echo', 300)]);
  const both = quiet.map((run, i) => night(i, [...run.measurements, measured('echo')]));
  expect(outcomes([...both, slow]).at(-1)).toBe('failed');
  expect(outcomes([...both, slow], { controls: [{ scenario: 'echo' }] }).at(-1)).not.toBe('failed');
});
