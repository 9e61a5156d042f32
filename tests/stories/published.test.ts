/** Published results as baselines: the page itself, and variants with one change, judged against its figures. */
import { describe, expect, test } from '@jest/globals';
import { cpSync } from 'node:fs';
import { nameCase } from '../../src/cases/names.js';
import type { Finding, Measurement, Report, RunDocument, Signoff } from '../../src/model/documents.js';
import { baselines, figures, matrixPage, plainPage, rowsPage, valued, withCase } from './_published.js';
import { printedWords } from './_printed.js';
import { jtl, story } from './_story.js';

const worse = ({ findings }: Report): readonly string[] =>
  findings
    .filter(({ gated, verdict }) => gated && verdict !== 'pass' && verdict !== 'inconclusive')
    .map((finding) => `${finding.case.key}: ${finding.metric} ${finding.verdict} ${finding.reason}`);
const count = (findings: readonly Finding[], metric: string): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { gated, metric: id, verdict, reason } of findings)
    if (gated && id === metric) counts[`${verdict} ${reason}`] = (counts[`${verdict} ${reason}`] ?? 0) + 1;
  return counts;
};
const asIs = (all: readonly Measurement[]): readonly Measurement[] => all;
const bare = (all: readonly Measurement[]) =>
  Object.fromEntries(all.map((item) => [nameCase(item).key, { ...item.metrics, ...item.missing }]));

/** Judges a page of a document against its figures. */
function gateOf(document: string, page: (all: readonly Measurement[]) => string, set: readonly string[] = []) {
  const { run, write, report, text } = story();
  return async (change: (all: readonly Measurement[]) => readonly Measurement[], config = '') => {
    write('page.md', page(change(figures(document))));
    write('guardband.yml', config);
    await run('read', '@page.md', ...set, '-o', '@run.json');
    const checked = await run(
      'check',
      '@page.md',
      ...set,
      '--baselines',
      baselines(document),
      '--config',
      '@guardband.yml',
      '--out',
      '@r.json',
      '--out',
      '@r.md',
    );
    return {
      ...checked,
      report: report('r.json'),
      markdown: text('r.md'),
      document: JSON.parse(text('run.json')) as RunDocument,
    };
  };
}

const microgateway = (all: readonly Measurement[]): string =>
  rowsPage(all, 'API Microgateway', {
    heap: 'Heap Size',
    users: 'Concurrent Users',
    messageSize: 'Message Size (Bytes)',
    backendDelay: 'Back-end Service Delay (ms)',
  });
const ballerina = (all: readonly Measurement[]): string =>
  rowsPage(all, 'Ballerina', {
    users: 'Concurrent Users',
    messageSize: 'Message Size (Bytes)',
    backendDelay: 'Back-end Service Delay (ms)',
  });

