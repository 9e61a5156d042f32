/** Cases that are missing and cases that are new may be the same ones under other names. */
import { expect, test } from '@jest/globals';
import { nextSteps } from '../../src/report/phrases/next-steps/index.js';
import { matchNames, type Named } from '../../src/judge/groups/renamings.js';
import { findCause, unexplainedProblems } from '../../src/report/phrases/causes.js';
import { finding, report } from './reports/build.js';
import { plainWording } from '../../src/report/phrases/words.js';

/** Names as they are. */
const plain = plainWording();

interface Name {
  readonly scenario?: string;
  readonly label: string;
  readonly users?: readonly string[];
  /** Its p50. */
  readonly time?: number;
}

function causeOf(gone: readonly Name[], added: readonly Name[]) {
  const found = (names: readonly Name[], facts: Parameters<typeof finding>[0]) =>
    names.flatMap(({ users = ['5'], ...name }) =>
      users.map((user) => finding({ ...name, on: { users: user }, ...facts })),
    );
  const findings = [
    ...found(gone, { verdict: 'missing', reason: 'no-candidate', fails: true }),
    ...found(added, { verdict: 'new', reason: 'no-baseline' }),
  ];
  return findCause(
    report(findings),
    plain.as((name) => name),
  );
}

test('a label with another name and the same configurations seems to be renamed', () => {
  const cause = causeOf([{ label: 'a', users: ['5', '10'] }], [{ label: 'b', users: ['10', '5'] }]);
  expect(cause).toMatchObject({ sentence: 'renamed? shop / a → shop / b, with the same configurations' });
  expect(cause).not.toHaveProperty('renamedScenario');
});

test('says so if two names look the same', () => {
  const findings = [
    finding({ label: 'GET /a', verdict: 'missing', reason: 'no-candidate', fails: true }),
    finding({ label: 'GET\u00a0/a ', verdict: 'new', reason: 'no-baseline' }),
  ];
  expect(findCause(report(findings), plain)?.sentence).toBe(
    'renamed? shop / GET /a (only spaces or invisible characters differ), with the same configurations',
  );
});

test.each<readonly [string, readonly Name[], readonly Name[]]>([
  ['fewer labels', [{ label: 'a' }, { label: 'b' }], [{ label: 'c' }]],
  ['more labels', [{ label: 'a' }], [{ label: 'b' }, { label: 'c' }]],
  [
    'labels in other configurations',
    [
      { label: 'a', users: ['5', '10'] },
      { label: 'b', users: ['5'] },
    ],
    [
      { label: 'c', users: ['5', '10'] },
      { label: 'd', users: ['10'] },
    ],
  ],
])('%s are not the old ones', (_, gone, added) => {
  expect(causeOf(gone, added)).toBeUndefined();
});

test.each<readonly [string, readonly Name[], readonly Name[], boolean]>([
  ['one scenario', [{ scenario: 'x', label: 'a' }], [{ scenario: 'y', label: 'a' }], true],
  ['one scenario and its labels', [{ scenario: 'x', label: 'a' }], [{ scenario: 'y', label: 'b' }], false],
  [
    'two scenarios',
    [
      { scenario: 'x', label: 'a' },
      { scenario: 'z', label: 'a' },
    ],
    [
      { scenario: 'y', label: 'a' },
      { scenario: 'w', label: 'a' },
    ],
    false,
  ],
  [
    'one scenario that became two',
    [
      { scenario: 'x', label: 'a' },
      { scenario: 'x', label: 'b' },
    ],
    [
      { scenario: 'y', label: 'a' },
      { scenario: 'w', label: 'b' },
    ],
    false,
  ],
  [
    'two scenarios that became one',
    [
      { scenario: 'x', label: 'a' },
      { scenario: 'z', label: 'b' },
    ],
    [
      { scenario: 'y', label: 'a' },
      { scenario: 'y', label: 'b' },
    ],
    false,
  ],
  [
    'no scenario, but of labels that exchanged their configurations',
    [
      { label: 'a', users: ['5'] },
      { label: 'b', users: ['10'] },
    ],
    [
      { label: 'a', users: ['10'] },
      { label: 'b', users: ['5'] },
    ],
    false,
  ],
])('with another name of %s, the scenario alone is renamed: %#', (_, gone, added, isScenario) => {
  const cause = causeOf(gone, added);
  expect(cause?.sentence).toMatch(/^renamed\?/);
  expect(cause?.renamedScenario).toEqual(isScenario ? ['x', 'y'] : undefined);
});

