/** The load test of the head measures both versions, so what it leaves out is missed in neither: the gate says so. */
import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commit } from './_git.js';
import { equal, measuredTeam } from './_measured-team.js';

describe('a case that the load test no longer measures', () => {
  const { folder, write, version, recordRuns, run, report } = measuredTeam();
  const findings = () => report().findings.filter(({ case: { label } }) => label === 'GET /d');

  test('is missing if the history of the base has it', async () => {
    version(equal);
    await recordRuns(1);
    const base = commit(folder, 'The history');
    write(
      'load.mjs',
      readFileSync(join(folder, 'load.mjs'), 'utf8').replace(
        'of Object.entries(factors)',
        "$&.filter(([label]) => label !== 'GET /d')",
      ),
    );
    version(equal);
    const { exitCode, stdout } = await run('gate', '--target', base, '--no-screen', '--out', 'report.json');
    expect([exitCode, stdout]).toEqual([1, expect.stringMatching(/GET \/d.*not measured/)]);
    expect([report().gate?.measurements, report().reasons]).toEqual([2, ['missing']]);
    expect(stdout.replace(/\s+/g, ' ')).toContain(
      'The load test changed between base and head (load.mjs): both versions',
    );
    expect(findings().every(({ verdict, reason }) => verdict === 'missing' && reason === 'no-candidate')).toBe(true);
  });

  test('is not expected with --only, or if it is retired', async () => {
    const only = await run('gate', '--no-screen', '--only', 'GET /a', '--base', 'HEAD~1');
    expect(only.exitCode).toBe(0);
    const config = readFileSync(join(folder, 'guardband.yml'), 'utf8');
    write('guardband.yml', `${config}retired: [{ where: { label: 'GET /d' }, reason: gone }]\n`);
    const { exitCode } = await run('gate', '--no-screen', '--base', 'HEAD~1', '--out', 'report.json');
    expect([exitCode, new Set(findings().map(({ reason }) => reason))]).toEqual([0, new Set(['retired'])]);
    // Its absence from both sides changes no rate.
    const rates = report().findings.filter(({ metric, reason }) => metric === 'throughput' && reason !== 'retired');
    expect(rates.map(({ verdict }) => verdict)).toEqual(Array.from({ length: 8 }, () => 'pass'));
  });
});

describe('a load test', () => {
  const { folder, write, version, run, report } = measuredTeam("run: 'node {head}/load.mjs {version} {out}'");
  const notes = () => report().problems.filter(({ code }) => code === 'plan-changed');
  const gate = async (...options: readonly string[]) => {
    const { exitCode } = await run('gate', '--pairs', '1', '--out', 'report.json', ...options);
    return [exitCode, ...notes().map(({ message }) => /\((.*?)\)/.exec(message)?.[1])];
  };

  test('that is as in the base needs no word', async () => {
    write('plan.jmx', '<a/>');
    version(equal);
    write('README.md', 'Changed');
    version(equal);
    expect(await gate()).toEqual([0]);
  });

  test('that changed is named, with every test plan', async () => {
    write('plan.jmx', '<b/>');
    write('load.mjs', `${readFileSync(join(folder, 'load.mjs'), 'utf8')}\n`);
    version(equal);
    expect(await gate()).toEqual([0, 'load.mjs, plan.jmx']);
    expect(notes()[0]?.level).toBe('warning');
  });

  test.each([
    `node "{head}/load.mjs" "{version}" "{out}"`,
    '(node {head}/load.mjs {version} {out})',
    'node {head}/load.mjs {version} {out};',
    ' node  {head}/load.mjs {version} {out} ',
  ])('that is as in the base needs no word where the command is %j', async (command) => {
    write('README.md', `Changed for ${command}`);
    version(equal);
    expect(await gate('--base', 'HEAD~1', '--run', command)).toEqual([0]);
  });

  test.each(['load test.mjs', './load test.mjs'])(
    'that changed is named where its name has a space: %s',
    async (file) => {
      write('load test.mjs', `${readFileSync(join(folder, 'load.mjs'), 'utf8')}// ${file}\n`);
      version(equal);
      expect(await gate('--base', 'HEAD~1', '--run', `node "${file}" {version} {out}`)).toEqual([0, 'load test.mjs']);
    },
  );

  test('that each version brings itself is not that of the head', async () => {
    expect(await gate('--run', 'node {version}/load.mjs {version} {out} {version}/plan.jmx')).toEqual([0]);
  });
});
