/** Problems with rows of a raw result that were not read. */
import { formatCount } from '../lang/list.js';
import { thousands } from '../lang/thousands.js';
import type { Problem } from '../model/documents.js';
import { formatLabels } from './format.js';
import { error } from './problem.js';

/** Why a row was dropped: "3 with ... (first in line 7)". */
const rowFaults = {
  columns: 'a different number of columns than the header',
  quotes: 'text after a closing quote',
  'rows-in-quotes': 'a quote that extends over the rows below it, because its end is missing',
  'time-stamp': 'a time stamp in a different format than the others',
  elapsed: 'an elapsed time that is not a whole number of milliseconds',
  'negative-elapsed': 'a negative elapsed time',
  success: 'a success that is neither true nor false',
  several: 'several samples in one row (SampleCount), as written in Statistical mode',
  'sample-count': 'a SampleCount that is not a whole number above 0',
  markup: 'malformed XML',
  entity: 'an entity in the label that XML does not define',
  label: 'no label',
  nul: 'NUL bytes, where text was lost',
} as const;
type RowFault = keyof typeof rowFaults;
type DroppedRows = readonly (readonly [RowFault, { readonly count: number; readonly line: number }])[];

const countDropped = (dropped: DroppedRows): number => dropped.reduce((sum, [, { count }]) => sum + count, 0);

const formatDropped = (dropped: DroppedRows): string =>
  dropped.map(([reason, { count, line }]) => `${count} with ${rowFaults[reason]} (first in line ${line})`).join('; ');

/** The rows of a raw result that were not read. */
export interface UnreadRows {
  readonly dropped: DroppedRows;
  /** Rows in the result, including the dropped ones. */
  readonly total: number;
  /** Lines inside dropped rows after their first line; each of them may have been a separate row. */
  readonly hiddenLines: number;
  /** Labels of dropped rows, as far as they could be read. */
  readonly labels: readonly string[];
}

/** "9 rows of 20 (45 %)", followed by the affected labels. */
function formatUnread({ dropped, total, hiddenLines, labels }: UnreadRows): string {
  const count = countDropped(dropped);
  const share = formatShare((count + hiddenLines) / Math.max(1, total + hiddenLines));
  const hidden = hiddenLines === 0 ? '' : `, which cover ${formatCount(hiddenLines, 'more line')}`;
  const named = labels.length === 0 ? '' : ` Affected: ${formatLabels(labels)}.`;
  return `${formatCount(count, 'row')} of ${thousands(total)} (${share})${hidden}: ${formatDropped(dropped)}.${named}`;
}

const formatShare = (share: number): string =>
  share < 0.001 ? 'less than 0.1 %' : `${share < 0.1 ? (share * 100).toFixed(1) : Math.round(share * 100)} %`;

export const droppedRows = (file: string, unread: UnreadRows): Problem =>
  error(
    'dropped-rows',
    { file, line: Math.min(...unread.dropped.map(([, { line }]) => line)) },
    `Dropped ${formatUnread(unread)}`,
    'The other rows are used. Check the lines named: two programs writing to one file, or a full disk, can cause this.',
  );

export const tooManyDroppedRows = (file: string, unread: UnreadRows): Problem =>
  error(
    'too-many-dropped-rows',
    { file, line: Math.min(...unread.dropped.map(([, { line }]) => line)) },
    `Too many rows cannot be read (more than 0.1 %): ${formatUnread(unread)}`,
    'The whole result is discarded, because the missing rows may be the slow or failed ones. Check the lines named.',
  );

export const labelsUnread = (file: string, labels: readonly string[]): Problem =>
  error(
    'label-unread',
    { file },
    `No row of ${formatLabels(labels)} could be read, so ${labels.length === 1 ? 'this label is' : 'these labels are'} not judged.`,
  );

export const readingEnded = (file: string, line: number, most: number): Problem =>
  error(
    'too-many-dropped-rows',
    { file, line },
    `Reading ended in line ${line}, after ${thousands(most)} rows that cannot be read.`,
    'The whole result is discarded. Check that the file is a result of JMeter, and measure again.',
  );

/** @param lines how many lines the open quote hides, up to the end of the file */
export const openQuote = (file: string, line: number, lines: number): Problem =>
  error(
    'open-quote',
    { file, line },
    `A quote opened in line ${line} is never closed, so the last ${formatCount(lines, 'line')} (${formatShare(lines / (line - 1 + lines))} of the file) cannot be read.`,
  );
