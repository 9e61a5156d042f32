/** Problems with raw results and their rows. */
import {
  formatCount,
  quote,
  shortList,
  thousands,
  formatDuration,
  formatMinute,
  formatLabels,
} from '../lang/format.js';
import type { Problem } from '../model/documents.js';
import type { SlowStart } from '../model/reading.js';
import { defineProblemAt, variantAt } from './problem.js';

/** The JMeter property that enables each column of a CSV file, or attribute of an XML file. */
const properties = {
  timeStamp: 'timestamp_format=ms',
  ts: 'timestamp_format=ms',
  elapsed: 'time=true',
  t: 'time=true',
  label: 'label=true',
  lb: 'label=true',
} as const;

export const resultColumnMissing = defineProblemAt('result-column-missing', 'error', {
  message: (name: keyof typeof properties, found: readonly string[]) => ({
    message: `The result has no ${name.length > 2 ? 'column' : 'attribute'} ${name}. Found: ${found.length === 0 ? 'nothing' : shortList(found, 20)}.`,
    advice: `Run the test again with -Jjmeter.save.saveservice.${properties[name]}.`,
  }),
});

export const successMissing = defineProblemAt('success-missing', 'warning', {
  advice:
    'Run the test again with -Jjmeter.save.saveservice.successful=true: a response code does not reveal failed assertions.',
  message: () => 'The result has no column success, so errors are unknown and error % is not judged.',
});

export const delimiterNotRead = defineProblemAt('delimiter-not-read', 'error', {
  advice: 'Run the test again with -Jjmeter.save.saveservice.default_delimiter=,',
  message: (delimiter: string) =>
    `The columns are separated by ${quote(delimiter)}. Expected a single ASCII character such as a comma, a semicolon or a tab.`,
});

export const timeStampNotRead = defineProblemAt('time-stamp-not-read', 'error', {
  advice: 'Run the test again with -Jjmeter.save.saveservice.timestamp_format=ms.',
  message: (found: string) =>
    `The time stamp ${quote(found)} cannot be parsed. Expected milliseconds since 1970, or a valid date and time to the second such as 2026/11/20 16:45:55.269.`,
});

export const headerlessOrder = defineProblemAt('headerless-order', 'error', {
  advice:
    'Add a header line with the column names, or run the test again with -Jjmeter.save.saveservice.print_field_names=true.',
  message: () =>
    'The result has no header, and its columns are not in the default order of JMeter: timeStamp, elapsed, label, responseCode, responseMessage, threadName, (dataType,) success.',
});

export const headerlessRead = defineProblemAt('headerless-result', 'note', {
  advice: 'Run tests with -Jjmeter.save.saveservice.print_field_names=true to be sure.',
  message: () => 'The result has no header; the default columns of JMeter are assumed.',
});

export const formattedTimes = defineProblemAt('formatted-times', ['note', 'warning'], {
  advice: 'Run tests with -Jjmeter.save.saveservice.timestamp_format=ms.',
  message: (pattern: string, isAmbiguous: boolean) => ({
    level: isAmbiguous ? 'warning' : 'note',
    message: `Time stamps are read as ${pattern}${pattern.endsWith('Z') ? '' : ', in UTC'}${isAmbiguous ? ', but day and month could be swapped' : ''}${pattern.includes('SSS') ? '' : '; without milliseconds the length of the test, and so throughput, is exact only to a second'}.`,
  }),
});

/** A stretch of a result without requests: at least `leastMs` and at most `mostMs` long. */
export interface IdleStretch {
  readonly leastMs: number;
  readonly mostMs: number;
  /** The end of the last interval with requests before it. */
  readonly fromMs: number;
  /** The numbers of requests before and after it. */
  readonly before: number;
  readonly after: number;
  /** Whether times are those of a clock that may be set. */
  readonly isLocal: boolean;
  /** The labels that were not requested, if others were. */
  readonly labels?: readonly string[];
}

