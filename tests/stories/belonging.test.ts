/** What belongs together: generators, repetitions, copies of rows, and cases that only the names of files tell apart. */
import { describe, expect, test } from '@jest/globals';
import type { RunDocument } from '../../src/model/documents.js';
import { jtl, story } from './_story.js';

const { run, write, text } = story();
const minute = 60_000;
const start = 1_760_000_000_000;

async function read(
  folder: string,
  ...options: readonly string[]
): Promise<{ readonly cases: readonly string[]; readonly exitCode: number; readonly stderr: string }> {
  const { exitCode, stderr } = await run('read', `@${folder}`, '-o', '@run.json', ...options);
  const { measurements } = JSON.parse(text('run.json')) as RunDocument;
  const cases = measurements.map(({ scenario, label = '', configuration, samples, metrics }) =>
    [scenario, label, ...Object.values(configuration), JSON.stringify(samples ?? metrics['throughput'])].join(' '),
  );
  return { cases, exitCode, stderr };
}

/** A summary with the throughput of two loads. */
const summary = (factor: number, scenario = 'SSO'): string =>
  `Scenario Name,Concurrent Users,Throughput (Requests/sec),Average Response Time (ms)\n${[50, 100]
    .map((users) => `${scenario},${String(users)},${(100 * factor).toFixed(2)},${((users * 10) / factor).toFixed(2)}\n`)
    .join('')}`;

