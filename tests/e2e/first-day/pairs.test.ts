/** A user's first pull request, judged without any recorded run, in every system that the product has a pipeline for. */
import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { git } from '../../stories/_git.js';
import { quickJvm, tools, withCounterparts } from '../_act.js';
import { ownProject, port, run, temp, toldBy } from './_project.js';

withCounterparts('from an empty repository', () => {
  test('the first pull request fails if it is slower, and an unchanged one passes, without any recorded run', () => {
    const { folder, shell, write, commit, propose } = ownProject('pairs', 'services/shop');
    const init = `guardband init --start 'bash start.sh' --health http://127.0.0.1:${String(port)}/products`;
    expect(shell(init)).toMatchObject({ status: 0, stderr: '' });
    commit('Judge performance');
    git(folder, 'push', '--quiet', 'origin', 'main');
    git(folder, 'fetch', '--quiet');
    const workflow = '.github/workflows/guardband-services-shop.yml';
    propose('slow', () => {
      write('slower', 'POST /orders=2');
    });
    const slow = run(folder, 'pull_request', workflow);
    expect(toldBy(slow)).toMatchObject({ result: 'failure', outcome: 'failed' });
    expect(slow.summary).toMatch(
      /^### ❌ Performance of services\/shop: .* got slower: .*, measured .* beside its base\n[^]*POST \/orders/,
    );
    propose('same', () => {
      write('README.md', 'A shop\n');
    });
    const same = run(folder, 'pull_request', workflow);
    expect(toldBy(same)).toMatchObject({
      result: 'success',
      outcome: 'passed',
      summary: expect.stringContaining('beside its base'),
    });
    expect(git(folder, 'worktree', 'list').trim().split('\n')).toHaveLength(1);
  }, 1_200_000);
});

/** The script sections of the pipelines that users of other systems copy, for a change. */
const pipelines: readonly (readonly [
  system: string,
  script: () => string,
  variables: (base: string) => Readonly<Record<string, string>>,
])[] = [
  [
    'GitLab',
    () => {
      const jobs = parse(readFileSync('examples/gitlab-ci.yml', 'utf8')) as Readonly<
        Record<string, { readonly script: readonly string[] }>
      >;
      return (jobs['performance']?.script ?? []).join('\n');
    },
    (base) => ({ GITLAB_CI: 'true', CI_MERGE_REQUEST_IID: '7', CI_MERGE_REQUEST_DIFF_BASE_SHA: base }),
  ],
  [
    'Jenkins',
    () => {
      const [, stage = ''] = readFileSync('examples/Jenkinsfile', 'utf8').split(/^ {4}stage\('/m);
      return Array.from(stage.matchAll(/^ +sh '(.*)'$/gm), ([, command]) => command).join('\n');
    },
    () => ({ JENKINS_URL: 'http://127.0.0.1/', CHANGE_ID: '7', CHANGE_TARGET: 'main' }),
  ],
];

withCounterparts('from an empty repository, in other systems', () => {
  test.each(pipelines)(
    '%s: the first request fails if it is slower, and an unchanged one passes',
    (system, script, variables) => {
      const { folder, shell, write, text, commit, propose } = ownProject(system, '', 4);
      const init = `guardband init --start 'bash start.sh' --health http://127.0.0.1:${String(port)}/products`;
      expect(shell(init)).toMatchObject({ status: 0, stderr: '' });
      write('guardband.yml', text('guardband.yml').replace(/pairs: 4/, 'pairs: 3'));
      commit('Judge performance');
      git(folder, 'push', '--quiet', 'origin', 'main');
      git(folder, 'fetch', '--quiet');
      const base = git(folder, 'rev-parse', 'HEAD').trim();
      const judge = () => {
        const { status, stdout, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', script()], {
          cwd: folder,
          encoding: 'utf8',
          env: {
            PATH: `${resolve('tests/e2e/npm')}:${String(process.env['PATH'])}`,
            HOME: join(temp, 'home'),
            GUARDBAND_CLI: resolve('dist/cli.cjs'),
            JMETER_INSTALLED: join(tools, 'jmeter'),
            JDK_JAVA_OPTIONS: quickJvm,
            ...variables(base),
          },
        });
        return { status, output: stdout + stderr };
      };
      propose('slow', () => {
        write('slower', 'POST /orders=6');
      });
      // On a busy machine the slow requests delay the others, too, and the heading then says so.
      expect(judge()).toMatchObject({
        status: 1,
        output: expect.stringMatching(/FAILED .*(POST \/orders|both cases).*slower[^]*beside its\s+base/),
      });
      propose('same', () => {
        write('README.md', 'A shop\n');
      });
      expect(judge()).toMatchObject({ status: 0, output: expect.stringMatching(/PASSED .*[^]*beside its\s+base/) });
      expect(readFileSync(join(folder, 'report.html'), 'utf8')).toContain('POST /orders');
    },
    600_000,
  );
});
