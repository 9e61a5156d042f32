/** Cases that are missing and cases that are new may be the same ones under other names. */
import { expect, test } from '@jest/globals';
import { matchNames, type Named } from '../../src/judge/account/patterns.js';
import { findCause, unexplainedProblems } from '../../src/report/sentences/headline.js';
import { plain, stepsOf } from './_shown.js';
import { added, finding, gone, report } from './reports/build.js';

/** Labels of a scenario, "x / a"; with loads, "a at 5,10"; with a p50, "a of 80 ms". */
function casesOf(names: readonly string[], facts: Parameters<typeof finding>[0], time: 'was' | 'candidate') {
  return names.flatMap((name) => {
    const [, scenario = 'shop', label = '', loads = '5', ms] =
      /^(?:(\w) \/ )?(\w+)(?: at (\S+))?(?: of (\d+) ms)?$/.exec(name) ?? [];
    const p50 = { metric: 'p50', ...(ms !== undefined && { [time]: Number(ms) }) };
    return loads.split(',').map((users) => finding({ scenario, label, on: { users }, ...p50, ...facts }));
  });
}
/** Cases that are missing, and ones that are new. */
const changed = (before: readonly string[], after: readonly string[]) => [
  ...casesOf(before, { verdict: 'missing', reason: 'no-candidate', fails: true }, 'was'),
  ...casesOf(after, { verdict: 'new', reason: 'no-baseline' }, 'candidate'),
];
const causeOf = (...names: Parameters<typeof changed>) => findCause(report(changed(...names)), plain);

test('a label with another name and the same configurations seems to be renamed', () => {
  const cause = causeOf(['a at 5,10'], ['b at 10,5']);
  expect(cause).toMatchObject({ sentence: 'renamed? shop / a → shop / b, with the same configurations' });
  expect(cause).not.toHaveProperty('renamedScenario');
});

test('says so if two names look the same', () => {
  const findings = [
    ...gone({ label: 'GET /a', fails: true }, ['throughput']),
    ...added({ label: 'GET\u00a0/a ' }, ['throughput']),
  ];
  expect(findCause(report(findings), plain)?.sentence).toBe(
    'renamed? shop / GET /a (only spaces or invisible characters differ), with the same configurations',
  );
});

test.each([
  ['fewer labels', ['a', 'b'], ['c']],
  ['more labels', ['a'], ['b', 'c']],
  ['labels in other configurations', ['a at 5,10', 'b at 5'], ['c at 5,10', 'd at 10']],
])('%s are not the old ones', (_, before, after) => {
  expect(causeOf(before, after)).toBeUndefined();
});

test.each([
  ['one scenario', ['x / a'], ['y / a'], true],
  ['one scenario and its labels', ['x / a'], ['y / b'], false],
  ['two scenarios', ['x / a', 'z / a'], ['y / a', 'w / a'], false],
  ['one scenario that became two', ['x / a', 'x / b'], ['y / a', 'w / b'], false],
  ['two scenarios that became one', ['x / a', 'z / b'], ['y / a', 'y / b'], false],
  [
    'no scenario, but of labels that exchanged their configurations',
    ['a at 5', 'b at 10'],
    ['a at 10', 'b at 5'],
    false,
  ],
])('with another name of %s, the scenario alone is renamed: %#', (_, before, after, isScenario) => {
  const cause = causeOf(before, after);
  expect(cause?.sentence).toMatch(/^renamed\?/);
  expect(cause?.renamedScenario).toEqual(isScenario ? ['x', 'y'] : undefined);
});

test.each([
  ['the only ones', ['a of 80 ms'], ['b of 300 ms'], ['a: b']],
  [
    'the only ones of two scenarios',
    ['x / a of 80 ms', 'y / a of 80 ms'],
    ['x / b of 81 ms', 'y / b of 81 ms'],
    ['a: b'],
  ],
  ['closest in time', ['a of 80 ms', 'b of 20 ms'], ['x of 21 ms', 'y of 85 ms'], ['a: y', 'b: x']],
  ['half of a split controller', ['browse of 146 ms'], ['search of 83 ms', 'item of 63 ms'], []],
  ['one of two new ones', ['a of 80 ms'], ['b of 300 ms', 'c of 82 ms'], ['a: c']],
  ['without known times', ['a', 'b'], ['x', 'y'], ['a: x', 'b: y']],
])('labels that are %s are suggested as renamed', (_, before, after, entries) => {
  const kept = Array.from({ length: 20 }, (__, i) =>
    finding({ label: `kept ${i}`, metric: 'p50', was: 20, candidate: 20 }),
  );
  const steps = stepsOf(report([...kept, ...changed(before, after)], { outcome: 'failed' }));
  const lines = steps.flatMap(({ code }) => (code?.lines[0] === 'renamed:' ? code.lines.slice(1) : []));
  expect(lines.map((line) => line.replace(/^ {2}- \{label: "(.*)", to: "(.*)"\}$/, '$1: $2'))).toEqual(entries);
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
