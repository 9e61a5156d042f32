/** What a CI job shows of a report: its summary, its annotations and the outputs for later steps. */
import { escapeInvisible } from '../../lang/printable.js';
import type { Publisher, PublisherKind } from '../../model/rendering.js';
import { largeMatrix } from '../../problems/publishing.js';
import { formatCount } from '../../lang/format.js';
import { defined } from '../../lang/objects.js';
import type { CaseName, Rerun } from '../../model/documents.js';
import { writeJobSummary } from '../outputs.js';
import { foreignLead } from './shared/publication.js';

/** GitHub drops the whole summary of a step if it exceeds 1 MiB. */
const mostSummaryBytes = 1_000_000;

/** Writes to the page of the CI job: the whole report, or as much of it as fits. */
export const jobSummary: Publisher = async (published, { job, forge }) => {
  if (job === undefined) return [];
  const lead = foreignLead(published, forge?.foreign);
  return await writeJobSummary(lead + (published.text('markdown', { mostBytes: mostSummaryBytes }) ?? ''), { job });
};

/** The number of annotations that GitHub shows per level and step. It silently drops the rest. */
const mostAnnotations = 10;

/** Annotates the job: one annotation per group, worst first, ten per level. Without a report, the Action shows the problems. */
export const annotations: Publisher = (published, { job }) => {
  if (job === undefined || published.report === undefined) return Promise.resolve([]);
  const all = published.annotations();
  for (const level of ['error', 'warning', 'note'] as const) {
    const own = all.filter((annotation) => annotation.level === level);
    const shown = own.length <= mostAnnotations ? own : own.slice(0, mostAnnotations - 1);
    for (const { message, place } of shown) job.annotate(level, message, place);
    if (shown.length === own.length) continue;
    const more = formatCount(own.length - shown.length, `more ${level}`);
    job.annotate(level, `${more} not shown: GitHub shows at most ten of each level. The job summary has all.`, {});
  }
  return Promise.resolve([]);
};

/** The most jobs that GitHub starts for one matrix. */
const mostJobs = 256;

/** Step outputs for later steps: the outcome, the headline, the cases per verdict and the rerun matrix. */
export const jobOutputs: Publisher = ({ report, headline }, { job }) => {
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
};

/** All show it in the job; outside of a job they do nothing. */
export const jobKind: PublisherKind = { options: [], make: () => [jobSummary, annotations, jobOutputs] };

/** One job: its axes by name and the fields below, which override an axis of the same name. */
type MatrixEntry = Readonly<Record<string, string>> & {
  readonly scenario: string;
  readonly role: 'suspect' | 'control';
  /** The canonical name of the case; that of the first one if a load test has several labels. */
  readonly case: string;
};

/**
 * The cases to measure beside their base, as the matrix of a GitHub Actions job. A load test measures all its labels at once, so there
 * is one job per scenario and configuration. A job with both suspects and controls has the role of a suspect.
 */
export function rerunMatrix({ suspects, controls }: Rerun): { readonly include: readonly MatrixEntry[] } {
  const jobs = new Map<string, MatrixEntry>();
  const add = (cases: readonly CaseName[], role: MatrixEntry['role']): void => {
    for (const { scenario, label, configuration, key } of cases) {
      const test = JSON.stringify([scenario, Object.entries(configuration).sort(([a], [b]) => (a < b ? -1 : 1))]);
      if (jobs.has(test)) continue;
      jobs.set(test, { ...configuration, ...defined({ scenario, label, role, case: key }) });
    }
  };
  add(suspects, 'suspect');
  add(controls, 'control');
  return { include: [...jobs.values()] };
}
