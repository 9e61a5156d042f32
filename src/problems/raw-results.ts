/** Problems with raw results. */
import { formatCount, quote, shortList } from '../lang/list.js';
import { thousands } from '../lang/thousands.js';
import type { Problem } from '../model/documents.js';
import { error, warning, note } from './problem.js';
import { formatDuration, formatLabels, formatMinute } from './format.js';

/** The JMeter property that enables each column. */
const properties = {
  timeStamp: 'jmeter.save.saveservice.timestamp_format=ms',
  elapsed: 'jmeter.save.saveservice.time=true',
  label: 'jmeter.save.saveservice.label=true',
  success: 'jmeter.save.saveservice.successful=true',
} as const;

export const resultColumnMissing = (
  file: string,
  column: 'timeStamp' | 'elapsed' | 'label',
  header: readonly string[],
): Problem =>
  error(
    'result-column-missing',
    { file, line: 1 },
    `The result has no column ${column}. Found: ${shortList(header, 20)}.`,
    `Run the test again with -J${properties[column]}.`,
  );

export const successMissing = (file: string): Problem =>
  warning(
    'success-missing',
    { file, line: 1 },
    'The result has no column success, so errors are unknown and error % is not judged.',
  );

export const delimiterNotRead = (file: string, delimiter: string): Problem =>
  error(
    'delimiter-not-read',
    { file, line: 1 },
    `The columns are separated by ${quote(delimiter)}. Expected a single ASCII character such as a comma, a semicolon or a tab.`,
  );

export const timeStampNotRead = (file: string, found: string): Problem =>
  error(
    'time-stamp-not-read',
    { file },
    `The time stamp ${quote(found)} cannot be parsed. Expected milliseconds since 1970, or a valid date and time to the second such as 2026/11/20 16:45:55.269.`,
  );

export const headerlessOrder = (file: string): Problem =>
  error(
    'headerless-order',
    { file, line: 1 },
    'The result has no header, and its columns are not in the default order of JMeter: timeStamp, elapsed, label, responseCode, responseMessage, threadName, (dataType,) success.',
  );

export const headerlessRead = (file: string): Problem =>
  note('headerless-result', { file, line: 1 }, 'The result has no header; the default columns of JMeter are assumed.');

export const timesRead = (file: string, pattern: string, isAmbiguous: boolean): Problem =>
  isAmbiguous
    ? warning('ambiguous-dates', { file }, `Time stamps are read as ${pattern}, but day and month could be swapped.`)
    : note(
        'formatted-times',
        { file },
        `Time stamps are read as ${pattern}${pattern.endsWith('Z') ? '' : ', in UTC'}${pattern.includes('SSS') ? '' : '; without milliseconds the length of the test, and so throughput, is exact only to a second'}.`,
      );

export const noResultRows = (file: string): Problem =>
  error(
    'no-result-rows',
    { file },
    'The result has a header but no rows: no sample was written.',
    'The test did not run or was stopped before its first sample ended: check jmeter.log.',
  );

export const noSamples = (file: string, count: number): Problem =>
  error(
    'no-samples',
    { file },
    `The result has ${formatCount(count, 'row')}, none of which could be read as a sample.`,
  );

/** @param isOnly whether no other row can be used; then an open quote hides all of them as often as a killed test */
export const truncatedResult = (file: string, line: number, isOnly = false): Problem =>
  isOnly
    ? error(
        'truncated-result',
        { file, line },
        'The only row is incomplete: the test was killed, the file was copied while being written, or a quote in this row is never closed.',
        'Read the file after the test has finished. If it has finished, close the quote in this line.',
      )
    : error(
        'truncated-result',
        { file, line },
        'The last row is truncated: the test was killed, or the file was copied while being written.',
        'The complete rows are used. Let the test finish, or treat the result with care.',
      );

export const monitorRows = (file: string, count: number, line: number, label: string): Problem =>
  note(
    'monitor-rows',
    { file, line },
    `Dropped ${formatCount(count, 'row')} of the PerfMon plug-in, such as ${quote(label)}: they are not response times.`,
  );

export const onlyMonitorRows = (file: string, count: number, label: string): Problem =>
  error(
    'only-monitor-rows',
    { file },
    `All ${formatCount(count, 'row')} are from the PerfMon plug-in, such as ${quote(label)}: there are no response times.`,
  );

export const joinedResults = (file: string, count: number, line: number): Problem =>
  note(
    'joined-results',
    { file, line },
    `The header is repeated within the file (${count === 1 ? 'once' : `${count} times`}): results were concatenated. They are read as one test.`,
  );

export const repeatedSamples = (file: string, repeats: number): Problem =>
  error(
    'repeated-samples',
    { file },
    `Every sample is in the result ${repeats === 2 ? 'twice' : `${repeats} times`}, so its throughput would be ${repeats} times too high.`,
  );

/** Why local times jump. */
export type JumpCause = '12-hour-clock' | 'daylight-saving';

const jumpCauses = {
  '12-hour-clock': 'The likely cause is a time format with a 12-hour clock (hh instead of HH), whose hours repeat.',
  'daylight-saving': 'The likely cause is the change to or from daylight saving time.',
} as const satisfies Record<JumpCause, string>;

/** A stretch of a result without requests: at least `leastMs` and at most `mostMs` long. */
interface IdleStretch {
  readonly leastMs: number;
  readonly mostMs: number;
  readonly fromMs: number;
  readonly before: number;
  readonly after: number;
  readonly cause: JumpCause | undefined;
}

