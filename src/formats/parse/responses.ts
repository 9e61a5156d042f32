/** Counts of responses and failures in the summaries of load tools. */
import type { CountedError } from '../../model/documents.js';
import { readTimes } from './json-report.js';
import { parseMilliseconds } from './quantity.js';
import type { ToolRun } from './tool.js';

export type Counts = readonly (readonly [name: string, count: number])[];

/** The lines below a heading, up to a blank line. */
const linesBelow = (text: string, heading: string): string =>
  new RegExp(`^${heading}[ \\t]*\\r?\\n((?:.*\\S.*(?:\\r?\\n|$))*)`, 'm').exec(text)?.[1] ?? '';

/** What is counted in these lines, as hey and oha print them: "[200]  1675 responses", "[20]  connection refused". */
const countBelow = (text: string, heading: string, line: RegExp): Counts =>
  [...linesBelow(text, heading).matchAll(line)].map(({ groups = {} }) => [
    groups['name']?.trim() ?? '',
    Number(groups['count']),
  ]);

/** The summary that hey and oha print; its times by metric id. */
export function parseSummary(text: string) {
  const milliseconds = (name: string): number | undefined =>
    parseMilliseconds(new RegExp(`^ +${name}:\\s+(.*)`, 'm').exec(text)?.[1]);
  return {
    responses: countBelow(text, 'Status code distribution:', /\[(?<name>\d+)\]\s+(?<count>\d+) responses/g),
    failures: countBelow(text, 'Error distribution:', /\[(?<count>\d+)\]\s+(?<name>.*)/g),
    rate: Number(/^ +Requests\/sec:\s+([\d.]+)/m.exec(text)?.[1] ?? 0),
    durationMs: milliseconds('Total') ?? 0,
    times: { mean: milliseconds('Average'), min: milliseconds('Fastest'), max: milliseconds('Slowest') },
  };
}

/** The percentiles that tools print one a line: "50% 12", "99.9% in 0.0123 secs", "99.000% 1.2ms". Bare numbers are milliseconds. */
export const parsePercentiles = (text: string): ToolRun['values'] =>
  readTimes(
    Object.fromEntries(
      [...text.matchAll(/^[ \t]+([\d.]+)%{1,2}(?: in)?[ \t]+([\d.]+)(?: ?([a-zµ]+))?/gm)]
        // wrk2 -U prints a second list, which excludes delays before sending. The first list shows what users experienced.
        .toReversed()
        .map(([, level = '', amount = '', unit = 'ms']) => [
          `p${String(Number(level))}`,
          parseMilliseconds(`${amount}${unit}`),
        ]),
    ),
  );

/** Whether the counts agree with the printed rate and duration, which have 4 decimals. If not, the end of the text is missing. */
export function isWholeSummary(text: string): boolean {
  const { responses, failures, rate, durationMs } = parseSummary(text);
  const counted = sumCounts([...responses, ...failures]);
  return Math.abs(counted - (rate * durationMs) / 1000) <= 0.5 + (rate + durationMs / 1000) * 1e-4;
}

/** The maximum length of a failure reason. */
export const mostCharacters = 160;

/** Failed responses by status, and requests without a response by their reason. */
export const listFailures = (responses: Counts, failures: Counts = []): readonly Required<CountedError>[] => [
  ...responses.filter(isFailure).map(([code, count]) => ({ code: code.slice(0, mostCharacters), message: '', count })),
  ...failures.map(([name, count]) => ({ code: '', message: name.slice(0, mostCharacters), count })),
];

export const sumCounts = (counts: Counts): number => counts.reduce((sum, [, count]) => sum + count, 0);

/** Responses with a failure status: all but 1xx, 2xx and 3xx, as in JMeter. */
export const countFailed = (responses: Counts): number => sumCounts(responses.filter(isFailure));

/** Requests with a response and those without one, and how many of them failed and why. */
export const countOutcomes = (responses: Counts, failures: Counts = []) => ({
  samples: sumCounts([...responses, ...failures]),
  errors: countFailed(responses) + sumCounts(failures),
  failures: listFailures(responses, failures),
});

const isFailure = ([code]: Counts[number]): boolean => !/^[123]\d\d$/.test(code);
