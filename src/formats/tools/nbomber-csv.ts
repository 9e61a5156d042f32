import { csvReport } from '../parse/csv-report.js';
import { readTimes } from '../parse/json.js';
import { parseMilliseconds } from '../parse/quantity.js';
import { perSecond } from '../parse/tool.js';

/** The step that stands for the whole scenario. */
const wholeScenario = 'global information';

/** Parses a time span of .NET: 00:01:30, 1.00:00:00 or 00:00:30.5000000. */
function parseTimeSpan(text: string): number | undefined {
  const [, days = 0, clock] = /^(?:(\d+)\.)?(\d+:.*)$/.exec(text.trim()) ?? [];
  const ms = parseMilliseconds(clock);
  return ms === undefined || Number.isNaN(ms) ? undefined : Number(days) * 86_400_000 + ms;
}

/** nbomber_report.csv: one row for every step of every scenario. */
export const nbomberCsv = csvReport({
  id: 'nbomber-csv',
  headers: ['scenario', 'step_name', 'request_count', 'failed'],
  remedy: 'nbomber',
  toRun: ({ text, number, headers }) => {
    const read = (name: string): number | undefined => number(name, `ok_${name}`);
    const [samples, errors] = [read('request_count'), read('failed')];
    // Columns of successful requests; before version 2 their names had no prefix.
    const times = headers.map((head) => [head.replace(/^ok_/, '').replaceAll('_', ' '), number(head)] as const);
    const step = text('step_name');
    const durationMs = parseTimeSpan(text('duration', 'execution_time'));
    return {
      scenario: text('scenario'),
      label: step === wholeScenario || step === '' ? undefined : step,
      samples,
      errors,
      durationMs,
      isOpenLoop: true,
      values: {
        throughput: perSecond(samples, durationMs) ?? read('rps'),
        // There are no times without any response.
        ...(samples !== errors && readTimes(Object.fromEntries(times))),
      },
    };
  },
});
