/** On a pull request the rules come from the merge base: a change cannot loosen the rules that judge it. */
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '../../src/commands/check/check.js';
import { gitIn } from '../../src/hosts/node/git.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import type { Report } from '../../src/model/documents.js';
import { noJob } from '../../src/model/context.js';
import type { Host } from '../../src/model/host.js';
import { rendererById } from '../../src/report/renderers/index.js';
import { changeInto, commit, git, project } from './_git.js';
import { story, type Story, night } from './_story.js';

const slow = 1.5;

const config = 'clone/guardband.yml';
const rules = 'metrics: {p99: {band: 10%}}\nbaselines: {history: 20}\n';

/** Main has six nights and these rules; the branch `change` is slower. */
async function shop(
  { run, write, at }: Story,
  baseRules: string | null = rules,
  scenarios: readonly string[] = ['shop'],
): Promise<string> {
  project(at('bare.git'), at('clone'));
  if (baseRules !== null) write(config, baseRules);
  for (let n = 0; n < 6; n++) {
    for (const scenario of scenarios) write(`r/${scenario}/results.jtl`, night(n));
    await run('record @r --baselines @clone/baselines');
  }
  const main = commit(at('clone'), 'Baselines');
  git(at('clone'), 'push', '--quiet', 'origin', 'HEAD:main');
  git(at('clone'), 'switch', '--quiet', '--create', 'change');
  write('r/shop/results.jtl', night(7, slow));
  return main;
}

interface Judged {
  readonly exitCode: number;
  readonly report?: Report;
  readonly codes: readonly string[];
  readonly comment: string;
}

/** Runs the same check as the Action on a pull request to this commit. */
async function judge(
  { at }: Story,
  target: string | undefined,
  request: { readonly configFrom?: string; readonly against?: string; readonly config?: string } = {},
  clone = 'clone',
  job: Partial<Host> = {},
): Promise<Judged> {
  const host = {
    ...nodeHost(),
    git: gitIn(at(clone)),
    job: { annotate: () => undefined, setOutput: () => undefined, writeSummary: () => Promise.resolve() },
    ...changeInto(target),
    ...job,
  };
  const paths = { config: join(at(clone), 'guardband.yml'), baselines: join(at(clone), 'baselines') };
  const { exitCode, report, problems } = await check({ results: [at('r')], ...paths, ...request }, [], host);
  const comment =
    report === undefined ? '' : (rendererById.get('markdown')?.render(report, { width: 100, colour: false }) ?? '');
  return { exitCode, codes: problems.map(({ code }) => code), comment, ...(report !== undefined && { report }) };
}

const lax = 'metrics: {p99: report, throughput: report, p50: report}\n';

/** Changes that a pull request may make to its configuration, and the key that the report must name. */
const loosened: readonly (readonly [what: string, text: string, key: string])[] = [
  [
    'a wide band',
    'metrics: {p99: {band: 90%}, throughput: {band: 90%}, p50: report}\nbaselines: {history: 20}\n',
    'metrics.p99',
  ],
  ['metrics that are only reported', lax, 'metrics.throughput'],
  [
    'waivers',
    `${rules}waivers:\n${['throughput', 'p99', 'p50'].map((metric) => `  - {where: {}, metric: ${metric}, ceiling: 90%, until: 2099-01-01, issue: x, reason: y}\n`).join('')}`,
    'waivers',
  ],
  ['a gate that never fails', `${rules}fail: {on: []}\n`, 'fail.on'],
  [
    'another history',
    'metrics: {p99: {band: 10%}}\nbaselines: {store: mine, history: 1, empty: pass}\n',
    'baselines.store',
  ],
  ['a control', `${rules}controls: [{scenario: "*"}]\n`, 'controls'],
  [
    'an override',
    `${rules}overrides: [{where: {}, metrics: {p99: report, throughput: report, p50: report}}]\n`,
    'overrides',
  ],
  ['a retirement of a pattern', `${rules}retired: [{where: {scenario: "s*"}, reason: gone}]\n`, 'retired'],
  ['a longer warm-up', `${rules}warmup: 90s\n`, 'warmup'],
  ['other percentiles', `${rules}percentiles: jmeter-dashboard\n`, 'percentiles'],
  ['other results', `${rules}results: [committed.jtl]\n`, 'results'],
  ['an objective', `${rules}objectives: [{where: {}, p99: "< 9000"}]\n`, 'objectives'],
];

