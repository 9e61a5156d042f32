/** Reads what tools print for people: one report or several, also from the log of a CI job. */
import type { Reader, Reading } from '../../model/reading.js';
import type { Problem } from '../../model/documents.js';
import type { Place } from '../../problems/problem.js';
import { checkAlike } from './columns.js';
import { readText, reportDefects } from './text.js';
import { reportRuns, type Tool, type ToolRun } from './tool.js';
import { reportsMixed, summaryCutOff } from '../../problems/summaries.js';

interface TextReport extends Pick<Reader, 'id'>, Tool {
  readonly title: string;
  /** Matches the beginning of every report. */
  readonly start: RegExp;
  /** Matches a file with such a report, if this takes more than its beginning. */
  readonly sign?: RegExp;
  /** Patterns that match every complete report once, by the name of the part that they match. */
  readonly required: Readonly<Record<string, RegExp>>;
  readonly run: (text: string) => ToolRun;
  readonly problems?: (text: string, file: string) => readonly Problem[];
}

const clearScreen = /^[^]*(?:\u001B\[[23]?J|\u001Bc)(?!\s*$)/;
/** Codes for terminals, such as colours. */
const escapes = /\u001B\[[\d;?]*[A-Za-z]/g;
/** What CI systems put before each line. */
const timeStamp = /^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[\d.,]*(?:Z|[+-]\d\d:?\d\d)?\]? ?/gm;

/** A text as it stood on the screen at the end: without terminal codes, and without the time stamps of a CI log. */
export const cleanPrint = (text: string): string =>
  text
    .replace(clearScreen, '')
    .replace(escapes, '')
    .replace(timeStamp, '')
    .replace(/^[^\n]*\r(?!\n)/gm, '');

/** Reads each report in the text output of a tool, or says that it is truncated, or mixed with another one. */
export const textReport = (format: TextReport): Reader => ({
  id: format.id,
  recognises: (head) => (format.sign ?? new RegExp(format.start, 'm')).test(head),
  read: (input) =>
    readText(input, function* (all, file): Generator<Reading> {
      const text = cleanPrint(all);
      const [, ...starts] = findAll(format.start, text);
      const readings = [0, ...starts].flatMap((start, i) => {
        const line = text.slice(0, start).split('\n').length;
        return [...readReport(text.slice(start, starts[i]), { file, line }, format)];
      });
      yield* readings;
      yield* reportDefects(checkAlike(readings.filter((reading) => reading.kind === 'measurement')));
    }),
});

const findAll = (pattern: RegExp, text: string): readonly number[] =>
  [...text.matchAll(new RegExp(pattern, 'gm'))].map(({ index }) => index);

function* readReport(report: string, { file, line = 1 }: Place, format: TextReport): Generator<Reading> {
  const { title, required, run, problems } = format;
  const counts = Object.entries(required).map(([part, pattern]) => [part, findAll(pattern, report).length] as const);
  const missing = counts.find(([, count]) => count === 0)?.[0];
  if (counts.some(([, count]) => count > 1)) yield { kind: 'problem', problem: reportsMixed(file, title) };
  else if (missing !== undefined) yield { kind: 'problem', problem: summaryCutOff(file, title, missing) };
  else {
    yield* reportRuns(file, [{ ...run(report), line }], format);
    for (const problem of problems?.(report, file) ?? []) yield { kind: 'problem', problem };
  }
}