export const idleResult = defineProblemAt('idle-result', 'error', {
  withholds: 'test',
  because: 'a result has a long stretch without requests',
  advice:
    'If the file contains two tests, measure again: JMeter appends to an existing result unless it is run with -f. If the pause is part of the test, write one result for each part.',
  message: ({ leastMs, mostMs, fromMs, before, after, isLocal, labels }: IdleStretch) => {
    const ofLabels = labels === undefined ? '' : ` of ${shortList(labels.map(quote))}`;
    const jumped = isLocal ? `, or its clock jumped: ${clocks}` : '';
    const cause = labels
      ? 'Others did: a part of the load generator stopped'
      : `The file probably contains two tests${jumped}`;
    return {
      message: `No request${ofLabels} ended for ${formatDuration(leastMs)} to ${formatDuration(mostMs)} from ${formatMinute(fromMs)} on, between ${thousands(before)} and ${thousands(after)} requests, so throughput is too low. ${cause}.`,
      advice: isLocal ? 'Run the test again with -f and -Jjmeter.save.saveservice.timestamp_format=ms.' : undefined,
    };
  },
});

const clocks = 'at the change to or from daylight saving time, or with a 12-hour clock (hh instead of HH)';

/** @param toMs the first time after the jump; both as written in the result */
export const clockSetBack = defineProblemAt('clock-set-back', 'error', {
  withholds: 'test',
  because: 'the times in a result go back',
  advice: 'Run the test again with -Jjmeter.save.saveservice.timestamp_format=ms.',
  message: ({ fromMs, toMs }: { readonly fromMs: number; readonly toMs: number }) =>
    `Times go back by ${formatDuration(fromMs - toMs)}, from ${formatMinute(fromMs)} to ${formatMinute(toMs)}, so the length of the test and throughput are wrong. The clock jumped, ${clocks}, or results of machines with different clocks or time zones were joined.`,
});

export const tooManyLabels = defineProblemAt('too-many-labels', 'error', {
  advice: 'Labels contain an id or URL parameters: give each sampler a fixed name in the test plan.',
  message: (most: number, examples: readonly string[]) =>
    `The result has more than ${most} labels, such as ${shortList(examples.map(quote))}.`,
});

export const allWarmup = defineProblemAt('all-warm-up', 'error', {
  advice: 'Run the test longer, or shorten the warm-up.',
  message: (warmupMs: number, durationMs: number) =>
    `No samples are left after a warm-up of ${warmupMs / 1000} s: the whole test took ${durationMs / 1000} s.`,
});

/** A label whose first requests are several times slower than the rest. */
export interface SlowLabel extends SlowStart {
  readonly file: string;
  readonly label: string;
}

/** The warm-up, in whole seconds, that leaves out what is slow in all of these labels. */
export const secondsToCut = (slow: readonly SlowLabel[]): number =>
  Math.ceil(Math.max(...slow.map(({ endMs }) => endMs)) / 1000);

export const slowAtFirst = defineProblemAt('slow-at-first', 'warning', {
  advice: 'Or let the load test warm the service up before it measures, as that of guardband init does.',
  message: (slow: readonly SlowLabel[]) => {
    const seconds = String(secondsToCut(slow));
    const labels = [...new Set(slow.toSorted((a, b) => b.times - a.times).map(({ label }) => label))];
    const times = Math.round(Math.max(...slow.map(({ times }) => times)));
    return `The first ${seconds} s are ${labels.length > 1 ? 'up to ' : ''}${thousands(times)} times slower than the rest in ${formatLabels(labels)}: set \`warmup: ${seconds}s\` in guardband.yml.`;
  },
});

/** One sentence about all of them, if there are any. */
export const noteSlowStart = (slow: readonly SlowLabel[]): readonly Problem[] => {
  const [longest] = slow.toSorted((a, b) => b.endMs - a.endMs);
  return longest === undefined ? [] : [slowAtFirst(longest.file, slow)];
};

