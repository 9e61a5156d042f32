/** A team measures two versions alternately: `guardband alternate` runs real programs and keeps their results separate. */
import { describe, expect, test } from '@jest/globals';
import { existsSync, readdirSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { builtProduct } from '../house/_product.js';
import { createSchedule } from '../../src/commands/alternate/schedule.js';
import { story, type Story } from './_story.js';

/** A load test that writes a result whose requests take `factor` times as long, and the variables passed to it. */
const loadTest = `
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
const [factor, out, log, failsInRound] = process.argv.slice(2);
const { GUARDBAND_OUT, GUARDBAND_SIDE, GUARDBAND_ROUND } = process.env;
appendFileSync(log, JSON.stringify({ out, GUARDBAND_OUT, GUARDBAND_SIDE, GUARDBAND_ROUND }) + '\\n');
if (failsInRound === GUARDBAND_ROUND) process.exit(7);
if (out === 'nowhere') process.exit(0);
mkdirSync(out + '/shop/10_users', { recursive: true });
const start = Date.UTC(2026, 10, 20, 12) + 60_000 * (2 * GUARDBAND_ROUND + (GUARDBAND_SIDE === 'head' ? 1 : 0));
const every = 30 * factor * (1 + 0.002 * GUARDBAND_ROUND);
const rows = Array.from({ length: 1500 }, (_, i) =>
  [Math.round(start + i * every), Math.round(40 * factor) + i % 5, 'GET /', 200, 'true'].join(','));
writeFileSync(out + '/shop/10_users/results.jtl', ['timeStamp,elapsed,label,responseCode,success', ...rows].join('\\n') + '\\n');
`;

function team(project: Story) {
  project.write('load.mjs', loadTest);
  const node = process.execPath;
  const command = (factor: number, out = '{out}', failsInRound = '0'): readonly string[] => [
    ...[node, project.at('load.mjs'), String(factor)],
    ...[out, project.at('log'), failsInRound],
  ];
  const log = (): readonly Readonly<Record<string, string>>[] =>
    existsSync(project.at('log'))
      ? project
          .text('log')
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as Readonly<Record<string, string>>)
      : [];
  return { command, log };
}

test('the order is A B, B A, A B: each side is first in turn', () => {
  const order = createSchedule(4).map(({ side, round }) => `${side === 'base' ? 'A' : 'B'}${String(round)}`);
  expect(order.join(' ')).toBe('A1 B1 B2 A2 A3 B3 B4 A4');
});

describe('two versions', () => {
  const project = story();
  const { command, log } = team(project);

  test('are measured alternately, into separate folders, and the printed command judges them', async () => {
    const { exitCode, stdout, stderr } = await project.run(
      ...['alternate', '--out', '@ab', '--', ...command(1), '--', ...command(1.3)],
    );
    expect({ exitCode, stderr }).toMatchObject({ exitCode: 0 });
    expect(
      log().map(({ GUARDBAND_SIDE, GUARDBAND_ROUND }) => `${String(GUARDBAND_SIDE)} ${String(GUARDBAND_ROUND)}`),
    ).toEqual(['base 1', 'head 1', 'head 2', 'base 2', 'base 3', 'head 3']);
    for (const { out, GUARDBAND_OUT, GUARDBAND_SIDE, GUARDBAND_ROUND } of log())
      expect([out, GUARDBAND_OUT]).toEqual(
        Array(2).fill(project.at(`ab/${String(GUARDBAND_SIDE)}/${String(GUARDBAND_ROUND)}`)),
      );
    expect(stderr.match(/^\[\d\/6\] (base|head), round \d of 3(; about \d+ s left)?$/gm)).toHaveLength(6);

    const [, judge = ''] = /^ {4}guardband (check .*)$/m.exec(stdout) ?? [];
    const judged = await project.run(...judge.split(' '));
    expect(judged.stdout).toMatch(/^FAILED.*shop/);
    expect(judged.exitCode).toBe(1);
  });

  test('are not measured into a folder with results of another session', async () => {
    const before = log().length;
    const { exitCode, stderr } = await project.run(
      'alternate',
      '--out',
      '@ab/',
      '--',
      ...command(1),
      '--',
      ...command(1),
    );
    expect([exitCode, log().length]).toEqual([3, before]);
    expect(stderr).toMatch(/ab: error: This folder already contains files/);
  });

  test('stop when a command fails, and the message names it', async () => {
    const argv = ['alternate', '--out', '@broken', '--', ...command(1), '--', ...command(1, '{out}', '2')];
    const { exitCode, stdout, stderr } = await project.run(...argv);
    expect([exitCode, stdout]).toEqual([3, '']);
    expect(stderr).toMatch(/error: The command of head failed in round 2 \(exit code 7\)/);
    expect(existsSync(project.at('broken/base/2'))).toBe(false);
  });

  test('a command that writes nothing, or does not exist, is an error', async () => {
    const nowhere = await project.run(
      'alternate',
      '--out',
      '@none',
      '--',
      ...command(1, 'nowhere'),
      '--',
      ...command(1),
    );
    expect([nowhere.exitCode, nowhere.stderr]).toEqual([3, expect.stringMatching(/base wrote no file/)]);
    expect(nowhere.stderr).toContain('GUARDBAND_OUT');
    const missing = await project.run('alternate', '--out', '@gone', '--', 'no-such-program-here', '--', ...command(1));
    expect([missing.exitCode, missing.stderr]).toEqual([
      3,
      expect.stringMatching(/failed in round 1 \(no such program\)/),
    ]);
  });
});

