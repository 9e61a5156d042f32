/** On a pull request the rules come from the merge base: a change cannot loosen the rules that judge it. */
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { gitIn } from '../../src/hosts/node/git.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import { noJob } from '../../src/model/context.js';
import type { Host } from '../../src/model/host.js';
import { commit, git, judgeChange, project } from './_git.js';
import { story, type Story, night } from './_story.js';

const slow = 1.5;

const config = 'clone/guardband.yml';
const history = 'baselines: {history: 20}\n';
const rules = `metrics: {p99: {band: 10%}}\n${history}`;

/** Main has six nights and these rules; the branch `change` is slower. */
async function shop(
  { run, write, at }: Story,
  baseRules: string | null = rules,
  results: Readonly<Record<string, (n: number) => string>> = { shop: night },
): Promise<string> {
  project(at('bare.git'), at('clone'));
  if (baseRules !== null) write(config, baseRules);
  for (let n = 0; n < 6; n++) {
    for (const [scenario, result] of Object.entries(results)) write(`r/${scenario}/results.jtl`, result(n));
    await run('record @r --baselines @clone/baselines');
  }
  const main = commit(at('clone'), 'Baselines');
  git(at('clone'), 'push', '--quiet', 'origin', 'HEAD:main');
  git(at('clone'), 'switch', '--quiet', '--create', 'change');
  write('r/shop/results.jtl', night(7, slow));
  return main;
}

const judge = (
  { at }: Story,
  target: string | undefined,
  request: { readonly configFrom?: string; readonly against?: string; readonly config?: string } = {},
  clone = 'clone',
  job: Partial<Host> = {},
) => {
  const paths = { config: at(`${clone}/guardband.yml`), baselines: at(`${clone}/baselines`) };
  return judgeChange(at(clone), target, { ...paths, ...request }, job);
};

const shown = '{p99: report, throughput: report, p50: report}';
const lax = `metrics: ${shown}\n`;

/** Changes that a pull request may make to its configuration, and the key that the report must name. */
const loosened: readonly (readonly [what: string, text: string, key: string])[] = [
  ['a wide band', `metrics: {p99: {band: 90%}, throughput: {band: 90%}, p50: report}\n${history}`, 'metrics.p99'],
  ['metrics that are only reported', lax, 'metrics.throughput'],
  [
    'waivers',
    `${rules}waivers:\n${['throughput', 'p99', 'p50'].map((metric) => `  - {where: {}, metric: ${metric}, ceiling: 90%, until: 2099-01-01, issue: x, reason: y}\n`).join('')}`,
    'waivers',
  ],
  ['a gate that never fails', `${rules}fail: {on: []}\n`, 'fail.on'],
  ['a history', 'metrics: {p99: {band: 10%}}\nbaselines: {store: mine, history: 1, empty: pass}\n', 'baselines.store'],
  ['a control', `${rules}controls: [{scenario: "*"}]\n`, 'controls'],
  ['an override', `${rules}overrides: [{where: {}, metrics: ${shown}}]\n`, 'overrides'],
  ['a retirement of a pattern', `${rules}retired: [{where: {scenario: "s*"}, reason: gone}]\n`, 'retired'],
  ['a longer warm-up', `${rules}warmup: 90s\n`, 'warmup'],
  ['other percentiles', `${rules}percentiles: jmeter-dashboard\n`, 'percentiles'],
  ['other results', `${rules}results: [committed.jtl]\n`, 'results'],
  ['an objective', `${rules}objectives: [{where: {}, p99: "< 9000"}]\n`, 'objectives'],
];

const shopStory = story({}, 'clone');
const { at, write } = shopStory;
let main = '';
beforeAll(async () => {
  main = await shop(shopStory);
});
beforeEach(() => {
  git(at('clone'), 'checkout', '--quiet', '--force', '-B', 'change', main);
  git(at('clone'), 'clean', '--quiet', '--force', '-d');
  rmSync(at('r/shop/other.jtl'), { force: true });
  write('r/shop/results.jtl', night(7, slow));
});

