import type { Publisher } from '../../model/rendering.js';
import { annotations } from './annotations.js';
import { jobOutputs } from './job-outputs.js';
import { jobSummary } from './job-summary.js';

/** Destinations inside a CI job. Those that must be told a file or a renderer are made where they are asked for. */
export const jobPublishers = [jobSummary, annotations, jobOutputs] as const satisfies readonly Publisher[];
