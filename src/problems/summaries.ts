/** Problems with summaries and logs. */
import type { Problem } from '../model/documents.js';
import { error, type Place, warning, note } from './problem.js';
import { formatCount, quote, shortList } from '../lang/list.js';

export const noRows = (file: string, line = 1): Problem =>
  error(
    'no-rows',
    { file, line },
    'The file has no measurements: only a header or a total.',
    'The step that wrote the file found no results: check its log and run it again.',
  );

export const raggedRow = (place: Place, expected: number, found: number): Problem =>
  error(
    'ragged-row',
    place,
    `The header has ${expected} cells, this row has ${found}. The row was skipped, because its values cannot be assigned to columns.`,
    found < expected
      ? 'Create the file again. If the line ends early, the file was truncated.'
      : 'Create the file again. If two records are on one line, separate them, and quote values that contain a comma.',
  );

export const headAgain = (place: Place): Problem =>
  error('head-again', place, 'The header is repeated here: files were concatenated. The rows below were read.');

export const otherHead = (place: Place): Problem =>
  error('other-head', place, 'Expected a row, found a different header. Nothing below it was read.');

export const unclosedQuote = (place: Place): Problem =>
  error(
    'unclosed-quote',
    place,
    'A quote opens here and is never closed, so the rest of the file is a single cell. It was not read.',
  );

export const rowsInQuotes = (place: Place): Problem =>
  error(
    'rows-in-quotes',
    place,
    'A quote in this row extends over the rows below it, because its end is missing. None of them was read.',
  );

export const unreadableValue = (place: Place, column: string, expected: string, found: string): Problem =>
  warning(
    'unreadable-value',
    place,
    `Expected ${expected} in ${quote(column)}, found ${quote(found)}. The value counts as failed.`,
  );

export const moreErrorsThanSamples = (place: Place, errors: number, samples: number): Problem =>
  warning(
    'more-errors-than-samples',
    place,
    `${errors} errors exceed ${formatCount(samples, 'sample')}. The error rate counts as failed.`,
  );

/** @param contradiction such as "0 errors in the statistics, but 50 in shop_failures.csv" */
export const errorCountsDisagree = (place: Place, contradiction: string): Problem =>
  warning(
    'error-counts-disagree',
    place,
    `The counts of errors contradict each other: ${contradiction}. The error rate counts as failed.`,
  );

export const errorUnitUnclear = (place: Place, column: string, found: string): Problem =>
  warning(
    'error-unit-unclear',
    place,
    `${quote(column)} is ${found} without a % sign: it may be ${found} % or a fraction (${Number((Number(found) * 100).toPrecision(6))} %). The error rate counts as failed.`,
  );

export const unknownColumns = (file: string, heads: readonly string[], line = 1): Problem =>
  note('unknown-columns', { file, line }, `Skipped unknown columns whose values vary: ${shortList(heads.map(quote))}.`);

/** @param count the number of all such entries in the file */
export const notABench = (place: Place, count: number): Problem =>
  warning(
    'not-a-bench',
    place,
    `${count === 1 ? 'An entry lacks' : `${String(count)} entries lack`} a name or a number as its value. ${count === 1 ? 'It was' : 'They were'} skipped.`,
  );

export const warmupHalf = (file: string): Problem =>
  note('warm-up-half', { file }, 'Skipped: by its name, this is the summary of the warm-up.');

export const lastSamplesOnly = (file: string, labels: readonly string[]): Problem =>
  warning(
    'last-samples-only',
    { file },
    `The JMeter dashboard computes percentiles from the last 20,000 samples of a label, and these labels have more: ${shortList(labels.map(quote))}.`,
  );

export const labelsRepeated = (file: string, labels: readonly string[]): Problem =>
  note(
    'labels-repeated',
    { file },
    `Labels with several rows are treated as repetitions within one run: ${shortList(labels.map(quote))}.`,
  );

export const sameRowAgain = (place: Place): Problem =>
  note('same-row-again', place, 'This row repeats another one, including its date. It was skipped.');

export const notADate = (place: Place, found: string): Problem =>
  error(
    'not-a-date',
    place,
    `Expected seconds since 1970 in "Date", found ${quote(found)}. The row was skipped, because without a date it belongs to no run.`,
  );

/** The whole run made no requests, so its other numbers mean nothing. */
export const noRequests = (place: Place): Problem =>
  error(
    'no-requests',
    place,
    'The run made 0 requests.',
    'Check that the load ran and could reach its target, and run it again.',
  );

/** One row of a table made no requests; other rows did. */
export const noRequestsInRow = (place: Place): Problem =>
  warning(
    'no-requests',
    place,
    'This case made 0 requests, so its other values count as failed.',
    'Check that its load ran and could reach its target, and run it again.',
  );

export const rowCutOff = (place: Place): Problem =>
  error(
    'row-cut-off',
    place,
    'The file ends within this last row or without a line break, so its last number may have lost digits. The row is dropped.',
  );

export const summaryCutOff = (file: string, title: string, expected: string): Problem =>
  error(
    'summary-cut-off',
    { file },
    `The file begins like ${title}, but ${quote(expected)} is missing. Nothing was read.`,
  );

export const noSummaryLine = (file: string): Problem =>
  note('no-summary-line', { file }, 'Skipped: this JMeter log has no line "summary = ...".');

/** Shares the code of truncated raw results, so that the run is never recorded. */
export const unfinishedRun = (file: string): Problem =>
  error(
    'truncated-result',
    { file },
    'The log ends before the test does: its last total covers only part of the test.',
    'The total is used. Let the test finish, or treat the result with care.',
  );

