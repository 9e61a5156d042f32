/** Problems with tables (rows, headers and cells), summaries and logs. */
import { formatCount, quote, shortList } from '../lang/format.js';
import { defineProblemAt, defineProblemOf } from './problem.js';

export const noRows = defineProblemAt('no-rows', 'error', {
  advice: 'The step that wrote the file found no results: check its log and run it again.',
  message: () => 'The file has no measurements: only a header or a total.',
});

export const raggedRow = defineProblemAt('ragged-row', 'error', {
  advice:
    'Create the file again. If the line ends early, the file was truncated; if two records are on one line, separate them, and quote values that contain a comma.',
  message: (expected: number, found: number) =>
    `The header has ${expected} cells, this row has ${found}. The row was skipped, because its values cannot be assigned to columns.`,
});

export const headAgain = defineProblemAt('head-again', 'error', {
  advice: 'Remove the line, and make sure that no run is in the file twice.',
  message: () => 'The header is repeated here: files were concatenated. The rows below were read.',
});

export const otherHeader = defineProblemAt('other-header', 'error', {
  advice: 'Split the file in two at this line.',
  message: () => 'Expected a row, found a different header: two results were concatenated or written to one file.',
});

export const unclosedQuote = defineProblemAt('unclosed-quote', 'error', {
  advice:
    'Close the quote at the end of its cell, or double a quote inside a value. If the file was truncated, export it again.',
  message: () => 'A quote opens in this row and its end is missing, so what follows is in its cell. It was not read.',
});

export const unreadableValue = defineProblemAt('unreadable-value', 'error', {
  advice: 'Fix it at the source. Write N/A where nothing was measured.',
  message: (column: string, expected: string, found: string) =>
    `Expected ${expected} in ${quote(column)}, found ${quote(found)}. The value is missing.`,
});

export const noNumber = defineProblemAt('no-number', 'warning', {
  advice: 'A rate over no time and a mean of no requests are no numbers: check whether any request finished.',
  message: (column: string, found: string) => `${quote(column)} is ${found}. The value is missing.`,
});

/** @param doubt such as "90 successes and 0 errors of 100 requests" */
export const outcomesDoNotAddUp = defineProblemAt('outcomes-do-not-add-up', 'error', {
  advice: 'Correct the counts at their source, or leave out all but the requests and the errors of all kinds.',
  message: (doubt: string) => `The outcomes do not add up: ${doubt}. The error rate is missing.`,
});

/** @param contradiction such as "0 errors in the statistics, but 50 in shop_failures.csv" */
export const errorCountsDisagree = defineProblemAt('error-counts-disagree', 'warning', {
  advice: 'Check that the files are from the same run and complete, and measure again if they are.',
  message: (contradiction: string) =>
    `The error counts contradict each other: ${contradiction}. The error rate is missing.`,
});

export const errorUnitUnclear = defineProblemAt('error-unit-unclear', 'warning', {
  advice:
    'Write it with a % sign, as JMeter does, or name the raw result, or state its unit in guardband.yml: columns: { HEAD: errorPercent in % }.',
  message: (column: string, found: string) =>
    `${quote(column)} is ${found} without a % sign: it may be ${found} % or a fraction (${Number((Number(found) * 100).toPrecision(6))} %). The error rate is missing.`,
});

export const unknownColumns = defineProblemAt('unknown-columns', 'note', {
  advice: 'If one is a test parameter, write one file per value and name it with --set or in the path (axis=value).',
  message: (headers: readonly string[]) =>
    `Skipped unknown columns whose values vary: ${shortList(headers.map(quote))}.`,
});

/** The block that says what heads mean, on one line, to paste. */
const columnsBlock = (heads: readonly string[]): string =>
  `columns: { ${heads.map((head) => `${JSON.stringify(head)}: '?'`).join(', ')} }`;

export const sayWhatColumnsMean = (heads: readonly string[]): string =>
  `If it is a result, say in guardband.yml what its columns mean ("p99 in ms", "users", "ignore"): ${columnsBlock(heads)}`;

