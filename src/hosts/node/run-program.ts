/** Runs a program in the terminal of this process. */
import { spawn } from 'node:child_process';
import type { ProgramEnd } from '../../model/host.js';
import { systemCode } from '../../problems/problem.js';

const failed = 127;
/**
 * Signals with which a terminal or a CI system ends this process. They are passed on to the program, so that it does not
 * keep running.
 */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** @param words the program and its arguments; no shell interprets them */
export function runProgram(
  [program = '', ...args]: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<ProgramEnd> {
  return new Promise((resolve) => {
    // The program's standard output goes to the error stream, because standard output belongs to the command that runs
    // it.
    const child = spawn(program, args, { env: { ...process.env, ...variables }, stdio: ['ignore', 2, 2] });
    const forward = (signal: NodeJS.Signals): void => void child.kill(signal);
    for (const signal of signals) process.on(signal, forward);
    const end = (ended: ProgramEnd): void => {
      for (const signal of signals) process.off(signal, forward);
      resolve(ended);
    };
    child.on('error', (error) => {
      end({ code: failed, why: systemCode(error) === 'ENOENT' ? 'no such program' : error.message });
    });
    child.on('close', (code, signal) => {
      end(code === null ? { code: failed, why: `ended by ${signal ?? 'a signal'}` } : { code });
    });
  });
}
