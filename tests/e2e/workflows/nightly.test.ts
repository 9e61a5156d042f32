/** The Action in the workflows of a night: shards of many cases, and suspects that are measured again. */
import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { git } from '../../stories/_git.js';
import { log, outputs, summaries, withCounterparts } from '../_act.js';
import {
  annotations,
  declared,
  jobResults,
  keepHistory,
  kept,
  quickLoadTest,
  repository,
  run,
  tallyTogether,
  temp,
  type Mode,
} from './_shop.js';

const nightly = 'examples/workflows/nightly.yml';

/** All loads, or one of three. */
const modes: [Mode, string, string, string | undefined][] = [
  ['healthy', 'passed', 'success', undefined],
  ['slow', 'failed', 'failure', '10'],
];
const matrixOf = (users: string | undefined) => ({ matrix: users === undefined ? [] : [`users:${users}`] });

withCounterparts('examples/workflows/nightly.yml', () => {
  test.each(modes)(
    '%s: the shards of all cases are judged like a single run, and recorded',
    (mode, outcome, result, users) => {
      const folder = repository(`nightly-${mode}`, mode);
      keepHistory(folder, { users });
      const before = kept(folder);
      const together = tallyTogether(folder, users);
      const loads = users === undefined ? 3 : 1;
      const lines = run(folder, 'schedule', nightly, matrixOf(users));
      expect({ results: jobResults(lines, 'load'), log: log(lines) }).toMatchObject({
        results: Array(4 * loads).fill('success'),
      });
      expect({ results: jobResults(lines, 'gate'), log: log(lines) }).toMatchObject({ results: [result] });
      const { tallies, ...others } = outputs(lines, 'gate');
      expect(others).toMatchObject({ outcome });
      expect(JSON.parse(String(tallies))).toEqual(together);
      expect(annotations(lines, 'warning')).toEqual([]); // the generators overlapped in time
      expect(summaries(lines)).toContain('checkout');

      const after = kept(folder);
      expect(after).toEqual(expect.arrayContaining([...before]));
      expect(after.length - before.length).toBe(4 * loads); // two labels of two scenarios
      expect(readFileSync(`${folder}.artifacts/pages/trend.html`, 'utf8')).toContain('checkout');
    },
  );

  test('the first night is undecided, and recorded for the second', () => {
    const folder = repository('nightly-first', 'healthy');
    const lines = run(folder, 'schedule', nightly, matrixOf('5'));
    expect({ results: jobResults(lines, 'gate'), log: log(lines) }).toMatchObject({ results: ['failure'] });
    expect(outputs(lines, 'gate')).toMatchObject({ outcome: 'undecided' });
    expect(outputs(lines, 'keep')).toMatchObject({ outcome: 'steady' });
    expect(kept(folder)).toHaveLength(4); // two labels of two scenarios
  });
});

withCounterparts('a generator of examples/workflows/nightly.yml that measured nothing', () => {
  test('a case is missing if a generator measured nothing; the others are judged and recorded', () => {
    const folder = repository('nightly-broken', 'healthy');
    keepHistory(folder, { users: '10' });
    const before = kept(folder).length;
    const file = join(folder, nightly);
    const broken = readFileSync(file, 'utf8').replace(
      '          awk ',
      '          [ "$SCENARIO$USERS$GENERATOR" != checkout102 ]\n$&',
    );
    expect(broken).toContain('checkout102');
    writeFileSync(file, broken);
    git(folder, 'commit', '--quiet', '--all', '--message', 'One generator is down');
    const lines = run(folder, 'schedule', nightly, matrixOf('10'));
    const failed = lines.filter(({ jobID, stepResult }) => jobID === 'load' && stepResult === 'failure');
    expect({ failed: failed.length, log: log(lines) }).toMatchObject({ failed: 1 });
    const { outcome, tallies } = outputs(lines, 'gate');
    expect({ outcome, log: log(lines) }).toMatchObject({ outcome: 'failed' });
    expect(JSON.parse(String(tallies))).toMatchObject({ missing: 2, pass: 2 });
    expect(annotations(lines, 'warning').map(({ arg }) => arg)).toEqual([
      expect.stringContaining('checkout-10-generator-1'),
    ]);
    expect(kept(folder).length - before).toBe(2);
  });
});

withCounterparts('mode read', () => {
  test('the step fails with an error if the output file cannot be written', () => {
    const workflow = 'examples/workflows/nightly.yml';
    const folder = repository('nowhere', 'healthy');
    const file = join(folder, workflow);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^ *out: shard\.json\n/m, ''));
    git(folder, 'commit', '--quiet', '--all', '--message', 'Nowhere');
    const lines = run(folder, 'schedule', workflow, { matrix: ['users:5', 'scenario:browse', 'generator:1'] });
    expect(annotations(lines, 'error').map(({ arg }) => arg)).toContainEqual(
      expect.stringContaining('no output file was named'),
    );
    // A run without anything to judge does not pass.
    expect(outputs(lines, 'gate')).toMatchObject({ outcome: 'unusable' });
    expect(jobResults(lines, 'gate')).toEqual(['failure']);
  });
});

withCounterparts('examples/workflows/confirm-suspects.yml', () => {
  test('the suspects of a night are measured beside the last good commit, and fail', () => {
    const workflow = 'examples/workflows/confirm-suspects.yml';
    const folder = repository('confirm', 'healthy');
    const write = (file: string, text: string): void => {
      writeFileSync(join(folder, file), text);
    };
    rmSync(join(folder, 'baselines'), { recursive: true });
    write('examples/load-test.sh', quickLoadTest);
    write('milliseconds', '60\n');
    write('guardband.yml', `${declared}measure:\n  run: bash examples/load-test.sh measure {version} {out}\n`);
    write('.gitignore', 'results\nguardband-gate\n');
    git(folder, 'add', '--all');
    git(folder, 'commit', '--quiet', '--message', 'A good version');
    const shell = (command: string) =>
      execFileSync('bash', ['-c', command], {
        cwd: folder,
        env: { ...process.env, HOME: join(temp, 'home'), GITHUB_ACTIONS: '', CI: 'false' },
        stdio: 'pipe',
      });
    shell(`bash examples/load-test.sh measure . results && node ${resolve('dist/cli.cjs')} record results`);
    rmSync(join(folder, 'results'), { recursive: true });
    write('milliseconds', '80\n');
    git(folder, 'add', '--all');
    git(folder, 'commit', '--quiet', '--message', 'A slower version');

    const lines = run(folder, 'schedule', workflow);
    const shown = log(lines);
    expect({ night: jobResults(lines, 'night'), shown }).toMatchObject({ night: ['success'] });
    const confirmed = jobResults(lines, 'confirm');
    expect({ confirmed, shown }).toMatchObject({ confirmed: expect.arrayContaining(['failure']) });
    expect(shown).toContain('newest recorded ancestor');
    expect(shown).toMatch(/POST \/orders.* got slower.*, measured .* beside its base/);
    const own = lines.filter(({ jobID }) => jobID === 'confirm');
    expect(outputs(own, 'gate')).toMatchObject({ outcome: 'failed', 'decided-by': 'pairs' });
  });
});
