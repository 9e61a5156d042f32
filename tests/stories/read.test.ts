import { expect, test } from '@jest/globals';
import { validate as validateRun } from '../../src/generated/validators/run.js';
import type { RunDocument } from '../../src/model/documents.js';
import { jtl, story } from './_story.js';

const { run, write, text, report } = story();
const document = (file: string) => JSON.parse(text(file)) as RunDocument;

test('read turns a raw result into a valid run document, which is judged like the result itself', async () => {
  write('a/shop/10_users/results.jtl', jtl('GET /'));
  expect(await run('read @a -o @run.json')).toMatchObject({ exitCode: 0 });
  expect(validateRun(document('run.json'))).toBe(true);
  expect(document('run.json').measurements).toMatchObject([
    {
      scenario: 'shop',
      label: 'GET /',
      configuration: { users: '10' },
      samples: 1000,
      method: { percentile: 'nearest-rank' },
    },
  ]);
  const direct = await run('check @a --against @a/shop/10_users/results.jtl --format json');
  const viaRun = await run('check @run.json --against @a/shop/10_users/results.jtl --format json');
  expect(JSON.parse(viaRun.stdout)).toMatchObject({
    outcome: (JSON.parse(direct.stdout) as { outcome: string }).outcome,
  });
});

test('read a case in a raw result and in its summary is one measurement', async () => {
  write('b/shop/10_users/results.jtl', jtl('GET /'));
  write(
    'b/shop/10_users/results-measurement-summary.json',
    '{"GET /": {"samples": 990, "errors": 0, "errorPercentage": 0.0, "throughput": 99.1, "min": 20, "max": 24, "mean": 22.0, "p99": 24.0}}',
  );
  const { stderr } = await run('read @b -o @run.json');
  expect(document('run.json').measurements).toMatchObject([{ samples: 1000 }]);
  expect(stderr).toContain('results-measurement-summary.json: note: The same results exist in more detail');
});

test('read a summary.csv and the page beside it are one result, with the environment of the page', async () => {
  write(
    's/summary.csv',
    'Scenario Name,Concurrent Users,Label,# Samples,Error Count,Error %,Throughput (Requests/sec)\nBoil,100,HTTP Request,1000,0,0,812.5\n',
  );
  write(
    's/summary.md',
    '# Results\n\nThe duration of each test is **900 seconds**.\n\n| Scenario Name | Concurrent Users | Error % | Throughput (Requests/sec) |\n|---|---|---|---|\n| Boil | 100 | 0 | 812.5 |\n',
  );
  const { stderr } = await run('read @s -o @run.json');
  expect(document('run.json').measurements).toMatchObject([{ scenario: 'Boil', label: 'HTTP Request', samples: 1000 }]);
  expect(document('run.json').provenance).toEqual({ environment: { testDuration: '900 s' } });
  expect(stderr).toContain('summary.md: note: The same results exist in more detail');
  await run('read @s/summary.csv -o @run.json');
  expect(document('run.json').provenance).toEqual({ environment: { testDuration: '900 s' } });
});

test('read the layout of WSO2 names every case, and test-metadata.json the environment', async () => {
  const summary = (throughput: number) =>
    JSON.stringify({
      'HTTP Request': { samples: 90000, errors: 9, errorPercentage: 0.01, throughput, mean: 27.5, p99: 131 },
    });
  const folder = (users: number) => `w/results/passthrough/2G_heap/${String(users)}_users/1024B/30ms_sleep`;
  for (const users of [100, 200]) {
    write(`${folder(users)}/results-measurement-summary.json`, summary(3600 + users));
    write(`${folder(users)}/results-warmup-summary.json`, summary(900));
  }
  write(
    'w/results/test-metadata.json',
    '{"test_scenarios": [{"name": "passthrough"}], "test_duration": 900, "warmup_time": 300}',
  );
  expect(await run('read @w/results -o @run.json')).toMatchObject({ exitCode: 0 });
  const { provenance, measurements } = document('run.json');
  expect(provenance.environment).toMatchObject({ testDuration: '900 s' });
  expect(measurements).toMatchObject([
    {
      scenario: 'passthrough',
      label: 'HTTP Request',
      configuration: { heap: '2G', users: '100', messageSize: '1024', backendDelay: '30' },
      metrics: { errorPercent: 0.01, throughput: 3700, p99: 131 },
      method: { percentile: 'hdr' },
    },
    { configuration: { users: '200' }, metrics: { throughput: 3800 } },
  ]);
});

