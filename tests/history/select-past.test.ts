/** Which recorded runs a version is compared with: those that it contains, of its own branch first, in the order of commits. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { findBranches, findMoved, placeByCommit, putInPlace, selectPast } from '../../src/history/select-past.js';
import { runKey } from '../../src/cases/names.js';
import { defined } from '../../src/lang/objects.js';
import { gitIn } from '../../src/hosts/node/git.js';
import type { Accept } from '../../src/model/documents.js';
import type { PastMeasurement } from '../../src/model/run.js';
import { commit, git, project } from '../stories/_git.js';
import { story } from '../stories/_story.js';

const { at } = story();
const ids: Record<string, string> = {};
/** main: one, two, three; release began at two. */
beforeAll(() => {
  project(at('bare.git'), at('clone'));
  for (const name of ['one', 'two', 'three']) ids[name] = commit(at('clone'), name, '--allow-empty');
  git(at('clone'), 'switch', '--quiet', '--create', 'release', ids['two'] ?? '');
  ids['fix'] = commit(at('clone'), 'fix', '--allow-empty');
});

interface Recorded {
  readonly day: number;
  readonly commit?: string;
  readonly branch?: string;
  readonly tag?: string;
}
const run = ({ day, commit: name, ...more }: Recorded): PastMeasurement => ({
  measurement: { scenario: 'shop', configuration: {}, metrics: { p99: day } },
  provenance: {
    startedAt: `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`,
    ...(name !== undefined && { commit: ids[name] ?? name }),
    ...more,
  },
});
/** The days of the selected runs, in order. */
async function select(recorded: readonly Recorded[], version: string, ...branches: readonly string[]) {
  const past = recorded.map(run);
  const commitOfVersion = ids[version] ?? version;
  const { measurements, problems } = await selectPast(
    past,
    { commit: commitOfVersion, branches },
    { git: gitIn(at('clone')) },
  );
  const sorted = measurements.toSorted((a, b) =>
    (a.provenance.startedAt ?? '') < (b.provenance.startedAt ?? '') ? -1 : 1,
  );
  return { days: sorted.map(({ measurement }) => measurement.metrics['p99']), codes: problems.map(({ code }) => code) };
}

const main = 'main';
/** Runs as "day commit branch tag", of which - is left out. */
const runsIn = (text: string): readonly Recorded[] =>
  text.split(', ').map((one) => {
    const [day, commit, branch, tag] = one.split(' ').map((word) => (word === '-' ? undefined : word));
    return { day: Number(day), ...defined({ commit, branch, tag }) };
  });
const recorded = '1 one main, 2 two main, 3 three main, 4 fix release';
const unknown = 'f'.repeat(40);
const [left, others] = ['runs-not-contained', 'other-branches-used'];

test.each<readonly [string, string, string, readonly string[], readonly number[], readonly string[]]>([
  ['has no later commits', recorded, 'two', [main], [1, 2], [left]],
  ['has no runs of other branches', recorded, 'three', [main], [1, 2, 3], [left]],
  ['includes what was measured before its branch began', recorded, 'fix', ['release'], [1, 2, 4], [left]],
  [
    'has no runs of others from the first run of its branch on',
    '1 one release, 2 two main, 4 fix release',
    'fix',
    ['release'],
    [1, 4],
    [],
  ],
  ['of a new branch is that of its commits', recorded, 'fix', ['next'], [1, 2, 4], [left, others]],
  ['of a new branch prefers the default branch', recorded, 'fix', ['next', main], [1, 2], [left, others]],
  ['keeps runs of commits that git does not have', `${recorded}, 5 ${unknown} main`, 'two', [main], [1, 2, 5], [left]],
  ['is everything where nothing is known', recorded, unknown, [], [1, 2, 3, 4], []],
  [
    'of an unknown branch without known commits is the newest release',
    '1 - main v1, 2 - main v2, 3 - main',
    unknown,
    ['next'],
    [2],
    [others],
  ],
  ['has two levels of one commit apart by branch', '1 two main, 2 two release', 'two', ['release'], [2], []],
  [
    'has an old commit that was measured again in its place',
    '2 two, 3 three, 9 one, 10 two',
    'three',
    [main],
    [9, 2, 10, 3],
    [],
  ],
])('the past of a version %s', async (_, past, version, branches, days, codes) => {
  expect(await select(runsIn(past), version, ...branches)).toEqual({ days, codes });
});

test.each<[string, Parameters<typeof findBranches>[0], readonly string[]]>(
  [
    ['a change', { kind: 'known', target: { branch: 'release' } }, 'topic', ['release', 'main']],
    ['no change', { kind: 'none' }, 'topic', ['topic', 'main']],
    ['no branch', { kind: 'none' }, undefined, ['main']],
  ].map(([name, change, branch, expected]) => [
    name,
    { change, subject: { branch }, place: { defaultBranch: 'main' } },
    expected,
  ]) as never,
)('of %s, the branches whose runs count', (_, context, expected) => {
  expect(findBranches(context)).toEqual(expected);
});

test.each([
  ['4 fix release', true],
  ['1 one main', false],
  ['1 one', true],
])('whether a run of its branch was found: %s', async (some, expected) => {
  const version = { commit: ids['fix'] ?? '', branches: ['release', 'main'] };
  const past = runsIn(some).map(run);
  expect((await selectPast(past, version, { git: gitIn(at('clone')) })).hasBranch).toBe(expected);
});