/** How to obtain a metric that a format lacks or contains only on request. */
const remedies = {
  wrk: 'Run wrk with --latency.',
  k6: "Add 'p(99)' to summaryTrendStats in the options of the script.",
  k6Fixed:
    'This summary always has the same statistics and no p99, whatever summaryTrendStats lists. Use --summary-export without --new-machine-readable-summary, handleSummary, or --out json=FILE, which has every request.',
  k6Part:
    "Set thresholds on http_reqs, http_req_failed and http_req_duration with the same tags (e.g. 'count>=0'), and list 'p(99)' in summaryTrendStats.",
  summariser: 'Name the raw result (JTL) instead: it contains every sample.',
  h2load: 'Use a newer h2load: older versions print no percentiles.',
  taurus:
    'Name the raw result (kpi.jtl), or the final statistics as XML from a newer Taurus: they include the duration.',
  locust: 'Use a newer Locust: its statistics include the percentiles.',
  fortio: 'Run fortio with -p 50,75,90,95,99.',
  bombardier: 'Run bombardier with -l.',
  artillery: 'Use the JSON of a complete run of Artillery in which requests were answered.',
  nbomber: 'Use the report of a complete run of a newer NBomber, in which requests were answered.',
  tool: 'Use the summary of a complete run in which requests were answered.',
} as const;
export type Remedy = keyof typeof remedies;

export const notInResult = (place: Place, metrics: readonly string[], remedy: Remedy): Problem =>
  note('not-in-result', place, `The result has no ${shortList(metrics)}, which would be judged.`, remedies[remedy]);

/** @param isRecorded whether they are in a recorded history, which then does not show all that it contains */
export const implausible = (place: Place, why: string, isRecorded = false): Problem =>
  (isRecorded ? error : warning)(
    'implausible',
    place,
    `The response times are inconsistent: ${why}. They count as failed.`,
  );

export const maybeSeconds = (file: string, why: string): Problem =>
  warning(
    'maybe-seconds',
    { file },
    `The response times may be in seconds instead of milliseconds: ${why}. They are used as milliseconds.`,
  );

const formatBrokenLines = (count: number): string =>
  `${formatCount(count, 'request line')} ${count === 1 ? 'does' : 'do'} not have the expected form (name, start, end in milliseconds with 13 digits, OK or KO)${count === 1 ? '' : '; this is the first'}`;

/** Shares the code of dropped raw rows, so that the run is never recorded. */
export const brokenLogLines = (place: Place, count: number): Problem =>
  error(
    'dropped-rows',
    place,
    `${formatBrokenLines(count)}. Skipped.`,
    'The other lines are used. Two programs writing to one file, or a full disk, can cause this.',
  );

export const tooManyBrokenLogLines = (place: Place, count: number): Problem =>
  error(
    'too-many-dropped-rows',
    place,
    `${formatBrokenLines(count)}. This is more than 0.1 % of all lines.`,
    'The whole log is discarded, because the missing lines may be the slow or failed ones. Check the line named.',
  );

/** @param labels those whose throughput cannot be computed */
export const coarseTimes = (file: string, labels: readonly string[]): Problem =>
  warning(
    'coarse-times',
    { file },
    `The times are whole seconds, which is too coarse for the throughput of such a short test. It counts as failed: ${shortList(labels.map(quote))}.`,
  );

export const brokenBinaryLog = (file: string, offset: number): Problem =>
  error(
    'broken-binary-log',
    { file },
    `The record that begins at byte ${offset} is not one of Gatling. Nothing was read.`,
  );

export const otherLengths = (file: string, count: number): Problem =>
  note(
    'other-lengths',
    { file },
    `ab reports ${formatCount(count, 'response')} as failed because of a different length than the first. They are not counted as errors.`,
  );

export const unfinishedRequests = (file: string, count: number): Problem =>
  note(
    'unfinished-requests',
    { file },
    `${formatCount(count, 'request')} ${count === 1 ? 'was' : 'were'} in flight when the test ended. They are counted neither as samples nor as errors.`,
  );

export const subMetricsLeftOut = (file: string, names: readonly string[]): Problem =>
  note(
    'sub-metrics-left-out',
    { file },
    `Skipped sub-metrics selected by the result of a request: ${shortList(names.map(quote), 3)}. They exclude requests with another result.`,
  );

export const seriesNotRead = (file: string): Problem =>
  note('series-not-read', { file }, "Skipped: this is Locust's second-by-second history of one run.");

export const bareTableNotRead = (file: string): Problem =>
  note(
    'bare-table-not-read',
    { file },
    "Skipped: this is ab's percentile table (-e), which has neither requests nor errors.",
  );

export const totalsLeftOut = (files: readonly string[]): Problem =>
  note(
    'totals-left-out',
    { file: files[0] ?? '' },
    `Skipped totals whose parts are in the same folder: ${shortList(files)}.`,
  );

export const tableNotRead = (place: Place, heads: readonly string[]): Problem =>
  note(
    'table-not-read',
    place,
    `Skipped a table of numbers: neither a column nor a heading above it names a known metric. Columns: ${shortList(heads.map(quote))}.`,
  );

export const asAbove = (place: Place, column: string, above: string): Problem =>
  note('as-above', place, `${quote(column)} is empty in this row; ${quote(above)} is assumed, as in the row above.`);

export const takenAsAxes = (place: Place, heads: readonly string[]): Problem =>
  note(
    'taken-as-axes',
    place,
    `Text columns before the measurements are assumed to name the case: ${shortList(heads.map(quote))}.`,
  );

export const sectionsAreScenarios = (file: string, scenarios: readonly string[]): Problem =>
  note(
    'sections-are-scenarios',
    { file },
    `Several tables have the same metric for the same case, so the headings above them are used as scenarios: ${shortList(scenarios.map(quote))}.`,
  );