describe('the microgateway: 144 rows, 11 of them saturated', () => {
  const gate = gateOf('wso2-api-microgateway', microgateway);
  const caseKey = 'Microgateway-Passthrough-JWT [backendDelay=30, heap=512M, messageSize=1024, users=300]';

  test('the page itself passes: every comparable row is compared, and the saturated rows are named', async () => {
    const { exitCode, report, document, stdout } = await gate(asIs);
    expect(exitCode).toBe(0);
    expect(bare(document.measurements)).toEqual(bare(figures('wso2-api-microgateway')));
    expect(report.tallies).toMatchObject({ cases: 144, compared: 416, pass: 135, inconclusive: 9, regression: 0 });
    expect(count(report.findings, 'errorPercent')).toEqual({
      'pass within-band': 135,
      'inconclusive baseline-errors': 9,
    });
    // Every value is compared with itself, whether it is judged or only shown.
    const beside = report.findings.filter(({ candidate, baseline }) => candidate === baseline?.value);
    expect(beside).toHaveLength(144 * 3);
    expect(report.findings).toHaveLength(144 * 3);
    const { metrics = [], cases = [] } = report.statistics ?? {};
    const judged = new Set(report.findings.map(({ metric }) => metric));
    for (const { values, baseline } of cases)
      expect(baseline).toEqual(values.map((value, i) => (judged.has(metrics[i] ?? '') ? null : value)));
    for (const metric of ['throughput', 'p99'])
      expect(count(report.findings, metric)).toEqual({ 'pass within-band': 136, 'inconclusive baseline-errors': 8 });
    expect(stdout).toMatch(
      /11 cases are saturated in the baseline: 2\.12 to 100 % of requests fail, but hardly any at a lower load/,
    );
  });

  test('one p99 that doubled is the only suspect, and one earlier page cannot decide', async () => {
    const { exitCode, report, stdout } = await gate(withCase(caseKey, valued({ p99: 394 })));
    expect([exitCode, report.reasons]).toEqual([2, ['suspect-unresolved']]);
    expect(worse(report)).toEqual([`${caseKey}: p99 suspect single-run`]);
    expect(stdout).toContain('+100 %');
  });

  test('a 30 % lower throughput of the whole table is reported, although one run cannot tell it from a slow machine', async () => {
    const slower = (measurement: Measurement) =>
      valued({ throughput: Number(measurement.metrics['throughput']) * 0.7 })(measurement) ?? measurement;
    const { exitCode, report, stdout } = await gate((all) => all.map(slower));
    expect([exitCode, report.reasons]).toEqual([2, ['suspect-unresolved']]);
    expect(stdout.split('\n')[0]).toContain('30 %');
  });

  test('with a stable declared control, it is suspect in the other cases', async () => {
    const slower = (measurement: Measurement) =>
      measurement.scenario.endsWith('JWT')
        ? (valued({ throughput: Number(measurement.metrics['throughput']) * 0.7 })(measurement) ?? measurement)
        : measurement;
    const { exitCode, report } = await gate(
      (all) => all.map(slower),
      'controls: [{scenario: "*OAuth2", users: "<1000"}]',
    );
    expect(exitCode).toBe(2);
    expect(count(report.findings, 'throughput')).toMatchObject({ 'suspect single-run': 72 });
  });
});

describe('a raw result against a published page', () => {
  const { run, write, report } = story();
  const pathIn = (folder: string) =>
    `${folder}/Microgateway-Passthrough-JWT/512M_heap/50_users/50B/500ms_sleep/results.jtl`;
  const only = 'Microgateway-Passthrough-JWT*backendDelay=500, heap=512M, messageSize=50, users=50]';
  const argv = ['--baselines', baselines('wso2-api-microgateway'), '--only', only];

  test.each([
    ['as fast', 500, 'pass'],
    ['slower', 900, 'suspect'],
  ])('%s: its only label stands for the case of the page', async (name, elapsedMs, verdict) => {
    write(pathIn(name), jtl('HTTP Request', { n: 9950, elapsedMs, everyMs: 10 * (elapsedMs / 500) }));
    await run('check', `@${name}`, ...argv, '--out', '@r.json');
    const [finding] = report('r.json').findings.filter(({ metric }) => metric === 'p99');
    expect(finding).toMatchObject({ case: { label: 'HTTP Request' }, verdict, baseline: { value: 507 } });
    expect(report('r.json').tallies).toMatchObject({ cases: 1, missing: 0, new: 0 });
  });

  test('with two labels, neither does', async () => {
    write(pathIn('two'), jtl('GET /', {}) + jtl('POST /', {}).split('\n').slice(1).join('\n'));
    await run('check', '@two', ...argv, '--out', '@r.json');
    expect(report('r.json').tallies).toMatchObject({ cases: 3, missing: 1, new: 2 });
  });
});

describe('a release whose page is slower as a whole', () => {
  const { run, write, text } = story();
  const healthy = figures('wso2-api-microgateway').filter(({ scenario }) => scenario.endsWith('JWT'));
  const slower = (measurement: Measurement) =>
    valued({ throughput: Number(measurement.metrics['throughput']) * 0.7 })(measurement) ?? measurement;

  test('is not signed: one earlier page cannot tell the machine from the change', async () => {
    write('old.md', microgateway(healthy));
    write('new.md', microgateway(healthy.map(slower)));
    const signoff = async (page: string) => {
      const { exitCode, stdout } = await run('signoff', `@${page}`, '--against', '@old.md', '--out', '@s.json');
      return { exitCode, stdout, document: JSON.parse(text('s.json')) as Signoff };
    };
    expect((await signoff('old.md')).document).toMatchObject({ decision: 'signed', reasons: [] });
    const { exitCode, stdout, document } = await signoff('new.md');
    expect(document.reasons.map(({ kind }) => kind)).toContain('suspect');
    expect([exitCode, document.decision]).toEqual([2, 'undecided']);
    expect(stdout).toContain('all 72 cases look slower');
  });
});

