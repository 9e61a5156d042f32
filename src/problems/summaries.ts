/** Problems with summaries and logs. */
import type { Problem } from '../model/documents.js';
import { error, type Place, warning, note } from './problem.js';
import { quote, shortList } from '../lang/list.js';

export const noRows = (file: string, line = 1): Problem =>
  error(
    'no-rows',
    { file, line },
    'The file holds 0 measurements: a head or a total, and no rows.',
    'The step that writes the results found none: look into its log and run it again.',
  );

export const raggedRow = (place: Place, expected: number, found: number): Problem =>
  error(
    'ragged-row',
    place,
    `The head has ${expected} cells, this row has ${found}. It was not read: which value belongs to which column cannot be known.`,
    found < expected
      ? 'Write the file again; if the line breaks off, the file was cut.'
      : 'Write the file again; if two records stand on one line, put a line break between them, and quote values that hold a comma.',
  );

export const headAgain = (place: Place): Problem =>
  error(
    'head-again',
    place,
    'The head stands here again, where a row was expected: files were joined. The rows below it were read.',
    'Take the line out, and see that no run is in the file twice.',
  );

export const otherHead = (place: Place): Problem =>
  error(
    'other-head',
    place,
    'Another head stands here, where a row was expected. Nothing below it was read.',
    'Split the file in two at this line.',
  );

export const unclosedQuote = (place: Place): Problem =>
  error(
    'unclosed-quote',
    place,
    'A quote opens here and is never closed, so the rest of the file is one cell. It was not read.',
    'Close the quote, or write a quote inside a value twice; if the file was cut, write it again.',
  );

export const unreadableValue = (place: Place, column: string, expected: string, found: string): Problem =>
  warning(
    'unreadable-value',
    place,
    `Under ${quote(column)} ${expected} is expected, found ${quote(found)}. The value counts as failed.`,
    'Mend it at its source; Infinity and NaN come from tests without a single finished request.',
  );

export const moreErrorsThanSamples = (place: Place, errors: number, samples: number): Problem =>
  warning(
    'more-errors-than-samples',
    place,
    `There are ${errors} errors and only ${samples} samples. The error rate counts as failed.`,
    'Write the file again from the raw results.',
  );

export const errorUnitUnclear = (place: Place, column: string, found: string): Problem =>
  warning(
    'error-unit-unclear',
    place,
    `Under ${quote(column)} stands ${found} without a % sign: it may be ${found} % or a fraction, ${Number((Number(found) * 100).toPrecision(6))} %. The error rate counts as failed.`,
    'Write it with a % sign, as JMeter does, or name the raw result.',
  );

export const unknownColumns = (file: string, heads: readonly string[], line = 1): Problem =>
  note(
    'unknown-columns',
    { file, line },
    `These columns differ from row to row and are no axis and no metric that is known: ${shortList(heads.map(quote))}. They were left out.`,
    'If one is a parameter of the test, rows that differ in nothing else were taken as repetitions: write one file per value and say it with --set or in the path (axis=value).',
  );

export const warmupHalf = (file: string): Problem =>
  note(
    'warm-up-half',
    { file },
    'The summary of the warm-up, as its name says: skipped.',
    'Nothing; the measurement summary beside it is what counts.',
  );

export const lastSamplesOnly = (file: string, labels: readonly string[]): Problem =>
  warning(
    'last-samples-only',
    { file },
    `JMeter's dashboard takes percentiles from the last 20,000 samples of a label, and these have more: ${shortList(labels.map(quote))}.`,
    'Name the raw result instead, or generate the dashboard with -Jjmeter.reportgenerator.statistic_window=-1; then this warning means nothing.',
  );

export const labelsRepeated = (file: string, labels: readonly string[]): Problem =>
  note(
    'labels-repeated',
    { file },
    `Some labels have several rows, which are taken as repetitions within one run: ${shortList(labels.map(quote))}.`,
    'If each row is a run of its own, add a Date column (seconds since 1970): then they are a history.',
  );

