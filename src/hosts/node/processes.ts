/** Child processes with everything that they start, so that ending one leaves nothing behind. */
import { attempt } from '../../lang/objects.js';
import type { ChildProcess } from 'node:child_process';
import { unusable } from '../../model/exit-code.js';
import { systemCode } from '../../problems/problem.js';

/** Signals with which a terminal or a CI system ends this process. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A child process that leads a group. On Windows, which has no groups, only the child itself can be ended. */
export const asGroup = { detached: process.platform !== 'win32' } as const;

/** Sends a signal to a child that was started with `asGroup`, and to all its descendants, unless they have ended. */
export const endGroup = (child: ChildProcess, signal: NodeJS.Signals): void =>
  void attempt(() =>
    asGroup.detached && child.pid !== undefined ? process.kill(-child.pid, signal) : child.kill(signal),
  );

/**
 * Passes signals on to a child that leads a group, which does not get those of the terminal.
 *
 * @returns a function that stops this, and returns the first signal that was passed on
 */
export function forwardSignals(send: (signal: NodeJS.Signals) => void): () => NodeJS.Signals | undefined {
  let first: NodeJS.Signals | undefined;
  const forward = (signal: NodeJS.Signals): void => {
    first ??= signal;
    send(signal);
  };
  for (const signal of signals) process.on(signal, forward);
  return () => {
    for (const signal of signals) process.off(signal, forward);
    return first;
  };
}

let holders = 0;
let first: NodeJS.Signals | undefined;
const hold = (signal: NodeJS.Signals): void => {
  first ??= signal;
};

/** Keeps signals that come between programs, while there is something to clean up. @returns a function that ends this */
export function holdSignals(): () => void {
  if (holders++ === 0) for (const signal of signals) process.on(signal, hold);
  return () => {
    if (--holders > 0) return;
    for (const signal of signals) process.off(signal, hold);
    first = undefined;
  };
}

/** The first signal since signals are held. */
export const heldSignal = (): NodeJS.Signals | undefined => first;

/** V8 flags apply to a whole process, so they are only set in our own processes. */
let isOwn = false;

/** Must only be called by the entry points of the command line and the Action, never by the library. */
export function claimProcess(): void {
  isOwn = true;
  keepInspectorShut();
  // A process that ends it before it has a verdict leaves no verdict.
  process.exitCode = unusable;
}

const ignore = (): void => undefined;

/** On SIGUSR1, which every process of the user can send, node would open its inspector, in which they can run code. */
export function keepInspectorShut(): void {
  if (!process.listeners('SIGUSR1').includes(ignore)) process.on('SIGUSR1', ignore);
}

export const isOwnProcess = (): boolean => isOwn;

/** By the version of node, how much a function must have run before V8 optimizes it: twenty times as much as usual, or seven. */
const delays: Readonly<Record<string, string>> = {
  v20: '--interrupt-budget=1500000',
  v22: '--invocation-count-for-turbofan=20000',
  v24: '--invocation-count-for-turbofan=20000 --invocation-count-for-maglev=1500',
};

/**
 * Lets V8 optimize functions later. Judging runs many functions for a tenth of a second: optimizing them costs a check of the
 * example a sixth of its CPU time, and one of 144 cases with 30 runs half of it; one of 10,000 cases still saves a tenth.
 */
export async function delayOptimization(): Promise<void> {
  const { setFlagsFromString } = await import('node:v8'); // takes two milliseconds
  setFlagsFromString(delays[process.version.split('.')[0] ?? ''] ?? '');
}

/** Whether a process has this id, also one of another user. */
export function isProcessRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}
