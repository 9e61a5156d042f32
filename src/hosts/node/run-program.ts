/** Runs a program in the terminal of this process. */
import { spawn } from 'node:child_process';
import type { ProgramEnd } from '../../model/host.js';
import { systemCode } from '../../problems/problem.js';
import { asGroup, endGroup, forwardSignals } from './child-group.js';

const failed = 127;
/** Time for the program to end after a signal: a shell ignores it until its own child has ended. */
const mercyMs = 5000;

/** @param words the program and its arguments; no shell interprets them */
export function runProgram(
  [program = '', ...args]: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<ProgramEnd> {
  return new Promise((resolve) => {
    // The program's standard output goes to the error stream, because standard output belongs to the command that runs
    // it.
    const child = spawn(program, args, { ...asGroup, env: { ...process.env, ...variables }, stdio: ['ignore', 2, 2] });
    const stopForwarding = forwardSignals(child, (): void => {
      setTimeout(() => {
        endGroup(child, 'SIGKILL');
      }, mercyMs).unref();
    });
    const end = (ended: ProgramEnd): void => {
      const signal = stopForwarding();
      resolve(
        signal === undefined ? ended : { code: ended.code || failed, why: `ended by ${signal}`, isInterrupted: true },
      );
    };
    child.on('error', (error) => {
      end({ code: failed, why: systemCode(error) === 'ENOENT' ? 'no such program' : error.message });
    });
    child.on('close', (code, signal) => {
      end(code === null ? { code: failed, why: `ended by ${signal ?? 'a signal'}` } : { code });
    });
  });
}
