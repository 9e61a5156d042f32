/** The Action on a GitHub that is told which commit moved a level. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { HistoryLine } from '../../../src/model/documents.js';
import { startGithub, type Github } from '../../forge/_github.js';
import { git } from '../../stories/_git.js';
import { counterparts, log, outputs, withCounterparts } from '../_act.js';
import { startRecorder } from './_recorder.js';
import { annotations, declared, jobResult, jobResults, quickLoadTest, repository, run, temp } from './_shop.js';

let github: Github;
beforeAll(async () => {
  github = await startGithub(String(counterparts));
}, 60_000);
afterAll(async () => {
  await github.close();
});

const recording = 'examples/workflows/guardband.yml';

/**
 * A history on the branch in which checkout became slower with this commit: 24 nights before it and 2 after it, from
 * real measurements. One more run makes the change visible.
 */
function movedBy(culprit: string, folder: string): void {
  const branch = join(temp, 'performance');
  execFileSync('git', ['clone', '--quiet', '--branch=performance', `${folder}.git`, branch]);
  const files = readdirSync(branch).filter((item) => item.endsWith('.ndjson'));
  const archive = join(branch, 'archive-v2');
  const whole = readdirSync(archive).map((name) => [name, readFileSync(join(archive, name), 'utf8')] as const);
  rmSync(archive, { recursive: true });
  for (const [i, file] of files.entries()) {
    const current = whole
      .filter(([name]) => name.startsWith(file.replace('ndjson', '')))
      .flatMap(([, text]) => text.trim().split('\n'))
      .map((line) => JSON.parse(line) as HistoryLine);
    const past = Array.from({ length: 26 }, (_, n) =>
      current.map((line): object => {
        const { histogram: _h, ...measurement } = line.measurement ?? { configuration: {}, metrics: {} };
        const earlier = (start = ''): string => new Date(Date.parse(start) - (26 - n) * 86_400_000).toISOString();
        const factor = (n < 25 && file.startsWith('checkout') ? 1 / 1.5 : 1) * (1 + 0.02 * Math.sin(7 * n + 2 * i));
        const { p99, throughput }: Readonly<Record<string, unknown>> = measurement.metrics;
        const commit = n === 25 ? culprit : createHash('sha1').update(String(n)).digest('hex');
        return {
          ...line,
          measurement: {
            ...measurement,
            startedAt: earlier(line.measurement?.startedAt),
            metrics: { errorPercent: 0, p99: Number(p99) * factor, throughput: Number(throughput) / factor },
          },
          // Which repository recorded them is not said: the workflow runs in a job of another name.
          provenance: {
            ...line.provenance,
            recorded: undefined,
            startedAt: earlier(line.provenance?.startedAt),
            commit,
          },
        };
      }),
    );
    writeFileSync(
      join(branch, file),
      `${past
        .flat()
        .map((line) => JSON.stringify(line))
        .join('\n')}\n`,
    );
  }
  git(branch, 'commit', '--quiet', '--all', '--message', 'A past');
  git(branch, 'push', '--quiet');
}

withCounterparts('examples/workflows/nightly-bisect.yml', () => {
  test('the commit of a new loss of the nights is named on it', async () => {
    const workflow = 'examples/workflows/nightly-bisect.yml';
    const folder = repository('bisect', 'healthy');
    const write = (file: string, text: string): void => {
      writeFileSync(join(folder, file), text);
    };
    rmSync(join(folder, 'baselines'), { recursive: true });
    write('examples/load-test.sh', quickLoadTest);
    write('guardband.yml', `${declared}measure:\n  run: bash examples/load-test.sh measure {version} {out}\n`);
    write('.gitignore', 'results\nguardband-gate\n');
    const commitAt = (ms: number): string => {
      write('milliseconds', `${String(ms)}\n`);
      git(folder, 'add', '--all');
      git(folder, 'commit', '--quiet', '--allow-empty', '--message', `Takes ${String(ms)} ms`);
      return git(folder, 'rev-parse', 'HEAD').trim();
    };
    const record = (): void => {
      const steps = [
        'rm -rf results && bash examples/load-test.sh measure . results',
        `node ${resolve('dist/cli.cjs')} record results --baselines branch:performance`,
      ];
      execFileSync('bash', ['-c', steps.join(' && ')], {
        cwd: folder,
        env: { ...process.env, HOME: join(temp, 'home'), GITHUB_ACTIONS: '', CI: 'false' },
        stdio: 'pipe',
      });
    };
    for (let night = 0; night < 8; night++) {
      commitAt(60);
      record();
    }
    const good = git(folder, 'rev-parse', 'HEAD').trim();
    commitAt(60);
    const culprit = commitAt(90);
    const bad = commitAt(90);
    record();
    rmSync(join(folder, 'results'), { recursive: true });
    git(folder, 'push', '--quiet', 'origin', 'main');

    const recorder = await startRecorder(join(temp, 'told.ndjson'));
    const lines = run(folder, 'schedule', workflow, { github: { url: recorder.url, token: 'token' } });
    recorder.close();
    const shown = log(lines);
    expect({ results: jobResults(lines, 'night'), shown }).toMatchObject({ results: ['success'] });
    const range = outputs(lines, 'trend');
    expect({ ...range, shown }).toMatchObject({ outcome: 'changed', bad });
    // A restless machine may move the start of the range to an earlier night.
    expect(git(folder, 'rev-list', good).split('\n')).toContain(range['good']);
    expect({ results: jobResults(lines, 'bisect'), shown }).toMatchObject({ results: ['success'] });
    expect(outputs(lines, 'bisect')).toMatchObject({ outcome: 'named', culprit });
    expect(git(folder, 'worktree', 'list').trim().split('\n')).toHaveLength(1);
    expect(recorder.posted()).toEqual([
      expect.stringMatching(new RegExp(`commits/${culprit}/comments".*made it slower.*POST /orders`)),
    ]);
  }, 300_000);
});

