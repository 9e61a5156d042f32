import type { CodeTable } from './table.js';

export const rawResultsCodes = {
  'result-column-missing': {
    level: 'error',
    meaning: 'A required column is missing.',
    advice: 'Run the test again with the JMeter property named.',
  },
  'success-missing': {
    level: 'warning',
    meaning: 'A raw result has no column success, so errors are unknown.',
    advice:
      'Run the test again with -Jjmeter.save.saveservice.successful=true: a response code does not reveal failed assertions.',
  },
  'delimiter-not-read': {
    level: 'error',
    meaning: 'The columns of a raw result are separated by an unsupported character.',
    advice: 'Run the test again with -Jjmeter.save.saveservice.default_delimiter=,',
  },
  'time-stamp-not-read': {
    level: 'error',
    meaning: 'The time stamps of a raw result cannot be parsed.',
    advice: 'Run the test again with -Jjmeter.save.saveservice.timestamp_format=ms.',
  },
  'headerless-order': {
    level: 'error',
    meaning: 'The columns of a raw result without a header are not in the default order.',
    advice:
      'Add a header line with the column names, or run the test again with -Jjmeter.save.saveservice.print_field_names=true.',
  },
  'headerless-result': {
    level: 'note',
    meaning: 'A raw result has no header; the default columns are assumed.',
    advice: 'Run tests with -Jjmeter.save.saveservice.print_field_names=true to be sure.',
  },
  'no-rows': {
    level: 'error',
    meaning: 'A result has no measurements.',
    advice: 'Check the log of the test or of the step that wrote the file, and run it again.',
  },
  'no-result-rows': {
    level: 'error',
    meaning: 'A raw result has no samples.',
    advice: 'The test did not run or was stopped before its first sample ended: check jmeter.log.',
  },
  'no-samples': {
    level: 'error',
    meaning: 'No row of a raw result could be read as a sample.',
    advice: 'See the problems above, and check jmeter.log.',
  },
  'dropped-rows': {
    level: 'error',
    meaning: 'Some rows cannot be read and were dropped.',
    advice:
      'The other rows are used. Check the lines named: two programs writing to one file, or a full disk, can cause this.',
  },
  'too-many-dropped-rows': {
    level: 'error',
    meaning: 'Too many rows cannot be read, so the whole result is discarded.',
    advice: 'Check the lines named, and measure again.',
  },
  'label-unread': {
    level: 'error',
    meaning: 'A label has rows, but none of them could be read.',
    advice: 'Check the lines named in the other problem of this file, and measure again.',
  },
  'open-quote': {
    level: 'error',
    meaning: 'A quote in a raw result is never closed, and hides the rows after it.',
    advice: 'Fix or remove the row in this line. Two programs writing to one file can cause this.',
  },
  'truncated-result': {
    level: 'error',
    meaning: 'A result is incomplete.',
    advice: 'Let the test finish, or treat the result with care. It is never recorded.',
  },
  'monitor-rows': {
    level: 'note',
    meaning: 'Rows of the PerfMon plug-in were dropped.',
    advice: 'No action needed: they measure the machine, not requests.',
  },
  'only-monitor-rows': {
    level: 'error',
    meaning: 'All rows are from the PerfMon plug-in.',
    advice: 'Name the result of the test itself, not that of PerfMon.',
  },
  'joined-results': {
    level: 'note',
    meaning: 'Concatenated raw results are read as one test.',
    advice: 'If they are different tests, name the separate files instead.',
  },
  'repeated-samples': {
    level: 'error',
    meaning: 'Every sample is in a raw result several times, so throughput is too high.',
    advice:
      'Let only one listener of the test plan write to the file (-l is one, too), remove the copies, and measure again.',
  },
  'idle-result': {
    level: 'error',
    meaning: 'A result has a long stretch without requests: two tests, or a clock that jumped.',
    advice:
      'If the file contains two tests, measure again: JMeter appends to an existing result unless it is run with -f. If the pause is part of the test, write one result for each part.',
  },
  'clock-set-back': {
    level: 'error',
    meaning: 'Local times in a raw result go back, so its length is wrong.',
    advice: 'Run the test again with -Jjmeter.save.saveservice.timestamp_format=ms.',
  },
  'other-header': {
    level: 'error',
    meaning: 'A raw result contains a second, different header.',
    advice: 'Two results were written to one file or concatenated: split it at this line.',
  },
  'endless-record': {
    level: 'error',
    meaning: 'A quote in a raw result is never closed.',
    advice: 'Fix or remove this row. It can result from a test that was killed and restarted on the same file.',
  },
  'too-many-labels': {
    level: 'error',
    meaning: 'A raw result has too many labels.',
    advice: 'Labels contain an id or URL parameters: give each sampler a fixed name in the test plan.',
  },
  'all-warm-up': {
    level: 'error',
    meaning: 'The whole test is within the warm-up.',
    advice: 'Run the test longer, or shorten the warm-up.',
  },
  'labels-in-warm-up': {
    level: 'note',
    meaning: 'Labels with samples only in the warm-up are measured there.',
    advice: 'No action needed if they belong to the set-up. Otherwise shorten the warm-up.',
  },
  'transactions-listed': {
    level: 'note',
    meaning: 'Transaction controllers are listed beside their children.',
    advice: 'To keep one of the two, set `labels: {transactions: children}` or `parents` in guardband.yml.',
  },
  'transactions-left-out': {
    level: 'note',
    meaning: 'Labels were dropped as configured by `labels.transactions`.',
    advice: 'To keep them, set `labels: {transactions: both}` in guardband.yml.',
  },
  'nothing-but-transactions': {
    level: 'error',
    meaning: 'Only children of transaction controllers are selected, and there are none.',
    advice:
      'Set `labels: {transactions: parents}` or `both` in guardband.yml, or run the test with "Generate parent sample" off.',
  },
  'transaction-named-as-sampler': {
    level: 'warning',
    meaning: 'A label is both a transaction controller and a sampler.',
    advice: 'Rename one of the two in the test plan, or set `labels: {transactions: children}` in guardband.yml.',
  },
  'sub-results': {
    level: 'note',
    meaning: 'Labels look like sub-results of another label.',
    advice:
      'They are treated as separate labels. To omit them, run tests with -Jjmeter.save.saveservice.subresults=false.',
  },
  'encoding-not-read': {
    level: 'error',
    meaning: 'A raw result has an unsupported encoding.',
    advice:
      'Run the test again with -Dfile.encoding=UTF-8, or convert the file (iconv -f FROM -t UTF-8) and correct its first line.',
  },
  'doctype-not-read': {
    level: 'error',
    meaning: 'A raw result in XML has a DOCTYPE.',
    advice: 'Remove the DOCTYPE, or name the result that JMeter itself wrote.',
  },
  'result-attribute-missing': {
    level: 'error',
    meaning: 'A raw result in XML lacks a required attribute.',
    advice: 'Run the test again with the JMeter property named.',
  },
  'endless-tag': {
    level: 'error',
    meaning: 'A tag in a raw result is never closed.',
    advice: 'Fix or remove it. It can result from a test that was killed and restarted on the same file.',
  },
  'too-deep': {
    level: 'error',
    meaning: 'Elements in a raw result are nested too deeply.',
    advice: 'Closing tags are missing: name the result that JMeter itself wrote.',
  },
  'ambiguous-dates': {
    level: 'warning',
    meaning: 'Day and month in the time stamps could be swapped.',
    advice: 'Run tests with -Jjmeter.save.saveservice.timestamp_format=ms.',
  },
  'formatted-times': {
    level: 'note',
    meaning: 'The time stamps are formatted dates.',
    advice: 'Run tests with -Jjmeter.save.saveservice.timestamp_format=ms.',
  },
} as const satisfies CodeTable;
