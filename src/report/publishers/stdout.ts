import type { Publisher } from '../../model/rendering.js';

/** The terminal or the step's log, in the words of any renderer. Without a report there is nothing to print: problems go elsewhere. */
export const stdout = (rendererId: string): Publisher => ({
  id: 'stdout',
  publish: ({ report, text }, host) => {
    if (report !== undefined) host.stdout(text(rendererId) ?? '');
    return Promise.resolve([]);
  },
});
