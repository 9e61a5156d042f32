import type { Publisher, PublisherKind } from '../../model/rendering.js';
import { writeJobSummary } from '../outputs.js';
import { foreignLead } from './shared/publication.js';

/** GitHub drops the whole summary of a step if it exceeds 1 MiB. */
const mostBytes = 1_000_000;

/** Writes to the page of the CI job: the whole report, or as much of it as fits. */
export const jobSummary: Publisher = {
  id: 'job-summary',
  publish: async (published, { job, forge }) => {
    if (job === undefined) return [];
    const lead = foreignLead(published, forge?.foreign);
    return await writeJobSummary(lead + (published.text('markdown', { mostBytes }) ?? ''), { job });
  },
};

export const jobSummaryKind: PublisherKind = { id: 'job-summary', options: [], make: () => [jobSummary] };
