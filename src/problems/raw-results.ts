/** Problems with raw results. */
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
import { defineProblemAt } from './problem.js';

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

export const transactionsLeftOut = defineProblemAt('transactions-left-out', 'note', {
  advice: 'To keep them, set `labels: {transactions: both}` in guardband.yml.',
  message: (kept: 'children' | 'parents', names: readonly string[]) =>
    `Dropped ${formatLabels(names)} as configured: ${kept === 'children' ? 'transaction controllers' : 'not transaction controllers'}.`,
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
