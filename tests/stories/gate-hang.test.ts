/** Commands that do not end, as real processes: the gate ends them, names them, and never passes. */
import { expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { equal, measuredTeam } from './_measured-team.js';

const { folder, write, version, run, checkouts } = measuredTeam();
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
