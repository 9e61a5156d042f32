import type { Publisher, PublisherKind } from '../../model/rendering.js';
import { findUnknownOutputs } from '../outputs.js';
import { renderers } from '../renderers/index.js';

const [defaultFormat = '', ...others] = renderers.map(({ id }) => id);

/**
 * Prints the report to the terminal or the log of the step. That nothing was judged is printed only for programs: people read the
 * problems, which the front end shows.
 */
export const stdout = (rendererId: string): Publisher => ({
  id: 'stdout',
  publish: ({ report, text }, host) => {
    if (report !== undefined || rendererId !== defaultFormat) host.stdout(text(rendererId) ?? '');
    return Promise.resolve([]);
  },
});

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
