/** V8 flags hold for a whole process, so they are only set where that process is ours. */
let isOwn = false;

/** To be called by the entry points of the command line and the Action, never by the library. */
export function claimProcess(): void {
  isOwn = true;
}

export const isOwnProcess = (): boolean => isOwn;