/** The renamings for labels that are missing and new besides 20 that are neither. */
function renameOf(gone: readonly Name[], added: readonly Name[]): readonly string[] {
  const name = ({ label, time, scenario = 'shop' }: Name) => ({
    label,
    scenario,
    metric: 'p50',
    ...(time === undefined ? {} : { was: time }),
  });
  const found = [
    ...Array.from({ length: 20 }, (_, i) =>
      finding({ label: `kept ${String(i)}`, was: 20, candidate: 20, metric: 'p50' }),
    ),
    ...gone.map((each) => finding({ ...name(each), verdict: 'missing', reason: 'no-candidate', fails: true })),
    ...added.map(({ label, time, scenario = 'shop' }) =>
      finding({
        label,
        scenario,
        metric: 'p50',
        verdict: 'new',
        reason: 'no-baseline',
        ...(time === undefined ? {} : { candidate: time }),
      }),
    ),
  ];
  const steps = nextSteps({ wording: plain, report: { ...report(found), outcome: 'failed' } });
  return steps.flatMap(({ code }) => (code?.lines[0] === 'renamed:' ? code.lines.slice(1) : []));
}

test.each<readonly [string, readonly Name[], readonly Name[], readonly string[]]>([
  ['the only ones', [{ label: 'a', time: 80 }], [{ label: 'b', time: 300 }], ['  - {label: "a", to: "b"}']],
  [
    'the only ones of two scenarios',
    ['', 'other'].map((scenario) => ({ label: 'a', time: 80, ...(scenario && { scenario }) })),
    ['', 'other'].map((scenario) => ({ label: 'b', time: 81, ...(scenario && { scenario }) })),
    ['  - {label: "a", to: "b"}'],
  ],
  [
    'closest in time',
    [
      { label: 'a', time: 80 },
      { label: 'b', time: 20 },
    ],
    [
      { label: 'x', time: 21 },
      { label: 'y', time: 85 },
    ],
    ['  - {label: "a", to: "y"}', '  - {label: "b", to: "x"}'],
  ],
  [
    'half of a split controller',
    [{ label: 'browse', time: 146 }],
    [
      { label: 'search', time: 83 },
      { label: 'item', time: 63 },
    ],
    [],
  ],
  [
    'one of two new ones',
    [{ label: 'a', time: 80 }],
    [
      { label: 'b', time: 300 },
      { label: 'c', time: 82 },
    ],
    ['  - {label: "a", to: "c"}'],
  ],
  [
    'without known times',
    [{ label: 'a' }, { label: 'b' }],
    [{ label: 'x' }, { label: 'y' }],
    ['  - {label: "a", to: "x"}', '  - {label: "b", to: "y"}'],
  ],
])('labels that are %s are suggested as renamed', (_, gone, added, entries) => {
  expect(renameOf(gone, added)).toEqual(entries);
});

test('thousands of names are paired in their natural order', () => {
  const names = (prefix: string): ReadonlyMap<string, Named> =>
    new Map(
      Array.from({ length: 5000 }, (_, i) => [`${prefix}/${String(i)}`, { configurations: ['users=5'], time: 20 }]),
    );
  const pairs = matchNames(names('old'), names('new'));
  expect(pairs).toHaveLength(5000);
  expect(pairs.every(([was, is]) => was.replace('old', 'new') === is)).toBe(true);
}, 5000);

test('problems that other parts of a report contain are not repeated', () => {
  const problem = (code: string) => ({ code, level: 'warning' as const, message: 'm', advice: 'a' });
  const problems = ['no-baseline', 'judging-changed', 'future-run'].map(problem);
  const codesOf = (...rest: Parameters<typeof report>) => unexplainedProblems(report(...rest)).map(({ code }) => code);
  const first = finding({ candidate: 5, verdict: 'new', reason: 'no-baseline' });
  const configuration = { from: 'base', commit: 'c0ffee', judging: [{ key: 'fail' }], reading: [] } as const;
  expect(codesOf([first], { reasons: ['no-baseline'], problems, configuration })).toEqual(['future-run']);
  expect(codesOf([finding({ was: 5, candidate: 5 })], { problems })).toEqual(problems.map(({ code }) => code));
});