test('read removes the warm-up, sets axes and selects labels', async () => {
  write('c.jtl', jtl('GET /'));
  write('guardband.yml', 'labels: {exclude: ["POST*"]}\n');
  write('d.jtl', jtl('POST /'));
  const set = '--set scenario=shop --set users=20';
  await run(`read @c.jtl @d.jtl --warmup 5s ${set} --config @guardband.yml -o @run.json`);
  expect(document('run.json').measurements).toMatchObject([
    { scenario: 'shop', label: 'GET /', configuration: { users: '20' }, samples: 500, warmupMs: 5000 },
  ]);
});

test('read writes a page of statistics and charts without a baseline', async () => {
  write('read/GET.jtl', jtl('GET /', { errors: 3 }));
  const { exitCode } = await run('read @read/GET.jtl --set scenario=shop -o @run.html');
  expect(exitCode).toBe(0);
  expect(text('run.html')).toContain('"samples":1000,"errors":3');
});

test('computes the APDEX for the thresholds of the configuration, also of several load generators', async () => {
  write('guardband.yml', 'apdex: { satisfied: 24, tolerated: 104 }\n');
  write('rated/a.jtl', jtl('GET /', { elapsedMs: 20, errors: 100 }));
  write('rated/b.jtl', jtl('GET /', { elapsedMs: 100, errors: 100 }));
  const options = ['--config', '@guardband.yml', '--set', 'scenario=shop', '--baselines', '@none', '--empty', 'pass'];
  await run('check', '@rated', ...options, '--out', '@rated.json');
  const { metrics = [], cases = [], total } = report('rated.json').statistics ?? {};
  const place = metrics.indexOf('apdex');
  // 900 are satisfied, 900 tolerate it, and 200 failed.
  expect([cases[0]?.values[place], total?.values[place]]).toEqual([0.675, 0.675]);
});

test('counts response times over time for a page alone', async () => {
  write('counted/GET.jtl', jtl('GET /'));
  const reading = ['@counted/GET.jtl', '--set', 'scenario=shop'];
  await run('read', ...reading, '-o', '@counted.HTML');
  expect(text('counted.HTML')).toContain('"times":["');
  const { stdout } = await run('read', ...reading);
  expect(stdout).toContain('"slowestMs"');
  expect(stdout).not.toContain('"times"');
  const judging = [...reading, '--baselines', '@none', '--empty', 'pass'];
  await run('check', ...judging, '--out', '@plain.json');
  await run('check', ...judging, '--out', '@charts.json', '--out', '@charts.html');
  expect(text('plain.json')).not.toContain('"times"');
  expect(text('charts.json')).toContain('"times"');
});

test('the total of repetitions is one of them, without the time between them', async () => {
  for (const [i, label] of ['GET /', 'GET /b'].entries())
    for (let n = 0; n < 3; n++)
      write(
        `rounds/${String(n)}/${String(i)}.jtl`,
        jtl(label, { n: 1000 + n, startMs: 1_760_000_000_000 + n * 600_000 + i }),
      );
  const reading = ['--shards', 'repetitions', '--set', 'scenario=shop', '--baselines', '@none', '--empty', 'pass'];
  await run('check', '@rounds', ...reading, '--out', '@rounds.json', '--out', '@rounds.html');
  const { metrics = [], total } = report('rounds.json').statistics ?? {};
  // Two labels with one request each in 10 ms.
  expect(total?.values[metrics.indexOf('throughput')]).toBeGreaterThan(190);
});