export const labelsInWarmup = defineProblemAt('labels-in-warm-up', 'note', {
  advice: 'No action needed if they belong to the set-up. Otherwise shorten the warm-up.',
  message: (names: readonly string[]) =>
    `${formatLabels(names)} ${names.length === 1 ? 'has samples only in the warm-up and is' : 'have samples only in the warm-up and are'} measured there.`,
});

export const transactionsListed = defineProblemAt('transactions-listed', 'note', {
  advice: 'To keep one of the two, set `labels: {transactions: children}` or `parents` in guardband.yml.',
  message: (names: readonly string[]) =>
    `${formatLabels(names)} ${names.length === 1 ? 'is a transaction controller' : 'are transaction controllers'}. Their children are listed too; the two are never added up.`,
});

export const nothingButTransactions = defineProblemAt('nothing-but-transactions', 'error', {
  advice:
    'Set `labels: {transactions: parents}` or `both` in guardband.yml, or run the test with "Generate parent sample" off.',
  message: () => 'All rows belong to transaction controllers, but the configuration selects only their children.',
});

export const transactionNamedAsSampler = defineProblemAt('transaction-named-as-sampler', 'warning', {
  advice: 'Rename one of the two in the test plan, or set `labels: {transactions: children}` in guardband.yml.',
  message: (names: readonly string[]) =>
    `${formatLabels(names)} ${names.length === 1 ? 'is' : 'are'} both a transaction controller and a sampler; their rows are counted together.`,
});

export const subResults = defineProblemAt('sub-results', 'note', {
  advice:
    'They are treated as separate labels. To omit them, run tests with -Jjmeter.save.saveservice.subresults=false.',
  message: (names: readonly string[]) =>
    `${formatLabels(names)} ${names.length === 1 ? 'looks' : 'look'} like sub-results (redirects, embedded resources) of a label that is listed too.`,
});

export const encodingNotRead = defineProblemAt('encoding-not-read', 'error', {
  advice:
    'Run the test again with -Dfile.encoding=UTF-8, or convert the file (iconv -f FROM -t UTF-8) and correct its first line.',
  message: (encoding: string) =>
    `The result has the encoding ${quote(encoding)}. Only UTF-8 and ISO-8859-1 are supported.`,
});

export const doctypeNotRead = defineProblemAt('doctype-not-read', 'error', {
  advice: 'Remove the DOCTYPE, or name the result that JMeter itself wrote.',
  message: () =>
    'The XML has a DOCTYPE. JMeter never writes one, and it could declare entities or refer to other files, so it is not read.',
});

export const setupSamples = defineProblemAt('setup-samples', 'note', {
  advice:
    'To exclude them, rename their samplers in the plan, and write in guardband.yml: labels: { exclude: [NAME] }.',
  message: (labels: readonly string[]) =>
    `Samples of setUp or tearDown thread groups count in ${formatCount(labels.length, 'label')}: ${shortList(labels.map(quote))}.`,
});

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
  'negative-elapsed': 'a negative elapsed time, as if the clock had been set back',
  'log-line': 'another form than expected (name, start, end in milliseconds with 13 digits, OK or KO)',
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
  const count = dropped.reduce((sum, [, own]) => sum + own.count, 0);
  const faults = dropped.map(([fault, own]) => `${own.count} with ${rowFaults[fault]} (first in line ${own.line})`);
  const share = formatShare((count + hiddenLines) / Math.max(1, total + hiddenLines));
  const hidden = hiddenLines === 0 ? '' : `, which cover ${formatCount(hiddenLines, 'more line')}`;
  const named = labels.length === 0 ? '' : ` Affected: ${formatLabels(labels)}.`;
  return `${formatCount(count, 'row')} of ${thousands(total)} (${share})${hidden}: ${faults.join('; ')}.${named}`;
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
