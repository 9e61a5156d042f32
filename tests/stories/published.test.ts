/** Published results as baselines: the page itself, and variants with one change, judged against its figures. */
import { describe, expect, test } from '@jest/globals';
import { cpSync } from 'node:fs';
import { nameCase } from '../../src/cases/names.js';
import type { Finding, Report, RunDocument } from '../../src/model/documents.js';
import { baselines, documents, figures, microgateway, valued, withCase, type Figures } from './_published.js';
import { printedWords } from './_printed.js';
import { jtl, story } from './_story.js';

const { run, write, report, text, at } = story();
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
const bare = (all: Figures) =>
  Object.fromEntries(all.map((item) => [nameCase(item).key, { ...item.metrics, ...item.missing }]));

/** Judges a page of a document against its figures. */
async function gate(document: string, change: (all: Figures) => Figures = (all) => all, config = '') {
  const [, file = '', page = String, set = []] = documents.find(([name]) => name === document) ?? [];
  write(file, page(change(figures(document))));
  write('guardband.yml', config);
  const place = ['--baselines', baselines(document), '--config', '@guardband.yml', '--out', '@r.json'];
  const { exitCode, stdout } = await run('check', `@${file}`, ...set, ...place);
  return { exitCode, stdout, report: report('r.json') };
}

const gated = 'metrics: {maxThroughput: gate, replicas: gate, mean: gate}';

test.each([
  ['wso2-api-microgateway', '', { cases: 144, compared: 416, pass: 135, inconclusive: 9, regression: 0 }],
  ['ballerina', '', { cases: 9, pass: 7, inconclusive: 2 }],
  ['wso2-integrator-mi', '', { cases: 65, pass: 65 }],
  ['wso2-integrator', gated, { cases: 25, pass: 25 }],
])('the page of %s has its figures, and passes against them', async (name, config, tallies) => {
  const { exitCode, report: judged } = await gate(name, undefined, config);
  expect(exitCode).toBe(0);
  expect(judged.tallies).toMatchObject(tallies);
  const set = name.startsWith('wso2-integrator') ? ['--set', 'scenario=passthrough'] : [];
  await run('read', '@page.md', ...set, '-o', '@run.json');
  expect(bare((JSON.parse(text('run.json')) as RunDocument).measurements)).toEqual(bare(figures(name)));
});

test('every comparable row of a page is compared, and saturated rows are named', async () => {
  const { report: judged, stdout } = await gate('wso2-api-microgateway');
  // Every value is compared with itself, whether it is judged or only shown.
  const beside = judged.findings.filter(({ candidate, baseline }) => candidate === baseline?.value);
  expect(beside).toHaveLength(144 * 3);
  expect(judged.findings).toHaveLength(144 * 3);
  const { metrics = [], cases = [] } = judged.statistics ?? {};
  const shown = new Set(judged.findings.map(({ metric }) => metric));
  for (const { values, baseline } of cases)
    expect(baseline).toEqual(values.map((value, i) => (shown.has(metrics[i] ?? '') ? null : value)));
  const [passed, failed] = ['pass within-band', 'inconclusive baseline-errors'];
  expect(count(judged.findings, 'errorPercent')).toEqual({ [passed]: 135, [failed]: 9 });
  for (const metric of ['throughput', 'p99'])
    expect(count(judged.findings, metric)).toEqual({ [passed]: 136, [failed]: 8 });
  expect(stdout).toMatch(
    /11 cases are saturated in the baseline: up to 100 % of requests fail, but hardly any at a lower load/,
  );
});

const jwt = 'Microgateway-Passthrough-JWT [backendDelay=30, heap=512M, messageSize=1024, users=300]';
const caseAt = (cpu: string, memory: string, messageSize: string, users: number) =>
  `passthrough [cpu=${cpu}, memory=${memory}, messageSize=${messageSize}, users=${String(users)}]`;