test('of a run that the version does not contain, what was decided about it counts', async () => {
  const metrics = { p50: 5, p99: 9, errorPercent: 0 };
  const decided = (metric: string, scenario = 'shop') => ({
    case: { scenario, configuration: {} },
    metric,
    from: '2026-01-04T00:00:00.000Z',
    reason: 'meant',
    acceptedAt: '2026-01-05T00:00:00.000Z',
  });
  const past = ['shop', 'mall'].map((scenario) => {
    const { measurement, provenance } = run({ day: 4, commit: 'fix', branch: 'release' });
    return { provenance, measurement: { ...measurement, scenario, metrics } };
  });
  const kept = async (...accepts: readonly Accept[]) => {
    const version = { commit: ids['three'] ?? '', branches: [main], isCommitted: true, accepts };
    const { measurements } = await selectPast(past, version, { git: gitIn(at('clone')) });
    return measurements.map(({ measurement }) => [measurement.scenario, ...Object.keys(measurement.metrics)]);
  };
  expect(await kept()).toEqual([]);
  expect(await kept(decided('p99'))).toEqual([['shop', 'p99', 'errorPercent']]);
  expect(await kept(decided('*'))).toEqual([['shop', 'p50', 'p99', 'errorPercent']]);
  expect(await kept(decided('p99'), decided('p50', 'mall'))).toEqual([
    ['shop', 'p99', 'errorPercent'],
    ['mall', 'p50', 'errorPercent'],
  ]);
});

test('keeps what it does not move as it was recorded, also without a start', async () => {
  const past = [run({ day: 1, commit: 'one', branch: main }), { ...run({ day: 2 }), provenance: { branch: main } }];
  const { measurements } = await selectPast(
    past,
    { commit: ids['three'] ?? '', branches: [main] },
    { git: gitIn(at('clone')) },
  );
  expect(measurements.map(({ provenance }) => provenance)).toEqual(past.map(({ provenance }) => provenance));
});

describe('a run of an older commit', () => {
  const newest = '2026-01-03T00:00:00.000Z';
  const place = (older: string, ownStart?: string) => {
    const runs = [
      { commit: 'new', startedAt: newest },
      { commit: 'old', startedAt: older },
    ];
    const starts = placeByCommit(runs, ({ commit: id }) => (id === 'new' ? 0 : 1), ownStart);
    return runs.map((each) => starts.get(runKey(each)));
  };

  test.each([
    ['before the first run of a later one stands where it is', '2026-01-02T23:59:59.999Z', '2026-01-02T23:59:59.999Z'],
    ['at the same time stands where it is', newest, newest],
    ['a moment after it stands a moment before it', '2026-01-03T00:00:00.001Z', '2026-01-02T23:59:59.999Z'],
    ['long after it, too', '2026-02-01T00:00:00.000Z', '2026-01-02T23:59:59.999Z'],
  ])('%s', (_, older, placed) => {
    expect(place(older)).toEqual([newest, placed]);
  });

  test('that is the candidate keeps its start', () => {
    const late = '2026-02-01T00:00:00.000Z';
    expect(place(late, late)).toEqual([newest, late]);
    expect(place(late, newest)).toEqual([newest, '2026-01-02T23:59:59.999Z']);
  });
});

describe('runs that do not stand in the place of their commit', () => {
  /** The oldest commit was measured last. */
  const runs = (): readonly PastMeasurement[] => runsIn('3 two main, 4 fix release, 5 one main').map(run);
  const start = (day: number): string => `2026-01-0${String(day)}T00:00:00.000Z`;
  const before = '2026-01-02T23:59:59.999Z';
  const moved = async (accepted: readonly string[] = [], some = runs(), defaultBranch?: string, change?: number) => {
    const host = { git: gitIn(at('clone')), context: { place: { defaultBranch } } } as Parameters<typeof findMoved>[3];
    const found = await findMoved(
      some.map(({ provenance }) => provenance),
      accepted.map((from) => ({
        ...(change !== undefined && { change }),
        case: { scenario: 'shop', configuration: {} },
        metric: 'p99',
        from,
        reason: 'tested',
        acceptedAt: from,
      })),
      false,
      host,
    );
    return found.moved;
  };

  test('are moved before the first run of a later commit, unless they were accepted', async () => {
    const last = runKey(runs()[2]?.provenance ?? {});
    expect([...(await moved())]).toEqual([[last, before]]);
    expect([...(await moved([], runs(), 'no-such-branch'))]).toEqual([[last, before]]);
    expect([...(await moved([start(3), start(4)]))]).toEqual([[last, before]]);
    expect([...(await moved([start(5)]))]).toEqual([]);
  });

  test('are unknown of a single commit, and found of two', async () => {
    expect((await moved([], runs().slice(2))).size).toBe(0);
    expect([...(await moved([], runs().slice(1))).values()]).toEqual(['2026-01-03T23:59:59.999Z']);
  });

  test('do not count if they were only measured for a change that is not part of the branch', async () => {
    const ofChange = run({ day: 6, commit: 'three', branch: main });
    const key = runKey(ofChange.provenance);
    expect((await moved([start(6)], [...runs(), ofChange], undefined, 7)).has(key)).toBe(true);
    expect((await moved([start(6)], [...runs(), ofChange])).has(key)).toBe(false);
    expect((await moved([start(4)], [...runs(), ofChange], undefined, 7)).has(key)).toBe(false);
  });

  test('are put there, in the order of time', async () => {
    const all = runs().map(({ measurement, provenance }) => ({ provenance, measurements: [measurement] }));
    const placed = putInPlace(all, await moved());
    expect(placed.map(({ provenance }) => provenance.startedAt)).toEqual([before, start(3), start(4)]);
    expect(placed.map(({ measurements }) => measurements[0]?.metrics['p99'])).toEqual([5, 3, 4]);
    expect(putInPlace(all, new Map())).toBe(all);
  });
});
