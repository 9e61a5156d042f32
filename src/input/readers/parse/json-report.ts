/** Reads JSON reports of load tools by tables that say where each value is. */
import type { Problem } from '../../../model/documents.js';
import type { Reader } from '../../../model/reading.js';
import { readProperty } from '../../../lang/property.js';
import { getNumber, readJson } from './json.js';
import { reportRuns, type Tool, type ToolRun } from './tool.js';
import { noRows } from '../../../problems/tables.js';

/** The keys that lead to a value. */
type Keys = readonly string[];

/** Where a report has its values. */
export interface ReportPaths {
  readonly users?: Keys;
  /** Finished requests, if the report has their number. */
  readonly samples?: Keys;
  readonly duration?: Keys;
  /** The factor that converts the duration to milliseconds. */
  readonly durationFactor: number;
  /** The factor that converts response times to milliseconds. */
  readonly timeFactor: number;
  /** Response times by metric id. */
  readonly times: Readonly<Record<string, Keys>>;
  /** A list of percentiles, and the keys of level and time in its items. */
  readonly percentiles?: { readonly list: Keys; readonly level: string; readonly time: string };
  readonly throughput?: Keys;
}

export const percentileIds: ReadonlyMap<unknown, string> = new Map(
  [50, 75, 90, 95, 98, 99, 99.9].map((level) => [level, `p${String(level).replace('.', '')}`]),
);

/** The values that a table of paths finds in a report. */
export function readPaths(
  value: unknown,
  paths: ReportPaths,
): Pick<ToolRun, 'users' | 'samples' | 'durationMs' | 'values'> {
  const number = (keys: Keys | undefined, factor = 1): number | undefined =>
    keys === undefined ? undefined : getNumber(value, keys, factor);
  const { percentiles, timeFactor } = paths;
  const list = percentiles === undefined ? [] : readProperty(value, ...percentiles.list);
  const levels = (Array.isArray(list) ? list : []).flatMap((item: unknown) => {
    const id = percentileIds.get(readProperty(item, percentiles?.level ?? ''));
    return id === undefined ? [] : [[id, getNumber(item, [percentiles?.time ?? ''], timeFactor)] as const];
  });
  return {
    users: number(paths.users),
    samples: number(paths.samples),
    durationMs: number(paths.duration, paths.durationFactor),
    values: {
      ...Object.fromEntries(levels),
      ...Object.fromEntries(Object.entries(paths.times).map(([id, keys]) => [id, number(keys, timeFactor)])),
      throughput: number(paths.throughput),
    },
  };
}

/** A report about one run, or about several of them. */
interface JsonReport extends Pick<Reader, 'id'>, Tool {
  /** Patterns that only the beginning of such a report matches; all of them must. */
  readonly signs: readonly RegExp[];
  readonly runs: (value: unknown) => readonly ToolRun[];
  readonly problems?: (value: unknown, file: string) => readonly Problem[];
}

/** Text that a tool prints before its report. */
const preface = /^[^{}[\]]*(?=\{)/;

export const jsonReport = ({ id, signs, runs, problems, ...tool }: JsonReport): Reader => ({
  id,
  recognises: (head) => {
    const text = head.replace(preface, '');
    return /^\s*[{[]/.test(text) && signs.every((sign) => sign.test(text));
  },
  read: (input) =>
    readJson(
      input,
      function* (value, _, file) {
        const found = runs(value);
        if (found.length === 0) yield { kind: 'problem', problem: noRows(file) };
        yield* reportRuns(file, found, tool);
        for (const problem of problems?.(value, file) ?? []) yield { kind: 'problem', problem };
      },
      undefined,
      (text) => text.replace(preface, (before) => before.replace(/[^\n]/g, ' ')),
    ),
});