describe('the commands', () => {
  const project = story();
  const { command, log } = team(project);

  test('reach no shell', async () => {
    const hostile = `$(touch ${project.at('owned')}) ; touch ${project.at('owned')}`;
    const argv = [
      'alternate',
      '--rounds',
      '1',
      '--out',
      '@plain',
      '--',
      ...command(1),
      hostile,
      '--',
      ...command(1),
      hostile,
    ];
    expect(await project.run(...argv)).toMatchObject({ exitCode: 0 });
    expect(existsSync(project.at('owned'))).toBe(false);
  });

  test('are texts for a shell with --shell, which may contain --', async () => {
    const before = log().length;
    const text = `'${process.execPath}' ${project.at('load.mjs')} 1 "$GUARDBAND_OUT" ${project.at('log')} -- && true`;
    const argv = ['alternate', '--shell', '--rounds', '1', '--out', '@shell', '--', text, text];
    expect(await project.run(...argv)).toMatchObject({ exitCode: 0 });
    expect(
      log()
        .slice(before)
        .map(({ out }) => out),
    ).toEqual([project.at('shell/base/1'), project.at('shell/head/1')]);
  });

  test.each([
    ['none', []],
    ['one', ['--', 'a', 'b']],
    ['an empty one', ['--', '--', 'b']],
    ['three', ['--', 'a', '--', 'b', '--', 'c']],
    ['one for a shell', ['--shell', '--', 'a']],
  ])('must be two: %s', async (_, words) => {
    const { exitCode, stderr } = await project.run('alternate', ...words);
    expect([exitCode, stderr]).toEqual([3, expect.stringMatching(/^error: Two commands are expected/)]);
    expect(stderr).toContain('guardband alternate -');
  });

  test.each(['0', '101', 'three', '1.5'])('--rounds %s is refused', async (rounds) => {
    const { exitCode, stderr } = await project.run('alternate', '--rounds', rounds, '--', 'a', '--', 'b');
    expect([exitCode, stderr]).toEqual([3, expect.stringContaining('--rounds expects')]);
  });
});

describe('--stop-early', () => {
  const project = story();
  const { command } = team(project);
  const roundsOf = async (name: string, factor: number): Promise<number> => {
    const argv = ['alternate', '--stop-early', '--rounds', '9', '--out', `@${name}`, '--', ...command(1)];
    expect(await project.run(...argv, '--', ...command(factor))).toMatchObject({ exitCode: 0 });
    expect(readdirSync(project.at(`${name}/base`))).toEqual(readdirSync(project.at(`${name}/head`)));
    return readdirSync(project.at(`${name}/base`)).length;
  };

  test('stops after two rounds if one version is far slower, and early if nothing looks worse', async () => {
    expect(await roundsOf('far', 2)).toBe(2);
    expect(await roundsOf('same', 1.001)).toBeLessThan(6);
  });

  test('continues while the verdict is open', async () => {
    expect(await roundsOf('near', 1.08)).toBeGreaterThan(2);
  });
});

describe('a signal', () => {
  const project = story();

  test('that ends guardband ends the load test, too', async () => {
    project.write('sleep.mjs', "console.error('begun', process.pid); setTimeout(() => {}, 60_000);");
    const sleep = [process.execPath, project.at('sleep.mjs')];
    const argv = ['alternate', '--out', project.at('ab'), '--', ...sleep, '--', ...sleep];
    const guardband = spawn(process.execPath, [builtProduct().cli, ...argv], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let stderr = '';
    const ended = new Promise<number | null>((resolve) => guardband.on('close', resolve));
    guardband.stderr.on('data', (piece: Buffer) => {
      stderr += piece.toString();
      if (stderr.includes('begun') && !guardband.killed) guardband.kill('SIGTERM');
    });
    expect([await ended, stderr]).toEqual([3, expect.stringMatching(/failed in round 1 \(ended by SIGTERM\)/)]);
    const pid = Number(/begun (\d+)/.exec(stderr)?.[1]);
    expect(() => process.kill(pid, 0)).toThrow(/ESRCH/);
  });
});
