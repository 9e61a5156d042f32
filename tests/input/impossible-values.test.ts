import { describe, expect, test } from '@jest/globals';
import { dropImpossibleValues, findImpossibleValues } from '../../src/formats/parse/measurement.js';
import type { RunDocument } from '../../src/model/documents.js';
import { story } from '../stories/_story.js';

describe('a value', () => {
  test.each([
    [0, true],
    [1e-12, true],
    [1e-13, false],
    [1e18, true],
    [1e19, false],
    [-1, false],
    [-1e-13, false],
    [Infinity, false],
    [NaN, false],
  ])('of %d is possible: %s', (value, isPossible) => {
    expect(findImpossibleValues({ p99: value })).toEqual(isPossible ? [] : ['p99']);
    expect(findImpossibleValues({ p99: { low: 1, high: value } })).toEqual(isPossible ? [] : ['p99']);
    expect(findImpossibleValues({ p99: { low: value, high: 1 } })).toEqual(isPossible ? [] : ['p99']);
  });

  test('of more than 100 % of errors is impossible, and an overhead may be negative', () => {
    expect(findImpossibleValues({ errorPercent: 100, overhead: -3 })).toEqual([]);
    expect(findImpossibleValues({ errorPercent: 100.1, overhead: -1e19 })).toEqual(['errorPercent', 'overhead']);
  });
});

test('impossible values are left out, with a problem each', () => {
  const measurement = {
    configuration: {},
    metrics: { p99: -1, p50: 2, mean: 1e30 },
    missing: { max: 'blank' as const },
  };
  const { measurement: kept, problems } = dropImpossibleValues(measurement, { file: 'r.json', line: 3 });
  expect(kept).toEqual({
    configuration: {},
    metrics: { p50: 2 },
    missing: { max: 'blank', p99: 'blank', mean: 'blank' },
  });
  expect(problems).toMatchObject([
    { file: 'r.json', line: 3, message: expect.stringContaining('-1') },
    { file: 'r.json', line: 3, message: expect.stringContaining('1e+30') },
  ]);
});

describe('a run document', () => {
  const { run, write, text } = story();

  test('loses its impossible values when it is read', async () => {
    const metrics = { throughput: 1e30, p99: 40 };
    const document: RunDocument = {
      schemaVersion: 1,
      provenance: {},
      measurements: [{ scenario: 's', configuration: {}, metrics, samples: 1000 }],
    };
    write('r.json', JSON.stringify(document));
    const { stderr } = await run('read @r.json -o @o.json');
    expect(stderr).toContain('1e+30');
    const [read] = (JSON.parse(text('o.json')) as RunDocument).measurements;
    expect(read).toMatchObject({ metrics: { p99: 40 }, missing: { throughput: 'blank' } });
    expect(read?.metrics).not.toHaveProperty('throughput');
  });
});
