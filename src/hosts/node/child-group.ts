/** Child processes with everything that they start, so that ending one leaves nothing behind. */
import { attempt } from '../../lang/attempt.js';
import type { ChildProcess } from 'node:child_process';

/** Signals with which a terminal or a CI system ends this process. */
export const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

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

// Signals that come between programs, while there is something to clean up.
let holders = 0;
let first: NodeJS.Signals | undefined;
const hold = (signal: NodeJS.Signals): void => {
  first ??= signal;
};

/** @returns a function that ends this */
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
