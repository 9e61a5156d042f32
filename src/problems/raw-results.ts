/** Problems with raw results. */
import { shortList, quote } from '../lang/list.js';
import type { Problem } from '../model/documents.js';
import { error, warning, note } from './problem.js';
import { lasting, moment } from './inputs.js';

const rows = (count: number): string => (count === 1 ? '1 row' : `${count} rows`);
export const labels = (names: readonly string[], most = 3): string =>
  `${names.length === 1 ? '1 label' : `${names.length} labels`} (${shortList(names.map(quote), most)})`;

/** The JMeter property that has a column written. */
const propertyOf = {
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
    `Run the test again with -J${propertyOf[column]}.`,
  );

export const successMissing = (file: string): Problem =>
  warning(
    'success-missing',
    { file, line: 1 },
    'The result has no column success, so its errors are not known and its error % is not judged.',
    `Run the test again with -J${propertyOf.success}: a response code does not tell of a failed assertion.`,
  );

export const delimiterNotRead = (file: string, delimiter: string): Problem =>
  error(
    'delimiter-not-read',
    { file, line: 1 },
    `The columns are divided by ${quote(delimiter)}; expected is one ASCII character, such as a comma, a semicolon or a tab.`,
    'Run the test again with -Jjmeter.save.saveservice.default_delimiter=,',
  );

export const timeStampNotRead = (file: string, found: string): Problem =>
  error(
    'time-stamp-not-read',
    { file },
    `The time stamp ${quote(found)} is not understood. Expected are milliseconds since 1970, or a real date and time to the second, such as 2026/11/20 16:45:55.269.`,
    `Run the test again with -J${propertyOf.timeStamp}.`,
  );

export const headerlessOrder = (file: string): Problem =>
  error(
    'headerless-order',
    { file, line: 1 },
    'The result has no header, and its columns are not in the order JMeter writes by default: timeStamp, elapsed, label, responseCode, responseMessage, threadName, (dataType,) success.',
    'Add a first line with the names of the columns, or run the test again with -Jjmeter.save.saveservice.print_field_names=true.',
  );

export const headerlessRead = (file: string): Problem =>
  note(
    'headerless-result',
    { file, line: 1 },
    "The result has no header; its columns are taken to be JMeter's defaults.",
    'Run tests with -Jjmeter.save.saveservice.print_field_names=true to be sure.',
  );

export const timesRead = (file: string, pattern: string, isAmbiguous: boolean): Problem =>
  (isAmbiguous ? warning : note)(
    isAmbiguous ? 'ambiguous-dates' : 'formatted-times',
    { file },
    isAmbiguous
      ? `Time stamps are read as ${pattern}, but day and month could be the other way round.`
      : `Time stamps are read as ${pattern}${pattern.endsWith('Z') ? '' : ', in UTC'}${pattern.includes('SSS') ? '' : '; without milliseconds a throughput is only as exact as a second in the length of the test'}.`,
    `Run tests with -J${propertyOf.timeStamp}.`,
  );

export const noResultRows = (file: string): Problem =>
  error(
    'no-rows',
    { file },
    'The result has a header and no rows: not one sample was written.',
    'The test did not run or was stopped before its first sample ended: look into jmeter.log.',
  );

export const noSamples = (file: string, count: number): Problem =>
  error(
    'no-samples',
    { file },
    `The result has ${rows(count)}, and not one that could be read as a sample.`,
    'See the problems above; look into jmeter.log.',
  );

/** What is expected of a row, by the reason for which it was left out. */
const expectedOfRow = {
  columns: 'another number of columns than the header',
  quotes: 'text after a closing quote',
  'time-stamp': 'no time stamp like the others',
  elapsed: 'an elapsed time that is no whole number of milliseconds',
  'negative-elapsed': 'a negative elapsed time',
  success: 'a success that is neither true nor false',
  several: 'several samples in one row (SampleCount), as written in mode Statistical',
  markup: 'markup that is not well-formed XML',
  entity: 'an entity in the label that XML itself does not know',
  label: 'no label',
} as const;
type RowReason = keyof typeof expectedOfRow;
type Dropped = readonly (readonly [RowReason, { readonly count: number; readonly line: number }])[];

