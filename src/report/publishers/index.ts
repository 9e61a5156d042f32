import type { Option, Options } from '../../model/option.js';
import type { Publisher, PublisherKind } from '../../model/rendering.js';
import { checkRunKind } from './check-run.js';
import { commentKind } from './comment.js';
import { fileKind, stdoutKind } from './file.js';
import { annotationsKind, jobOutputsKind, jobSummaryKind } from './job.js';
import { webhookKind } from './webhook.js';

/** Every destination of a report, with the options that select it. */
export const publishers = [
  fileKind,
  stdoutKind,
  jobSummaryKind,
  annotationsKind,
  jobOutputsKind,
  commentKind,
  checkRunKind,
  webhookKind,
] as const satisfies readonly PublisherKind[];

/** The options of all publishers. */
export const publisherOptions: readonly Option[] = publishers.flatMap(({ options }: PublisherKind) => options);

/** The destinations that were chosen. */
export const choosePublishers = (given: Options): readonly Publisher[] =>
  publishers.flatMap(({ make }: PublisherKind) => make(given));
