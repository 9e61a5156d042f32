/** Reads JSON reports of load tools. */
import type { Reader } from '../../model/reading.js';
import { readProperty } from '../../lang/objects.js';
import { getText, listMembers, readJson } from './json.js';
import { reportRuns, type Tool, type ToolRun } from './tool.js';
import { findMetric } from './vocabulary.js';
import { noRows } from '../../problems/tables.js';

/**
 * The response times of an object whose keys name them: mean, p99, p(99.9), 50th, med.
 *
 * @param factor converts them to milliseconds
 * @param before what the keys lack, such as the p of percentiles
 */
export const readTimes = (value: unknown, factor = 1, before = ''): ToolRun['values'] =>
  Object.fromEntries(
    listMembers(value).flatMap(([key, time]) => {
      const metric = findMetric(before + key.replace(/[()]/g, '').replace('_', '.'))?.metric;
      return metric?.unit === 'ms' && typeof time === 'number' ? [[metric.id, time * factor] as const] : [];
    }),
  );

/** The percentiles in a list whose items have a level and a time. */
export const readLevels = (items: readonly unknown[], level: string, time: string, factor: number): ToolRun['values'] =>
  readTimes(Object.fromEntries(items.map((item) => [getText(item, level), readProperty(item, time)])), factor, 'p');

/** A report about one run, or about several of them. */
interface JsonReport extends Pick<Reader, 'id'>, Tool {
  /** Patterns that only the beginning of such a report matches; all of them must. */
  readonly signs: readonly RegExp[];
  readonly runs: (value: unknown) => ToolRun | readonly ToolRun[];
}

/** Text that a tool prints before its report. */
const preface = /^[^{}[\]]*(?=\{)/;

export const jsonReport = ({ id, signs, runs, ...tool }: JsonReport): Reader => ({
  id,
  recognises: (head) => {
    const text = head.replace(preface, '');
    return /^\s*[{[]/.test(text) && signs.every((sign) => sign.test(text));
  },
  read: (input) =>
    readJson(
      input,
      function* (value, _, file) {
        const found = [runs(value)].flat();
        if (found.length === 0) yield { kind: 'problem', problem: noRows(file) };
        yield* reportRuns(file, found, tool);
      },
      undefined,
      (text) => text.replace(preface, (before) => before.replace(/[^\n]/g, ' ')),
    ),
});