describe('recording a page on which rows failed', () => {
  const { run, write } = story();

  test('a failed row is refused as a baseline unless an option allows it', async () => {
    write('page.md', microgateway(figures('wso2-api-microgateway')));
    const { exitCode, stdout, stderr } = await run('record', '@page.md', '--baselines', '@b');
    expect(exitCode).toBe(1);
    expect(stdout).toContain('Recorded 135 cases');
    expect(stderr.match(/Not recorded: /g)).toHaveLength(9);
    write('guardband.yml', 'metrics: {errorPercent: {cap: 100}}');
    expect(await run('record', '@page.md', '--baselines', '@c', '--config', '@guardband.yml')).toMatchObject({
      exitCode: 0,
    });
  });
});

describe('Ballerina: two of nine rows failed every request', () => {
  const gate = gateOf('ballerina', ballerina);
  const failed = (users: number) => `30th Fibonacci Number [backendDelay=-1, messageSize=50, users=${String(users)}]`;
  const throughputOf = ({ findings }: Report, key: string) =>
    findings.filter((finding) => finding.case.key === key && finding.metric === 'throughput');

  test('the page itself passes on seven rows', async () => {
    const { exitCode, report, document } = await gate(asIs);
    expect(exitCode).toBe(0);
    expect(bare(document.measurements)).toEqual(bare(figures('ballerina')));
    expect(report.tallies).toMatchObject({ cases: 9, pass: 7, inconclusive: 2 });
    expect(report.problems.map(({ code }) => code)).toContain('saturated-cases');
  });

  test.each([
    ['slower failures are no regression', { throughput: 1, p99: 60000 }],
    ['faster failures are no improvement', { throughput: 90, p99: 10 }],
    [
      'nor is it a regression that requests succeed, and take their time',
      { errorPercent: 0, throughput: 3, p99: 60000 },
    ],
  ])('%s', async (_, values) => {
    const { exitCode, report } = await gate(withCase(failed(300), valued(values)));
    expect(exitCode).toBe(0);
    expect(throughputOf(report, failed(300))).toMatchObject([{ verdict: 'inconclusive', reason: 'baseline-errors' }]);
  });

  test('a healthy row whose requests now fail fast fails on its errors alone', async () => {
    const { exitCode, report } = await gate(
      withCase(failed(100), valued({ errorPercent: 100, throughput: 50, p99: 9 })),
    );
    expect(exitCode).toBe(1);
    expect(worse(report)).toEqual([`${failed(100)}: errorPercent regression beyond-limit`]);
    expect(throughputOf(report, failed(100))).toMatchObject([{ verdict: 'inconclusive', reason: 'errors' }]);
  });
});