test.each(loosened)(
  'a pull request that loosens its rules fails by the rules of the merge base despite %s, and shows the change',
  async (_, changed, key) => {
    write(config, changed);
    const judged = await judge(shopStory, main);
    expect(judged).toMatchObject({ exitCode: 1, codes: expect.arrayContaining(['judging-changed']) });
    expect(judged.report?.configuration).toMatchObject({ from: 'base', commit: main, reading: [] });
    expect(judged.report?.configuration?.judging.map((change) => change.key)).toContain(key);
    const [first = ''] = judged.comment.split('| case');
    expect(first).toContain('This pull request changes how it is judged: ');
    expect(first).toContain(key);
    expect(first).toContain(main.slice(0, 10));
  },
);

const outside = at('lax.yml');
const link = (target: string, place = config): object => {
  rmSync(at(place), { recursive: true, force: true });
  symlinkSync(target, at(place));
  return {};
};
test.each<readonly [what: string, put: () => object, exitCode: number, codes: readonly string[]]>([
  ['a link to other rules', () => link('lax.yml'), 1, ['judging-changed']],
  ['a link out of the repository', () => link(outside), 1, ['judging-changed']],
  ['a link to a device that never ends', () => link('/dev/zero'), 3, ['config-not-read']],
  [
    'a new file that the workflow names',
    () => {
      git(at('clone'), 'mv', 'guardband.yml', 'perf.yml');
      write('clone/perf.yml', lax);
      return { config: at('clone/perf.yml') };
    },
    1,
    ['judging-changed', 'no-base-config'],
  ],
  ['an unknown choice', () => ({ configFrom: 'haed' }), 3, ['bad-value']],
])('a pull request that brings %s is judged by the merge base, or not at all', async (_, put, exitCode, codes) => {
  for (const place of ['clone/lax.yml', 'lax.yml']) write(place, lax);
  const request = put();
  commit(at('clone'), 'Other rules', '--allow-empty');
  const judged = await judge(shopStory, main, request);
  expect(judged).toMatchObject({ exitCode, codes: expect.arrayContaining([...codes]) });
  if (exitCode === 1) expect(judged.report?.configuration).toMatchObject({ from: 'base', commit: main });
});

test('other rules are those of the merge base where the baseline is named, too', async () => {
  write(config, lax);
  const judged = { exitCode: 1, codes: expect.arrayContaining(['judging-changed']) };
  expect(await judge(shopStory, main, { against: 'history' })).toMatchObject(judged);
});

test('a configuration in a linked folder, named by its path, is judged by the merge base', async () => {
  write('outside/guardband.yml', lax);
  write('clone/perf/guardband.yml', rules);
  const base = commit(at('clone'), 'Rules in a folder');
  link(at('outside'), 'clone/perf');
  commit(at('clone'), 'A link');
  const judged = await judge(shopStory, base, { config: at('clone/perf/guardband.yml') });
  expect(judged).toMatchObject({ exitCode: 1, codes: expect.arrayContaining(['judging-changed']) });
});

test('a file of another name is not read at all', async () => {
  for (const name of ['guardband.yaml', '.guardband.yml']) write(`clone/${name}`, lax);
  commit(at('clone'), 'More rules');
  const judged = await judge(shopStory, main);
  expect(judged).toMatchObject({ exitCode: 1, report: { configuration: { judging: [], reading: [] } } });
});

test('a file outside of the repository judges, and the report warns about it', async () => {
  write('lax.yml', lax);
  const judged = await judge(shopStory, main, { config: outside });
  expect(judged.codes).toContain('config-outside');
  expect(judged.comment).toMatch(/The configuration is outside\s+the\s+repository/);
});

test('a pull request without a configuration is judged by that of the merge base', async () => {
  rmSync(at(config));
  // Relative paths are relative to the repository.
  const readText = (file: string) =>
    file === 'guardband.yml' ? Promise.resolve(undefined) : nodeHost().readText(file);
  const judged = await judgeChange(at('clone'), main, { baselines: at('clone/baselines') }, { readText });
  expect(judged).toMatchObject({ exitCode: 1, codes: expect.arrayContaining(['judging-changed']) });
});

test('other rules judge if the workflow chooses --config-from head, which the report mentions, or outside of a pull request', async () => {
  write(config, lax);
  const judged = await judge(shopStory, main, { configFrom: 'head' });
  expect(judged.exitCode).not.toBe(1);
  expect(judged.codes).toEqual(expect.arrayContaining(['judging-changed', 'head-judges']));
  expect(judged.report?.configuration?.from).toBe('head');
  expect(judged.comment).toContain('because of --config-from head');
  const alone = await judge(shopStory, undefined);
  expect([alone.exitCode === 1, alone.report?.configuration]).toEqual([false, undefined]);
});