const droppedList = (dropped: Dropped): string =>
  dropped
    .map(([reason, { count, line }]) => `${count} with ${expectedOfRow[reason]} (first in line ${line})`)
    .join('; ');

export const droppedRows = (file: string, dropped: Dropped, total: number): Problem =>
  warning(
    'dropped-rows',
    { file, line: Math.min(...dropped.map(([, { line }]) => line)) },
    `Left out ${rows(dropped.reduce((sum, [, { count }]) => sum + count, 0))} of ${total}: ${droppedList(dropped)}.`,
    'The rest is used. Look at the lines named: two programs writing one file, or a disk that ran full, leave such rows.',
  );

export const tooManyDroppedRows = (file: string, dropped: Dropped, total: number): Problem =>
  error(
    'too-many-dropped-rows',
    { file, line: Math.min(...dropped.map(([, { line }]) => line)) },
    `Too many of the ${total} rows cannot be read (more than 0.1 %): ${droppedList(dropped)}.`,
    'Nothing of this result is used, as what is missing may be what was slow or failed. Look at the lines named.',
  );

export const truncatedResult = (file: string, line: number): Problem =>
  warning(
    'truncated-result',
    { file, line },
    'The last row is cut off: the test was killed, or the file was copied while it was written.',
    'The rows before it are used. Let the test end by itself, or judge with care.',
  );

export const monitorRows = (file: string, count: number, line: number, label: string): Problem =>
  note(
    'monitor-rows',
    { file, line },
    `Left out ${rows(count)} of the PerfMon plug-in, such as ${quote(label)}: they are no response times.`,
    'Nothing: they are the machine, not the requests.',
  );

export const onlyMonitorRows = (file: string, count: number, label: string): Problem =>
  error(
    'only-monitor-rows',
    { file },
    `All ${rows(count)} were written by the PerfMon plug-in, such as ${quote(label)}: there are no response times.`,
    "Name the result of the test itself, not PerfMon's.",
  );

export const joinedResults = (file: string, count: number, line: number): Problem =>
  note(
    'joined-results',
    { file, line },
    `The header stands again within the file (${count === 1 ? 'once' : `${count} times`}): results were joined. They are read as one test.`,
    'If they are several tests, name the single files instead.',
  );

