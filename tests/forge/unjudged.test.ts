/** The Action when a run that judged nothing follows one that passed, with the GitHub of _github.ts. */
import { expect, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onGithub, withGithub, writeResults, type Prepared } from './_action.js';
import type { Github } from './_github.js';

let github: Github;
let folder: string;
let action: Prepared['action'];
let number: number;
let sha: string;
const file = (name: string): string => join(folder, name);

onGithub(async (made) => {
  ({ github, folder, action } = made);
  sha = await github.mainOf();
  number = await github.openPullRequest('change', sha);
  writeResults(folder);
  writeFileSync(file('@broken.jtl'), 'timeStamp,label,success\n1,@all,true\n');
});

const comments = async () => (await github.commentsOn(number)).map(({ body }) => body);

function run(inputs: Readonly<Record<string, string>>): ReturnType<typeof action> {
  const pullRequest = { number, head: { ref: 'change', sha }, base: { ref: 'main', sha } };
  const given = {
    mode: 'check',
    comment: 'pull-request',
    'comment-key': 'load',
    'check-run': 'true',
    'github-token': 'octocat',
    against: 'before.jtl',
    out: 'report.json',
    set: 'scenario=shop',
    ...inputs,
  };
  return action({ pull_request: pullRequest }, given, { GITHUB_API_URL: `${github.url}/` });
}

withGithub('a run that judges nothing', () => {
  test('replaces the previous run in the comment, the summary and the check', async () => {
    const passed = await run({ results: 'now.jtl' });
    expect({ exitCode: passed.exitCode, log: passed.log }).toMatchObject({ exitCode: 0 });
    expect(await comments()).toEqual([expect.stringContaining('no regression in 1 case')]);

    const { exitCode, log, outputs, summary } = await run({ results: '@broken.jtl' });
    expect({ exitCode, log }).toEqual({ exitCode: 3, log: expect.stringContaining('no column elapsed') });
    expect(outputs).toContain('unusable');
    const [body = '', ...more] = await comments();
    expect(more).toEqual([]);
    expect(body).toMatch(/^<!-- guardband load -->\n### ⛔ Performance: nothing was judged: [^\n]+\n\n```text\n/);
    expect(body).toMatch(/```text\n@broken\.jtl: error: [^`]*no column elapsed[^`]*\n```/);
    expect(body).toContain('<sub>**load** · [run](https://github.com/octocat/shop/actions/runs/42)</sub>');
    expect(body).not.toContain('the only case');
    expect(summary).toContain('nothing was judged');

    const { check_runs: checks } = (await github.direct('GET', `/repos/octocat/shop/commits/${sha}/check-runs`)) as {
      check_runs: readonly object[];
    };
    expect(checks).toContainEqual(
      expect.objectContaining({
        conclusion: 'action_required',
        output: expect.objectContaining({ title: expect.stringMatching(/nothing was judged/i) }),
      }),
    );
  });

  test('is commented with comment-on: change too, also after an invalid input', async () => {
    expect((await run({ results: 'now.jtl' })).exitCode).toBe(0);
    const { exitCode } = await run({ results: 'now.jtl', out: 'report.pdf', 'comment-on': 'change' });
    expect(exitCode).toBe(3);
    expect(await comments()).toEqual([expect.stringMatching(/nothing was judged[^]*report\.pdf/)]);
  });
});
