import { describe, expect, test } from '@jest/globals';
import { matcherFor, matchesWhere } from '../../src/cases/patterns.js';
import type { CaseName, Finding } from '../../src/model/documents.js';
import { groupFindings, makeStatements, type Group } from '../../src/judge/account/groups.js';
import { nameGroup } from '../../src/report/sentences/names.js';
import { patternsFor, wheresFor } from '../../src/judge/account/patterns.js';
import { plain } from './_shown.js';
import { regressed, steady, values } from './reports/build.js';

type Case = Readonly<Record<'scenario' | 'label' | 'users' | 'heap', string>>;

interface Axes {
  readonly scenarios?: readonly string[];
  readonly labels?: readonly string[];
  readonly users?: readonly string[];
  readonly heaps?: readonly string[];
}

const summarize = (groups: readonly Group[]): unknown =>
  groups.map(({ cases, shared, caseTotal, moves }) => [
    cases.map(({ name }) => name.key),
    shared,
    caseTotal,
    moves.map(({ metric, change }) => [metric, change]),
  ]);

/** Creates a case for every combination. Those selected by `isWorse` fail on throughput and p99. */
function run(
  {
    scenarios = ['checkout', 'browse'],
    labels = ['GET /a', 'POST /pay'],
    users = ['5', '10', '20'],
    heaps = ['2G'],
  }: Axes,
  isWorse: (values: Case) => boolean,
): readonly Finding[] {
  const cases = scenarios.flatMap((scenario) =>
    labels.flatMap((label) =>
      users.flatMap((user) => heaps.map((heap): Case => ({ scenario, label, users: user, heap }))),
    ),
  );
  return cases.flatMap((own) => {
    const name = { scenario: own.scenario, label: own.label, on: { users: own.users, heap: own.heap } };
    if (!isWorse(own)) return steady(name);
    return [
      ...steady(name).slice(0, 1),
      regressed({ ...name, ...values(400, 300, 380, 4), fails: true }),
      regressed({ ...name, metric: 'p99', ...values(30, 45, 36, 4), fails: true }),
    ];
  });
}

const failing = (findings: readonly Finding[]): readonly Group[] =>
  groupFindings({ findings }).groups.filter(({ state }) => state === 'failing');
const names = (findings: readonly Finding[]): readonly string[] => {
  const all = groupFindings({ findings });
  return failing(findings).map((group) => nameGroup(group, all, plain));
};
const many = Array.from({ length: 10 }, (_, i) => `svc${i}`);

describe('the name of a group', () => {
  const all = { scenarios: many, heaps: ['2G', '4G'] };
  const shop = { scenarios: ['shop'] };
  const some = { ...shop, labels: ['GET /', 'POST /pay', 'GET /cart'], users: ['5', '20'] };
  const four = { labels: ['GET /a', 'GET /b', 'GET /c', 'POST /pay'] };
  const isPay = ({ label }: Case): boolean => label === 'POST /pay';
  const isOne = (label: string, users: string) => (own: Case) =>
    own.scenario === 'checkout' && own.label === label && own.users === users;
  test.each<readonly [string, readonly string[], ...Parameters<typeof run>]>([
    ['everything', ['all 12 cases'], {}, () => true],
    ['everything of one label', ['Pay, all loads'], { ...shop, labels: ['Pay'] }, () => true],
    ['a scenario', ['checkout, all 6 cases'], {}, ({ scenario }) => scenario === 'checkout'],
    ['a label of one scenario', ['POST /pay, all loads'], shop, isPay],
    [
      'some labels of the only scenario',
      ['GET / and POST /pay, all loads'],
      some,
      ({ label }) => label !== 'GET /cart',
    ],
    ['a label in all scenarios', ['POST /pay in every scenario'], { scenarios: many }, isPay],
    ['the value of an axis', ['users=20 in every scenario'], all, ({ users }) => users === '20'],
    [
      'the value of an axis in one scenario',
      ['svc3, all 4 cases with users=20'],
      all,
      ({ scenario, users }) => scenario === 'svc3' && users === '20',
    ],
    [
      'one case, without the axis that is the same everywhere',
      ['checkout / GET /a, users=5'],
      {},
      isOne('GET /a', '5'),
    ],
    [
      'almost all of a scenario',
      ['checkout, 5 of 6 cases'],
      {},
      (own) => own.scenario === 'checkout' && !isOne('GET /a', '5')(own),
    ],
    [
      'a label and a case of another label, although they are in one scenario',
      ['checkout / POST /pay, all loads', 'checkout / GET /b, users=20'],
      four,
      (own) => (own.scenario === 'checkout' && isPay(own)) || isOne('GET /b', '20')(own),
    ],
    [
      'two scenarios',
      ['svc1, all 12 cases', 'svc7, all 12 cases'],
      all,
      ({ scenario }) => ['svc1', 'svc7'].includes(scenario),
    ],
  ])('%s', (_, expected, ...given) => {
    expect(names(run(...given))).toEqual(expected);
  });
});

