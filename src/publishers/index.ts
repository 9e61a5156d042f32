import type { Publisher } from '../model.js';
import { annotations } from './annotations.js';
import { file } from './file.js';
import { jobOutputs } from './job-outputs.js';
import { jobSummary } from './job-summary.js';
import { stdout } from './stdout.js';

/** Destinations inside a CI job. */
export const jobPublishers = [jobSummary, annotations, jobOutputs] as const satisfies readonly Publisher[];

/** Destinations that have to be told which renderer or which file. */
export const publisherOf = { stdout, file } as const satisfies Record<string, (parameter: string) => Publisher>;
