import type { Publisher, PublisherKind, Option, Options } from '../../model/rendering.js';
import { checkRunKind } from './check-run.js';
import { commentKind } from './comment.js';
import { jobKind } from './job.js';
import { webhookKind } from './webhook.js';
import { findUnknownOutputs, writeOutput } from '../outputs.js';
import { allEndings, rendererFor, renderers } from '../renderers/index.js';
import { notWritten } from '../../problems/publishing.js';

/** The page width for a file. The width of the viewer is unknown, and lines of this length are readable anywhere. */
const page = { width: 120, colour: false };

/** Writes the report, or that nothing was judged, to a file, in the format of its extension. */
export const file =
  (name: string): Publisher =>
  async ({ text }, host) => {
    const written = text(rendererFor(name)?.id ?? '', { ...page, file: name });
    if (written === undefined) return [notWritten(name, 'no report format has its extension')];
    return await writeOutput(name, written, host);
  };

const fileKind: PublisherKind = {
  options: [
    {
      name: 'out',
      value: 'FILE',
      multiple: true,
      about: `also write the report; the extension selects the format: ${allEndings.join(' ')}`,
      refuse: (name) => findUnknownOutputs(renderers, [], [name])[0],
    },
  ],
  make: ({ getAll }) => getAll('out').map(file),
};

const [defaultFormat = '', ...others] = renderers.map(({ id }) => id);

/**
 * Prints the report to the terminal or the log of the step. That nothing was judged is printed only for programs: people read the
 * problems, which the front end shows.
 */
export const stdout =
  (rendererId: string): Publisher =>
  ({ report, text }, host) => {
    if (report !== undefined || rendererId !== defaultFormat) host.stdout(text(rendererId) ?? '');
    return Promise.resolve([]);
  };

const stdoutKind: PublisherKind = {
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

/** Every destination of a report, with the options that select it. */
export const publishers = [
  fileKind,
  stdoutKind,
  jobKind,
  commentKind,
  checkRunKind,
  webhookKind,
] as const satisfies readonly PublisherKind[];

/** The options of all publishers. */
export const publisherOptions: readonly Option[] = publishers.flatMap(({ options }: PublisherKind) => options);

/** The destinations that were chosen. */
export const choosePublishers = (given: Options): readonly Publisher[] =>
  publishers.flatMap(({ make }: PublisherKind) => make(given));
