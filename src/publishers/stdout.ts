import type { Publisher } from '../model.js';

/** The terminal or the step's log, in the words of any renderer. */
export const stdout = (rendererId: string): Publisher => ({
  id: 'stdout',
  publish: ({ text }, host) => {
    host.stdout(text(rendererId) ?? '');
    return Promise.resolve([]);
  },
});
