/** Signals that come between programs, while there is something to clean up. */
import { signals } from './child-group.js';

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
