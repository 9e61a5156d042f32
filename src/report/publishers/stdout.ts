import type { Publisher, PublisherKind } from '../../model/rendering.js';
import { findUnknownOutputs } from '../outputs.js';
import { renderers } from '../renderers/index.js';

/**
 * Prints the report to the terminal or the log of the step. Without a report it prints nothing, because the front end shows the
 * problems.
 */
export const stdout = (rendererId: string): Publisher => ({
  id: 'stdout',
  publish: ({ report, text }, host) => {
    if (report !== undefined) host.stdout(text(rendererId) ?? '');
    return Promise.resolve([]);
  },
});

const [defaultFormat = '', ...others] = renderers.map(({ id }) => id);

export const stdoutKind: PublisherKind = {
  id: 'stdout',
  options: [
    {
      name: 'format',
      value: 'NAME',
      about: `the format to print: ${[`${defaultFormat} (default)`, ...others].join(', ')}`,
      refuse: (id) => findUnknownOutputs(renderers, [id], [])[0],
      frontEnd: 'command-line',
    },
  ],
  make: ({ get }) => [stdout(get('format') ?? defaultFormat)],
};