const isRun = caseAt('0.2', '1 GB', '1 KB', 500);
const notRun = caseAt('0.2', '1 GB', '1 KB', 1000);
const startUp = 'passthrough [cpu=1.0, memory=2 GB]';
const slowStart = withCase(startUp, valued({ startupTime: 70_000 }));
const most = 'passthrough [connections=500, messageSize=1 KB]';
const latency = 'passthrough [cpu=1.0, memory=1 GB, messageSize=1 KB]';
const needed = 'passthrough [connections=200, cpu=0.5, memory=1 GB, messageSize=1 KB, targetRate=1001-2000]';
const failed = (users: number) => `30th Fibonacci Number [backendDelay=-1, messageSize=50, users=${String(users)}]`;
const both = (key: string, verdict: string) => ['throughput', 'mean'].map((metric) => `${key}: ${metric} ${verdict}`);
const addRow = (all: Figures): Figures => [
  ...all,
  ...figures('wso2-integrator-mi')
    .filter(({ configuration: { cpu, messageSize, users } }) => cpu === '2.0' && messageSize === '1 MB' && users)
    .map((figure) => ({ ...figure, configuration: { ...figure.configuration, cpu: '4.0', memory: '8 GB' } })),
];

const changed = (key: string, values: Parameters<typeof valued>[0]) => withCase(key, valued(values));
type Row = readonly [
  what: string,
  change: (all: Figures) => Figures,
  code: number,
  worse: readonly string[],
  said?: string,
];
describe.each<readonly [document: string, config: string, rows: readonly Row[]]>([
  [
    'wso2-api-microgateway',
    '',
    [['a p99 that doubled', changed(jwt, { p99: 394 }), 2, [`${jwt}: p99 suspect single-run`], '+100 %']],
  ],
  [
    'ballerina',
    '',
    [
      [
        'a healthy row whose requests now fail fast',
        changed(failed(100), { errorPercent: 100, throughput: 50, p99: 9 }),
        1,
        [`${failed(100)}: errorPercent regression beyond-limit`],
      ],
    ],
  ],
  [
    'wso2-integrator-mi',
    '',
    [
      [
        'a value that became N/A',
        changed(isRun, { throughput: undefined, mean: undefined }),
        1,
        both(isRun, 'missing not-run'),
        'not run this time (N/A)',
      ],
      [
        'N/A that became a value',
        changed(notRun, { throughput: 99, mean: 5000 }),
        0,
        both(notRun, 'new not-run-before'),
        ' 1 new',
      ],
      [
        'a missing row',
        (all) => all.filter(({ configuration: { cpu, messageSize } }) => cpu !== '0.5' || messageSize !== '1 MB'),
        1,
        both(caseAt('0.5', '1 GB', '1 MB', 50), 'missing no-candidate'),
        'was not measured',
      ],
      [
        'a new row',
        addRow,
        0,
        ['throughput', 'mean'].flatMap((metric) =>
          [1000, 100, 500, 50].map((users) => `${caseAt('4.0', '8 GB', '1 MB', users)}: ${metric} new no-baseline`),
        ),
        '4 new',
      ],
      ['a start-up that takes twice as long', slowStart, 2, [`${startUp}: startupTime suspect single-run`]],
    ],
  ],
  ['wso2-integrator-mi', 'metrics: {startupTime: report}', [['a start-up that is only shown', slowStart, 0, []]]],
  [
    'wso2-integrator',
    gated,
    [
      ['one replica more', changed(needed, { replicas: 2 }), 1, [`${needed}: replicas regression whole-step`]],
      ['a range within it', changed(latency, { mean: { low: 76, high: 80 }, p99: { low: 90, high: 120 } }), 0, []],
      [
        'a range beyond it',
        changed(latency, { p99: { low: 420, high: 500 } }),
        2,
        [`${latency}: p99 suspect single-run`],
      ],
      [
        'a lower maximum rate',
        changed(most, { maxThroughput: 2000 }),
        2,
        [`${most}: maxThroughput suspect single-run`],
      ],
    ],
  ],
])('%s %s', (document, config, rows) => {
  test.each(rows)('%s is named', async (_, change, code, named, said = '') => {
    const { exitCode, report: judged, stdout } = await gate(document, change, config);
    expect([exitCode, worse(judged), stdout]).toEqual([code, named, expect.stringContaining(said)]);
  });
});

test.each([
  ['slower failures are no regression', failed(300), { throughput: 1, p99: 60000 }, 'baseline-errors'],
  ['faster failures are no improvement', failed(300), { throughput: 90, p99: 10 }, 'baseline-errors'],
  ['success after failures is none either', failed(300), { errorPercent: 0, p99: 60000 }, 'baseline-errors'],
  ['fast failures are no improvement', failed(100), { errorPercent: 100, throughput: 50, p99: 9 }, 'errors'],
])('%s', async (_, key, values, reason) => {
  const { report: judged } = await gate('ballerina', withCase(key, valued(values)));
  const found = judged.findings.filter((finding) => finding.case.key === key && finding.metric === 'throughput');
  expect(found).toMatchObject([{ verdict: 'inconclusive', reason }]);
});