export const sameRowAgain = (place: Place): Problem =>
  note(
    'same-row-again',
    place,
    'This row repeats another one, date and all. It was left out.',
    'Nothing; take it out if you like.',
  );

export const notADate = (place: Place, found: string): Problem =>
  error(
    'not-a-date',
    place,
    `Under "Date" seconds since 1970 are expected, found ${quote(found)}. The row was not read: without a date it belongs to no run.`,
    'Write the date as `date +%s` does.',
  );

/** A load tool counted no request: its other numbers are zeros of nothing. */
export const noRequests = (place: Place): Problem =>
  error(
    'no-requests',
    place,
    'Expected is a run that made requests; this one says it made 0.',
    'See whether the load ran at all and could reach its target, and run it again.',
  );

/** Others of the table made some. */
export const noRequestsInRow = (place: Place): Problem =>
  warning(
    'no-requests',
    place,
    'This case says it made 0 requests: whatever else it says counts as failed.',
    'See whether its load ran at all and could reach its target, and run it again.',
  );

export const summaryCutOff = (file: string, title: string, expected: string): Problem =>
  error(
    'summary-cut-off',
    { file },
    `This begins as ${title}, and its ${quote(expected)} is not there. Nothing was read.`,
    'The tool was stopped before its end, or only a part of what it printed was kept: run it again and keep all of it.',
  );

export const noSummaryLine = (file: string): Problem =>
  note(
    'no-summary-line',
    { file },
    'This log of JMeter holds no line "summary = ...": skipped.',
    'Nothing, if the result itself is there too. Else see in the log why the test did not end.',
  );

/** Its code is one of the partial ones. */
export const unfinishedRun = (file: string): Problem =>
  warning(
    'truncated-result',
    { file },
    'The log ends before the test does: the last sum in it is that of a part.',
    'The sum is used. Let the test end by itself, or judge with care.',
  );

/** What to do about something a format does not hold, or holds only when asked to. */
const howToHave = {
  wrk: 'Run wrk with --latency.',
  k6: "Add 'p(99)' to summaryTrendStats in the options of the script.",
  k6Part:
    "Set thresholds on http_reqs, http_req_failed and http_req_duration with the same tags, if only 'count>=0', and list 'p(99)' in summaryTrendStats.",
  summariser: 'Name the raw result (JTL) instead: it has every sample.',
  h2load: 'Use a newer h2load: the older ones print no percentiles.',
  taurus: 'Name the raw result (kpi.jtl), or the final statistics as XML of a newer Taurus: they have the duration.',
  locust: 'Use a newer Locust: its statistics hold the percentiles.',
  tool: 'Take the summary from a whole run, in which requests were answered.',
} as const;
export type Remedy = keyof typeof howToHave;

export const notInResult = (place: Place, metrics: readonly string[], remedy: Remedy): Problem =>
  note(
    'not-in-result',
    place,
    `This result does not hold ${metrics.length === 1 ? 'a metric' : 'metrics'} that would be judged: ${shortList(metrics)}.`,
    howToHave[remedy],
  );

export const implausible = (place: Place, why: string): Problem =>
  warning(
    'implausible',
    place,
    `The response times contradict each other or the test: ${why}. They count as failed.`,
    'Look for another unit than the tool writes (seconds, milliseconds, nanoseconds): was the file converted or edited?',
  );

export const maybeSeconds = (file: string, why: string): Problem =>
  warning(
    'maybe-seconds',
    { file },
    `The response times in this file may be seconds where milliseconds are meant: ${why}. They are used as they stand.`,
    'Convert them to milliseconds; in a published table, name their unit in the head: "Average Response Time (s)".',
  );

