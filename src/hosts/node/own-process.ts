/** V8 flags apply to a whole process, so they are only set in our own processes. */
let isOwn = false;

/** Must only be called by the entry points of the command line and the Action, never by the library. */
export function claimProcess(): void {
  isOwn = true;
}

export const isOwnProcess = (): boolean => isOwn;

/**
 * Lets the compiler of node 20 wait until a function has run four times as long as usual. Judging runs many functions for a
 * tenth of a second: optimizing them costs a check of the example 40 ms of 210, and one of 144 cases with 30 runs a third of its
 * CPU time. Later versions of node have a compiler for such functions, and lack the flag.
 */
export async function delayOptimization(): Promise<void> {
  if (!process.version.startsWith('v20.')) return;
  const { setFlagsFromString } = await import('node:v8'); // takes four milliseconds
  setFlagsFromString('--interrupt-budget=500000');
}
