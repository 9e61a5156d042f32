import type { CodeTable } from './table.js';

export const reportsCodes = {
  'report-too-large': {
    level: 'error',
    meaning: 'A report file is too large.',
    advice: 'Write the report again with fewer cases: --only PATTERN.',
  },
  'report-too-deep': {
    level: 'error',
    meaning: 'A report file is nested too deeply.',
    advice: 'Write the report again: guardband check ... --out report.json.',
  },
  'no-such-report': {
    level: 'error',
    meaning: 'The report file does not exist.',
    advice: 'Write one: guardband check ... --out report.json.',
  },
  'not-a-report': {
    level: 'error',
    meaning: 'The file is not a report of the gate.',
    advice: 'Name the file that the gate wrote: guardband check ... --out report.json.',
  },
  'no-report-left': {
    level: 'error',
    meaning: 'The run under test produced no report.',
    advice: 'See the log of the run.',
  },
  'report-of-other-version': {
    level: 'error',
    meaning: 'A report was written by another version of Guardband.',
    advice: 'Use that version here, too, or write the report again with this one.',
  },
  'impossible-report': {
    level: 'error',
    meaning: 'The counts in a report contradict each other.',
    advice:
      'Do not trust it: it was edited, or created by another program. Create it again: guardband check ... --out report.json.',
  },
  'report-recounted': {
    level: 'warning',
    meaning: 'A report claims a better outcome than its findings allow.',
    advice:
      'The outcome was recomputed. If the project lets such findings pass, name its configuration with the input `config`; otherwise the report was edited.',
  },
  'broken-report': {
    level: 'error',
    meaning: 'A report does not match its schema.',
    advice: 'Write the report again with this version: guardband check ... --out report.json.',
  },
} as const satisfies CodeTable;