describe('WSO2 Integrator: MI: one metric a table, and N/A', () => {
  const gate = gateOf('wso2-integrator-mi', matrixPage, ['--set', 'scenario=passthrough']);
  const caseAt = (cpu: string, memory: string, messageSize: string, users: number) =>
    `passthrough [cpu=${cpu}, memory=${memory}, messageSize=${messageSize}, users=${String(users)}]`;
  const run = caseAt('0.2', '1 GB', '1 KB', 500);
  const notRun = caseAt('0.2', '1 GB', '1 KB', 1000);

  test('the page itself passes', async () => {
    const { exitCode, report, document } = await gate(asIs);
    expect(exitCode).toBe(0);
    expect(bare(document.measurements)).toEqual(bare(figures('wso2-integrator-mi')));
    expect(report.tallies).toMatchObject({ cases: 65, pass: 65 });
  });

  test('a value that became N/A', async () => {
    const { exitCode, report, stdout } = await gate(withCase(run, valued({ throughput: undefined, mean: undefined })));
    expect(exitCode).toBe(1);
    expect(worse(report)).toEqual(['throughput', 'mean'].map((metric) => `${run}: ${metric} missing not-run`));
    expect(stdout).toContain('not run this time (N/A)');
  });

  test('N/A that became a value', async () => {
    const { exitCode, report, stdout } = await gate(withCase(notRun, valued({ throughput: 99, mean: 5000 })));
    expect(exitCode).toBe(0);
    expect(worse(report)).toEqual(['throughput', 'mean'].map((metric) => `${notRun}: ${metric} new not-run-before`));
    expect(stdout).toMatch(/\b1 new\b/);
  });

  test('a missing row', async () => {
    const row = ({ configuration: { cpu, messageSize } }: Measurement) => cpu === '0.5' && messageSize === '1 MB';
    const { exitCode, report, stdout } = await gate((all) => all.filter((item) => !row(item)));
    expect(exitCode).toBe(1);
    expect(worse(report)).toEqual(
      ['throughput', 'mean'].map((metric) => `${caseAt('0.5', '1 GB', '1 MB', 50)}: ${metric} missing no-candidate`),
    );
    expect(stdout).toContain('was not measured');
  });

  test('a new row', async () => {
    const added = figures('wso2-integrator-mi')
      .filter(
        ({ configuration: { cpu, messageSize, users } }) =>
          cpu === '2.0' && messageSize === '1 MB' && users !== undefined,
      )
      .map((figure) => ({ ...figure, configuration: { ...figure.configuration, cpu: '4.0', memory: '8 GB' } }));
    const { exitCode, report, stdout } = await gate((all) => [...all, ...added]);
    expect(exitCode).toBe(0);
    expect(worse(report)).toEqual(
      ['throughput', 'mean'].flatMap((metric) =>
        [1000, 100, 500, 50].map((users) => `${caseAt('4.0', '8 GB', '1 MB', users)}: ${metric} new no-baseline`),
      ),
    );
    expect(stdout).toContain('4 new');
  });

  test('a start-up that takes twice as long is suspect, unless it is only to be reported', async () => {
    const key = 'passthrough [cpu=1.0, memory=2 GB]';
    const slow = withCase(key, valued({ startupTime: 70_000 }));
    expect(await gate(slow, 'metrics: {startupTime: report}')).toMatchObject({ exitCode: 0 });
    const { exitCode, report } = await gate(slow);
    expect(exitCode).toBe(2);
    expect(worse(report)).toEqual([`${key}: startupTime suspect single-run`]);
  });
});

describe('WSO2 Integrator: maximum rates, ranges of latency, replicas', () => {
  const gate = gateOf('wso2-integrator', plainPage, ['--set', 'scenario=passthrough']);
  const gated = 'metrics: {maxThroughput: gate, replicas: gate, mean: gate}';
  const most = 'passthrough [connections=500, messageSize=1 KB]';
  const latency = 'passthrough [cpu=1.0, memory=1 GB, messageSize=1 KB]';
  const needed = 'passthrough [connections=200, cpu=0.5, memory=1 GB, messageSize=1 KB, targetRate=1001-2000]';

  test('the page itself passes', async () => {
    const { exitCode, report, document } = await gate(asIs, gated);
    expect(exitCode).toBe(0);
    expect(bare(document.measurements)).toEqual(bare(figures('wso2-integrator')));
    expect(report.tallies).toMatchObject({ cases: 25, pass: 25 });
  });

  test('one replica more is a regression, never noise; one less is an improvement', async () => {
    const more = await gate(withCase(needed, valued({ replicas: 2 })), gated);
    expect(more.exitCode).toBe(1);
    expect(worse(more.report)).toEqual([`${needed}: replicas regression whole-step`]);
    const sized = (measurement: Measurement): Measurement =>
      'replicas' in measurement.metrics ? { ...measurement, metrics: { replicas: 3 } } : measurement;
    expect((await gate((all) => all.map(sized), gated)).report.tallies.regression).toBe(13);
  });

  test('a range within the published one passes, one beyond it is suspect', async () => {
    const inside = { mean: { low: 76, high: 80 }, p99: { low: 90, high: 120 } };
    expect(await gate(withCase(latency, valued(inside)), gated)).toMatchObject({ exitCode: 0 });
    const { exitCode, report } = await gate(withCase(latency, valued({ p99: { low: 420, high: 500 } })), gated);
    expect(exitCode).toBe(2);
    expect(worse(report)).toEqual([`${latency}: p99 suspect single-run`]);
  });

  test('a lower maximum rate is suspect', async () => {
    const { exitCode, report } = await gate(withCase(most, valued({ maxThroughput: 2000 })), gated);
    expect(exitCode).toBe(2);
    expect(worse(report)).toEqual([`${most}: maxThroughput suspect single-run`]);
  });
});

