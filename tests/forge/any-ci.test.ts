/** Comments and commit statuses on GitHub from other CI systems, by the command line, with the GitHub of _github.ts. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtProduct } from '../house/_product.js';
import { jtl } from '../stories/_story.js';
import { counterparts, startGithub, throwObjection, type Github } from './_github.js';

const tools = counterparts(); // tools/setup-counterparts.sh emulate prism openapi toxiproxy node24
const withGithub = tools === undefined ? describe.skip : describe;

type Named = Readonly<Record<string, string>>;

let github: Github;
let folder: string;
let sha: string;
let number: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guardband-any-ci-'));
  github = await startGithub(String(tools));
  sha = await github.createCommit();
  number = await github.openPullRequest('one', sha);
  for (const [name, startMs, elapsedMs] of [
    ['before', 1_760_000_000_000, 40],
    ['now', 1_770_000_000_000, 40],
    ['slow', 1_770_000_000_000, 90],
  ] as const)
    writeFileSync(join(folder, `${name}.jtl`), jtl('GET /', { startMs, elapsedMs }));
}, 60_000);
beforeEach(async () => {
  github.statuses.splice(0);
  await github.deleteComments(number);
});
afterEach(() => {
  throwObjection(github);
});
afterAll(async () => {
  await github.close();
  rmSync(folder, { recursive: true, force: true });
});

const comments = () => github.commentsOn(number);

/** Runs the built command line with these variables alone. */
function guardband(
  argv: readonly string[],
  environment: Named,
  cwd = folder,
): Promise<{ readonly exitCode: number | null; readonly log: string }> {
  const child = spawn(process.execPath, [builtProduct().cli, ...argv], {
    cwd,
    env: { PATH: process.env['PATH'], ...environment },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (more: Buffer) => (log += more.toString()));
  return new Promise((done) => {
    child.once('close', (exitCode) => {
      done({ exitCode, log: log.replace(/\s+/g, ' ') });
    });
  });
}

const check = (environment: Named, result = 'now.jtl', ...more: readonly string[]) =>
  guardband(
    ['check', result, '--against', 'before.jtl', '--set', 'scenario=shop', '--comment', 'pull-request', ...more],
    { GITHUB_API_URL: github.url, GUARDBAND_GITHUB_TOKEN: 'octocat', ...environment },
  );

const url = 'https://github.com/octocat/shop';
const jenkins = (build: number): Named => ({
  JENKINS_URL: 'https://ci.example/',
  CHANGE_ID: String(number),
  CHANGE_TARGET: 'main',
  CHANGE_URL: `${url}/pull/${String(number)}`,
  GIT_COMMIT: sha,
  JOB_NAME: `shop/PR-${String(number)}`,
  BUILD_NUMBER: String(build),
  BUILD_URL: `https://ci.example/job/shop/${String(build)}/`,
});

withGithub('a job of another CI system', () => {
  test.each([
    ['Jenkins', () => jenkins(1), []],
    [
      'Buildkite',
      () => ({
        BUILDKITE: 'true',
        BUILDKITE_PULL_REQUEST: String(number),
        BUILDKITE_REPO: 'git@github.com:octocat/shop.git',
        BUILDKITE_COMMIT: sha,
        BUILDKITE_BUILD_NUMBER: '4',
        BUILDKITE_BUILD_URL: 'https://buildkite.example/4',
      }),
      [],
    ],
    [
      'TeamCity, which states neither the pull request nor the repository',
      () => ({ TEAMCITY_VERSION: '2026.1', BUILD_NUMBER: '9', BUILD_VCS_NUMBER: sha }),
      ['--repository', url],
    ],
    ['a shell', () => ({}), ['--repository', url, '--commit', '%']],
  ])('comments and sets a status: %s', async (_, environment, more) => {
    const argv = [...more.map((word) => (word === '%' ? sha : word)), '--commit-status', '--config-from', 'head'];
    const { exitCode, log } = await check(environment(), 'now.jtl', ...argv);
    expect({ exitCode, log }).toEqual({ exitCode: 0, log: expect.stringContaining('no regression in 1 case') });
    const [comment, ...others] = await comments();
    expect(others).toEqual([]);
    expect(comment?.body).toContain('no regression in 1 case');
    expect(github.statuses).toEqual([
      expect.objectContaining({
        commit: sha,
        context: 'Guardband',
        description: expect.stringMatching(/^no regression in 1 case/),
      }),
    ]);
    expect(log).not.toContain('octocat"');
  });

  test('what failed stands against another job, and a later build of the same job takes it back', async () => {
    const failed = await check(jenkins(1), 'slow.jtl', '--judge', 'bands', '--commit-status', '--config-from', 'head');
    expect(failed.exitCode).toBe(1);
    expect(github.statuses).toMatchObject([{ context: 'Guardband', state: 'failure' }]);
    const other = { ...jenkins(7), JOB_NAME: 'shop/one', BUILD_URL: 'https://ci.example/job/other/7/' };
    await check(other, 'now.jtl', '--commit-status', '--config-from', 'head');
    expect(github.statuses[0]).toMatchObject({ context: 'Guardband (2)', state: 'success' });
    expect((await comments())[0]?.body).toMatch(/slower|regression/);
    await check(jenkins(3), 'now.jtl', '--commit-status', '--config-from', 'head');
    expect(github.statuses[0]).toMatchObject({ context: 'Guardband', state: 'success' });
  });

  test('a report of another job is posted by a job that runs nothing of the change', async () => {
    await check(
      { ...jenkins(1), GUARDBAND_GITHUB_TOKEN: '' },
      'slow.jtl',
      '--judge',
      'bands',
      '--out',
      'report.json',
      '--config-from',
      'head',
    );
    expect(await comments()).toEqual([]);
    const environment = { ...jenkins(1), GITHUB_API_URL: github.url, GUARDBAND_GITHUB_TOKEN: 'octocat' };
    const { exitCode } = await guardband(['comment', 'report.json', '--commit-status'], environment);
    expect(exitCode).toBe(0);
    expect(await comments()).toHaveLength(1);
    expect(github.statuses).toMatchObject([{ state: 'failure', commit: sha }]);
  });

  test('what cannot be posted is a warning that says what helps', async () => {
    const nameless = await check(
      { TEAMCITY_VERSION: '2026.1', BUILD_VCS_NUMBER: sha },
      'now.jtl',
      '--config-from',
      'head',
    );
    expect(nameless).toEqual({
      exitCode: 0,
      log: expect.stringContaining('--repository https://github.com/OWNER/NAME'),
    });
    const refused = await check(
      { ...jenkins(1), GUARDBAND_GITHUB_TOKEN: github.tokens['reader'] ?? '' },
      'now.jtl',
      '--config-from',
      'head',
    );
    expect(refused).toEqual({ exitCode: 0, log: expect.stringContaining('into GUARDBAND_GITHUB_TOKEN') });
    const tokenless = await check({ ...jenkins(1), GUARDBAND_GITHUB_TOKEN: '' }, 'now.jtl', '--config-from', 'head');
    expect(tokenless).toEqual({
      exitCode: 0,
      log: expect.stringContaining('GUARDBAND_GITHUB_TOKEN to the command line'),
    });
  });

  test('the token goes to no host that the checkout names', async () => {
    const seen: string[] = [];
    const server = createServer((incoming, outgoing) => {
      seen.push(incoming.headers.authorization ?? '');
      outgoing.end('{}');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const clone = join(folder, 'clone');
    execFileSync('git', ['init', '--quiet', clone]);
    execFileSync('git', ['-C', clone, 'remote', 'add', 'origin', `http://127.0.0.1:${String(port)}/octocat/shop.git`]);
    const teamcity = { TEAMCITY_VERSION: '2026.1', BUILD_VCS_NUMBER: sha };
    const argv = ['check', '../now.jtl', '--against', '../before.jtl', '--comment', 'pull-request'];
    await guardband(argv, { ...teamcity, GUARDBAND_GITHUB_TOKEN: 'octocat' }, clone);
    server.close();
    expect(seen.filter((header) => header !== '')).toEqual([]);
  });
});
