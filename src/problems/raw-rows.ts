/** Problems with the rows of raw results. */
import { formatCount, quote, thousands, formatLabels } from '../lang/format.js';
import { defineProblemAt, variantAt } from './problem.js';

export const noResultRows = defineProblemAt('no-result-rows', 'error', {
  advice: 'The test did not run or was stopped before its first sample ended: check jmeter.log.',
  message: () => 'The result has no rows: no sample was written.',
});

export const noSamples = defineProblemAt('no-samples', 'error', {
  advice: 'See the problems above, and check jmeter.log.',
  message: (count: number) => `The result has ${formatCount(count, 'row')}, none of which could be read as a sample.`,
});

/** @param hasRows whether a row can be used; otherwise an open quote hides all of them as often as a killed test */
export const truncatedResult = defineProblemAt('truncated-result', 'error', {
  withholds: 'test',
  because: 'a test was cut short',
  advice: 'The complete rows are used. Let the test finish, or treat the result with care. It is never recorded.',
  message: (hasRows: boolean = true) =>
    hasRows
      ? 'The result is truncated: the test was killed, or the file was copied while being written.'
      : {
          message:
            'The only row is incomplete: the test was killed, the file was copied while being written, or a quote in this row is never closed.',
          advice: 'Read the file after the test has finished. If it has finished, close the quote in this line.',
        },
});

export const monitorRows = defineProblemAt('monitor-rows', 'note', {
  advice: 'No action needed: they measure the machine, not requests.',
  message: (count: number, label: string) =>
    `Dropped ${formatCount(count, 'row')} of the PerfMon plug-in, such as ${quote(label)}: they are not response times.`,
});

export const onlyMonitorRows = defineProblemAt('only-monitor-rows', 'error', {
  advice: 'Name the result of the test itself, not that of PerfMon.',
  message: (count: number, label: string) =>
    `All ${formatCount(count, 'row')} are from the PerfMon plug-in, such as ${quote(label)}: there are no response times.`,
});

export const joinedResults = defineProblemAt('joined-results', 'note', {
  advice: 'If they are different tests, name the separate files instead.',
  message: (count: number) =>
    `The header is repeated within the file (${count === 1 ? 'once' : `${count} times`}): results were concatenated. They are read as one test.`,
});

export const repeatedSamples = defineProblemAt('repeated-samples', 'error', {
  advice:
    'Let only one listener of the test plan write to the file (-l is one, too), remove the copies, and measure again.',
  message: (share: number) =>
    `About ${String(Math.round(share * 100))} % of the samples are in the result before, so they would count more than once, and its throughput would be too high.`,
});

export const endlessRow = defineProblemAt('endless-row', 'error', {
  advice: 'Fix or remove it. It can result from a test that was killed and restarted on the same file.',
  message: () => 'The row that starts here is too long, for example because a quote is never closed.',
});

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

export type RowFault = keyof typeof rowFaults;

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

export const droppedRows = defineProblemAt('dropped-rows', 'error', {
  withholds: 'record',
  advice:
    'The other rows are used. Check the lines named: two programs writing to one file, or a full disk, can cause this.',
  message: (unread: UnreadRows) => `Dropped ${formatUnread(unread)}`,
});

export const tooManyDroppedRows = defineProblemAt('too-many-dropped-rows', 'error', {
  advice:
    'The whole result is discarded, because the missing rows may be the slow or failed ones. Check the lines named, and measure again.',
  message: (unread: UnreadRows) => `Too many rows cannot be read (more than 0.1 %): ${formatUnread(unread)}`,
});

export const labelsUnread = defineProblemAt('label-unread', 'error', {
  advice: 'Check the lines named in the other problem of this file, and measure again.',
  message: (labels: readonly string[]) =>
    `No row of ${formatLabels(labels)} could be read, so ${labels.length === 1 ? 'this label is' : 'these labels are'} not judged.`,
});

export const readingEnded = variantAt(
  tooManyDroppedRows,
  (most: number) => `Reading ended here, after ${thousands(most)} rows that cannot be read.`,
);

/** @param share how much of the file the open quote hides */
export const openQuote = defineProblemAt('open-quote', 'error', {
  advice: 'Fix or remove the row in this line. Two programs writing to one file can cause this.',
  message: (lines: number, share: number) =>
    `A quote opened in this line is never closed, so the last ${formatCount(lines, 'line')} (${formatShare(share)} of the file) cannot be read.`,
});