/** The head names a measurement, or numbers that vary, so that skipping its column would lose a value that may be judged. */
export const headNotUnderstood = defineProblemAt('head-not-understood', 'error', {
  message: (headers: readonly string[]) => ({
    message: `It is unclear what is measured in ${headers.length === 1 ? 'this column' : 'these columns'}: ${shortList(headers.map(quote))}. ${headers.length === 1 ? 'It was' : 'They were'} not read.`,
    advice: `Say it in guardband.yml, with a metric ("p99 in ms"), an axis ("users") or "ignore" for each "?": ${columnsBlock(headers)}`,
  }),
});

/** @param heads each with what it was understood as */
export const headsUnderstood = defineProblemAt('heads-understood', 'note', {
  message: (heads: readonly (readonly [head: string, meaning: string])[]) => {
    const unknown = heads.flatMap(([head, meaning]) => (meaning === '?' ? [head] : []));
    return {
      message: `Heads were understood as: ${heads.map(([head, meaning]) => `${quote(head)} ${meaning}`).join(', ')}.`,
      advice:
        unknown.length === 0 ? undefined : `What is not known can be said in guardband.yml: ${columnsBlock(unknown)}`,
    };
  },
});

export const unknownUnit = defineProblemAt('unknown-unit', 'error', {
  advice:
    'Write a unit such as ms, s, req/s, req/min, MB/s or %, or state it in guardband.yml: columns: { HEAD: METRIC in UNIT }.',
  message: (head: string, unit: string) =>
    `${quote(head)} is in an unknown unit: ${quote(unit)} is not one of this measurement. It was not read.`,
});

/** Errors without the number of requests. */
export const errorsOfUnknown = defineProblemAt('errors-of-unknown', 'error', {
  advice: 'Add a column with the number of requests, or the error rate in percent.',
  message: (head: string, found: string) =>
    `${quote(head)} is ${found}, but no column has the number of requests, so the error rate is unknown. It was not read.`,
});

export const sameRowAgain = defineProblemAt('same-row-again', 'note', {
  advice: 'No action needed; you may remove the row.',
  message: () => 'This row repeats another one, including its date. It was skipped.',
});

export const measuredTwice = defineProblemAt('measured-twice', 'warning', {
  advice: 'Find out which row is right, and remove the other.',
  message: (startedAt: string) =>
    `A row above has other values of this case at the same time (${startedAt}). This row was skipped.`,
});

export const notADate = defineProblemAt('not-a-date', 'error', {
  advice: 'Write the date as `date +%s` prints it, or as 2025-01-31T02:00:00Z.',
  message: (head: string, found: string) =>
    `Expected a date in ${quote(head)}, found ${quote(found)}. The row was skipped, because without a date it belongs to no run.`,
});

export const rowCutOff = defineProblemAt('row-cut-off', 'error', {
  advice: 'Copy the whole file, or end its last line with a line break if it is complete.',
  message: () =>
    'The file ends within this last row or without a line break, so its last number may have lost digits. The row is dropped.',
});

export const rowsAlike = defineProblemAt('rows-alike', 'error', {
  advice:
    'Name what differs in a column, or in a line above a printed report. A column "Run" with numbers marks repetitions, "Date" in a JMeter table (seconds since 1970) runs. If all of them are repetitions, set `shards: repetitions` in guardband.yml.',
  message: (line: number) =>
    `Nothing that was read tells this from line ${line}. If they are two cases, what one of them loses is not seen.`,
});

export const totalsLeftOut = defineProblemOf('totals-left-out', 'note', {
  advice: 'No action needed. To judge a total, name only its file.',
  message: (places: readonly string[]) =>
    `Skipped what sums or compares rows that were read, too: ${shortList(places)}.`,
});

export const tableNotRead = defineProblemAt('table-not-read', ['error', 'note'], {
  advice:
    'If these are results, use a common metric name: "Throughput (requests/sec)", "99th Percentile (ms)", "Error %".',
  message: (headers: readonly string[], isMeasured: boolean) => ({
    message: `Skipped a table of numbers: neither a column nor a heading above it names a known metric. Columns: ${shortList(headers.map(quote))}.`,
    level: isMeasured ? 'error' : 'note',
  }),
});

