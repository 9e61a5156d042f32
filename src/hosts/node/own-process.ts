/** V8 flags apply to a whole process, so they are only set in our own processes. */
let isOwn = false;

/** Must only be called by the entry points of the command line and the Action, never by the library. */
export function claimProcess(): void {
  isOwn = true;
}

export const isOwnProcess = (): boolean => isOwn;
