/** The reports of several jobs, e.g. of a matrix: their names and their order. */
import { compareNaturally } from '../../lang/natural-order.js';
import type { Outcome, Problem, Report } from '../../model/documents.js';

export interface JobReport {
  /** Distinguishes the job from the others. */
  readonly name: string;
  /** Absent if the file is not a usable report; the problems contain the reason. */
  readonly report?: Report;
  readonly problems: readonly Problem[];
}

/** A report that was read from a file. */
export interface ReportFile extends Omit<JobReport, 'name'> {
  readonly file: string;
}

/** Named jobs, worst first. All jobs of a matrix have the same key unless the workflow sets separate ones. */
export function nameJobs(files: readonly ReportFile[]): readonly JobReport[] {
  // "5-users" and "reports/5-users" for "reports/5-users/report.json".
  const paths = files.map(({ file }) => file.replaceAll('\\', '/').replace(/(?:\/report)?\.json$/i, ''));
  const keys = files.map(({ report }) => report?.job?.key ?? '');
  const names = [keys, paths.map((path) => path.replace(/^.*\//, '')), paths].find(
    (all) => new Set(all).size === files.length && !all.includes(''),
  );
  const jobs = files.map(({ file, ...job }, i): JobReport => ({ ...job, name: names?.[i] ?? file }));
  return jobs.sort((a, b) => rank(a) - rank(b) || severity(b) - severity(a) || compareNaturally(a.name, b.name));
}

const order: Readonly<Record<Outcome, number>> = { failed: 0, undecided: 2, passed: 4 };

function rank({ report }: JobReport): number {
  if (report === undefined) return 1;
  const { outcome, tallies } = report;
  const isDoubtful = tallies.regression + tallies.suspect + tallies.missing + tallies.invalid > 0;
  return order[outcome] - (outcome === 'passed' && isDoubtful ? 1 : 0);
}

const severity = ({ report }: JobReport): number =>
  (report?.findings ?? []).reduce((worst, { fails, severity: own = 0 }) => (fails ? Math.max(worst, own) : worst), 0);
