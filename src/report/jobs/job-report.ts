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

/** Named jobs, worst first. */
export function nameJobs(files: readonly ReportFile[]): readonly JobReport[] {
  const keys = files.map(({ report }) => report?.job?.key ?? '');
  const known = keys.filter((key) => key !== '');
  // All jobs of a matrix have the same key unless the workflow sets separate ones.
  const areDistinct = new Set(known).size === files.length;
  const names = areDistinct ? keys : differingParts(files.map(({ file }) => file));
  const jobs = files.map(({ file, ...job }, i): JobReport => ({ ...job, name: names[i] || file }));
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

/**
 * Shortens paths to the part that differs: "report-5-users" and "report-20-users" for "reports/report-5-users/report.json"
 * and "reports/report-20-users/report.json".
 */
function differingParts(files: readonly string[]): readonly string[] {
  const paths = files.map((file) => file.replace(/\.json$/i, '').split(/[\\/]/));
  const [first = []] = paths;
  const isShared = (part: (path: readonly string[]) => string | undefined): boolean =>
    paths.every((path) => path.length > 1 && part(path) === part(first));
  let start = 0;
  let end = 0;
  const shortest = Math.min(...paths.map(({ length }) => length));
  while (start < shortest - 1 && isShared((path) => path[start])) start++;
  while (end < shortest - 1 - start && isShared((path) => path[path.length - 1 - end])) end++;
  return paths.map((path) => path.slice(start, path.length - end).join('/'));
}