describe('files with the same cases', () => {
  test.each([
    ['words in their names', ['7.0_one-node.csv', '7.0_two-node.csv'], ['one-node', 'two-node']],
    ['quantities in their names', ['7.0_2-core.csv', '7.0_4-core.csv'], ['2-core', '4-core']],
    ['the names of their folders', ['jdk-8/summary.csv', 'jdk-11/summary.csv'], ['jdk-11', 'jdk-8']],
    ['one folder, repeated', ['eu/run1/summary.csv', 'eu/run2/summary.csv', 'us/run1/summary.csv'], ['eu', 'us']],
  ])('are different cases by %s, whatever their values', async (name, files, axis) => {
    for (const file of files) write(`${name}/${file}`, summary(2));
    const { cases, exitCode, stderr } = await read(name);
    expect(exitCode).toBe(0);
    expect([...new Set(cases.map((line) => line.split(' ').find((word) => axis.includes(word))))].sort()).toEqual(axis);
    expect(stderr).toMatch(/is the axis "file".*\n.*add to guardband\.yml: paths: \['/);
  });

  test('have the same names with the pattern that is suggested', async () => {
    for (const file of ['7.0_one-node', '7.0_two-node']) write(`pattern/${file}.csv`, summary(2));
    const { cases, stderr } = await read('pattern');
    const [, paths = ''] = /add to guardband\.yml: (paths: .*\])/.exec(stderr) ?? [];
    write('pattern.yml', `${paths}\n`);
    expect((await run('read @pattern --config @pattern.yml -o @again.json')).stderr).not.toMatch(/error|warning/);
    expect((await read('pattern')).cases).toEqual(cases);
    expect(text('again.json')).toBe(text('run.json'));
  });

  test('are repetitions if their names differ in what counts, and their values are alike', async () => {
    for (const [i, file] of ['run-1', 'run-2', 'run-3'].entries()) write(`alike/${file}.csv`, summary(2 + i / 10));
    expect(await read('alike')).toMatchObject({ exitCode: 0, cases: { length: 6 } });
    for (const [i, file] of ['run-1', 'run-2', 'run-3'].entries()) write(`unlike/${file}.csv`, summary(1 + 3 * i));
    const { exitCode, stderr } = await read('unlike');
    expect(exitCode).toBe(3);
    expect(stderr).toMatch(
      /run-3\.csv:2: error: "SSO \[users=50\]" is also in \S*run-1\.csv:2, but throughput is 100 there and 700 here.* 1 more case is affected\.\n.*paths: \['run-\{file\}\.csv'\]/,
    );
    expect(await read('unlike', '--shards', 'repetitions')).toMatchObject({ exitCode: 0, cases: { length: 6 } });
  });

  test('are repetitions if each is in a folder that was named', async () => {
    write('named/first/summary.csv', summary(1));
    write('named/second/summary.csv', summary(4));
    const { exitCode } = await run('read @named/first @named/second -o @run.json');
    expect(exitCode).toBe(0);
  });

  test('that a default scenario would make one are told apart by their names', async () => {
    write('guardband.yml', 'scenario: checkout\n');
    const config = ['--config', '@guardband.yml'];
    write('plans/checkout.jtl', jtl('HTTP Request'));
    expect((await read('plans', ...config)).cases).toEqual(['checkout HTTP Request 1000']);
    write('plans/browse.jtl', jtl('HTTP Request', { startMs: start + 10 * minute }));
    const { cases, stderr } = await read('plans', ...config);
    expect(cases).toEqual(['browse HTTP Request 1000', 'checkout HTTP Request 1000']);
    expect(stderr).toContain('the names of their files or folders are used instead');
  });
});

test('a table that repeats a case with other values is not read as repetitions', async () => {
  const [head = '', ...rows] = summary(1).trim().split('\n');
  write('repeated.csv', [head, ...rows, ...summary(5).trim().split('\n').slice(1), ''].join('\n'));
  expect((await run('read @repeated.csv')).stderr).toMatch(/repeated\.csv:4: error: .* is also in \S*repeated\.csv:2/);
});

describe('load generators', () => {
  test.each([
    ['numbers', ['engine1_results.csv', 'engine2_results.csv', 'engine3_results.csv'], 'engine_results'],
    ['letters', ['loadgen-a.jtl', 'loadgen-b.jtl'], 'loadgen'],
    ['pods', ['jmeter-6c7d9-x2k4q.jtl', 'jmeter-6c7d9-9fz7p.jtl'], 'pods'],
  ])('that differ in %s are one run, although nothing names the scenario', async (folder, files, scenario) => {
    for (const [i, file] of files.entries())
      write(`${folder}/${file}`, jtl('GET /', { startMs: start + i, elapsedMs: 20 + i }));
    expect(await read(folder)).toMatchObject({
      exitCode: 0,
      cases: [`${scenario} GET / ${String(1000 * files.length)}`],
    });
  });

  test('that differ in words are reported', async () => {
    for (const [i, file] of ['eu.jtl', 'us.jtl'].entries())
      write(`regions/${file}`, jtl('GET /', { elapsedMs: 20 + i }));
    const { cases, stderr } = await read('regions');
    expect(cases).toEqual(['eu GET / 1000', 'us GET / 1000']);
    expect(stderr).toMatch(/warning: \S*eu\.jtl, \S*us\.jtl have the same labels[^]*scenario: NAME/);
  });
});

describe('a listener that logs only', () => {
  const all = jtl('GET /', { errors: 40 });
  const [head = '', ...rows] = all.trim().split('\n');
  const only = (isFailed: boolean): string => [head, ...rows.slice(...(isFailed ? [0, 40] : [40])), ''].join('\n');

  test.each([
    ['errors', true],
    ['successes', false],
  ])('%s writes its rows a second time', async (name, isFailed) => {
    write(`only-${name}/results.jtl`, all);
    write(`only-${name}/${name}.jtl`, only(isFailed));
    const { cases, stderr } = await read(`only-${name}`);
    expect(cases).toEqual([`only-${name} GET / 1000`]);
    expect(stderr).toContain('counted once');
  });

  test('errors writes no rows if there are none', async () => {
    write('healthy/results.jtl', jtl('GET /'));
    write('healthy/errors.jtl', `${head}\n`);
    expect(await read('healthy')).toMatchObject({ exitCode: 0, cases: ['healthy GET / 1000'] });
  });

  test('errors is not a generator that failed, nor one that did not start', async () => {
    write('failed/engine1.jtl', jtl('GET /', { errors: 3 }));
    write('failed/engine2.jtl', jtl('GET /', { n: 500, errors: 500, startMs: start + 10 }));
    expect((await read('failed')).cases).toEqual(['engine GET / 1500']);
    write('failed/engine2.jtl', `${head}\n`);
    expect(await read('failed')).toMatchObject({ exitCode: 3 });
  });
});

test('several scenarios of several histories are judged by the newest run of each', async () => {
  const history = (days: readonly number[]): string =>
    `Label,# Samples,Average,Median,90% Line,95% Line,99% Line,Min,Max,Error %,Throughput,Received KB/sec,Std. Dev.,Date\n${days
      .map((day) => `GET /,1000,20,20,30,33,40,5,50,0.00%,100.0,10.0,3.00,${String(start / 1000 + day * 86_400)}\n`)
      .join('')}`;
  write('csv/browse.csv', history([1, 2, 3]));
  write('csv/pay.csv', history([1, 2]));
  await run('read @csv -o @run.json');
  const { measurements } = JSON.parse(text('run.json')) as RunDocument;
  expect(measurements.map(({ scenario }) => scenario)).toEqual(['browse', 'pay']);
});
