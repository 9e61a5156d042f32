/** The Action in the workflows that judge a change: a check, several load generators, a comment, and this repository's own. */
import { expect, test } from '@jest/globals';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../../stories/_git.js';
import { log, outputs, summaries, withCounterparts } from '../_act.js';
import { startRecorder } from './_recorder.js';
import {
  annotations,
  declared,
  jobResult,
  jobResults,
  keepHistory,
  repository,
  run,
  tallyTogether,
  temp,
} from './_shop.js';

withCounterparts('examples/workflows/pr-check.yml', () => {
  const workflow = 'examples/workflows/pr-check.yml';

  test('a pull request that changes nothing passes, which its summary shows', () => {
    const lines = run(repository('healthy', 'healthy'), 'pull_request', workflow);
    expect({ result: jobResult(lines), errors: annotations(lines, 'error'), log: log(lines) }).toMatchObject({
      result: 'success',
      errors: [],
    });
    expect(outputs(lines, 'gate')).toMatchObject({ outcome: 'passed', rerun: '{"include":[]}' });
    expect(summaries(lines)).toContain('browse');
  });

  test('a pull request that makes checkout slower fails, and its report shows the slower values', () => {
    const lines = run(repository('slow', 'slow'), 'pull_request', workflow);
    expect({ result: jobResults(lines, 'gate'), log: log(lines) }).toMatchObject({ result: ['failure'] });

    const { outcome, tallies, rerun, files } = outputs(lines, 'gate');
    expect(outcome).toBe('failed');
    expect(JSON.parse(String(tallies))).toMatchObject({ regression: expect.any(Number) });
    expect(JSON.parse(String(rerun))).toMatchObject({ include: expect.any(Array) });
    expect(JSON.parse(String(files))).toBeInstanceOf(Array);

    const [first] = summaries(lines).trim().split('\n');
    expect(first).toContain('checkout');
    expect(summaries(lines)).toMatch(/^\|.*checkout.*\|$/m); // a separate table row

    const errors = annotations(lines, 'error');
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.length).toBeLessThanOrEqual(10); // GitHub shows no more of one level in one step
    for (const { arg } of errors) expect(arg).not.toContain('browse'); // the control, which did not change
    expect(errors.map(({ arg }) => arg).join('\n')).toContain('checkout');
  });

  test('a pull request whose checkout returns only errors fails, however fast it is', () => {
    const lines = run(repository('failing', 'failing'), 'pull_request', workflow);
    expect({ result: jobResults(lines, 'gate'), log: log(lines) }).toMatchObject({ result: ['failure'] });
    expect(outputs(lines, 'gate')).toMatchObject({ outcome: 'failed' });
    expect(summaries(lines).trim().split('\n')[0]).toMatch(/fails 100\s% of its requests/);
  });

  test('without a baseline the run is undecided', () => {
    const folder = repository('empty', 'healthy');
    git(folder, 'rm', '-r', '--quiet', 'examples/shop/baselines');
    git(folder, 'commit', '--quiet', '--message', 'No baselines');
    const lines = run(folder, 'pull_request', workflow);
    expect({ result: jobResults(lines, 'gate'), log: log(lines) }).toMatchObject({ result: ['failure'] });
    expect(outputs(lines, 'gate')).toMatchObject({ outcome: 'undecided' });
  });
});

withCounterparts('examples/workflows/load-generators.yml', () => {
  const workflow = 'examples/workflows/load-generators.yml';

  test('the parts of four generators are judged like one result', () => {
    const folder = repository('generators', 'slow');
    keepHistory(folder);
    const together = tallyTogether(folder);
    const file = join(folder, workflow);
    // All generators are on this machine, so each takes every fourth request of one load test.
    const script = [
      'cd examples/shop/results/healthy; for f in */*/results.jtl; do mkdir -p "$OLDPWD/results/${f%/*}";',
      'awk -v own=${{ matrix.generator }} \'NR == 1 || NR % 4 == own - 1\' $f >"$OLDPWD/results/$f"; done',
    ].join(' ');
    const replaced = readFileSync(file, 'utf8')
      .replace(/ *- uses: actions\/setup-java[^]*?\n\n[^]*?\n\n/, '') // with the cache of JMeter
      .replace('bash examples/load-test.sh build .', ':')
      .replace(/sleep ".*"/, ':')
      .replace('bash examples/load-test.sh measure . results', () => script);
    expect(replaced).not.toContain('load-test.sh');
    writeFileSync(file, replaced);
    git(folder, 'commit', '--quiet', '--all', '--message', 'Four parts');
    const lines = run(folder, 'pull_request', workflow);
    expect({ results: jobResults(lines, 'load'), log: log(lines) }).toMatchObject({
      results: Array(4).fill('success'),
    });
    expect({ results: jobResults(lines, 'gate'), log: log(lines) }).toMatchObject({ results: ['failure'] });
    const { tallies, outcome } = outputs(lines, 'gate');
    expect([outcome, JSON.parse(String(tallies))]).toEqual(['failed', together]);
    expect(annotations(lines, 'warning')).toEqual([]); // the generators overlapped in time
  });
});