test('a pull request whose target is unknown is not judged, except by what the workflow names', async () => {
  const unknown = { context: { ...noJob, change: { kind: 'known' as const, name: '#7', target: {} } } };
  const of = (request: object) => judge(shopStory, undefined, request, 'clone', unknown);
  expect(await of({})).toMatchObject({ exitCode: 3, codes: ['target-unknown'] });
  const refused = { exitCode: 3, codes: expect.arrayContaining(['target-unknown']) };
  expect(await of({ configFrom: 'head' })).toMatchObject(refused);
  write(config, lax);
  const named = { exitCode: 0, codes: expect.arrayContaining(['head-judges']) };
  expect(await of({ configFrom: 'head', against: `ref:${main}` })).toMatchObject(named);
});

test('in a shallow clone a pull request is judged by the configuration of the target', async () => {
  write(config, `${rules}fail: {on: []}\n`);
  commit(at('clone'), 'Loosen the rules');
  git(at('clone'), 'push', '--quiet', '--force', 'origin', 'HEAD:change');
  const options = ['--quiet', '--depth=1', '--branch=change', `file://${at('bare.git')}`];
  for (const clone of ['shallow', 'severed']) execFileSync('git', ['clone', ...options, at(clone)]);
  const judged = await judge(shopStory, main, {}, 'shallow');
  expect(judged).toMatchObject({ exitCode: 1, report: { configuration: { from: 'base', commit: main } } });
  git(at('severed'), 'remote', 'remove', 'origin');
  const lacking = { exitCode: 3, codes: expect.arrayContaining(['no-such-commit']) };
  expect(await judge(shopStory, main, {}, 'severed')).toMatchObject(lacking);
});

test('a complete clone of the branch alone fetches a target that it lacks, and stays complete', async () => {
  git(at('clone'), 'push', '--quiet', '--force', 'origin', 'HEAD:change');
  execFileSync('git', [
    ...['clone', '--quiet', '--single-branch', '--branch=change'],
    `file://${at('bare.git')}`,
    at('alone'),
  ]);
  git(at('clone'), 'switch', '--quiet', 'main');
  write('clone/other', 'a later commit');
  const newest = commit(at('clone'), 'Later');
  git(at('clone'), 'push', '--quiet', 'origin', 'main');
  const judged = await judge(shopStory, newest, {}, 'alone');
  expect(judged).toMatchObject({ exitCode: 1, report: { configuration: { from: 'base', commit: main } } });
  expect(git(at('alone'), 'rev-parse', '--is-shallow-repository').trim()).toBe('false');
});

test('a git that fails is reported instead of a missing commit', async () => {
  const broken: Host['git'] = async (args, input) =>
    args[0] === 'rev-parse' && args.includes('--verify')
      ? { code: 128, stdout: '', stderr: 'fatal: the machine is out of processes' }
      : gitIn(at('clone'))(args, input);
  const judged = await judge(shopStory, main, {}, 'clone', { git: broken });
  expect(judged).toMatchObject({ exitCode: 3, codes: expect.arrayContaining(['git-failed']) });
  expect(judged.codes).not.toContain('no-such-commit');
});

test('a change of how results are read counts; cases that are no longer read are missing', async () => {
  write('r/shop/results.jtl', night(7));
  write(config, `${rules}labels: {exclude: ["GET*"], include: []}\n`);
  write('r/shop/other.jtl', night(7).replaceAll('GET /', 'POST /'));
  const judged = await judge(shopStory, main);
  expect(judged).toMatchObject({ exitCode: 1, codes: expect.arrayContaining(['reading-changed']) });
  expect(judged.report?.tallies).toMatchObject({ missing: 1, new: 1 });
  expect(judged.report?.configuration?.reading.map(({ key }) => key)).toEqual(['labels.exclude', 'labels.include']);
  expect(judged.comment).toContain('This pull request changes how results are read: ');
});

