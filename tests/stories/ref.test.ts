/** Baselines of the merge base: a pull request cannot change the baselines that judge it. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { check as checkResults } from '../../src/commands/check/check.js';
import { gitIn } from '../../src/hosts/node/git.js';
import { defined } from '../../src/lang/objects.js';
import { readContext } from '../../src/hosts/context/read-context.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import { commit, git, judgeChange, project } from './_git.js';
import { story, type Story, night } from './_story.js';

const slow = 1.5;

/** A project with baselines next to its code: six nights on main, then a slower branch that accepts its own level. */
async function shop({ run, write, at }: Story): Promise<{ readonly main: string }> {
  project(at('bare.git'), at('clone'));
  for (let n = 0; n < 6; n++) {
    write('r/shop/results.jtl', night(n));
    await run('record @r --baselines @clone/perf/baselines');
  }
  const main = commit(at('clone'), 'Baselines');
  git(at('clone'), 'push', '--quiet', 'origin', 'HEAD:main');
  git(at('clone'), 'switch', '--quiet', '--create', 'change');
  write('r/shop/results.jtl', night(6, slow));
  await run('record @r --baselines @clone/perf/baselines');
  await run("accept shop --reason 'who would notice' --baselines @clone/perf/baselines");
  commit(at('clone'), 'Slower, and never mind');
  git(at('clone'), 'push', '--quiet', 'origin', 'HEAD:change');
  write('r/shop/results.jtl', night(7, slow));
  return { main };
}

const waiver = (metric: string): string =>
  `  - {where: {scenario: shop}, metric: ${metric}, ceiling: 60%, until: 2027-01-01, issue: "x", reason: signatures}\n`;

const asJob = ({ at }: Story, clone: string, target: string | undefined, against?: string) =>
  judgeChange(at(clone), target, { baselines: at(`${clone}/perf/baselines`), ...defined({ against }) });

const own = story({}, 'clone');
const { run, write, at, report } = own;
let main = '';
beforeAll(async () => {
  ({ main } = await shop(own));
});
const against = 'check @r --baselines @clone/perf/baselines --out @report.json --against';
const check = (selector: string, ...more: readonly string[]) => run(...against.split(' '), selector, ...more);

describe('a pull request that brings its own baselines', () => {
  test('passes against them, fails against those of the merge base, and the output mentions both', async () => {
    expect(await check('history')).toMatchObject({ exitCode: 0 });
    for (const selector of [
      'ref:origin/main',
      `ref:${main}`,
      'ref:HEAD~1',
      'ref:origin/main...',
      'ref:main...change',
    ]) {
      expect(await check(selector)).toMatchObject({ exitCode: 1 });
      const { problems, findings } = report('report.json');
      expect(findings.find(({ metric }) => metric === 'throughput')?.baseline?.runs).toBe(6);
      expect(problems.filter(({ code }) => code === 'baselines-changed')).toMatchObject([
        {
          level: 'warning',
          message: expect.stringContaining(
            `perf/baselines/shop.ndjson. It is compared with the baselines as of ${main.slice(0, 10)}`,
          ),
        },
      ]);
    }
    expect(await check('ref:HEAD')).toMatchObject({ exitCode: 0 });
    expect(report('report.json').problems.map(({ code }) => code)).not.toContain('baselines-changed');
  });

  test('names only commands that make it pass', async () => {
    const { stdout } = await run('check @r --baselines @clone/perf/baselines --against ref:main...');
    expect(stdout.replaceAll(/\s+/g, ' ')).toMatch(
      /To pass with it, use the waiver below\. If it is meant to stay, accept it .* and commit the baselines, which count after the merge:/,
    );
    const clone = at('clone');
    const slower = git(clone, 'rev-parse', 'change').trim();
    // Another person accepted the level on the target, and it was merged into this branch.
    git(clone, 'switch', '--quiet', 'main');
    git(clone, 'checkout', '--quiet', 'change', '--', 'perf');
    commit(clone, 'Slower, and that is fine');
    git(clone, 'switch', '--quiet', 'change');
    expect(await check('ref:main...')).toMatchObject({ exitCode: 1 });
    git(clone, 'merge', '--quiet', '--no-edit', 'main');
    expect(await check('ref:main...')).toMatchObject({ exitCode: 0 });
    // This helps branches that start after the merge.
    git(clone, 'switch', '--quiet', '--create', 'next', 'main');
    expect(await check('ref:main...')).toMatchObject({ exitCode: 0 });
    git(clone, 'switch', '--quiet', 'change');
    // Until then, the branch needs its own waiver.
    git(clone, 'reset', '--quiet', '--hard', slower);
    git(clone, 'branch', '--quiet', '--force', 'main', main);
    expect(await check('ref:main...')).toMatchObject({ exitCode: 1 });
    write('waived.yml', `waivers:\n${['throughput', 'p50', 'p99'].map(waiver).join('')}`);
    const waived = await check('ref:main...', '--config', '@waived.yml');
    expect(waived).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('waived') });
  });
});

