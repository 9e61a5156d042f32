/** Comments and commit statuses on GitHub from other CI systems, by the command line, with the GitHub of _github.ts. */
import { beforeEach, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { guardbandIn, jenkinsBuild, onGithub, withGithub, writeResults } from './_action.js';
import type { Github } from './_github.js';

type Named = Readonly<Record<string, string>>;

let github: Github;
let folder: string;
let sha: string;
let number: number;

onGithub(async (made) => {
  ({ github, folder } = made);
  sha = await github.createCommit();
  number = await github.openPullRequest('one', sha);
  writeResults(folder);
});
beforeEach(async () => {
  github.statuses.splice(0);
  await github.deleteComments(number);
});

const comments = () => github.commentsOn(number);

/** What is printed may be broken into lines. */
const guardband = async (argv: readonly string[], environment: Named, cwd = folder) => {
  const { exitCode, log } = await guardbandIn(cwd, argv, environment);
  return { exitCode, log: log.replace(/\s+/g, ' ') };
};

const options = ['--against', 'before.jtl', '--set', 'scenario=shop', '--comment', 'pull-request'];
const check = (environment: Named, result = 'now.jtl', ...more: readonly string[]) =>
  guardband(['check', result, ...options, '--config-from', 'head', ...more], {
    GITHUB_API_URL: github.url,
    GUARDBAND_GITHUB_TOKEN: 'octocat',
    ...environment,
  });

const url = 'https://github.com/octocat/shop';
const jenkins = (build: number): Named => jenkinsBuild(number, sha, build);

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
    const argv = [...more.map((word) => (word === '%' ? sha : word)), '--commit-status'];
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
    const failed = await check(jenkins(1), 'slow.jtl', '--judge', 'bands', '--commit-status');
    expect(failed.exitCode).toBe(1);
    expect(github.statuses).toMatchObject([{ context: 'Guardband', state: 'failure' }]);
    const other = { ...jenkins(7), JOB_NAME: 'shop/one', BUILD_URL: 'https://ci.example/job/other/7/' };
    await check(other, 'now.jtl', '--commit-status');
    expect(github.statuses[0]).toMatchObject({ context: 'Guardband (2)', state: 'success' });
    expect((await comments())[0]?.body).toMatch(/slower|regression/);
    await check(jenkins(3), 'now.jtl', '--commit-status');
    expect(github.statuses[0]).toMatchObject({ context: 'Guardband', state: 'success' });
  });

  test('a report of another job is posted by a job that runs nothing of the change', async () => {
    await check({ ...jenkins(1), GUARDBAND_GITHUB_TOKEN: '' }, 'slow.jtl', '--judge', 'bands', '--out', 'report.json');
    expect(await comments()).toEqual([]);
    const environment = { ...jenkins(1), GITHUB_API_URL: github.url, GUARDBAND_GITHUB_TOKEN: 'octocat' };
    const { exitCode } = await guardband(['comment', 'report.json', '--commit-status'], environment);
    expect(exitCode).toBe(0);
    expect(await comments()).toHaveLength(1);
    expect(github.statuses).toMatchObject([{ state: 'failure', commit: sha }]);
  });

  test('what cannot be posted is a warning that says what helps', async () => {
    const nameless = await check({ TEAMCITY_VERSION: '2026.1', BUILD_VCS_NUMBER: sha });
    expect(nameless).toEqual({
      exitCode: 0,
      log: expect.stringContaining('--repository https://github.com/OWNER/NAME'),
    });
    const refused = await check({ ...jenkins(1), GUARDBAND_GITHUB_TOKEN: github.tokens['reader'] ?? '' });
    expect(refused).toEqual({ exitCode: 0, log: expect.stringContaining('into GUARDBAND_GITHUB_TOKEN') });
    const tokenless = await check({ ...jenkins(1), GUARDBAND_GITHUB_TOKEN: '' });
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
