/** All points that k6 measured: one line for every metric of every request. */
import { parseJson } from '../../lang/printable.js';
import { readProperty } from '../../lang/objects.js';
import { successOnly } from '../../samples/summed-fields.js';
import { readHeaders, splitRow } from '../parse/csv.js';
import { getNumber, getText } from '../parse/json.js';
import { formatLabel, otherProtocol } from '../parse/k6-tags.js';
import { lineLog, type LineParser } from '../parse/line-log.js';
import type { Request } from '../parse/requests.js';
import { toPath } from '../parse/tool.js';

interface Point {
  readonly metric: string;
  /** When the request ended, in epoch milliseconds. */
  readonly endMs: number;
  readonly value: number;
  readonly tag: (name: string) => string | undefined;
}

/** The metrics of requests; k6 writes the duration of a request before its success. */
const requestMetric = /^http_req_(duration|failed)$/;

const metricOfLine = /^(?:.*"metric"\s*:\s*")?([a-z_]+)[",]/;

/** Four significant digits limit the number of distinct times, and so the size of documents. */
const significantDigits = 4;

/** @param read understands one line */
function joinPoints(read: (line: string) => Point | 'broken' | undefined, times = { resolutionMs: 1 }): LineParser {
  let pending: Point | undefined;
  let [areJudged, areNone] = [true, true];
  const others = new Set<string>();
  const scenarios = new Set<string>();
  /** @param failed absent if k6 did not write it; it then wrote a tag, unless the script judges no responses */
  const settle = (next?: Point, failed?: boolean): Request | undefined => {
    const settled = pending;
    pending = next;
    if (settled === undefined) return undefined;
    const { tag } = settled;
    const expected = tag('expected_response');
    if (failed === undefined && expected === undefined) areJudged = false;
    scenarios.add(tag('scenario') ?? '');
    const elapsedMs = Number(settled.value.toPrecision(significantDigits));
    return {
      label: `${tag('scenario') ?? ''}\0${findLabel(tag)}`,
      startMs: settled.endMs - elapsedMs,
      elapsedMs,
      ...((failed ?? expected === 'false') && { failure: describe(tag) }),
    };
  };
  const rename = (key: string): string => {
    const [scenario = '', label = ''] = key.split('\0');
    const tags = [['scenario', scenario] as const, ['name', label] as const];
    return scenarios.size > 1 ? formatLabel(tags) : label;
  };
  return {
    parse: (line) => {
      const point = read(line);
      const other = point === undefined && areNone ? (metricOfLine.exec(line)?.[1] ?? '') : '';
      if (otherProtocol.test(other)) others.add(other);
      if (point === undefined || point === 'broken') return point;
      areNone = false;
      return point.metric === 'http_req_duration' ? settle(point) : settle(undefined, point.value !== 0);
    },
    end: settle,
    format: () => ({ columns: { ...successOnly, success: areJudged }, others: [...others], rename, ...times }),
  };
}

/** As in the summary of k6; a request without a name is named by its URL, and needs the method. */
function findLabel(tag: Point['tag']): string {
  const [name = '', group = ''] = [tag('name') ?? tag('url'), tag('group')];
  const isUrl = /^[a-z]+:\/\//i.test(name);
  const own = isUrl ? `${tag('method') ?? ''} ${toPath(name)}`.trim() : name;
  return formatLabel([...(group === '' ? [] : [['group', group] as const]), ['name', own]]);
}

/** k6 writes status 0 for a request without a response. */
function describe(tag: Point['tag']): { readonly code: string; readonly message: string } {
  const status = tag('status') ?? '';
  return { code: status === '0' ? '' : status, message: tag('error') ?? '' };
}

/** One JSON object a line. */
export const k6PointsJson = lineLog({
  id: 'k6-points-json',
  start: /^\s*\{\s*"(?:type"\s*:\s*"(?:Metric|Point)"|metric"\s*:\s*"[^"]*"\s*,\s*"(?:type|data)")/,
  open: () =>
    joinPoints((line) => {
      if (line === '') return undefined;
      if (!whole.test(line) || line.includes('}{')) return 'broken';
      return objectOfRequest.test(line) ? parseJsonPoint(line) : undefined;
    }),
});

const objectOfRequest = /"metric"\s*:\s*"http_req_(duration|failed)"/;
/** An object on a line of its own. */
const whole = /^\s*\{.*\}\s*$/;

/** Undefined for a line that describes a metric. */
function parseJsonPoint(text: string): Point | 'broken' | undefined {
  const value = parseJson(text);
  if (value === undefined) return 'broken';
  const metric = getText(value, 'metric') ?? '';
  if (readProperty(value, 'type') !== 'Point' || !requestMetric.test(metric)) return undefined;
  const number = getNumber(value, ['data', 'value']);
  const endMs = Date.parse(getText(value, 'data', 'time') ?? '');
  if (number === undefined || number < 0 || Number.isNaN(endMs)) return 'broken';
  return { metric, endMs, value: number, tag: (name) => getText(value, 'data', 'tags', name) };
}

const rowOfRequest = /^http_req_(duration|failed),/;
const anyRow = /^[\p{L}_][\p{L}\d_]*,/u;
const longestRow = 64 * 1024;

export const k6PointsCsv = lineLog({
  id: 'k6-points-csv',
  start: /^metric_name,timestamp,metric_value,/,
  hasHead: true,
  open: (head) => {
    const headers = readHeaders(head);
    const times = { resolutionMs: 1 };
    let open = '';
    return joinPoints((line) => {
      const row = open + line;
      // A quoted message may contain line breaks.
      open = row.split('"').length % 2 === 0 && row.length < longestRow ? `${row}\n` : '';
      if (open !== '' || row === '') return undefined;
      if (!anyRow.test(row)) return 'broken';
      return rowOfRequest.test(row) ? parsePoint(headers, splitRow(row), times) : undefined;
    }, times);
  },
});

/** Digits of an epoch time, and the factor that converts it to milliseconds. */
const units: readonly (readonly [digits: RegExp, factor: number])[] = [
  [/^\d{9,10}$/, 1000],
  [/^\d{12,13}$/, 1],
  [/^\d{15,16}$/, 1e-3],
  [/^\d{18,19}$/, 1e-6],
];

function parsePoint(
  headers: readonly string[],
  cells: readonly string[],
  times: { resolutionMs: number },
): Point | 'broken' | undefined {
  const [metric = '', time = '', value = ''] = cells;
  if (!requestMetric.test(metric)) return undefined;
  const factor = units.find(([digits]) => digits.test(time))?.[1];
  const endMs = factor === undefined ? Date.parse(time) : Number(time) * factor;
  if (factor === 1000 || /:\d\d(Z|[+-]\d\d:\d\d)$/.test(time)) times.resolutionMs = 1000;
  if (cells.length !== headers.length || Number.isNaN(endMs) || !/^\d+(\.\d+)?$/.test(value)) return 'broken';
  return { metric, endMs, value: Number(value), tag: (name) => cells[headers.indexOf(name)] || undefined };
}
