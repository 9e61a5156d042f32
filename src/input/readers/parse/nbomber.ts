/** What the reports of NBomber have in common. */
import type { Reading } from '../../../model/reading.js';
import { perSecond, reportRuns, type ToolRun } from './tool.js';

/** The step that stands for the whole scenario. */
const wholeScenario = 'global information';

/** One step of a scenario. */
export interface Step {
  readonly scenario: string;
  /** Undefined for the whole scenario. */
  readonly name: string | undefined;
  readonly line: number;
  readonly samples: number | undefined;
  readonly errors: number | undefined;
  readonly durationMs: number | undefined;
  /** Successful requests per second, as NBomber computes them. */
  readonly rate: number | undefined;
  /** Response times of successful requests in milliseconds, by metric id. */
  readonly times: Readonly<Record<string, number | undefined>>;
}

/** Parses a time span of .NET: 00:01:30, 1.00:00:00 or 00:00:30.5000000. */
export function parseTimeSpan(text: string): number | undefined {
  const [, days = '0', hours, minutes, seconds] = /^(?:(\d+)\.)?(\d+):(\d\d):(\d\d(?:\.\d+)?)$/.exec(text.trim()) ?? [];
  return hours === undefined
    ? undefined
    : (((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
}

/** Yields a measurement for each step. */
export const reportSteps = (file: string, steps: readonly Step[]): Generator<Reading> =>
  reportRuns(file, steps.map(toRun), { method: { percentile: 'unknown' }, remedy: 'nbomber' });

const toRun = ({
  scenario,
  name,
  line,
  samples,
  errors,
  durationMs,
  rate,
  times,
}: Step): ToolRun & { line: number } => ({
  line,
  scenario,
  label: name === wholeScenario ? undefined : name,
  samples,
  errors,
  durationMs,
  isOpenLoop: true,
  values: { throughput: perSecond(samples, durationMs) ?? rate, ...times },
});