const ofBrokenLines = (count: number): string =>
  `${count === 1 ? 'One line' : `${count} lines`} of requests, this ${count === 1 ? 'one' : 'the first'}, ${count === 1 ? 'does' : 'do'} not hold what is expected: name, start, end (13 digits: milliseconds), OK or KO`;

/** Its code is one of the partial ones. */
export const brokenLogLines = (place: Place, count: number): Problem =>
  warning(
    'dropped-rows',
    place,
    `${ofBrokenLines(count)}. Left out.`,
    'The rest is used. Two programs writing one file, or a disk that ran full, leave such lines.',
  );

export const tooManyBrokenLogLines = (place: Place, count: number): Problem =>
  error(
    'too-many-dropped-rows',
    place,
    `${ofBrokenLines(count)}. That is more than 0.1 % of all.`,
    'Nothing of this log is used, as what is missing may be what was slow or failed. Look at the line named.',
  );

export const otherLengths = (file: string, count: number): Problem =>
  note(
    'other-lengths',
    { file },
    `ab calls ${count} response${count === 1 ? '' : 's'} failed for having another length than the first. They are not counted as errors.`,
    'Nothing, if the pages are made anew each time (ab -l says so). Else see what they hold.',
  );

export const unfinishedRequests = (file: string, count: number): Problem =>
  note(
    'unfinished-requests',
    { file },
    `${count} request${count === 1 ? ' was' : 's were'} under way when the time was up. Neither samples nor errors count them.`,
    'Nothing: every test that ends by the clock leaves some.',
  );

export const subMetricsLeftOut = (file: string, names: readonly string[]): Problem =>
  note(
    'sub-metrics-left-out',
    { file },
    `Parts by what became of the requests are left out: ${shortList(names.map(quote), 3)}. What failed or took another way is not in them.`,
    'Nothing, or thresholds on tags that say which request it was: name, group, scenario or your own.',
  );

export const seriesNotRead = (file: string): Problem =>
  note(
    'series-not-read',
    { file },
    "This is Locust's history of one run, second by second: skipped.",
    'Nothing; the *_stats.csv beside it is what counts.',
  );

export const bareTableNotRead = (file: string): Problem =>
  note(
    'bare-table-not-read',
    { file },
    "This is ab's table of percentiles (-e), which tells neither requests nor errors: skipped.",
    'Name what ab printed; it holds all of them.',
  );

export const totalsLeftOut = (files: readonly string[]): Problem =>
  note(
    'totals-left-out',
    { file: files[0] ?? '' },
    `A total is no case beside its parts, which are in the same folder. Left out: ${shortList(files)}.`,
    'Nothing. Name the file alone to have the total judged.',
  );

export const tableNotRead = (place: Place, heads: readonly string[]): Problem =>
  note(
    'table-not-read',
    place,
    `This table holds numbers and was not read, as neither a column nor a heading above it names a metric that is known. Its columns: ${shortList(heads.map(quote))}.`,
    'If these are results, name the metric as others do: "Throughput (requests/sec)", "99th Percentile (ms)", "Error %".',
  );

export const asAbove = (place: Place, column: string, above: string): Problem =>
  note(
    'as-above',
    place,
    `Under ${quote(column)} nothing stands in this row; it is taken to mean ${quote(above)}, as in the row above.`,
    'Nothing, if that is meant; else write the value into every row.',
  );

export const takenAsAxes = (place: Place, heads: readonly string[]): Problem =>
  note(
    'taken-as-axes',
    place,
    `These columns of words stand before what was measured, so they are taken to name the case: ${shortList(heads.map(quote))}.`,
    'Nothing, if that is meant; else put remarks behind the numbers.',
  );

export const sectionsAreScenarios = (file: string, scenarios: readonly string[]): Problem =>
  note(
    'sections-are-scenarios',
    { file },
    `Several tables give the same metric of what would be the same case, so the headings above them are the scenarios: ${shortList(scenarios.map(quote))}.`,
    'Nothing, if that is meant; else write one page per scenario.',
  );
