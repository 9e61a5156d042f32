/** Results of benchmark services and custom tables are judged like any other results. */
import { describe, expect, test } from '@jest/globals';
import { story } from './_story.js';

const commit = (n: number): string => String(n).padStart(40, 'ab12');
const values = (n: number, factor = 1) => {
  const noise = factor * (1 + 0.01 * Math.sin(5 * n));
  return [
    { name: 'checkout - p99', unit: 'ms', value: 130 * noise },
    { name: 'checkout - throughput', unit: 'req/s', value: 400 / noise },
    { name: 'pack 1 KB', unit: 'ns/iter', value: 15_000 * noise, range: '± 24' },
  ];
};
const history = (runs: number, end = ''): string =>
  `window.BENCHMARK_DATA = ${JSON.stringify({
    lastUpdate: 1,
    entries: {
      Shop: Array.from({ length: runs }, (_, n) => ({
        commit: { id: commit(n), message: '</script><script>alert(1)</script>' },
        date: 1_760_000_000_000 + n * 86_400_000,
        tool: 'customSmallerIsBetter',
        benches: values(n),
      })),
    },
  })}${end}`;

describe('github-action-benchmark', () => {
  const { run, write } = story();
  const options = ['--config', '@g.yml', '--set', 'scenario=Shop', '--against', '@data.js'];

  test('lists are judged by their history, with a declared metric for values of unknown direction', async () => {
    write('g.yml', 'metrics: { value: { better: lower, unit: ms, title: time } }\n');
    write('data.js', history(10));
    write('now.json', JSON.stringify(values(20)));
    expect(await run('check', '@now.json', ...options)).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(/^PASSED {2}no regression in 2 cases/),
      stderr: '',
    });
    write('now.json', JSON.stringify(values(20, 1.5)));
    const slower = await run('check', '@now.json', ...options);
    expect(slower.exitCode).toBe(1);
    expect(slower.stdout).toMatch(/time \+50 %|time\n|time {2}/);
    expect(slower.stdout).toContain('pack 1 KB');
  });

  test('an undeclared value is an error with the line to add', async () => {
    write('g.yml', '');
    write('now.json', JSON.stringify(values(20)));
    const { exitCode, stdout } = await run('check', '@now.json', ...options);
    expect(exitCode).toBe(2);
    expect(stdout).toContain('The metric "value" is neither built in nor declared');
    expect(stdout).toContain('better: lower');
  });

  test.each([
    ['code behind the data', '; process.exit(0)'],
    ['a call', '.constructor("return 1")()'],
  ])('a history with %s is refused, not run', async (_, end) => {
    write('data.js', history(2, end));
    expect(await run('read @data.js')).toMatchObject({ exitCode: 3, stderr: expect.stringContaining('JSON') });
  });

  test('the newest run of its history is the candidate', async () => {
    write('g.yml', 'metrics: { value: { better: lower, unit: ms } }\n');
    write('data.js', history(3, ';\n'));
    const { exitCode, stdout, stderr } = await run('read @data.js --config @g.yml');
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ provenance: { commit: commit(2) } });
    expect(stderr).toContain('The input contains 3 runs.');
  });
});

describe('a table with the columns of the configuration', () => {
  const { run, write } = story();
  const rows = (n: number, factor = 1): string =>
    ['GET /items', 'POST /checkout']
      .flatMap((endpoint, i) => [
        `"${endpoint}",50,p99,${String(0.13 * factor * (1 + 0.01 * Math.sin(5 * n + i)))},s`,
        `"${endpoint}",50,requests/s,${String(400 / factor)},1/s`,
      ])
      .join('\n');
  const table = (...parts: readonly string[]): string => `endpoint,vus,measure,result,unit\n${parts.join('\n')}\n`;
  const columns = 'columns: { endpoint: label, vus: users, measure: metric name, result: value, unit: unit }\n';

  test('is judged by its history', async () => {
    write('g.yml', `scenario: shop\n${columns}`);
    for (let n = 0; n < 8; n++) {
      write('r.csv', table(rows(n)));
      const day = `2026-01-0${String(n + 1)}T00:00:00.000Z`;
      const { stdout } = await run('read @r.csv --config @g.yml');
      const document = JSON.parse(stdout) as { provenance: object };
      write('run.json', JSON.stringify({ ...document, provenance: { startedAt: day } }));
      expect(await run('record @run.json --baselines @b')).toMatchObject({ exitCode: 0 });
    }
    write('r.csv', table(rows(20)));
    expect(await run('check @r.csv --config @g.yml --baselines @b')).toMatchObject({ exitCode: 0 });
    write('r.csv', table(rows(20, 1.6)));
    const slower = await run('check @r.csv --config @g.yml --baselines @b');
    expect(slower).toMatchObject({ exitCode: 1, stdout: expect.stringMatching(/p99 +\+60 %|\+60 %/) });
  });

  test('with an unknown meaning is refused with the place in the configuration', async () => {
    write('g.yml', 'columns: { label: endpoint }\n');
    const { exitCode, stderr } = await run('check @r.csv --config @g.yml --baselines @b');
    expect(exitCode).toBe(3);
    expect(stderr).toMatch(/g\.yml:1:19: error: `columns` says that "label" is "endpoint", which is not known/);
  });
});

const { run, write } = story();
test('hostile lists take no longer than their size', async () => {
  const names = ['('.repeat(200_000), ' - '.repeat(100_000), 'p99 '.repeat(100_000), '_'.repeat(200_000)];
  const list = [...names, ...Array.from({ length: 50_000 }, () => 'a - p99')];
  const bench = (name: string) => ({ name, unit: 'ms', value: 1 });
  write('list.json', JSON.stringify(list.map(bench)));
  write('bmf.json', JSON.stringify(Object.fromEntries(names.map((name) => [name, { [name]: { value: 1 } }]))));
  for (const file of ['@list.json', '@bmf.json']) {
    const began = performance.now();
    const { exitCode } = await run('read', file);
    expect([exitCode, performance.now() - began < 5000]).toEqual([3, true]);
  }
});
