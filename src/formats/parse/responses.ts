/** Counts of responses and failures in the summaries of load tools. */
import type { CountedError } from '../../model/documents.js';
import { readTimes } from './json.js';
import { parseMilliseconds } from './quantity.js';
import type { ToolRun } from './tool.js';

export type Counts = readonly (readonly [name: string, count: number])[];

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
