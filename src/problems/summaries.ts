/** Problems with summaries and logs. */
import { formatCount, quote, shortList } from '../lang/format.js';
import { defineProblemAt, variantAt } from './problem.js';
import { tooManyDroppedRows, droppedRows } from './raw-rows.js';

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

/** The whole run made no requests, so its other numbers mean nothing. */
export const noRequests = defineProblemAt('no-requests', ['error', 'warning'], {
  advice: 'Check that the load ran and could reach its target, and run it again.',
  message: () => 'The run made 0 requests.',
});

/** One row of a table made no requests; other rows did. */
export const noRequestsInRow = variantAt(noRequests, () => ({
  message: 'This case made 0 requests, so its other values are missing.',
  level: 'warning',
}));

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
  advice:
    'State the unit in the header, "Average (s)", or, for a CSV file, under `columns:` in guardband.yml: metrics: {mean: {column: Average, unit: s}}.',
  message: (why: string) => `The response times may not be in milliseconds, and nothing states which unit: ${why}.`,
});

function formatBrokenLines(count: number, negative: number): string {
  const lines = formatCount(count, 'request line');
  if (negative === count) return `${lines}: the request ends before it starts`;
  const some = negative === 0 ? '' : `, and of ${negative} the request ends before it starts`;
  return `${lines} ${count === 1 ? 'does' : 'do'} not have the expected form (name, start, end in milliseconds with 13 digits, OK or KO)${count === 1 ? '' : '; this is the first'}${some}`;
}
const clockMoved = 'The clock of the load generator was set back, or the tool gave a message the time of another.';

/** Shares the code of dropped raw rows, so that the run is never recorded. */
export const brokenLogLines = variantAt(droppedRows, (count: number, negative: number) => ({
  message: `${formatBrokenLines(count, negative)}. Skipped.`,
  advice: `The other lines are used. ${negative === count ? clockMoved : 'Two programs writing to one file, or a full disk, can cause this.'}`,
}));

export const tooManyBrokenLogLines = variantAt(tooManyDroppedRows, (count: number, negative: number) => ({
  message: `${formatBrokenLines(count, negative)}. This is more than 0.1 % of all lines.`,
  advice: `The whole log is discarded, because the missing lines may be the slow or failed ones. ${negative === count ? clockMoved : 'Check the line named.'}`,
}));

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
