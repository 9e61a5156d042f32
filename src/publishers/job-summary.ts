import type { Publisher } from '../model.js';
import { noSummary, systemCode } from '../problems.js';

/** The page of the CI job. Its limit of 1 MiB is far above what the renderer allows itself. */
export const jobSummary: Publisher = {
  id: 'job-summary',
  publish: async ({ text }, { job }) => {
    try {
      await job?.writeSummary(text('markdown') ?? '');
      return [];
    } catch (error) {
      if (systemCode(error) === undefined) throw error;
      return [noSummary((error as Error).message)];
    }
  },
};
