/** Result files that could not be read, in full or at all: their cases are not missing from the test. */
import { formatCount } from '../../lang/format.js';
import type { Problem, Report } from '../../model/documents.js';
import { groupFindings } from '../../judge/groups/groups.js';
import { unstatedCodes } from '../../problems/commands.js';

const inPart = /^(truncated-result|archive-cut|read-in-part)$/;

/** What was read: of the baseline, only its store counts. */
type Read = Pick<Report, 'problems'> & {
  readonly baseline: Pick<Report['baseline'], 'store'>;
};

/** Whether a problem is about a file of the recorded history. */
export const isOfHistory = ({ file = '' }: Problem, { baseline }: Pick<Read, 'baseline'>): boolean =>
  file.startsWith(`${baseline.store ?? 'baselines'}/`) && file.endsWith('.ndjson');

const listUnread = (report: Read): readonly Problem[] =>
  report.problems.filter(({ level }) => level === 'error').filter((one) => !isOfHistory(one, report));

export const listUnreadFiles = (report: Read): readonly string[] => [
  ...new Set(listUnread(report).flatMap(({ file }) => file ?? [])),
];

/** Whether every file can be read once the configuration says how. */
export const areOnlyUnstated = (report: Read): boolean =>
  listUnread(report).every(({ code, file }) => file === undefined || unstatedCodes.has(code));

/** "3 of 6 result files could not be read: 4 cases are missing"; empty if all were read. */
export function describeUnread(report: Report): string {
  const files = listUnreadFiles(report);
  if (files.length === 0) return '';
  const { problems, candidate } = report;
  const all = Math.max(candidate.files ?? 0, files.length);
  const count = `${all > files.length ? `${String(files.length)} of ` : ''}${formatCount(all, 'result file')}`;
  const how = problems.some(({ code, level }) => level === 'error' && inPart.test(code)) ? ' in full' : '';
  const missing = groupFindings(report).cases.filter(
    ({ kind, moved }) => kind === 'missing' && moved.length > 0,
  ).length;
  const lost = missing === 0 ? '' : `: ${formatCount(missing, 'case')} ${missing === 1 ? 'is' : 'are'} missing`;
  return `${count} could not be read${how}${lost}`;
}