test.each([
  ['another environment', 'environment: { instance: c9.huge }'],
  ['another scenario', 'scenario: new'],
  ['a new name for the history of the case', 'renamed: [{ label: GET /, to: GET /gone }]'],
])('%s does not let a slower run pass, and is shown', async (_, reading) => {
  write(config, `${rules}${reading}\n`);
  commit(at('clone'), 'Other reading');
  const judged = await judge(shopStory, main);
  expect([judged.exitCode, judged.report?.outcome]).not.toEqual([0, 'passed']);
  expect(judged.codes).toContain('reading-changed');
});

describe('a pull request that removes a scenario and its load test', () => {
  const own = story({}, 'clone');
  let base = '';
  beforeAll(async () => {
    base = await shop(own, rules, { shop: night, old: night });
    rmSync(own.at('r/old'), { recursive: true });
  });

  test.each([
    ['passes if it retires the scenario by name', 1, 'old', 0],
    ['fails if it retires a pattern', 1, 'o*', 1],
    ['fails if it retires what is slower instead', slow, 'shop', 1],
  ])('%s', async (_, factor, scenario, exitCode) => {
    own.write('r/shop/results.jtl', night(7, factor));
    own.write(config, `${rules}retired: [{where: {scenario: "${scenario}"}, reason: gone}]\n`);
    const judged = await judge(own, base);
    expect(judged.exitCode).toBe(exitCode);
    const named = 'This pull request retires what it no longer measures: ';
    expect(judged.comment.includes(named)).toBe(scenario !== 'o*');
  });
});

describe('a pull request that gives a removed case the name of another one', () => {
  const own = story({}, 'clone');
  let base = '';
  beforeAll(async () => {
    const both = (n: number): string => night(n) + night(n).replaceAll('GET /', 'POST /').replace(/^.*\n/, '');
    base = await shop(own, rules, { shop: both });
  });

  test.each([
    ['that is still measured', 'renamed: [{label: "POST /", to: "GET /"}]', night(7)],
    [
      'that both of them get',
      'renamed: [{label: "GET /", to: "GET /new"}, {label: "POST /", to: "GET /new"}]',
      night(7).replaceAll('GET /', 'GET /new'),
    ],
  ])('%s fails, because a case is missing', async (_, renamed, result) => {
    own.write('r/shop/results.jtl', result);
    own.write(config, `${rules}${renamed}\n`);
    const judged = await judge(own, base);
    expect(judged).toMatchObject({ exitCode: 1, codes: expect.arrayContaining(['reading-changed', 'not-one-case']) });
    expect(judged.report?.tallies).toMatchObject({ cases: 2, missing: 1 });
  });
});

const first = story({}, 'clone');
test('a pull request that brings the first configuration is judged by the built-in defaults, which the report mentions', async () => {
  const base = await shop(first, null);
  first.write(config, 'fail: {on: []}\n');
  const judged = await judge(first, base);
  expect(judged).toMatchObject({
    exitCode: 1,
    codes: expect.arrayContaining(['judging-changed', 'no-base-config']),
    report: { configuration: { from: 'base', absent: true } },
  });
  expect(judged.comment).toContain('the built-in defaults apply');
});

const broken = story({}, 'clone');
test('a merge base with a broken configuration judges nothing and prints the next step', async () => {
  const base = await shop(broken, 'metrics: {p99: {bnad: 10%}}\n');
  broken.write(config, rules);
  const judged = await judge(broken, base);
  expect(judged).toMatchObject({ exitCode: 3, codes: ['unknown-key', 'base-config-unusable'] });
  expect((await judge(broken, base, { configFrom: 'head' })).exitCode).toBe(1);
});

const linked = story({}, 'clone');
test('a configuration that is a symbolic link is followed in the merge base', async () => {
  project(linked.at('bare.git'), linked.at('clone'));
  linked.write('clone/perf/rules.yml', rules);
  symlinkSync('perf/rules.yml', linked.at(config));
  const base = commit(linked.at('clone'), 'Rules');
  linked.write('r/shop/results.jtl', night(1));
  const judged = await judge(linked, base);
  expect(judged.report?.configuration).toEqual({ from: 'base', commit: base, judging: [], reading: [] });
});

const without = story();
test('a job without a repository is warned that the rules are not guarded', async () => {
  without.write('r/shop/results.jtl', night(1));
  without.write('clone/guardband.yml', rules);
  expect((await judge(without, 'f'.repeat(40))).codes).toContain('unguarded');
});