describe('a page with much text before its first table', () => {
  const { run, write, text } = story();

  test('is read completely', async () => {
    const prose = 'What was measured, on what, and why it is so.\n\n'.repeat(2000);
    write('page.md', `# Results\n\n${prose}\n| Users | TPS |\n|---|---|\n| 50 | 812.5 |\n`);
    expect(await run('read', '@page.md', '-o', '@run.json')).toMatchObject({ exitCode: 0 });
    expect((JSON.parse(text('run.json')) as RunDocument).measurements).toMatchObject([
      { configuration: { users: '50' }, metrics: { throughput: 812.5 } },
    ]);
  });
});

describe('a test at a constant rate', () => {
  const { run, write, report } = story();

  test('holds its target with less than 1 % errors and within 5 % of its target', async () => {
    write(
      'guardband.yml',
      'objectives: [{errorPercent: "< 1", throughput: "within 5% of targetRate"}]\nbaselines: {empty: pass}\n',
    );
    write(
      'page.md',
      `| Target RPS | Achieved RPS | Error % |
|---|---|---|
| 50 | 49.1 | 0 |
| 100 | 94.9 | 0.2 |
| 200 | 190 | 1 |
`,
    );
    const checked = await run(
      'check',
      '@page.md',
      '--set',
      'scenario=s',
      '--config',
      '@guardband.yml',
      '--out',
      '@r.json',
    );
    expect(checked.exitCode).toBe(1);
    const broken = report('r.json').findings.filter(
      ({ reason, verdict }) => reason === 'objective' && verdict !== 'pass',
    );
    expect(broken.map((finding) => `${finding.case.key} ${finding.metric}`)).toEqual([
      's [targetRate=200] errorPercent',
      's [targetRate=100] throughput',
    ]);
  });
});

const { run, write, report, at } = story();
const loads = [100, 300, 600, 1000, 5000];
/** Throughput at each load, relative to the highest. */
const early = [0.3, 0.8, 1, 0.97, 0.9];
const late = [0.2, 0.5, 0.8, 1, 0.98];
const rateLimit = {
  'off 4': late.map((share) => 12_000 * share),
  'off 1': early.map((share) => 12_000 * 0.494 * share),
  'off 0.1': early.map((share) => 12_000 * 0.4203 * share),
  'on 4': late.map((share, i) => (12_000 * share) / (i === 2 ? 1.1221 : 1.1903)),
  'on 1': early.map((share) => (12_000 / 1.1903) * 0.54 * share),
  'on 0.1': early.map((share) => (12_000 / 1.1903) * 0.4592 * share),
};
const config = `
derive:
  - {metric: kneePoint, where: {scenario: Rate limit}}
  - {metric: maxThroughput}
  - {metric: ratio, of: maxThroughput, base: {cpu: 4}, other: {cpu: 1}}
  - {metric: ratio, of: maxThroughput, base: {cpu: 4}, other: {cpu: 0.1}}
  - {metric: overhead, base: {headers: "on"}, other: {headers: "off"}, where: {cpu: 4}}
metrics: {maxThroughput: report}
`;
const check = async (rates: Readonly<Record<string, readonly number[]>>, derivations = config) => {
  const rows = Object.entries(rates).flatMap(([variant, values]) =>
    values.map((tps, i) => `| Rate limit | ${variant.replace(' ', ' | ')} | ${String(loads[i])} | ${tps.toFixed(1)} |`),
  );
  write(
    'page.md',
    ['| Scenario | Headers | vCores | Virtual Users | TPS |', '|---|---|---|---|---|', ...rows].join('\n'),
  );
  write('guardband.yml', derivations);
  const argv = ['--baselines', baselines('mule-4'), '--config', '@guardband.yml', '--only', 'Rate limit'];
  const checked = await run('check', '@page.md', ...argv, '--out', '@r.json');
  return { ...checked, report: report('r.json') };
};
const judged = ({ findings }: Report) =>
  findings
    .filter(({ gated, metric, reason }) => gated && reason !== 'no-baseline' && metric !== 'throughput')
    .map((finding) => `${finding.case.key.replace('Rate limit ', '')} ${finding.metric} ${finding.verdict}`);

