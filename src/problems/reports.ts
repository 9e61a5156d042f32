/** Problems with a report written by another run. */
import type { Problem } from '../model/documents.js';
import type { ProblemCode } from './codes/index.js';
import { error, warning } from './problem.js';
import { formatCount, quote } from '../lang/list.js';

/** A report is read into memory as a whole, so its size is limited. */
export const reportTooLarge = (file: string, mostBytes: number): Problem =>
  error(
    'report-too-large',
    { file },
    `The file exceeds ${String(mostBytes / 1024 / 1024)} MB, the limit for a report.`,
  );

export const reportTooDeep = (file: string, most: number): Problem =>
  error('report-too-deep', { file }, `The JSON is nested more than ${String(most)} levels deep; a report never is.`);

export const noSuchReport = (file: string): Problem =>
  error('no-such-report', { file }, 'The report file does not exist.');

const writeReport = 'guardband check ... --out report.json';

export const notAReport = (file: string, found: string): Problem =>
  error('not-a-report', { file }, `Expected a report of the gate (JSON), found ${found}.`);

export const noReportLeft = (): Problem =>
  error(
    'no-report-left',
    undefined,
    'No report of the run could be fetched: a step before the gate failed, or its results or configuration are unusable.',
  );

const formatWriter = (writer: string | undefined): string =>
  writer === undefined ? '' : ` According to the report, Guardband ${quote(writer)} wrote it.`;

/** A report that another version wrote. */
interface OtherVersion {
  readonly file: string;
  /** The schema version that this version reads, and the one in the report. */
  readonly known: number;
  readonly found: string;
  /** The version of Guardband that wrote the report, if it says so, and this version. */
  readonly writer: string | undefined;
  readonly own: string;
}

export const reportOfOtherVersion = ({ file, known, found, writer, own }: OtherVersion): Problem =>
  error(
    'report-of-other-version',
    { file, pointer: '/schemaVersion' },
    `Expected schemaVersion ${String(known)}, found ${found}: another version of Guardband wrote this report.${formatWriter(writer)}`,
    `Use that version here, too, or write the report again with this one (${own}): ${writeReport}.`,
  );

export const impossibleReport = (file: string, why: string): Problem =>
  error('impossible-report', { file }, `No run can have produced this report: ${why}.`);

export const reportRecounted = (claimed: string, outcome: string): Problem =>
  warning(
    'report-recounted',
    undefined,
    `The report claims the outcome ${quote(claimed)}, but its findings imply ${quote(outcome)}.`,
  );

/**
 * @param first the first schema violation
 * @param others how many more there are
 */
export const brokenReport = (first: Problem, others: number, writer: string | undefined, own: string): Problem => ({
  ...first,
  code: 'broken-report' satisfies ProblemCode,
  message: `This report does not match the format of Guardband ${own}. ${first.message}${others === 0 ? '' : ` ${formatCount(others, 'more violation')} not shown.`}${formatWriter(writer)}`,
  advice: `Write it again with this version: ${writeReport}.`,
});
