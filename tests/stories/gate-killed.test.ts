/** A gate that dies, or that nobody listens to: nothing of it stays registered in the repository. */
import { afterAll, describe, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { builtProduct } from '../house/_product.js';
import { equal, measuredTeam } from './_measured-team.js';

const { folder, write, version, start, run, checkouts, recordRuns } = measuredTeam();
version(equal);
version(equal);
write('hang.sh', 'node load.mjs "$1" "$2"\necho $$ >child\nexec sleep 300\n');
const child = join(folder, 'child');
/** 0 before the file is written: a signal to 0 would end the tests themselves. */
const childId = (): number => (existsSync(child) ? Number(readFileSync(child, 'utf8')) : 0);
const endChild = (): void => {
  try {
    if (childId() > 0) process.kill(childId(), 'SIGKILL');
  } catch (error) {
    expect(error).toMatchObject({ code: 'ESRCH' }); // it ended by itself
  }
  rmSync(child, { force: true });
};
afterAll(endChild);

/** Starts a gate, and kills it while it measures. */
async function killed(): Promise<void> {
  const gate = start('gate', '--no-screen', '--base', 'HEAD~1', '--run', 'bash hang.sh {version} {out}');
  const ended = new Promise((resolve) => gate.on('close', resolve));
  for (let i = 0; i < 600 && childId() === 0; i++) await new Promise((resolve) => setTimeout(resolve, 50));
  gate.kill('SIGKILL');
  endChild();
  await ended;
  expect(checkouts()).toBe(2);
}

describe('what a killed gate left is removed by the next', () => {
  test.each([
    ['gate of the version with itself', ['gate', '--base', 'HEAD', '--pairs', '1']],
    ['bisect that does not find its commits', ['bisect', 'nothing', 'HEAD']],
    ['gate whose command fails at once', ['gate', '--no-screen', '--build', 'false']],
  ])('%s', async (_, args) => {
    await killed();
    await run(...args);
    expect(checkouts()).toBe(1);
  });

  test('gate that needs no base', async () => {
    await recordRuns(3);
    await killed();
    const { exitCode } = await run('gate');
    expect([exitCode, checkouts()]).toEqual([0, 1]);
  });
});

describe('a gate whose output nobody reads', () => {
  const gate = `"${process.execPath}" "${builtProduct().cli}" gate --no-screen --base HEAD~1`;
  test.each([
    ['after its first line', `${gate} | head -1`],
    ['nor its errors', `${gate} 2>&1 | head -1`],
    [
      'nor what its load test prints',
      `${gate} --run 'yes | head -c 200000; node load.mjs {version} {out}' 2>&1 | head -c 1`,
    ],
  ])('%s, ends as usual', async (_, pipeline) => {
    write('piped.sh', `${pipeline} >/dev/null\necho "\${PIPESTATUS[0]}" >ended\n`);
    const shell = spawn('bash', ['piped.sh'], {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, GITHUB_ACTIONS: '' },
    });
    await new Promise((resolve) => shell.on('close', resolve));
    expect([readFileSync(join(folder, 'ended'), 'utf8'), checkouts()]).toEqual(['0\n', 1]);
  });
});
