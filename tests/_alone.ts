/**
 * A gate ends if a container is left after a command. Tests run beside one another, so one that leaves such a program on purpose holds
 * a lock of the machine alone, and those that run a gate share it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const lock = join(tmpdir(), 'guardband-tests-alone');
const hasLock = process.platform === 'linux'; // where the gate looks at what runs

/** @returns a command that waits for the lock and then becomes the given one */
export const withLock = (
  mode: 'alone' | 'shared',
  argv: readonly [string, ...string[]],
): readonly [string, ...string[]] =>
  hasLock ? ['flock', mode === 'alone' ? '--exclusive' : '--shared', '--no-fork', lock, ...argv] : argv;

/** @returns a function that releases the lock */
export async function runAlone(): Promise<() => void> {
  const [program, ...argv] = withLock('alone', ['sh', '-c', 'echo taken; exec cat']);
  const holder = spawn(program, argv, { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(holder.stdout, 'data');
  return () => {
    holder.stdin.end();
  };
}
