/** The commands of a fork, in a job that has the rights of this repository. */
import { describe, expect, test } from '@jest/globals';
import { join } from 'node:path';
import { equal, measuredTeam } from './_measured-team.js';

describe('a job with rights that checked out the head of a fork', () => {
  const { folder, write, version, runIn, log } = measuredTeam();
  const base = version(equal);
  const head = version(equal);
  const repository = { full_name: 'octocat/shop', default_branch: 'main' };
  const pull = (source: string): object => ({
    number: 7,
    head: { sha: head, ref: 'change', repo: { full_name: source } },
    base: { sha: base, ref: 'main' },
  });
  const events: Readonly<Record<string, object>> = {
    pull_request_target: { pull_request: pull('stranger/shop') },
    workflow_run: {
      workflow_run: { event: 'pull_request', head_sha: head, head_repository: { full_name: 'stranger/shop' } },
    },
    issue_comment: { issue: { number: 7, pull_request: {} }, comment: { body: '/perf' } },
  };
  const measure = async (name: string, event: object, ...argv: readonly string[]) => {
    write('event.json', JSON.stringify({ repository, ...event }));
    const variables = { GITHUB_EVENT_NAME: name, GITHUB_SHA: base, GITHUB_EVENT_PATH: join(folder, 'event.json') };
    return await runIn({ GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'octocat/shop', ...variables }, ...argv);
  };

  test.each(
    Object.entries(events).flatMap(([name, event]) =>
      [['gate'], ['gate', '--run', 'sh other.sh'], ['bisect', base, head], ['gate', '--base', 'HEAD']].map(
        (argv) => [name, argv.join(' '), event, argv] as const,
      ),
    ),
  )('%s: %s runs no command, and names the workflows that work', async (name, _, event, argv) => {
    const { exitCode, stdout, stderr } = await measure(name, event, ...argv);
    expect(exitCode).toBe(3);
    const said = (stdout + stderr).replace(/\s+/g, ' ');
    expect(said).toContain(`which the code of another one must not use (the event ${name}, and code of`);
    expect(said).toMatch(/fork-check\.yml .*perf-comment\.yml/);
    expect(log()).toEqual([]);
  });

  test('measures the same fork where its job has no rights', async () => {
    const { exitCode } = await measure('pull_request', events['pull_request_target'] ?? {}, 'gate', '--pairs', '1');
    expect([exitCode === 3, log().length > 0]).toEqual([false, true]);
  });
});