describe('the base of a pull request that brings its own baselines', () => {
  test('reports an unknown commit, and a folder outside the repository', async () => {
    expect((await check('ref:mian')).stderr).toContain('commit "mian" does not exist');
    expect((await check('ref:--output=x')).exitCode).toBe(3);
    const elsewhere = await run('check @r --baselines @elsewhere --against ref:main');
    expect(elsewhere).toMatchObject({ exitCode: 3, stderr: expect.stringContaining('outside the repository') });
    const branch = await run('check @r --baselines branch:perf --against ref:main');
    expect(branch).toMatchObject({ exitCode: 3, stderr: expect.stringContaining('--against history') });
  });

  test.each<[string, (sha: string) => object]>([
    ['a pull request', (sha) => ({ pull_request: { number: 7, head: { sha: 'f'.repeat(40) }, base: { sha } } })],
    ['a group of them in a merge queue', (sha) => ({ merge_group: { base_sha: sha, head_sha: 'f'.repeat(40) } })],
  ])('takes the commit from the event of %s', async (_, event) => {
    const { change } = readContext({ variables: { GITHUB_ACTIONS: 'true' }, event: event(main) });
    const target = change.kind === 'known' ? change.target.commit : undefined;
    expect(await asJob(own, 'clone', target)).toMatchObject({
      exitCode: 1,
      report: { baseline: { selector: `ref:${main}`, runs: { length: 6 } } },
      codes: expect.arrayContaining(['baselines-changed']),
    });
  });
});

test('a shallow clone of a pull request that brings its own baselines fetches the target in a shallow clone, or explains how to do so if the target was given as an option', async () => {
  const clone = ['clone', '--quiet', '--depth=1', '--branch=change', `file://${at('bare.git')}`];
  for (const name of ['shallow', 'bared']) execFileSync('git', [...clone, at(name)]);
  expect(await asJob(own, 'shallow', main)).toMatchObject({
    exitCode: 1,
    report: { baseline: { selector: `ref:${main}` } },
    codes: expect.arrayContaining(['baselines-changed', 'target-taken']),
  });
  git(at('bared'), 'remote', 'remove', 'origin');
  const alone = await asJob(own, 'bared', main);
  expect(alone).toMatchObject({ exitCode: 3, codes: expect.arrayContaining(['no-such-commit']) });
  const named = await checkResults(
    { results: [at('r')], baselines: join(at('shallow'), 'perf/baselines'), against: `ref:${main}...` },
    [],
    { ...nodeHost(), git: gitIn(at('shallow')) },
  );
  expect(named).toMatchObject({
    exitCode: 3,
    problems: expect.arrayContaining([expect.objectContaining({ advice: expect.stringContaining('fetch-depth: 0') })]),
  });
});

describe('a pull request that replaces the baselines by slow ones of the same release', () => {
  const { run, write, at, ...more } = story({}, 'clone');
  const nights = async (factor: number, first: number): Promise<void> => {
    for (let n = first; n < first + 6; n++) {
      write('r/shop/results.jtl', night(n, factor));
      await run('record @r --baselines @clone/perf/baselines --tag 1.0');
    }
  };
  let main = '';
  beforeAll(async () => {
    project(at('bare.git'), at('clone'));
    await nights(1, 0);
    main = commit(at('clone'), 'Baselines');
    git(at('clone'), 'switch', '--quiet', '--create', 'change');
    rmSync(at('clone/perf'), { recursive: true });
    await nights(slow, 6);
    commit(at('clone'), 'Slower');
    write('r/shop/results.jtl', night(12, slow));
  });

  test.each([
    ['history', 1],
    ['last', 1], // the other runs show the noise
    ['tag:1.0', 1],
  ])('is judged by those of the merge base with against: %s', async (against, exitCode) => {
    const project = { run, write, at, ...more };
    const judged = await asJob(project, 'clone', main, against);
    expect(judged).toMatchObject({
      exitCode,
      codes: expect.arrayContaining(['baselines-changed']),
    });
    // Outside of a pull request, its own baselines are used.
    expect(await asJob(project, 'clone', undefined, against)).toMatchObject({ exitCode: 0 });
  });

  test('may be compared with any other result or commit that the workflow names', async () => {
    const project = { run, write, at, ...more };
    expect(await asJob(project, 'clone', main, 'ref:HEAD')).toMatchObject({ exitCode: 0 });
    write('named/shop/results.jtl', night(6, slow));
    expect(await asJob(project, 'clone', main, at('named'))).toMatchObject({
      exitCode: 0,
      report: { baseline: { selector: at('named') } },
    });
  });
});

test('a pull request that brings the first baselines is not judged against them, because it could bring any', async () => {
  const first = git(at('clone'), 'rev-list', '--max-parents=0', 'HEAD').trim();
  expect(first).not.toBe(main);
  expect(await asJob(own, 'clone', first)).toMatchObject({
    exitCode: 2,
    report: { baseline: { runs: [] } },
    codes: expect.arrayContaining(['baselines-new']),
  });
});

describe('a job without a repository', () => {
  const project = story();
  test('does not pass by the baselines in the folder, because nothing guards them', async () => {
    for (let n = 0; n < 4; n++) {
      project.write('r/shop/results.jtl', night(n));
      await project.run('record @r --baselines @clone/perf/baselines');
    }
    expect(await asJob(project, 'clone', 'f'.repeat(40))).toMatchObject({
      exitCode: 2,
      codes: expect.arrayContaining(['unguarded']),
    });
  });
});