withCounterparts('examples/workflows/perf-comment.yml', () => {
  /** A pull request into main, whose load test measures the slow shop. */
  const propose = (name: string) => {
    const folder = repository(name, 'slow');
    keepHistory(folder);
    git(folder, 'push', '--quiet', 'origin', 'origin/performance:refs/heads/performance');
    const measure = '[ "$1" = build ] || cp -R examples/shop/results/healthy "$3"\n';
    writeFileSync(join(folder, 'examples/load-test.sh'), measure);
    git(folder, 'commit', '--quiet', '--all', '--amend', '--no-edit');
    return { folder, base: git(folder, 'rev-parse', 'HEAD').trim() };
  };
  interface Asked {
    readonly body: string;
    readonly permission: string;
    readonly role: string;
    /** When the commit was pushed that the comment stands below. */
    readonly pushed: string;
  }
  const ask = async ({ folder, base }: ReturnType<typeof propose>, given: Partial<Asked>) => {
    const { body = '/perf', permission = 'write', role = permission, pushed = '2026-11-20T09:59:59Z' } = given;
    const file = join(temp, `posted-${String(Math.random())}.ndjson`);
    const head = { sha: git(folder, 'rev-parse', 'HEAD').trim(), ref: 'change' };
    const recorder = await startRecorder(file, {
      '/pulls/7': {
        number: 7,
        head: { ...head, repo: { full_name: 'stranger/shop', pushed_at: pushed } },
        base: { ref: 'main', sha: base },
      },
      '/user': { login: 'octocat' },
      '/collaborators/somebody/permission': { permission, role_name: role },
    });
    rmSync(`${folder}.artifacts`, { recursive: true, force: true });
    const comment = { body, author_association: 'MEMBER', user: { login: 'somebody' } };
    const lines = run(folder, 'issue_comment', 'examples/workflows/perf-comment.yml', {
      event: { issue: { number: 7, pull_request: {} }, comment: { ...comment, created_at: '2026-11-20T10:00:00Z' } },
      github: { url: recorder.url, token: 'token' },
    });
    recorder.close();
    return { lines, posted: recorder.posted() };
  };

  test('judges the pull request that was commented on by its target, and comments', async () => {
    const change = propose('on-request');
    const { folder } = change;
    writeFileSync(
      join(folder, 'guardband.yml'),
      `${declared}metrics: {p99: report, p50: report, throughput: report}\n`,
    );
    git(folder, 'add', '.');
    git(folder, 'commit', '--quiet', '--message', 'Loosen the rules');
    const { lines, posted } = await ask(change, {});
    expect({ outcome: outputs(lines, 'gate')['outcome'], log: log(lines) }).toMatchObject({ outcome: 'failed' });
    expect(outputs(lines, 'ask')).toEqual({ commit: git(folder, 'rev-parse', 'HEAD').trim() });
    expect(posted).toContainEqual(expect.stringMatching(/issues\/7\/comments.*### ❌ .*changes how it is judged/));
    expect(posted).toContainEqual(expect.stringMatching(/check-runs.*"conclusion":"failure"/));
  }, 240_000);

  // Neither a member without the right to push, nor a commit that came after the comment; only a maintainer accepts.
  test.each<readonly [string, Partial<Asked>]>([
    ['somebody may not push to this repository: read', { permission: 'read' }],
    ['got a push after the comment', { permission: 'admin', pushed: '2027-01-01T00:00:00Z' }],
    ['somebody does not maintain this repository, so nothing is accepted: write', { body: '/perf accept It is meant' }],
  ])('measures nothing: %s', async (why, given) => {
    const { lines, posted } = await ask(propose(`refused-${String(why.length)}`), given);
    expect({ ask: jobResults(lines, 'ask'), log: log(lines) }).toMatchObject({ ask: ['failure'] });
    expect(annotations(lines, 'error').map(({ arg }) => arg)).toContainEqual(expect.stringContaining(why));
    expect([jobResults(lines, 'measure'), posted]).toEqual([expect.not.arrayContaining(['success']), []]);
  });

  test('accepts for a maintainer what fails, and says who and why', async () => {
    const change = propose('accepted');
    git(change.folder, 'commit', '--quiet', '--allow-empty', '--message', 'Encrypt orders');
    const { lines, posted } = await ask(change, {
      body: '/perf accept Orders are encrypted now\r\n--baselines elsewhere',
      role: 'maintain',
    });
    expect({ accept: jobResults(lines, 'accept'), log: log(lines) }).toMatchObject({ accept: ['success'] });
    expect({ outcome: outputs(lines, 'gate')['outcome'], log: log(lines) }).toMatchObject({ outcome: 'passed' });
    expect(posted).toContainEqual(expect.stringMatching(/issues\/7\/comments.*Orders are encrypted now/));
    git(change.folder, 'fetch', '--quiet', 'origin');
    const kept = git(change.folder, 'grep', '-h', 'encrypted', 'origin/performance');
    expect(kept).toMatch(/"reason":"Orders are encrypted now"/);
    expect(kept).toMatch(/"by":"somebody"/);
  }, 240_000);
});

withCounterparts('.github/workflows/ci.yml', () => {
  test('its gate job passes healthy results and fails slow ones', () => {
    const folder = repository('own', 'healthy');
    for (const part of ['action.yml', 'package.json', 'dist']) cpSync(part, join(folder, part), { recursive: true });
    const lines = run(folder, 'pull_request', '.github/workflows/ci.yml', { job: 'gate' });
    expect({ result: jobResult(lines), log: log(lines) }).toMatchObject({ result: 'success' });
  });
});
