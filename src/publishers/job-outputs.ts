import type { Publisher, Report } from '../model.js';

/** What later steps of the job can ask for: the outcome, how many cases of each verdict, and which cases to measure again. */
export const jobOutputs: Publisher = {
  id: 'job-outputs',
  publish: ({ report }, { job }) => {
    job?.setOutput('outcome', report.outcome);
    job?.setOutput('tallies', JSON.stringify(report.tallies));
    job?.setOutput('rerun', JSON.stringify(suspectCases(report)));
    return Promise.resolve([]);
  },
};

function suspectCases({ findings }: Report): readonly string[] {
  const suspects = findings.filter(({ gated, verdict }) => gated && verdict === 'suspect');
  return [...new Set(suspects.map((finding) => finding.case.key))];
}