export const frameNotRead = defineProblemAt('frame-not-read', 'error', {
  advice: 'Write it as CSV, Markdown or HTML.',
  message: () => 'This table is drawn for a terminal. It was not read.',
});

export const asAbove = defineProblemAt('as-above', 'note', {
  advice: 'No action needed if that is right. Otherwise write the value in every row.',
  message: (column: string, above: string) =>
    `${quote(column)} is empty in this row; ${quote(above)} is assumed, as in the row above.`,
});

export const takenAsAxes = defineProblemAt('taken-as-axes', 'note', {
  advice: 'No action needed if that is right. Otherwise put remarks after the numbers.',
  message: (headers: readonly string[]) =>
    `Text columns before the measurements are assumed to name the case: ${shortList(headers.map(quote))}.`,
});

export const sectionsAreScenarios = defineProblemAt('sections-are-scenarios', 'note', {
  advice: 'No action needed if that is right. Otherwise write one page per scenario.',
  message: (scenarios: readonly string[]) =>
    `Several tables have the same metric for the same case, so the headings or captions above them are part of the cases: ${shortList(scenarios.map(quote))}.`,
});

/** @param count the number of all such entries in the file */
export const notABench = defineProblemAt('not-a-bench', 'warning', {
  advice: 'Correct the program that writes the list: [{"name": "checkout - p99", "unit": "ms", "value": 41.5}].',
  message: (count: number) =>
    `${count === 1 ? 'An entry lacks' : `${String(count)} entries lack`} a name or a number as its value. ${count === 1 ? 'It was' : 'They were'} skipped.`,
});

export const warmupHalf = defineProblemAt('warm-up-half', 'note', {
  advice: 'No action needed: the summary of the measurement next to it is used.',
  message: () => 'Skipped: by its name, this is the summary of the warm-up.',
});

export const lastSamplesOnly = defineProblemAt('last-samples-only', 'warning', {
  advice:
    'Name the raw result instead, or generate the dashboard with -Jjmeter.reportgenerator.statistic_window=-1 and ignore this warning.',
  message: (labels: readonly string[]) =>
    `The JMeter dashboard computes percentiles from the last 20,000 samples of a label, and these labels have more: ${shortList(labels.map(quote))}.`,
});

/** @param isRow whether other rows of a table made some; otherwise the other numbers of the run mean nothing */
export const noRequests = defineProblemAt('no-requests', ['error', 'warning'], {
  advice: 'Check that the load ran and could reach its target, and run it again.',
  message: (isRow = false) =>
    isRow
      ? { message: 'This case made 0 requests, so its other values are missing.', level: 'warning' }
      : 'The run made 0 requests.',
});

export const summaryCutOff = defineProblemAt('summary-cut-off', 'error', {
  advice: 'The tool was stopped early, or only part of its output was kept: run it again and keep all of its output.',
  message: (title: string, expected: string) =>
    `The file begins like ${title}, but ${quote(expected)} is missing. Nothing was read.`,
});

export const noHttpRequests = defineProblemAt('no-http-requests', 'error', {
  advice:
    'Write the values in handleSummary as a list of benchmarks, [{"name", "unit", "value"}], and declare them under `metrics:`.',
  message: (names: readonly string[]) =>
    `It has no HTTP requests, and only those are read. It has ${shortList(names)}.`,
});

export const levelsUnknown = defineProblemAt('levels-unknown', 'error', {
  advice: 'Keep content/js/dashboard.js beside the file, which states them, or name the raw result.',
  message: () =>
    'The levels of the percentiles are not those that JMeter uses by default: pct1 is the median of every label. They were not read.',
});

export const reportsMixed = defineProblemAt('reports-mixed', 'error', {
  advice: 'Write each report to its own file, or all of them one after the other.',
  message: (title: string) => `A part of ${title} is there more than once: two reports are mixed. Nothing was read.`,
});