describe('a raw result against a published page', () => {
  const pathIn = (folder: string) =>
    `${folder}/Microgateway-Passthrough-JWT/512M_heap/50_users/50B/500ms_sleep/results.jtl`;
  const only = 'Microgateway-Passthrough-JWT*backendDelay=500, heap=512M, messageSize=50, users=50]';
  const argv = ['--baselines', baselines('wso2-api-microgateway'), '--only', only, '--out', '@r.json'];

  test.each([
    ['as fast', 500, 'pass'],
    ['slower', 900, 'suspect'],
  ])('%s: its only label stands for the case of the page', async (name, elapsedMs, verdict) => {
    write(pathIn(name), jtl('HTTP Request', { n: 9950, elapsedMs, everyMs: 10 * (elapsedMs / 500) }));
    await run('check', `@${name}`, ...argv);
    const [finding] = report('r.json').findings.filter(({ metric }) => metric === 'p99');
    expect(finding).toMatchObject({ case: { label: 'HTTP Request' }, verdict, baseline: { value: 507 } });
    expect(report('r.json').tallies).toMatchObject({ cases: 1, missing: 0, new: 0 });
  });

  test('with two labels, neither does', async () => {
    write(pathIn('two'), jtl('GET /', {}) + jtl('POST /', {}).split('\n').slice(1).join('\n'));
    await run('check', '@two', ...argv);
    expect(report('r.json').tallies).toMatchObject({ cases: 3, missing: 1, new: 2 });
  });
});

test('a failed row of a page is refused as a baseline unless an option allows it', async () => {
  write('page.md', microgateway(figures('wso2-api-microgateway')));
  const { exitCode, stdout, stderr } = await run('record @page.md --baselines @b');
  expect([exitCode, stdout]).toEqual([1, expect.stringContaining('Recorded 135 cases')]);
  expect(stderr.match(/Not recorded: /g)).toHaveLength(9);
  write('guardband.yml', 'metrics: {errorPercent: {cap: 100}}');
  expect(await run('record @page.md --baselines @c --config @guardband.yml')).toMatchObject({ exitCode: 0 });
});

test('a page with much text before its first table is read completely', async () => {
  const prose = 'What was measured, on what, and why it is so.\n\n'.repeat(2000);
  write('page.md', `# Results\n\n${prose}\n| Users | TPS |\n|---|---|\n| 50 | 812.5 |\n`);
  expect(await run('read @page.md -o @run.json')).toMatchObject({ exitCode: 0 });
  expect((JSON.parse(text('run.json')) as RunDocument).measurements).toMatchObject([
    { configuration: { users: '50' }, metrics: { throughput: 812.5 } },
  ]);
});

