/** Commands that do not end, as real processes: the gate ends them, names them, and never passes. */
import { expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { equal, measuredTeam } from './_measured-team.js';

const { folder, write, version, recordRuns, run, checkouts } = measuredTeam();
version(equal);
version(equal);

/** Whether the process that a load test noted is still there. */
function isLeft(): boolean {
  const status = `/proc/${readFileSync(join(folder, 'child'), 'utf8').trim()}/status`;
  return existsSync(status) && !/^State:\tZ/m.test(readFileSync(status, 'utf8'));
}

test.each([
  ['sleeps', 'sleep 300 & echo $! >child; wait'],
  ['ignores SIGTERM', 'trap "" TERM; echo $$ >child; while :; do sleep 1; done'],
  ['ends with success when it is told to', 'trap "exit 0" TERM; echo $$ >child; while :; do sleep 0.1; done'],
  ['starts another process that keeps its output open', 'setsid sleep 20 & sleep 300 & echo $! >child; wait'],
])('a load test that %s in the second pair', async (_, hang) => {
  write('hang.sh', `case $2 in */2/*) ${hang};; esac\nnode load.mjs "$1" "$2"\n`);
  const { exitCode, stdout, stderr } = await run('gate', '--run', 'bash hang.sh {version} {out}', '--budget', '6s');
  // The whole pair before it is judged, and does not pass.
  expect([exitCode, stdout]).toEqual([
    2,
    expect.stringMatching(/^UNKNOWN .*1 pair of base and head, until the budget/s),
  ]);
  expect(`${stdout}${stderr}`.replace(/\s+/g, ' ')).toMatch(
    /The last pair is not judged. The command to measure the (base|head) \(pair 2\) had not ended after \d s, when the budget/,
  );
  expect([isLeft(), checkouts()]).toEqual([false, 1]);
});

test('a load test that leaves a process with its output open does not hang', async () => {
  write('hang.sh', `node load.mjs "$1" "$2"\nsetsid sleep 30 & echo $! >child\n`);
  const began = Date.now();
  const { exitCode } = await run('gate', '--run', 'bash hang.sh {version} {out}');
  expect([exitCode, Date.now() - began < 25_000]).toEqual([0, true]);
});

test('a build and the screen', async () => {
  const build = await run('gate', '--build', 'sleep 60', '--budget', '1s');
  expect([build.exitCode, build.stderr]).toEqual([
    3,
    expect.stringContaining('The command to build the head had not ended after 1 s'),
  ]);
  await recordRuns(3);
  const screen = await run('gate', '--run', 'sleep 60', '--budget', '1s');
  expect([screen.exitCode, screen.stderr]).toEqual([
    3,
    expect.stringContaining('The command to measure the head had not ended after 1 s'),
  ]);
});

test('a version of a bisection', async () => {
  write('hang.sh', 'case $2 in */head/2/*) sleep 60;; esac\nnode load.mjs "$1" "$2"\n');
  const args = ['HEAD~2', 'HEAD', '--run', 'bash hang.sh {version} {out}', '--budget', '6s'];
  const { stderr } = await run('bisect', ...args);
  expect(stderr).toMatch(/The command to measure \w{10} \(pair 2\) had not ended after \d s/);
});
