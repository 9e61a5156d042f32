import type { Publisher } from '../../model/rendering.js';
import { noSummary } from '../../problems/publishing.js';
import { systemCode } from '../../problems/problem.js';

/** GitHub drops a step's summary of more than 1 MiB as a whole. */
const mostBytes = 1_000_000;

/** The page of the CI job: the whole report, or as much of it as has room there. */
export const jobSummary: Publisher = {
  id: 'job-summary',
  publish: async ({ text }, { job }) => {
    try {
      await job?.writeSummary(text('markdown', { mostBytes }) ?? '');
      return [];
    } catch (error) {
      if (systemCode(error) === undefined) throw error;
      return [noSummary((error as Error).message)];
    }
  },
};