withCounterparts('examples/workflows/guardband.yml on GitHub', () => {
  test('comments once on the commit that moved a level, however often it runs', async () => {
    const culprit = await github.mainOf();
    const folder = repository('trend-comment', 'healthy');
    run(folder, 'push', recording);
    movedBy(culprit, folder);
    const world = { github: { url: github.contractUrl, token: 'github-actions[bot]' } };

    const told = run(folder, 'push', recording, world);
    expect({
      result: jobResult(told),
      warnings: annotations(told, 'warning').map(({ arg }) => arg),
      outcome: outputs(told, 'record')['outcome'],
    }).toEqual({ result: 'success', warnings: [], outcome: 'changed' });
    const [comment, ...more] = await github.commentsOn(culprit);
    expect(more).toEqual([]);
    expect(comment?.user.login).toBe('github-actions[bot]');
    expect(comment?.body).toMatch(
      /^<!-- guardband trend%20Record%2Frecord -->\n### ❌ Performance: checkout got slower: throughput −\d+/,
    );
    expect(comment?.body).toMatch(new RegExp(`between these commits: \\[?\\w{10}\\.\\.${culprit.slice(0, 10)}`));
    expect(comment?.body).not.toContain('browse');

    const again = run(folder, 'push', recording, world);
    expect({ result: jobResult(again), outcome: outputs(again, 'record')['outcome'] }).toEqual({
      result: 'success',
      outcome: 'changed',
    });
    expect(await github.commentsOn(culprit)).toEqual([comment]);

    // The jobs of docs/questions.md write an issue, and to the webhooks whose secrets are set.
    const recipes = readFileSync('docs/questions.md', 'utf8').matchAll(/```yaml\n((?:issue|message):\n[^]*?)```/g);
    for (const [, recipe = ''] of recipes)
      appendFileSync(join(folder, recording), `${recipe.trimEnd().replaceAll(/^/gm, '  ')}\n`);
    git(folder, 'commit', '--quiet', '--all', '--message', 'Tell people');
    const webhook = await startRecorder(join(temp, 'messages'));
    const withSecrets = (secrets: Readonly<Record<string, string>>) =>
      run(folder, 'push', recording, { secrets, github: { url: github.stateUrl, token: 'octocat' } });
    const both = withSecrets({ SLACK_URL: `${webhook.url}/slack`, TEAMS_URL: `${webhook.url}/teams` });
    expect({ results: jobResults(both, 'message'), log: log(both) }).toMatchObject({ results: ['success'] });
    const address = expect.stringMatching(/^https:\/\/github\.com\/octocat\/shop\/actions\/runs\/\d+$/);
    const sent = webhook.posted().map((line) => JSON.parse(line) as object);
    expect(sent).toEqual([
      { path: '/slack', text: expect.stringMatching(/^Performance got worse: https:\S+\/actions\/runs\/\d+$/) },
      {
        path: '/teams',
        type: 'message',
        attachments: [
          {
            contentType: 'application/vnd.microsoft.card.adaptive',
            content: {
              type: 'AdaptiveCard',
              version: expect.stringMatching(/^1\.\d$/),
              body: [{ type: 'TextBlock', text: 'Performance got worse' }],
              actions: [{ type: 'Action.OpenUrl', title: 'Run', url: address }],
            },
          },
        ],
      },
    ]);
    expect(jobResults(withSecrets({}), 'message')).toEqual(['success']);
    expect(webhook.posted()).toHaveLength(2);
    webhook.close();
    const issues = (await github.direct('GET', '/repos/octocat/shop/issues')) as readonly object[];
    expect(issues).toMatchObject([
      { title: 'Performance got worse', body: expect.stringMatching(/\/octocat\/shop\/actions\/runs\/\d+$/) },
      { title: 'Performance got worse' },
    ]);
  });
});
