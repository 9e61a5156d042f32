import type { CodeTable } from './table.js';

export const summariesCodes = {
  'ragged-row': {
    level: 'error',
    meaning: 'A row has a different number of cells than the header.',
    advice: 'Create the file again.',
  },
  'head-again': {
    level: 'error',
    meaning: 'The header is repeated within a summary.',
    advice: 'Remove the line, and make sure that no run is in the file twice.',
  },
  'other-head': {
    level: 'error',
    meaning: 'A summary contains a second, different header.',
    advice: 'Split the file in two at this line.',
  },
  'rows-in-quotes': {
    level: 'error',
    meaning: 'A quoted cell of a summary includes whole rows.',
    advice: 'Close the quote at the end of its cell, or export the file again.',
  },
  'unclosed-quote': {
    level: 'error',
    meaning: 'A quote in a summary is never closed.',
    advice: 'Close the quote, or double a quote inside a value. If the file was truncated, export it again.',
  },
  'unreadable-value': {
    level: 'warning',
    meaning: 'A value in a summary cannot be parsed.',
    advice: 'Fix it at the source. Infinity and NaN come from tests without a finished request.',
  },
  'more-errors-than-samples': {
    level: 'warning',
    meaning: 'A row has more errors than samples.',
    advice: 'Create the file again from the raw results.',
  },
  'error-counts-disagree': {
    level: 'warning',
    meaning: 'Two counts of errors in a summary contradict each other.',
    advice: 'Check that the files are from the same run and complete, and measure again if they are.',
  },
  'error-unit-unclear': {
    level: 'warning',
    meaning: 'It is unclear whether an error rate is a percentage or a fraction.',
    advice: 'Write it with a % sign, as JMeter does, or name the raw result.',
  },
  'not-a-bench': {
    level: 'warning',
    meaning: 'An entry of a list of benchmarks has no name, or its value is not a number.',
    advice: 'Correct the program that writes the list: [{"name": "checkout - p99", "unit": "ms", "value": 41.5}].',
  },
  'unknown-columns': {
    level: 'note',
    meaning: 'Unknown columns with varying values were skipped.',
    advice:
      'If one is a test parameter, rows that differ only in it were treated as repetitions: write one file per value and name it with --set or in the path (axis=value).',
  },
  'coarse-times': {
    level: 'warning',
    meaning: 'Times in whole seconds are too coarse for the throughput of a short test.',
    advice: 'Set K6_CSV_TIME_FORMAT=unix_milli for k6, or measure for longer.',
  },
  'broken-binary-log': {
    level: 'error',
    meaning: 'A binary log contains bytes that its tool does not write.',
    advice:
      'Copy the file again, in binary mode. Nothing was read, because what follows the damage cannot be understood.',
  },
  'head-not-understood': {
    level: 'error',
    meaning: 'The head of a column names an unknown measurement.',
    advice:
      'Give the column a usual head, such as "99th Percentile of Response Time (ms)", or name it under `columns:` in guardband.yml.',
  },
  'warm-up-half': {
    level: 'note',
    meaning: 'The summary of a warm-up was skipped.',
    advice: 'No action needed: the summary of the measurement next to it is used.',
  },
  'last-samples-only': {
    level: 'warning',
    meaning: 'Percentiles were computed from the last 20,000 samples only.',
    advice:
      'Name the raw result instead, or generate the dashboard with -Jjmeter.reportgenerator.statistic_window=-1 and ignore this warning.',
  },
  'labels-repeated': {
    level: 'note',
    meaning: 'Labels with several rows are treated as repetitions.',
    advice: 'If each row is a separate run, add a Date column (seconds since 1970) to make it a history.',
  },
  'same-row-again': {
    level: 'note',
    meaning: 'A row repeats another one and was skipped.',
    advice: 'No action needed; you may remove the row.',
  },
  'not-a-date': {
    level: 'error',
    meaning: 'A date in a history cannot be parsed.',
    advice: 'Write the date as `date +%s` prints it.',
  },
  'no-requests': {
    level: ['error', 'warning'],
    meaning: 'A run, or one case of it, made no requests.',
    advice: 'Check that the load ran and could reach its target, and run it again.',
  },
  'row-cut-off': {
    level: 'error',
    meaning: 'The last row of a table is incomplete and was dropped.',
    advice: 'Copy the whole file, or end its last line with a line break if it is complete.',
  },
  'summary-cut-off': {
    level: 'error',
    meaning: 'The output of a load tool is truncated.',
    advice: 'The tool was stopped early, or only part of its output was kept: run it again and keep all of its output.',
  },
  'no-summary-line': {
    level: 'note',
    meaning: 'A JMeter log without a summary was skipped.',
    advice:
      'No action needed if the result itself is present. Otherwise check the log to see why the test did not end.',
  },
  'not-in-result': {
    level: 'note',
    meaning: 'A format lacks metrics that would be judged.',
    advice: 'The advice shows how to obtain them from the tool.',
  },
  implausible: {
    level: ['error', 'warning'],
    meaning: 'Response times contradict each other or the length of the test.',
    advice:
      'Check whether the file was converted or edited, which may have changed its unit (seconds, milliseconds, nanoseconds).',
  },
  'maybe-seconds': {
    level: 'warning',
    meaning: 'Response times may be in seconds instead of milliseconds.',
    advice:
      'Convert them to milliseconds; in a published table, name the unit in the header: "Average Response Time (s)".',
  },
  'other-lengths': {
    level: 'note',
    meaning: 'ab reports responses of a different length as failed.',
    advice: 'No action needed if pages are dynamic (ab -l accepts that). Otherwise check what these responses contain.',
  },
  'unfinished-requests': {
    level: 'note',
    meaning: 'Requests were in flight when the test ended.',
    advice: 'No action needed: every test limited by time has some.',
  },
  'sub-metrics-left-out': {
    level: 'note',
    meaning: 'k6 sub-metrics by outcome were skipped.',
    advice: 'No action needed, or set thresholds on tags that identify the request: name, group, scenario or your own.',
  },
  'series-not-read': {
    level: 'note',
    meaning: 'A second-by-second history of Locust was skipped.',
    advice: 'No action needed: the *_stats.csv next to it is used.',
  },
  'bare-table-not-read': {
    level: 'note',
    meaning: 'A percentile table of ab was skipped.',
    advice: 'Name the printed output of ab, which contains everything.',
  },
  'totals-left-out': {
    level: 'note',
    meaning: 'Totals were skipped beside their parts.',
    advice: 'No action needed. To judge the total, name only its file.',
  },
  'table-not-read': {
    level: 'note',
    meaning: 'A table that names no metric was skipped.',
    advice:
      'If these are results, use a common metric name: "Throughput (requests/sec)", "99th Percentile (ms)", "Error %".',
  },
  'as-above': {
    level: 'note',
    meaning: 'An empty cell of a published table repeats the one above.',
    advice: 'No action needed if that is right. Otherwise write the value in every row.',
  },
  'taken-as-axes': {
    level: 'note',
    meaning: 'Text columns of a published table name the case.',
    advice: 'No action needed if that is right. Otherwise put remarks after the numbers.',
  },
  'sections-are-scenarios': {
    level: 'note',
    meaning: 'Headings above published tables are scenarios.',
    advice: 'No action needed if that is right. Otherwise write one page per scenario.',
  },
} as const satisfies CodeTable;