export const idleResult = (file: string, stretch: IdleStretch): Problem => {
  const { leastMs, mostMs, fromMs, before, after, cause } = stretch;
  const jump = cause && jumpCauses[cause];
  return error(
    'idle-result',
    { file },
    `No request ended for ${formatDuration(leastMs)} to ${formatDuration(mostMs)} from ${formatMinute(fromMs)} on, between ${thousands(before)} and ${thousands(after)} requests, so throughput is too low. ${jump ?? 'The file probably contains two tests.'}`,
    jump === undefined ? undefined : 'Run the test again with -Jjmeter.save.saveservice.timestamp_format=ms.',
  );
};

/** @param toMs the first time after the jump; both as written in the result */
export const clockSetBack = (
  file: string,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
  cause: JumpCause | undefined,
): Problem =>
  error(
    'clock-set-back',
    { file },
    `Times go back by ${formatDuration(fromMs - toMs)}, from ${formatMinute(fromMs)} to ${formatMinute(toMs)}, so the length of the test and throughput are wrong. ${cause === undefined ? 'The likely cause is that results of machines with different clocks or time zones were joined.' : jumpCauses[cause]}`,
  );

export const otherHeader = (file: string, line: number): Problem =>
  error('other-header', { file, line }, 'The file contains a second header with different columns.');

export const endlessRecord = (file: string, line: number): Problem =>
  error(
    'endless-record',
    { file, line },
    'The row that starts here does not end within 16 MB, for example because a quote is never closed.',
  );

export const tooManyLabels = (file: string, most: number, examples: readonly string[]): Problem =>
  error(
    'too-many-labels',
    { file },
    `The result has more than ${most} labels, such as ${shortList(examples.map(quote))}.`,
  );

export const allWarmup = (file: string, warmupMs: number, durationMs: number): Problem =>
  error(
    'all-warm-up',
    { file },
    `No samples are left after a warm-up of ${warmupMs / 1000} s: the whole test took ${durationMs / 1000} s.`,
  );

export const labelsInWarmup = (file: string, names: readonly string[]): Problem =>
  note(
    'labels-in-warm-up',
    { file },
    `${formatLabels(names)} ${names.length === 1 ? 'has samples only in the warm-up and is' : 'have samples only in the warm-up and are'} measured there.`,
  );

export const transactionsListed = (file: string, names: readonly string[]): Problem =>
  note(
    'transactions-listed',
    { file },
    `${formatLabels(names)} ${names.length === 1 ? 'is a transaction controller' : 'are transaction controllers'}. Their children are listed too; the two are never added up.`,
  );

export const transactionsLeftOut = (file: string, kept: 'children' | 'parents', names: readonly string[]): Problem =>
  note(
    'transactions-left-out',
    { file },
    `Dropped ${formatLabels(names)} as configured: ${kept === 'children' ? 'transaction controllers' : 'not transaction controllers'}.`,
  );

export const nothingButTransactions = (file: string): Problem =>
  error(
    'nothing-but-transactions',
    { file },
    'All rows belong to transaction controllers, but the configuration selects only their children.',
  );

export const transactionNamedAsSampler = (file: string, names: readonly string[]): Problem =>
  warning(
    'transaction-named-as-sampler',
    { file },
    `${formatLabels(names)} ${names.length === 1 ? 'is' : 'are'} both a transaction controller and a sampler; their rows are counted together.`,
  );

export const subResults = (file: string, names: readonly string[]): Problem =>
  note(
    'sub-results',
    { file },
    `${formatLabels(names)} ${names.length === 1 ? 'looks' : 'look'} like sub-results (redirects, embedded resources) of a label that is listed too.`,
  );

export const encodingNotRead = (file: string, encoding: string): Problem =>
  error(
    'encoding-not-read',
    { file, line: 1 },
    `The result has the encoding ${quote(encoding)}. Only UTF-8 and ISO-8859-1 are supported.`,
  );

export const doctypeNotRead = (file: string, line: number): Problem =>
  error(
    'doctype-not-read',
    { file, line },
    'The XML has a DOCTYPE. JMeter never writes one, and it could declare entities or refer to other files, so it is not read.',
  );

export const attributeMissing = (file: string, attribute: 'ts' | 't' | 'lb', found: readonly string[]): Problem =>
  error(
    'result-attribute-missing',
    { file },
    `The first sample has no attribute ${attribute} (${attributeMeaning[attribute]}). Found: ${found.length === 0 ? 'none' : shortList(found, 20)}.`,
    `Run the test again with -J${properties[attributeMeaning[attribute]]}.`,
  );
const attributeMeaning = { ts: 'timeStamp', t: 'elapsed', lb: 'label' } as const;

export const brokenOffResult = (file: string, line: number): Problem =>
  error(
    'truncated-result',
    { file, line },
    'The result ends before its closing tag </testResults>: the test was killed, or the file was copied while being written.',
    'Complete samples are used. Let the test finish, or treat the result with care.',
  );

export const noResultSamples = (file: string): Problem =>
  error(
    'no-result-rows',
    { file },
    'The result has no samples.',
    'The test did not run or was stopped before its first sample ended: check jmeter.log.',
  );

export const endlessTag = (file: string, line: number): Problem =>
  error('endless-tag', { file, line }, 'The tag that starts here does not end within 1 MB: a quote is never closed.');

export const tooDeep = (file: string, line: number): Problem =>
  error(
    'too-deep',
    { file, line },
    'More than 200 elements are nested here; samples of JMeter are nested only a few levels deep.',
  );
