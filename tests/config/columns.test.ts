/** `columns` of earlier builds, by meaning, is read as by head, and printed so. */
import { expect, test } from '@jest/globals';
import { readColumns } from '../../src/config/columns.js';

test('the form of earlier builds is read, and the new one advised', () => {
  const stated = {
    label: 'Test',
    metric: 'Name',
    axes: { host: 'Host' },
    metrics: { throughput: 'RPS', p95: { column: '95 % within', unit: 'ms' } },
  };
  const { columns, problems } = readColumns(
    { config: { version: 1, columns: stated }, file: 'g.yml', problems: [] },
    [],
  );
  expect(columns).toEqual({
    Test: 'label',
    Name: 'metric name',
    Host: 'axis host',
    RPS: 'throughput',
    '95 % within': 'p95 in ms',
  });
  expect(problems.map(({ code, advice }) => [code, advice])).toEqual([
    ['old-columns', `Write: columns: ${JSON.stringify(columns)}`],
  ]);
});