export const idleResult = (
  file: string,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Problem =>
  warning(
    'idle-result',
    { file },
    `Nothing was measured for ${lasting(toMs - fromMs)} within the result, from about ${moment(fromMs)} on. Throughput is taken over all of the time.`,
    'Where two tests are in one file, measure anew: JMeter adds to a result that is there, unless it is run with -f.',
  );

export const otherHeader = (file: string, line: number): Problem =>
  error(
    'other-header',
    { file, line },
    'A second header with other columns stands within the file.',
    'Two results were written or joined into one file: split it at this line.',
  );

export const endlessRecord = (file: string, line: number): Problem =>
  error(
    'endless-record',
    { file, line },
    'A row begins here that does not end within 16 MB: a quote is opened and never closed.',
    'Mend or take out this row. A test that was killed and started again on the same file leaves such a place.',
  );

export const tooManyLabels = (file: string, most: number, examples: readonly string[]): Problem =>
  error(
    'too-many-labels',
    { file },
    `The result has more than ${most} labels, such as ${shortList(examples.map(quote))}.`,
    'Labels hold an id or a URL with parameters: give each sampler a fixed name in the test plan.',
  );

export const allWarmup = (file: string, warmupMs: number, durationMs: number): Problem =>
  error(
    'all-warm-up',
    { file },
    `Nothing is left after a warm-up of ${warmupMs / 1000} s: the whole test took ${durationMs / 1000} s.`,
    'Let the test run longer, or cut less.',
  );

export const labelsInWarmup = (file: string, names: readonly string[]): Problem =>
  note(
    'labels-in-warm-up',
    { file },
    `${labels(names)} ${names.length === 1 ? 'has' : 'have'} samples only in the warm-up and ${names.length === 1 ? 'is' : 'are'} left out.`,
    'Nothing, if this is setting up; else cut less.',
  );

export const transactionsListed = (file: string, names: readonly string[]): Problem =>
  note(
    'transactions-listed',
    { file },
    `${labels(names)} ${names.length === 1 ? 'is a transaction controller' : 'are transaction controllers'}: their children are listed too, and the two are never summed.`,
    'Say `labels: {transactions: children}` or `parents` in guardband.yml to keep one of the two.',
  );

export const transactionsLeftOut = (file: string, kept: 'children' | 'parents', names: readonly string[]): Problem =>
  note(
    'transactions-left-out',
    { file },
    `Left out ${labels(names)}, as asked: ${kept === 'children' ? 'transaction controllers' : 'what is no transaction controller'}.`,
    'Say `labels: {transactions: both}` in guardband.yml to have them.',
  );

export const nothingButTransactions = (file: string): Problem =>
  error(
    'nothing-but-transactions',
    { file },
    'All rows are those of transaction controllers, and only their children were asked for.',
    'Say `labels: {transactions: parents}` or `both` in guardband.yml, or run the test with "Generate parent sample" off.',
  );

export const transactionNamedAsSampler = (file: string, names: readonly string[]): Problem =>
  warning(
    'transaction-named-as-sampler',
    { file },
    `${labels(names)} ${names.length === 1 ? 'is' : 'are'} both a transaction controller and a sampler: their rows are counted together.`,
    'Rename one of the two in the test plan, or say `labels: {transactions: children}` in guardband.yml.',
  );

export const subResults = (file: string, names: readonly string[]): Problem =>
  note(
    'sub-results',
    { file },
    `${labels(names)} look like parts (redirects, embedded resources) of a label that is listed too.`,
    'They are labels of their own here. To have none, run tests with -Jjmeter.save.saveservice.subresults=false.',
  );

export const encodingNotRead = (file: string, encoding: string): Problem =>
  error(
    'encoding-not-read',
    { file, line: 1 },
    `The result is written in the encoding ${quote(encoding)}; read are UTF-8 and ISO-8859-1.`,
    'Run the test again with -Dfile.encoding=UTF-8, or convert the file: iconv -f FROM -t UTF-8, and mend its first line.',
  );

export const doctypeNotRead = (file: string, line: number): Problem =>
  error(
    'doctype-not-read',
    { file, line },
    'The XML has a DOCTYPE, which JMeter never writes: it could declare entities or name other files, and none of that is followed.',
    'Take the DOCTYPE out, or name the result that JMeter itself wrote.',
  );

export const attributeMissing = (file: string, attribute: 'ts' | 't' | 'lb', found: readonly string[]): Problem =>
  error(
    'result-attribute-missing',
    { file },
    `The first sample has no attribute ${attribute} (${attributeMeaning[attribute]}). Found: ${found.length === 0 ? 'none' : shortList(found, 20)}.`,
    `Run the test again with -J${propertyOf[attributeMeaning[attribute]]}.`,
  );
const attributeMeaning = { ts: 'timeStamp', t: 'elapsed', lb: 'label' } as const;

export const brokenOffResult = (file: string, line: number): Problem =>
  warning(
    'truncated-result',
    { file, line },
    'The result breaks off before its last tag, </testResults>: the test was killed, or the file was copied while it was written.',
    'Samples that are whole are used. Let the test end by itself, or judge with care.',
  );

export const noResultSamples = (file: string): Problem =>
  error(
    'no-rows',
    { file },
    'The result has no sample: not one was written.',
    'The test did not run or was stopped before its first sample ended: look into jmeter.log.',
  );

export const endlessTag = (file: string, line: number): Problem =>
  error(
    'endless-tag',
    { file, line },
    'A tag begins here that does not end within 1 MB: a quote is opened and never closed.',
    'Mend or take out this place. A test that was killed and started again on the same file leaves such a one.',
  );

export const tooDeep = (file: string, line: number): Problem =>
  error(
    'too-deep',
    { file, line },
    'Here more than 200 elements stand within each other; a sample has its parts, and they hardly any.',
    'Many elements have lost their ends: name the result that JMeter itself wrote.',
  );
