import { escapeInvisible } from '../../lang/json-text.js';
import type { Publisher, PublisherKind } from '../../model/rendering.js';
import { rerunMatrix } from '../rerun-matrix.js';
import { largeMatrix } from '../../problems/publishing.js';

/** The most jobs that GitHub starts for one matrix. */
const mostJobs = 256;

/** Step outputs for later steps: the outcome, the headline, the cases per verdict and the rerun matrix. */
export const jobOutputs: Publisher = {
  id: 'job-outputs',
  publish: ({ report, headline }, { job }) => {
    job?.setOutput('outcome', report?.outcome ?? 'unusable');
    job?.setOutput('headline', headline);
    if (report === undefined) return Promise.resolve([]);
    job?.setOutput('tallies', JSON.stringify(report.tallies));
    if (report.gate !== undefined) {
      job?.setOutput('measurements', String(report.gate.measurements));
      job?.setOutput('pairs', String(report.pairs?.pairs ?? 0));
      job?.setOutput('decided-by', report.gate.decidedBy);
    }
    const matrix = rerunMatrix(report.rerun);
    job?.setOutput('rerun', escapeInvisible(JSON.stringify(matrix)));
    const jobs = matrix.include.length;
    return Promise.resolve(jobs > mostJobs ? [largeMatrix(jobs, mostJobs)] : []);
  },
};

export const jobOutputsKind: PublisherKind = { id: 'job-outputs', options: [], make: () => [jobOutputs] };
