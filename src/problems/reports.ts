/** Problems with a report written by another run. */
import type { Problem } from '../model/documents.js';
import { error } from './problem.js';
import { quote } from '../lang/list.js';

/** A report is read whole into memory. */
export const reportTooLarge = (file: string, mostBytes: number): Problem =>
  error(
    'report-too-large',
    { file },
    `A report of more than ${String(mostBytes / 1024 / 1024)} MB is not read.`,
    'Write the report again with fewer cases: --only PATTERN.',
  );

export const reportTooDeep = (file: string, most: number): Problem =>
  error(
    'report-too-deep',
    { file },
    `Its lists and objects lie more than ${String(most)} deep in each other; those of a report do not.`,
    `Write the report again: ${writeReport}.`,
  );

export const noSuchReport = (file: string): Problem =>
  error('no-such-report', { file }, 'There is no report by this name.', `Write one: ${writeReport}.`);

const writeReport = 'guardband check ... --out report.json';

export const notAReport = (file: string, found: string): Problem =>
  error(
    'not-a-report',
    { file },
    `Expected is a report of the gate (JSON), found ${found}.`,
    `Name the file that the gate wrote: ${writeReport}.`,
  );

export const noReportLeft = (): Problem =>
  error(
    'no-report-left',
    undefined,
    'No report of the run could be fetched: a step before the gate failed, or its results or its configuration cannot be used.',
    'The log of the run says which.',
  );

const writtenBy = (writer: string | undefined): string =>
  writer === undefined ? '' : ` It says that Guardband ${quote(writer)} wrote it.`;

export const reportOfOtherVersion = (
  file: string,
  known: number,
  found: string,
  writer: string | undefined,
  own: string,
): Problem =>
  error(
    'report-of-other-version',
    { file, pointer: '/schemaVersion' },
    `Expected is schemaVersion ${String(known)}, found ${found}: another version of Guardband wrote this report.${writtenBy(writer)}`,
    `Use that version here too, or write the report anew with this one (${own}): ${writeReport}.`,
  );

/** @param first of the breaches of its schema; so many others are only said to be there */
export const brokenReport = (first: Problem, others: number, writer: string | undefined, own: string): Problem => ({
  ...first,
  code: 'broken-report',
  message: `This report is not as Guardband ${own} writes one. ${first.message}${others === 0 ? '' : ' That is the first of several places.'}${writtenBy(writer)}`,
  advice: `Write it anew with this version: ${writeReport}.`,
});