/** How to obtain a metric that a format lacks or contains only on request. */
const remedies = {
  wrk: 'Run wrk with --latency.',
  k6: "Add 'p(99)' to summaryTrendStats in the options of the script.",
  k6Fixed:
    'This summary always has the same statistics and no p99, whatever summaryTrendStats lists. Use --summary-export without --new-machine-readable-summary, handleSummary, or --out json=FILE, which has every request.',
  k6Part:
    "Set thresholds on http_reqs, http_req_failed and http_req_duration with the same tags (e.g. 'count>=0'), and list 'p(99)' in summaryTrendStats.",
  h2load: 'Use a newer h2load: older versions print no percentiles.',
  locust: 'Use a newer Locust: its statistics include the percentiles.',
  fortio: 'Run fortio with -p 50,75,90,95,99.',
  bombardier: 'Run bombardier with -l.',
  artillery: 'Use the JSON of a complete run of Artillery in which requests were answered.',
  nbomber: 'Use the report of a complete run of a newer NBomber, in which requests were answered.',
  benchmark: 'No action needed: a benchmark of code has none.',
  tool: 'Use the summary of a complete run in which requests were answered.',
} as const;

export type Remedy = keyof typeof remedies;

export const notInResult = defineProblemAt('not-in-result', 'note', {
  message: (metrics: readonly string[], remedy: Remedy) => ({
    message: `The result has no ${shortList(metrics)}, which would be judged.`,
    advice: remedies[remedy],
  }),
});

/** @param isGrave for a table whose numbers somebody may have edited, or a recorded history, which then does not show all of it */
export const implausible = defineProblemAt('implausible', ['error', 'warning'], {
  advice:
    'Check whether the file was converted or edited, which may have changed its unit (seconds, milliseconds, nanoseconds).',
  message: ({ why, ids }: { why: string; ids: readonly string[] }, isGrave = false) => ({
    message: `The response times are inconsistent: ${why}. ${ids.length === 0 ? 'They are missing' : 'Both are missing, the others are used'}.`,
    level: isGrave ? 'error' : 'warning',
    advice:
      ids.length === 0 ? undefined : 'Create the file again from the raw results, or name the raw result instead.',
  }),
});

export const maybeSeconds = defineProblemAt('maybe-seconds', 'warning', {
  advice:
    'Convert them to milliseconds; in a published table, name the unit in the header: "Average Response Time (s)".',
  message: (why: string) =>
    `The response times may be in seconds instead of milliseconds: ${why}. They are used as milliseconds.`,
});

export const unitNotStated = defineProblemAt('unit-not-stated', 'error', {
  advice: 'State the unit in the header, "Average (s)", or in guardband.yml: columns: { Average: mean in s }.',
  message: (why: string) => `The response times may not be in milliseconds, and nothing states which unit: ${why}.`,
});

/** @param labels those whose throughput cannot be computed */
export const coarseTimes = defineProblemAt('coarse-times', 'warning', {
  advice: 'Set K6_CSV_TIME_FORMAT=unix_milli for k6, or measure for longer.',
  message: (labels: readonly string[]) =>
    `The times are whole seconds, which is too coarse for the throughput of such a short test. It is missing: ${shortList(labels.map(quote))}.`,
});

export const brokenBinaryLog = defineProblemAt('broken-binary-log', 'error', {
  advice:
    'Copy the file again, in binary mode. Nothing was read, because what follows the damage cannot be understood.',
  message: (offset: number) => `The record that begins at byte ${offset} is not one of Gatling. Nothing was read.`,
});

export const otherLengths = defineProblemAt('other-lengths', 'note', {
  advice: 'No action needed if pages are dynamic (ab -l accepts that). Otherwise check what these responses contain.',
  message: (count: number) =>
    `ab reports ${formatCount(count, 'response')} as failed because of a different length than the first. They are not counted as errors.`,
});

export const subMetricsLeftOut = defineProblemAt('sub-metrics-left-out', 'note', {
  advice: 'No action needed, or set thresholds on tags that identify the request: name, group, scenario or your own.',
  message: (names: readonly string[]) =>
    `Skipped sub-metrics selected by the result of a request: ${shortList(names.map(quote), 3)}. They exclude requests with another result.`,
});