/** A seeded random number generator, so that a failing example can be reproduced. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe.each(Array.from({ length: 30 }, (_, i) => i + 1))('random run %i', (seed) => {
  const next = random(seed);
  const chosen = new Set(many.filter(() => next() < 0.2));
  const rate = next() * 0.3;
  const hostile = ['a*b', 'a?c / d', '[x]', 'a', 'a,b=c', 'A', 'a/b', 'svc', 'svc1', 'svc10'];
  const axes = { scenarios: seed % 2 === 0 ? many : hostile, labels: ['x', 'x / y', '*'], users: ['1', '10', '100'] };
  const findings = run(axes, ({ scenario, users }) => chosen.has(scenario) || users === '10' || next() < rate);
  const grouped = groupFindings({ findings });
  const groups = failing(findings);

  test('every failing case is in exactly one group', () => {
    const inGroups = groups.flatMap(({ cases }) => cases.map(({ name }) => name.key)).sort();
    const expected = [...new Set(findings.filter(({ fails }) => fails).map((finding) => finding.case.key))].sort();
    expect(inGroups).toEqual(expected);
  });

  test('patterns and selections cover exactly the cases of a group', () => {
    const all = grouped.cases.map(({ name }) => name);
    for (const group of groups) {
      const own = group.cases.map(({ name }) => name.key);
      const matchers = patternsFor(group, grouped).map((pattern) => matcherFor(pattern, all));
      expect(all.filter((name) => matchers.some((matches) => matches(name))).map(({ key }) => key)).toEqual(own);
      const wheres = wheresFor(group, grouped, Infinity);
      // In `where:` a name with a wildcard selects every name that the wildcard matches.
      const isPlain = axes.scenarios === many && group.cases.every(({ name }) => name.label !== '*');
      const selected = all.filter((name) => wheres.some((where) => matchesWhere(where, name))).map(({ key }) => key);
      expect(isPlain ? selected : own).toEqual(own);
    }
  });

  test('the order of the findings does not matter', () => {
    const shuffled = findings
      .map((value) => ({ value, order: next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ value }) => value);
    expect(summarize(failing(shuffled))).toEqual(summarize(groups));
  });
});

/**
 * Counts how often groups, names, patterns and selections read a property of a case, which measures work independently of
 * the load on the machine.
 */
function countReads(scenarios: number): number {
  const next = random(1);
  let reads = 0;
  const counting = { get: (name: CaseName, property: keyof CaseName) => (reads++, name[property]) };
  const proxies = new Map<string, CaseName>();
  const findings = run(
    {
      scenarios: Array.from({ length: scenarios }, (_, i) => `svc${i}`),
      labels: Array.from({ length: 10 }, (_, i) => `GET /${i}`),
      heaps: ['1G', '2G', '3G', '4G'],
      users: ['1', '2', '3', '4', '5'],
    },
    () => next() < 0.3,
  ).map((found) => {
    const name = proxies.get(found.case.key) ?? new Proxy(found.case, counting);
    proxies.set(found.case.key, name);
    return { ...found, case: name };
  });
  reads = 0;
  const all = groupFindings({ findings });
  expect(all.cases).toHaveLength(200 * scenarios);
  for (const group of all.groups) nameGroup(group, all, plain);
  for (const group of all.groups.slice(0, 8)) {
    patternsFor(group, all);
    wheresFor(group, all, Infinity);
  }
  return reads;
}

test('a common effect of some labels of a scenario is one group, though other labels did not move', () => {
  const effect = new Set(['GET /a', 'GET /b', 'GET /c', 'GET /d']);
  const found = run(
    { scenarios: ['shop', 'pay'], labels: [...effect, 'GET /e', 'GET /f', 'GET /g'], users: ['5'] },
    ({ scenario, label }) => scenario === 'shop' && effect.has(label) && label !== 'GET /d',
  );
  const judged = found.map((own) => ({ ...own, ...(own.verdict === 'regression' && { group: 'throughput:3' }) }));
  const sizes = (findings: readonly Finding[]): readonly number[] =>
    makeStatements({ findings })
      .filter(({ says }) => says === 'failing')
      .map(({ cases }) => cases.length);
  expect(sizes(judged)).toEqual([3]);
  expect(sizes(found)).toEqual([1, 1, 1]);
});

test('the groups of a report are read back as they were found', () => {
  const findings = run(
    { scenarios: ['shop', 'pay'], labels: ['GET /a', 'GET /b'], users: ['5', '20'] },
    ({ label }) => label === 'GET /a',
  );
  const statements = makeStatements({ findings });
  const restored = groupFindings({
    findings: [...findings],
    statements: JSON.parse(JSON.stringify(statements)) as typeof statements,
  });
  expect(summarize(restored.groups)).toEqual(summarize(groupFindings({ findings }).groups));
  // Unchanged cases are in a statement, too.
  expect(new Set(statements.flatMap(({ cases }) => cases)).size).toBe(8);
});

test('a label of blanks has a name', () => {
  const findings = run({ scenarios: ['shop'], labels: [' ', 'GET /a'], users: ['5'] }, ({ label }) => label === ' ');
  const all = groupFindings({ findings });
  expect(all.groups.map((group) => nameGroup(group, all, plain))).toContain('(no name)');
});

test('the work for 5,000 cases is at most six times that for 1,000', () => {
  const few = countReads(5);
  // The judge groups the cases, and the report reads the groups back.
  expect(few / 1000).toBeLessThan(130);
  expect(countReads(25) / few).toBeLessThan(6);
});