test('Mule 4: published statements about curves knee points, scaling and the cost of headers are as published', async () => {
  const { exitCode, report } = await check(rateLimit);
  expect(exitCode).toBe(0);
  expect(judged(report)).toEqual([
    '[cpu=0.1, headers=off] kneePoint pass',
    '[cpu=0.1, headers=on] kneePoint pass',
    '[cpu=1, headers=off] kneePoint pass',
    '[cpu=1, headers=on] kneePoint pass',
    '[cpu=4, headers=off] kneePoint pass',
    '[cpu=4, headers=on] kneePoint pass',
    '[cpu=0.1/4, headers=off] ratio pass',
    '[cpu=0.1/4, headers=on] ratio pass',
    '[cpu=1/4, headers=off] ratio pass',
    '[cpu=1/4, headers=on] ratio pass',
    '[cpu=4, headers=off/on, users=1000] overhead pass',
    '[cpu=4, headers=off/on, users=600] overhead pass',
  ]);
});

test('Mule 4: published statements about curves an earlier knee fails', async () => {
  const bent = late.map((share) => 12_000 * Math.min(share, 0.5));
  const { exitCode, report, stdout } = await check({ ...rateLimit, 'off 4': bent });
  expect(exitCode).toBe(1);
  expect(judged(report)).toContain('[cpu=4, headers=off] kneePoint regression');
  expect(stdout).toContain('knee point');

  // The printed command accepts a value that is derived from several cases.
  const words = printedWords(stdout, 'accept').map((word) => (word === baselines('mule-4') ? '@copy' : word));
  cpSync(baselines('mule-4'), at('copy'), { recursive: true });
  expect(await run(...words)).toMatchObject({ exitCode: 0 });
});

test('Mule 4: published statements about curves headers at twice the cost are suspect', async () => {
  const costly = rateLimit['on 4'].map((rate) => rate / 2);
  const { exitCode, report } = await check({ ...rateLimit, 'on 4': costly });
  expect(exitCode).toBe(2);
  expect(judged(report)).toEqual(
    expect.arrayContaining([
      '[cpu=4, headers=off/on, users=1000] overhead suspect',
      '[cpu=4, headers=off/on, users=600] overhead suspect',
    ]),
  );
});

test('Mule 4: published statements about curves four cores no faster than one are suspect', async () => {
  const { exitCode, report } = await check({ ...rateLimit, 'off 1': rateLimit['off 1'].map((rate) => rate / 2.5) });
  expect(exitCode).toBe(2);
  expect(judged(report)).toContain('[cpu=1/4, headers=off] ratio suspect');
});

test('Mule 4: published statements about curves a derivation that finds nothing or names an unknown metric is reported with its place', async () => {
  const nothing = await check(rateLimit, 'derive: [{metric: kneePoint, along: threads}]');
  expect(nothing.stdout).toMatch(/guardband\.yml#\/derive\/0: warning: No kneePoint could be derived/);
  expect(nothing.stdout).toContain('The axes of this run are cpu, users, headers.');
  const unknown = await run('check', '@page.md', '--config', '@guardband.yml', '--baselines', baselines('mule-4'));
  expect(unknown.exitCode).not.toBe(3);
  write('guardband.yml', 'derive: [{metric: ratio, base: {cpu: 4}}]');
  const halved = await run('check', '@page.md', '--config', '@guardband.yml');
  expect(halved).toMatchObject({ exitCode: 3 });
  expect(halved.stderr).toContain('other');
});

describe('Mule 4: published numbers', () => {
  const { run, write, report } = story();
  const page = (completion: string) => `| Scenario | vCores | Knee point (messages) | Completion rate | CPU % |
|---|---|---|---|---|
| JMS Bridge | 4 | 15,000 | 98 % | 55 |
| JMS Bridge XA | 4 | 200 | ${completion} | 15 |
`;

  test.each([
    ['93 %', 0, 'pass'],
    ['60 %', 1, 'regression'],
  ])('a completion rate of %s: exit code %d', async (completion, exitCode, verdict) => {
    write('guardband.yml', 'metrics: {kneePoint: gate, completionPercent: gate}');
    write('page.md', page(completion));
    const argv = ['--baselines', baselines('mule-4'), '--config', '@guardband.yml', '--only', 'JMS Bridge*[cpu=4]'];
    expect(await run('check', '@page.md', ...argv, '--out', '@r.json')).toMatchObject({ exitCode });
    expect(
      report('r.json').findings.find(
        ({ metric, case: { scenario } }) => metric === 'completionPercent' && scenario === 'JMS Bridge XA',
      ),
    ).toMatchObject({ verdict, gated: true });
  });
});
