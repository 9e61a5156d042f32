import type { Reader } from '../../model/reading.js';
import { readLines } from '../parse/line-log.js';
import { escapes } from '../parse/print.js';
import { reportRuns, type ToolRun } from '../parse/tool.js';
import { noSummaryLine, unfinishedRun } from '../../problems/summaries.js';

/** A line of jmeter.log of any version since 2.x. */
const logLine = /^\d{4}[-/]\d\d[-/]\d\d \d\d:\d\d:\d\d(,\d{3})? [A-Z]+ +(- )?(o\.a\.j\.|jmeter\.)/m;
const summary =
  /^(?:.*Summariser: )?([^=+\n]+)([=+]) +(\d+) in +(?:(\d+):(\d\d):(\d\d)|([\d.]+)s?) = +([\d.]+)\/s Avg: +(\d+) Min: +(\d+) Max: +(\d+) Err: +(\d+) /m;
/** Absent if only some lines of a log were saved. */
const start = 'Creating summariser <';
/** In a log, the last sum follows `ending`; on a terminal, it precedes `end`. */
const ending = 'Notifying test listeners of end of test';
const end = '... end of run';

/** What CI systems and containers put before each line: a time, a stream, and a name in brackets or before a bar. */
const prefix =
  /^(?:(?:\[[^\][]*\]|\(?\S*\d\d:\d\d\S*|\d{4}-\d\d-\d\d|\d\d[OE][+ ]?|std(?:out|err)(?: F)?|[\w./-]+ *\|)\s+)+/;
const withoutPrefix = (line: string): string =>
  logLine.test(line) ? line : line.replace(escapes, '').replace(prefix, '');

/** jmeter.log or JMeter's console output: "summary = 2215 in 00:00:04 = ...". The last line of that kind of each test counts. */
export const jmeterSummariserLog: Reader = {
  id: 'jmeter-summariser-log',
  recognises: (head) => logLine.test(head) || summary.test(head.replace(escapes, '')),
  async *read({ file, bytes }) {
    const sums = new Map<string, { readonly name: string; readonly found: RegExpExecArray; readonly line: number }>();
    let line = 0;
    let test = 0;
    let isStarted = false;
    let endLine = Infinity;
    for await (const { lines } of readLines(bytes()))
      for (const content of lines) {
        line += 1;
        if (content.includes(start) || content.includes(end)) test += 1;
        if (content.includes(start)) [isStarted, endLine] = [true, Infinity];
        if (content.includes(ending)) endLine = line;
        if (content.includes(end)) endLine = 0;
        const found = summary.exec(withoutPrefix(content));
        const name = found?.[1]?.trim() ?? '';
        // A sum of fewer requests than before is that of another test.
        if (found?.[2] === '=' && Number(sums.get(`${test} ${name}`)?.found[3]) > Number(found[3])) test += 1;
        if (found?.[2] === '=') sums.set(`${test} ${name}`, { name, found, line });
      }
    if (sums.size === 0) yield { kind: 'problem', problem: noSummaryLine(file) };
    else if (isStarted && ![...sums.values()].some((sum) => sum.line > endLine))
      yield { kind: 'problem', problem: unfinishedRun(file) };
    const names = new Set([...sums.values()].map(({ name }) => name));
    const runs = [...sums.values()].map(({ name, ...sum }) => ({
      label: names.size === 1 ? undefined : name,
      ...toRun(sum.found),
      line: sum.line,
    }));
    yield* reportRuns(file, runs, { remedy: 'summariser' }, true);
  },
};

function toRun(found: RegExpExecArray): ToolRun {
  const [samples = 0, hours = 0, minutes = 0, seconds = 0, plain = 0, rate = 0, mean, min, max, errors = 0] = found
    .slice(3)
    .map((text: string | undefined) => (text === undefined ? undefined : Number(text)));
  return {
    samples,
    errors,
    // JMeter prints whole seconds, but computes the rate from milliseconds.
    ...(rate === 0 && { durationMs: (hours * 3600 + minutes * 60 + seconds + plain) * 1000 }),
    values: { throughput: rate, mean, min, max },
  };
}