/** A shop that tests of several themes change; restore() gives the next theme what shop() made. */
const shopStory = story({}, 'clone');
let main = '';
beforeAll(async () => {
  main = await shop(shopStory);
});
const restore = (): void => {
  git(shopStory.at('clone'), 'checkout', '--quiet', '--force', '-B', 'change', main);
  git(shopStory.at('clone'), 'clean', '--quiet', '--force', '-d');
  rmSync(shopStory.at('r/shop/other.jtl'), { force: true });
  shopStory.write('r/shop/results.jtl', night(7, slow));
};

describe('a pull request that loosens its rules', () => {
  test.each(loosened)(
    'fails by the rules of the merge base despite %s, and shows the change',
    async (_, changed, key) => {
      shopStory.write(config, changed);
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
});

describe('a pull request that removes a scenario and its load test', () => {
  const shopStory = story({}, 'clone');
  let main = '';
  beforeAll(async () => {
    main = await shop(shopStory, rules, ['shop', 'old']);
    rmSync(shopStory.at('r/old'), { recursive: true });
  });

  test.each([
    ['passes if it retires the scenario by name', 1, 'old', 0],
    ['fails if it retires a pattern', 1, 'o*', 1],
    ['fails if it retires what is slower instead', slow, 'shop', 1],
  ])('%s', async (_, factor, scenario, exitCode) => {
    shopStory.write('r/shop/results.jtl', night(7, factor));
    shopStory.write(config, `${rules}retired: [{where: {scenario: "${scenario}"}, reason: gone}]\n`);
    const judged = await judge(shopStory, main);
    expect(judged.exitCode).toBe(exitCode);
    const named = 'This pull request retires what it no longer measures: ';
    expect(judged.comment.includes(named)).toBe(scenario !== 'o*');
  });
});

describe('a pull request with other rules', () => {
  test('without a configuration is judged by that of the merge base', async () => {
    rmSync(shopStory.at(config));
    const judged = await gateWithoutConfig(shopStory, main);
    expect(judged).toMatchObject({ exitCode: 1, codes: expect.arrayContaining(['judging-changed']) });
  });

  test('passes if the workflow chooses --config-from head, which the report mentions', async () => {
    shopStory.write(config, lax);
    const judged = await judge(shopStory, main, { configFrom: 'head' });
    expect(judged.exitCode).not.toBe(1);
    expect(judged.codes).toEqual(expect.arrayContaining(['judging-changed', 'head-judges']));
    expect(judged.report?.configuration?.from).toBe('head');
    expect(judged.comment).toContain('because of --config-from head');
  });

  test('is judged by its rules outside of a pull request', async () => {
    shopStory.write(config, lax);
    const judged = await judge(shopStory, undefined);
    expect(judged.exitCode).not.toBe(1);
    expect(judged.report?.configuration).toBeUndefined();
  });

  test('is judged by the merge base when the baseline is named, too', async () => {
    shopStory.write(config, lax);
    expect(await judge(shopStory, main, { against: 'history' })).toMatchObject({
      exitCode: 1,
      codes: expect.arrayContaining(['judging-changed']),
    });
  });
});

describe('the target of a pull request with other rules', () => {
  test('is not judged if its target is unknown, except by what the workflow names', async () => {
    const unknown = { context: { ...noJob, change: { kind: 'known' as const, name: '#7', target: {} } } };
    const refused = await judge(shopStory, undefined, {}, 'clone', unknown);
    expect(refused).toMatchObject({ exitCode: 3, codes: ['target-unknown'] });
    expect(await judge(shopStory, undefined, { configFrom: 'head' }, 'clone', unknown)).toMatchObject({
      exitCode: 3,
      codes: expect.arrayContaining(['target-unknown']),
    });
    const named = { configFrom: 'head', against: `ref:${main}` };
    expect(await judge(shopStory, undefined, named, 'clone', unknown)).toMatchObject({
      exitCode: 0,
      codes: expect.arrayContaining(['head-judges']),
    });
  });

  test('an unknown choice is refused', async () => {
    shopStory.write(config, rules);
    expect(await judge(shopStory, main, { configFrom: 'haed' })).toMatchObject({ exitCode: 3, codes: ['bad-value'] });
  });

  test('in a shallow clone is judged by the configuration of the target', async () => {
    shopStory.write(config, `${rules}fail: {on: []}\n`);
    commit(shopStory.at('clone'), 'Loosen the rules');
    git(shopStory.at('clone'), 'push', '--quiet', 'origin', 'HEAD:change');
    const cloneArguments = ['--quiet', '--depth=1', '--branch=change', `file://${shopStory.at('bare.git')}`];
    execFileSync('git', ['clone', ...cloneArguments, shopStory.at('shallow')]);
    const judged = await judge(shopStory, main, {}, 'shallow');
    expect(judged).toMatchObject({ exitCode: 1, report: { configuration: { from: 'base', commit: main } } });
    execFileSync('git', ['clone', ...cloneArguments, shopStory.at('severed')]);
    git(shopStory.at('severed'), 'remote', 'remove', 'origin');
    expect(await judge(shopStory, main, {}, 'severed')).toMatchObject({
      exitCode: 3,
      codes: expect.arrayContaining(['no-such-commit']),
    });
  });
});

describe('a complete clone of the branch alone', () => {
  beforeAll(() => {
    restore();
    git(shopStory.at('clone'), 'push', '--quiet', '--force', 'origin', 'HEAD:change');
  });

  test('fetches a target that it lacks, and stays complete', async () => {
    const clone = ['--quiet', '--single-branch', '--branch=change', `file://${shopStory.at('bare.git')}`];
    execFileSync('git', ['clone', ...clone, shopStory.at('alone')]);
    git(shopStory.at('clone'), 'switch', '--quiet', 'main');
    shopStory.write('clone/other', 'a later commit');
    const newest = commit(shopStory.at('clone'), 'Later');
    git(shopStory.at('clone'), 'push', '--quiet', 'origin', 'main');
    const judged = await judge(shopStory, newest, {}, 'alone');
    expect(judged).toMatchObject({ exitCode: 1, report: { configuration: { from: 'base', commit: main } } });
    expect(git(shopStory.at('alone'), 'rev-parse', '--is-shallow-repository').trim()).toBe('false');
  });

  test('reports a git that fails instead of a missing commit', async () => {
    const broken: Host['git'] = async (args, input) =>
      args[0] === 'rev-parse' && args.includes('--verify')
        ? { code: 128, stdout: '', stderr: 'fatal: the machine is out of processes' }
        : gitIn(shopStory.at('clone'))(args, input);
    const judged = await judge(shopStory, main, {}, 'clone', { git: broken });
    expect(judged).toMatchObject({ exitCode: 3, codes: expect.arrayContaining(['git-failed']) });
    expect(judged.codes).not.toContain('no-such-commit');
  });
});

/** The default configuration file is absent, and relative paths are relative to the repository. */
async function gateWithoutConfig(shopStory: Story, target: string): Promise<Pick<Judged, 'exitCode' | 'codes'>> {
  const job = { annotate: () => undefined, setOutput: () => undefined, writeSummary: () => Promise.resolve() };
  const host = {
    ...nodeHost(),
    git: gitIn(shopStory.at('clone')),
    readText: (file: string) => (file === 'guardband.yml' ? Promise.resolve(undefined) : nodeHost().readText(file)),
    job,
    ...changeInto(target),
  };
  const { exitCode, problems } = await check(
    { results: [shopStory.at('r')], baselines: join(shopStory.at('clone'), 'baselines') },
    [],
    host,
  );
  return { exitCode, codes: problems.map(({ code }) => code) };
}

describe('a pull request that changes how results are read', () => {
  beforeAll(restore);

  test('is read by its own configuration; cases that are no longer read are missing', async () => {
    shopStory.write('r/shop/results.jtl', night(7));
    shopStory.write(config, `${rules}labels: {exclude: ["GET*"], include: []}\n`);
    shopStory.write('r/shop/other.jtl', night(7).replaceAll('GET /', 'POST /'));
    const judged = await judge(shopStory, main);
    expect(judged).toMatchObject({ exitCode: 1, codes: expect.arrayContaining(['reading-changed']) });
    expect(judged.report?.tallies).toMatchObject({ missing: 1, new: 1 });
    expect(judged.report?.configuration?.reading.map(({ key }) => key)).toEqual(['labels.exclude', 'labels.include']);
    expect(judged.comment).toContain('This pull request changes how results are read: ');
  });
});

describe('a pull request that gives a removed case the name of another one', () => {
  const shopStory = story({}, 'clone');
  const { at, run, write } = shopStory;
  const both = (n: number): string => night(n) + night(n).replaceAll('GET /', 'POST /').replace(/^.*\n/, '');
  let main = '';
  beforeAll(async () => {
    project(at('bare.git'), at('clone'));
    write(config, rules);
    for (let n = 0; n < 6; n++) {
      write('r/shop/results.jtl', both(n));
      await run('record @r --baselines @clone/baselines');
    }
    main = commit(at('clone'), 'Baselines');
    git(at('clone'), 'push', '--quiet', 'origin', 'HEAD:main');
    write('r/shop/results.jtl', night(7));
  });

  test.each([
    ['that is still measured', 'renamed: [{label: "POST /", to: "GET /"}]', night(7)],
    [
      'that both of them get',
      'renamed: [{label: "GET /", to: "GET /new"}, {label: "POST /", to: "GET /new"}]',
      night(7).replaceAll('GET /', 'GET /new'),
    ],
  ])('%s fails, because a case is missing', async (_, renamed, result) => {
    write('r/shop/results.jtl', result);
    write(config, `${rules}${renamed}\n`);
    const judged = await judge(shopStory, main);
    expect(judged).toMatchObject({ exitCode: 1, codes: expect.arrayContaining(['reading-changed', 'not-one-case']) });
    expect(judged.report?.tallies).toMatchObject({ cases: 2, missing: 1 });
  });
});

describe('a pull request that links its configuration', () => {
  beforeEach(restore);
  const isJudgedByBase = async (): Promise<void> => {
    commit(shopStory.at('clone'), 'Other rules', '--allow-empty');
    expect(await judge(shopStory, main)).toMatchObject({
      exitCode: 1,
      codes: expect.arrayContaining(['judging-changed']),
      report: { configuration: { from: 'base', commit: main } },
    });
  };

  test('a link to other rules is judged by the rules of the merge base', async () => {
    shopStory.write('clone/lax.yml', lax);
    rmSync(shopStory.at(config));
    symlinkSync('lax.yml', shopStory.at(config));
    await isJudgedByBase();
  });

  test('so is a link to a file outside of the repository', async () => {
    shopStory.write('lax.yml', lax);
    rmSync(shopStory.at(config));
    symlinkSync(shopStory.at('lax.yml'), shopStory.at(config));
    await isJudgedByBase();
  });

  test('a link to a device that never ends is refused', async () => {
    rmSync(shopStory.at(config));
    symlinkSync('/dev/zero', shopStory.at(config));
    expect(await judge(shopStory, main)).toMatchObject({ exitCode: 3, codes: ['config-not-read'] });
  });

  test('so is a configuration in a linked folder, named by its path', async () => {
    shopStory.write('outside/guardband.yml', lax);
    git(shopStory.at('clone'), 'switch', '--quiet', '--create', 'moved', main);
    shopStory.write('clone/perf/guardband.yml', rules);
    const base = commit(shopStory.at('clone'), 'Rules in a folder');
    rmSync(shopStory.at('clone/perf'), { recursive: true });
    symlinkSync(shopStory.at('outside'), shopStory.at('clone/perf'));
    commit(shopStory.at('clone'), 'A link');
    const judged = await judge(shopStory, base, { config: shopStory.at('clone/perf/guardband.yml') });
    expect(judged).toMatchObject({ exitCode: 1, codes: expect.arrayContaining(['judging-changed']) });
  });
});

describe('a pull request that puts another file in the place of its configuration', () => {
  beforeEach(restore);

  test('a file of another name is not read at all', async () => {
    shopStory.write('clone/guardband.yaml', lax);
    shopStory.write('clone/.guardband.yml', lax);
    commit(shopStory.at('clone'), 'More rules');
    const judged = await judge(shopStory, main);
    expect(judged).toMatchObject({ exitCode: 1, report: { configuration: { judging: [], reading: [] } } });
  });

  test('a renamed file that the workflow names counts as new, and the defaults judge', async () => {
    git(shopStory.at('clone'), 'mv', 'guardband.yml', 'perf.yml');
    shopStory.write('clone/perf.yml', lax);
    commit(shopStory.at('clone'), 'Another name');
    const judged = await judge(shopStory, main, { config: shopStory.at('clone/perf.yml') });
    expect(judged).toMatchObject({ exitCode: 1, codes: expect.arrayContaining(['judging-changed', 'no-base-config']) });
  });

  test('a file outside of the repository judges, and the report warns about it', async () => {
    shopStory.write('lax.yml', lax);
    const judged = await judge(shopStory, main, { config: shopStory.at('lax.yml') });
    expect(judged.codes).toContain('config-outside');
    expect(judged.comment).toMatch(/The configuration is outside\s+the\s+repository/);
  });

  test.each([
    ['another environment', `${rules}environment: { instance: c9.huge }\n`],
    ['another scenario', `${rules}scenario: new\n`],
    ['a new name for the history of the case', `${rules}renamed: [{ label: GET /, to: GET /gone }]\n`],
  ])('%s does not let a slower run pass, and is shown', async (_, text) => {
    shopStory.write(config, text);
    commit(shopStory.at('clone'), 'Other reading');
    const judged = await judge(shopStory, main);
    expect([judged.exitCode, judged.report?.outcome]).not.toEqual([0, 'passed']);
    expect(judged.codes).toContain('reading-changed');
  });
});

describe('a pull request that brings the first configuration', () => {
  const shopStory = story({}, 'clone');
  test('is judged by the built-in defaults, which the report mentions', async () => {
    const main = await shop(shopStory, null);
    shopStory.write(config, 'fail: {on: []}\n');
    const judged = await judge(shopStory, main);
    expect(judged).toMatchObject({
      exitCode: 1,
      codes: expect.arrayContaining(['judging-changed', 'no-base-config']),
      report: { configuration: { from: 'base', absent: true } },
    });
    expect(judged.comment).toContain('the built-in defaults apply');
  });
});

describe('a merge base with a broken configuration', () => {
  const shopStory = story({}, 'clone');
  test('judges nothing and prints the next step', async () => {
    const main = await shop(shopStory, 'metrics: {p99: {bnad: 10%}}\n');
    shopStory.write(config, rules);
    const judged = await judge(shopStory, main);
    expect(judged).toMatchObject({ exitCode: 3, codes: ['unknown-key', 'base-config-unusable'] });
    expect((await judge(shopStory, main, { configFrom: 'head' })).exitCode).toBe(1);
  });
});

describe('a configuration that is a symbolic link', () => {
  const shopStory = story({}, 'clone');
  test('is followed in the merge base', async () => {
    project(shopStory.at('bare.git'), shopStory.at('clone'));
    shopStory.write('clone/perf/rules.yml', rules);
    symlinkSync('perf/rules.yml', shopStory.at(config));
    const main = commit(shopStory.at('clone'), 'Rules');
    shopStory.write('r/shop/results.jtl', night(1));
    const judged = await judge(shopStory, main);
    expect(judged.report?.configuration).toEqual({ from: 'base', commit: main, judging: [], reading: [] });
  });
});

describe('a job without a repository', () => {
  const shopStory = story();
  test('is warned that the rules are not guarded', async () => {
    shopStory.write('r/shop/results.jtl', night(1));
    shopStory.write('guardband.yml', rules);
    expect((await judge(shopStory, 'f'.repeat(40), {}, '')).codes).toContain('unguarded');
  });
});
