/** Reads what tools print for people: one report, or several with headings between them, also from the log of a CI job. */
import { formatAxisValue, findAxis, toAxisName } from '../../cases/axes.js';
import { checkAlike, isRemark } from './columns.js';
import type { Input, Reader, Reading } from '../../model/reading.js';
import type { Problem } from '../../model/documents.js';
import { withoutCounters } from '../../cases/file-names.js';
import { readText, reportDefects } from './text.js';
import { reportRuns, type Tool, type ToolRun } from './tool.js';
import { findAxisValue } from './vocabulary.js';
import { reportsMixed, runningTotals, summaryCutOff } from '../../problems/summaries.js';
import { noRows } from '../../problems/tables.js';

interface TextReport extends Pick<Reader, 'id'>, Tool {
  readonly title: string;
  /** Matches the beginning of every report. */
  readonly start: RegExp;
  /** Matches a file with such a report, if this takes more than its beginning. */
  readonly sign?: RegExp;
  /** Patterns that match every complete report once, by the name of the part that they match. */
  readonly required: Readonly<Record<string, RegExp>>;
  /** Whether the last part is complete, if the numbers in a report show that. */
  readonly isWhole?: (text: string) => boolean;
  readonly runs: (text: string) => ToolRun | readonly (ToolRun & { readonly line?: number })[];
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

/**
 * Reads the text output of a tool, or reports that it is truncated. In a text with several reports, each report is read
 * separately. What stands above them and differs is part of the case, or counts its repetitions.
 */
export const textReport = (format: TextReport): Reader => {
  const sign = format.sign ?? new RegExp(format.start, 'm');
  return { id: format.id, recognises: (head) => sign.test(head), read: (input) => readPrint(input, format) };
};

const readPrint = (input: Input, format: TextReport): AsyncGenerator<Reading> =>
  readText(input, function* (text, file) {
    const blocks = splitReports(cleanPrint(text), format);
    const names = nameBlocks(blocks.map(({ above }) => above));
    const readings = blocks.map((block, i) => [...readBlock(block, names[i], file, format)]);
    // A tool that clears the screen prints its last report below the one before.
    const isTotal =
      blocks.length > 1 &&
      (clearScreen.test(text) || (names.every((name) => name === undefined) && areRunningTotals(readings.flat())));
    if (isTotal) yield { kind: 'problem', problem: runningTotals(file, blocks.length) };
    yield* isTotal ? (readings.at(-1) ?? []) : readings.flat();
    const counted = readings.flatMap((own, i) =>
      own.map((reading) => ({ ...reading, count: blocks[i]?.above.join() })),
    );
    const found = counted.filter((reading) => reading.kind === 'measurement');
    if (!isTotal) yield* reportDefects(checkAlike(found));
  });

/** A report, and the lines of text above it. */
interface Block {
  readonly report: string;
  readonly above: readonly string[];
  readonly line: number;
}

function* readBlock(
  { report, line }: Block,
  name: ReturnType<typeof nameBlocks>[number],
  file: string,
  format: TextReport,
): Generator<Reading> {
  const { title, required, isWhole } = format;
  const counts = Object.entries(required).map(
    ([part, pattern]) => [part, [...report.matchAll(new RegExp(pattern, 'gm'))].length] as const,
  );
  const missing =
    counts.find(([, count]) => count === 0)?.[0] ??
    (isWhole?.(report) === false ? Object.keys(required).at(-1) : undefined);
  const isMixed = counts.some(([, count]) => count > 1);
  if (missing !== undefined || isMixed) {
    const problem = isMixed ? reportsMixed(file, title) : summaryCutOff(file, title, missing ?? '');
    yield { kind: 'problem', problem };
    return;
  }
  for (const reading of readReport(report, file, format))
    if (reading.kind !== 'measurement') yield reading;
    else {
      const { measurement, source } = reading;
      const configuration = { ...name?.configuration, ...measurement.configuration };
      const named = { ...(name?.scenario !== undefined && { scenario: name.scenario }), ...measurement, configuration };
      yield { ...reading, measurement: named, source: { ...source, line: line + (source.line ?? 1) } };
    }
}

function* readReport(report: string, file: string, format: TextReport): Generator<Reading> {
  const [runs, problems] = [[format.runs(report)].flat(), format.problems?.(report, file) ?? []];
  yield* reportRuns(file, runs, format);
  for (const problem of problems) yield { kind: 'problem', problem };
  if (runs.length === 0 && problems.length === 0) yield { kind: 'problem', problem: noRows(file) };
}

function splitReports(text: string, { start, required }: TextReport): readonly Block[] {
  const starts = [...text.matchAll(new RegExp(start, 'gm'))].map(({ index }) => index);
  const bounds = starts.length === 0 ? [0] : starts;
  const isOfReport = (paragraph: string): boolean =>
    [start, ...Object.values(required)].some((pattern) => new RegExp(pattern, 'm').test(paragraph));
  return bounds.map((begin, i) => ({
    report: text.slice(i === 0 ? 0 : begin, bounds[i + 1]),
    above: findHeadings(text.slice(bounds[i - 1] ?? 0, begin), isOfReport),
    line: i === 0 ? 0 : text.slice(0, begin).split('\n').length - 1,
  }));
}

/** More text above a report is not a heading. */
const mostLines = 8;
const longestLine = 100;

/** The lines directly above a report, without those of the report before it, whose paragraphs have indented lines. */
function findHeadings(before: string, isOfReport: (paragraph: string) => boolean): readonly string[] {
  const headings: string[] = [];
  const paragraphs = before.split(/\n\s*\n/).map((text) => text.replace(/\s+$/, ''));
  for (const paragraph of paragraphs.toReversed()) {
    const lines = paragraph.split('\n').filter((line) => line.trim() !== '');
    const isHeading = !lines.some((line) => /^\s/.test(line) || line.length > longestLine) && !isOfReport(paragraph);
    if (!isHeading || headings.length + lines.length > mostLines) break;
    headings.unshift(...lines);
  }
  return headings;
}

const statement = /^[-*+]?\s*([A-Za-z][\w .-]{0,40}?)\s*[:=]\s*(\S.*)$/;
/** A heading without its marks and without what counts repetitions: "## Run 2". */
const toHeading = (line: string): string => withoutCounters(line.replace(/^[#=*$>\s-]+|[#=*:\s-]+$/g, '')).join('/');

/** Names the blocks by the statements and headings in which they differ; undefined for a block without. */
function nameBlocks(blocks: readonly (readonly string[])[]) {
  const said = blocks.map((lines) => {
    const pairs = new Map<string, string>();
    const words: string[] = [];
    for (const line of lines) {
      const [, key, value = ''] = statement.exec(line) ?? [];
      if (key === undefined) words.push(toHeading(line));
      else if (!isRemark(key)) pairs.set(findAxis(key) ?? toAxisName(key), value.trim());
    }
    return { pairs, heading: words.filter((word) => /[\p{L}\d]/u.test(word)).join(' / ') };
  });
  const differs = (values: readonly (string | undefined)[]): boolean => new Set(values).size > 1;
  const axes = [...new Set(said.flatMap(({ pairs }) => [...pairs.keys()]))].filter((axis) =>
    differs(said.map(({ pairs }) => pairs.get(axis))),
  );
  const areNamed = differs(said.map(({ heading }) => heading));
  return said.map(({ pairs, heading }) => {
    const stated = axes.flatMap((axis) => {
      const value = pairs.get(axis);
      return value === undefined ? [] : [[axis, formatAxisValue(axis, value)] as const];
    });
    const found = areNamed ? findAxisValue(heading) : undefined;
    if (found !== undefined) stated.push([found.axis, found.value]);
    const scenario = areNamed && found === undefined && heading !== '' ? heading : undefined;
    if (stated.length === 0 && scenario === undefined) return undefined;
    return { configuration: Object.fromEntries(stated), ...(scenario !== undefined && { scenario }) };
  });
}

/** By how much the last of several totals exceeds the first at least. */
const leastGrowth = 1.5;

/** Whether each report includes the one before it, as a tool prints them while it runs. */
function areRunningTotals(readings: readonly Reading[]): boolean {
  const totals = readings.flatMap((reading) => (reading.kind === 'measurement' ? [reading.measurement] : []));
  const values = (read: (total: (typeof totals)[number]) => unknown): readonly number[] =>
    totals.map((total) => Number(read(total)));
  const isAscending = (list: readonly number[]): boolean =>
    list.every((value, i) => i === 0 || value >= (list[i - 1] ?? 0));
  const [samples, max] = [values((total) => total.samples), values(({ metrics }) => metrics['max'] ?? 0)];
  const min = values(({ metrics }) => metrics['min'] ?? 0);
  const growth = (list: readonly number[]): number => (list.at(-1) ?? 0) / (list[0] ?? 0);
  const lasting = growth(values((total) => total.durationMs));
  // Twice the requests in the same time are another load.
  const grows = growth(samples) >= leastGrowth && lasting * leastGrowth > growth(samples);
  return grows && totals.length > 1 && isAscending(samples) && isAscending(max) && isAscending(min.toReversed());
}
