import { describe, expect, test } from '@jest/globals';
import { validate as validateConfig } from '../../src/generated/validators/config.js';
import { validate as validateRun } from '../../src/generated/validators/run.js';
import { findViolations } from '../../src/documents/validate.js';

const place = (): { file: string } => ({ file: 'guardband.yml' });
const ofConfig = (value: unknown): readonly string[] =>
  findViolations(validateConfig, value, place).map(
    ({ pointer, message, advice }) => `${pointer ?? ''}: ${message} ${advice}`,
  );

describe('a violation names the expected and the found value, and its place', () => {
  const advice = 'Correct the value; schemas/ documents every key.';
  const cases: readonly (readonly [value: unknown, said: readonly string[]])[] = [
    [{}, []],
    [{ version: 1, metrics: { p99: 'report' } }, []],
    [{ version: 2 }, [`/version: Expected 1, found 2. ${advice}`]],
    [{ metric: {} }, ['/metric: Unknown key "metric". Did you mean "metrics"?']],
    ...[5, '5', '5m30'].map((warmup): readonly [unknown, readonly string[]] => [
      { warmup },
      [
        `/warmup: Expected a time such as 300s or 5m, excluded from the start of every raw result. Default: 0s, found ${JSON.stringify(warmup)}. ${advice}`,
      ],
    ]),
    [{ results: 'a.jtl' }, [`/results: Expected a list, or an object, found "a.jtl". Write it as a list: ["a.jtl"]`]],
    [{ waivers: 'x' }, [`/waivers: Expected a list, found "x". ${advice}`]],
    [{ results: ['a.jtl', 7] }, [`/results/1: Expected text, found 7. ${advice}`]],
    [
      { metrics: { p99: 'ignore' } },
      [`/metrics/p99: Expected "report" or "gate", or an object, found "ignore". ${advice}`],
    ],
    [{ metrics: { p99: { bnd: '5%' } } }, ['/metrics/p99/bnd: Unknown key "bnd". Did you mean "band"?']],
    [{ metrics: { 'a/b~c': 5 } }, [`/metrics/a~1b~0c: Expected "report" or "gate", or an object, found 5. ${advice}`]],
    [[], [`: Expected an object, found an empty list. ${advice}`]],
    [null, [`: Expected an object, found null. ${advice}`]],
  ];
  test.each(cases)('%j', (value, said) => {
    expect(ofConfig(value)).toEqual(said);
  });

  test('reports a malformed band as one problem, described as in the schema', () => {
    const said = ofConfig({ metrics: { p99: { band: 'ten percent' } } });
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^\/metrics\/p99\/band: Expected .*5% \(relative\).*, found "ten percent"\./);
  });

  test('reports a band of three parts as one problem', () => {
    expect(ofConfig({ metrics: { p99: { band: ['5%', '2ms', '3ms'] } } })).toHaveLength(1);
  });
});

test('reports a newer version separately from a damaged document', () => {
  const [problem] = findViolations(validateRun, { schemaVersion: 2, provenance: {}, measurements: [] }, place);
  expect(problem?.code).toBe('newer-document');
});

test('reports twenty violations and counts the others', () => {
  const measurements = Array.from({ length: 50 }, () => 5);
  const problems = findViolations(validateRun, { schemaVersion: 1, provenance: {}, measurements }, place);
  expect(problems).toHaveLength(21);
  expect(problems.at(-1)).toMatchObject({
    code: 'further-breaches',
    message: '30 more schema violations not shown.',
  });
});
