import { escapeInvisible } from '../../lang/json-text.js';
import type { Publisher, PublisherKind } from '../../model/rendering.js';
import { rerunMatrix } from '../rerun-matrix.js';

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
    job?.setOutput('rerun', escapeInvisible(JSON.stringify(rerunMatrix(report.rerun))));
    return Promise.resolve([]);
  },
};

export const jobOutputsKind: PublisherKind = { id: 'job-outputs', options: [], make: () => [jobOutputs] };
