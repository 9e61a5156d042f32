import type { Reader, Reading } from '../model.js';
import { fromText } from './_shared-text.js';
import { toolReadings, type Tool } from './_shared-tool.js';
import { noSummaryLine, unfinishedRun } from '../problems.js';

const summariser: Tool = { method: { percentile: 'unknown' }, remedy: 'summariser' };
const title = "lines of JMeter's summariser";

/** A line of jmeter.log of any version from 2.x on. */
const logLine = /^\d{4}[-/]\d\d[-/]\d\d \d\d:\d\d:\d\d(,\d{3})? [A-Z]+ +(- )?(o\.a\.j\.|jmeter\.)/m;
const summary =
  /^(?:.*Summariser: )?(.+?) +([=+]) +(\d+) in +(?:(\d+):(\d\d):(\d\d)|([\d.]+)s?) = +([\d.]+)\/s Avg: +(\d+) Min: +(\d+) Max: +(\d+) Err: +(\d+) /;
/** Lines that were picked out of a log do not have it. */
const started = /Creating summariser </;
/** In a log the last sum comes after the first of these, on a terminal before the second. */
const ending = 'Notifying test listeners of end of test';
const ended = '... end of run';
const anySummary = new RegExp(summary.source, 'm');

/** jmeter.log, or what JMeter prints meanwhile: "summary = 2215 in 00:00:04 = ...". The last line of that kind counts. */
export const jmeterSummariserLog: Reader = {
  id: 'jmeter-summariser-log',
  title,
  notes: {
    by: 'JMeter without its window, into jmeter.log and onto the terminal',
    from: {
      errorPercent: 'Err, its count, of the count before "in"',
      throughput: 'the rate after "="',
      'mean, min, max': 'Avg, Min and Max: whole ms',
    },
    without:
      'Percentiles, and what request was slow: it is the sum of all, and so left out where the raw result is in the same folder. Lines with +, which are parts of the sum.',
  },
  recognises: (head) => logLine.test(head) || anySummary.test(head),
  read: (input) => fromText(input, readings),
};

function* readings(text: string, file: string): Generator<Reading> {
  const last = new Map<string, { readonly found: RegExpExecArray; readonly line: number }>();
  let endingLine = Infinity;
  for (const [i, content] of text.split(/\r?\n/).entries()) {
    if (content.includes(ending)) endingLine = i + 1;
    const found = summary.exec(content);
    if (found?.[2] === '=') last.set(found[1] ?? '', { found, line: i + 1 });
  }
  const runs = [...last].map(([name, { found, line }]) => {
    const [samples = 0, hours = 0, minutes = 0, seconds = 0, plain = 0, rate, mean, min, max, errors = 0] = found
      .slice(3)
      .map((text: string | undefined) => (text === undefined ? undefined : Number(text)));
    return {
      line,
      label: last.size === 1 ? undefined : name,
      samples,
      errors,
      // JMeter prints whole seconds, and a rate made of milliseconds.
      ...(rate === undefined || rate === 0
        ? { durationMs: (hours * 3600 + minutes * 60 + seconds + plain) * 1000 }
        : {}),
      values: { throughput: rate, mean, min, max },
    };
  });
  const isWhole = !started.test(text) || text.includes(ended) || runs.some(({ line }) => line > endingLine);
  if (!isWhole && runs.length > 0) yield { kind: 'problem', problem: unfinishedRun(file) };
  yield* toolReadings(file, runs, summariser, true);
  if (runs.length === 0) yield { kind: 'problem', problem: noSummaryLine(file) };
}