test('a test at a constant rate holds its target with less than 1 % errors and within 5 % of its target', async () => {
  const objective = '{errorPercent: "< 1", throughput: "within 5% of targetRate"}';
  write('guardband.yml', `objectives: [${objective}]\nbaselines: {empty: pass}\n`);
  const rows = ['50 | 49.1 | 0', '100 | 94.9 | 0.2', '200 | 190 | 1'].map((row) => `| ${row} |\n`);
  write('page.md', `| Target RPS | Achieved RPS | Error % |\n|---|---|---|\n${rows.join('')}`);
  const { exitCode } = await run('check @page.md --set scenario=s --config @guardband.yml --out @r.json');
  const broken = report('r.json').findings.filter(
    ({ reason, verdict }) => reason === 'objective' && verdict !== 'pass',
  );
  expect([exitCode, broken.map((finding) => `${finding.case.key} ${finding.metric}`)]).toEqual([
    1,
    ['s [targetRate=200] errorPercent', 's [targetRate=100] throughput'],
  ]);
});

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
const derived = `
derive:
  - {metric: kneePoint, where: {scenario: Rate limit}}
  - {metric: maxThroughput}
  - {metric: ratio, of: maxThroughput, base: {cpu: 4}, other: {cpu: 1}}
  - {metric: ratio, of: maxThroughput, base: {cpu: 4}, other: {cpu: 0.1}}
  - {metric: overhead, base: {headers: "on"}, other: {headers: "off"}, where: {cpu: 4}}
metrics: {maxThroughput: report}
`;
const mule = ['--baselines', baselines('mule-4'), '--config', '@guardband.yml', '--out', '@r.json'];
const check = async (rates: Readonly<Record<string, readonly number[]>>, derivations = derived) => {
  const rows = Object.entries(rates).flatMap(([variant, values]) =>
    values.map((tps, i) => `| Rate limit | ${variant.replace(' ', ' | ')} | ${String(loads[i])} | ${tps.toFixed(1)} |`),
  );
  const heads = ['| Scenario | Headers | vCores | Virtual Users | TPS |', '|---|---|---|---|---|'];
  write('page.md', [...heads, ...rows].join('\n'));
  write('guardband.yml', derivations);
  const checked = await run('check', '@page.md', ...mule, '--only', 'Rate limit');
  const named = report('r.json')
    .findings.filter(
      ({ gated: isGated, metric, reason }) => isGated && reason !== 'no-baseline' && metric !== 'throughput',
    )
    .map((finding) => `${finding.case.key.replace('Rate limit ', '')} ${finding.metric} ${finding.verdict}`);
  return { ...checked, named };
};
const overheads = [1000, 600].map((users) => `[cpu=4, headers=off/on, users=${String(users)}] overhead`);

test('Mule 4: knee points, scaling and the cost of headers are as published', async () => {
  const { exitCode, named } = await check(rateLimit);
  const of = (metric: string, cpus: readonly string[]): readonly string[] =>
    cpus.flatMap((cpu) => ['off', 'on'].map((headers) => `[cpu=${cpu}, headers=${headers}] ${metric}`));
  const all = [...of('kneePoint', ['0.1', '1', '4']), ...of('ratio', ['0.1/4', '1/4']), ...overheads];
  expect([exitCode, named]).toEqual([0, all.map((name) => `${name} pass`)]);
});

test('Mule 4: an earlier knee fails, and the printed command accepts what is derived from several cases', async () => {
  const bent = late.map((share) => 12_000 * Math.min(share, 0.5));
  const { exitCode, named, stdout } = await check({ ...rateLimit, 'off 4': bent });
  expect([exitCode, named]).toEqual([1, expect.arrayContaining(['[cpu=4, headers=off] kneePoint regression'])]);
  expect(stdout).toContain('knee point');
  const words = printedWords(stdout, 'accept').map((word) => (word === baselines('mule-4') ? '@copy' : word));
  cpSync(baselines('mule-4'), at('copy'), { recursive: true });
  expect(await run(...words)).toMatchObject({ exitCode: 0 });
});

test('Mule 4: a derivation that finds nothing or lacks a side is reported with its place', async () => {
  const nothing = await check(rateLimit, 'derive: [{metric: kneePoint, along: threads}]');
  expect(nothing.stdout).toMatch(/guardband\.yml#\/derive\/0: warning: No kneePoint could be derived/);
  expect(nothing.stdout).toContain('The axes of this run are cpu, users, headers.');
  write('guardband.yml', 'derive: [{metric: ratio, base: {cpu: 4}}]');
  const halved = await run('check @page.md --config @guardband.yml');
  expect(halved).toMatchObject({ exitCode: 3, stderr: expect.stringContaining('other') });
});

test.each([
  ['93 %', 0, 'pass'],
  ['60 %', 1, 'regression'],
])('Mule 4: a completion rate of %s: exit code %d', async (completion, exitCode, verdict) => {
  write('guardband.yml', 'metrics: {kneePoint: gate, completionPercent: gate}');
  write(
    'page.md',
    `| Scenario | vCores | Knee point (messages) | Completion rate | CPU % |
|---|---|---|---|---|
| JMS Bridge | 4 | 15,000 | 98 % | 55 |
| JMS Bridge XA | 4 | 200 | ${completion} | 15 |
`,
  );
  expect(await run('check', '@page.md', ...mule, '--only', 'JMS Bridge*[cpu=4]')).toMatchObject({ exitCode });
  const found = report('r.json').findings.find(
    ({ metric, case: { scenario } }) => metric === 'completionPercent' && scenario === 'JMS Bridge XA',
  );
  expect(found).toMatchObject({ verdict, gated: true });
});
