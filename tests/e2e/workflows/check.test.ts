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
  test('judges the pull request that was commented on by its target, and comments', async () => {
    const folder = repository('on-request', 'slow');
    keepHistory(folder);
    git(folder, 'push', '--quiet', 'origin', 'origin/performance:refs/heads/performance');
    const measure = '[ "$1" = build ] || cp -R examples/shop/results/healthy "$3"\n';
    writeFileSync(join(folder, 'examples/load-test.sh'), measure);
    git(folder, 'commit', '--quiet', '--all', '--amend', '--no-edit');
    const base = git(folder, 'rev-parse', 'HEAD').trim();
    writeFileSync(
      join(folder, 'guardband.yml'),
      `${declared}metrics: {p99: report, p50: report, throughput: report}\n`,
    );
    git(folder, 'add', '.');
    git(folder, 'commit', '--quiet', '--message', 'Loosen the rules');
    const pull = {
      number: 7,
      head: { sha: git(folder, 'rev-parse', 'HEAD').trim() },
      base: { ref: 'main', sha: base },
    };
    const pull7 = (pushed: string): object => ({
      ...pull,
      head: { ...pull.head, ref: 'change', repo: { full_name: 'stranger/shop', pushed_at: pushed } },
    });
    const ask = async (permission: string, pushed: string) => {
      const file = join(temp, `posted-${permission}-${pushed.slice(0, 4)}.ndjson`);
      const recorder = await startRecorder(file, {
        '/pulls/7': pull7(pushed),
        '/user': { login: 'octocat' },
        '/collaborators/somebody/permission': { permission },
      });
      rmSync(`${folder}.artifacts`, { recursive: true, force: true });
      const comment = { body: '/perf', author_association: 'MEMBER', user: { login: 'somebody' } };
      const lines = run(folder, 'issue_comment', 'examples/workflows/perf-comment.yml', {
        event: { issue: { number: 7, pull_request: {} }, comment: { ...comment, created_at: '2026-11-20T10:00:00Z' } },
        github: { url: recorder.url, token: 'token' },
      });
      recorder.close();
      return { lines, posted: recorder.posted() };
    };
    const { lines, posted } = await ask('write', '2026-11-20T09:59:59Z');
    expect({ outcome: outputs(lines, 'gate')['outcome'], log: log(lines) }).toMatchObject({ outcome: 'failed' });
    expect(outputs(lines, 'ask')).toEqual({ commit: pull.head.sha });
    expect(posted).toContainEqual(expect.stringMatching(/issues\/7\/comments.*### ❌ .*changes how it is judged/));
    expect(posted).toContainEqual(expect.stringMatching(/check-runs.*"conclusion":"failure"/));

    // Neither a member without the right to push, nor a commit that came after the comment.
    for (const [permission, pushed, why] of [
      ['read', '2026-11-20T09:59:59Z', 'somebody may not push to this repository: read'],
      ['admin', '2027-01-01T00:00:00Z', 'got a push after the comment'],
    ] as const) {
      const refused = await ask(permission, pushed);
      expect({ ask: jobResults(refused.lines, 'ask'), log: log(refused.lines) }).toMatchObject({ ask: ['failure'] });
      expect(annotations(refused.lines, 'error').map(({ arg }) => arg)).toContainEqual(expect.stringContaining(why));
      expect([jobResults(refused.lines, 'measure'), refused.posted]).toEqual([
        expect.not.arrayContaining(['success']),
        [],
      ]);
    }
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
