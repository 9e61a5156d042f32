import type { Publisher } from '../model.js';
import { noSummary } from '../problems.js';
import { reasonOf } from './_shared.js';

/** The page of the CI job. Its limit of 1 MiB is far above what the renderer allows itself. */
export const jobSummary: Publisher = {
  id: 'job-summary',
  publish: async ({ text }, { job }) => {
    try {
      await job?.writeSummary(text('markdown'));
      return [];
    } catch (error) {
      return [noSummary(reasonOf(error))];
    }
  },
};
