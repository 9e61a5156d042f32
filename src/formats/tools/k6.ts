import { readProperty } from '../../lang/objects.js';
import type { Reader, Reading } from '../../model/reading.js';
import { type Counts, getNumber, getText, listFailures, listMembers, readJson, readTimes } from '../parse/json.js';
import { perSecond, reportRuns, type ToolRun, toPath } from '../parse/tool.js';
import { noHttpRequests, subMetricsLeftOut } from '../../problems/tables.js';
import { parseJson } from '../../lang/printable.js';
import { successOnly } from '../../samples/summed-fields.js';
import { readHeaders, splitRow } from '../parse/csv.js';
import { lineLog, type LineParser, type Request } from '../parse/requests.js';

const object = /^\s*\{/;
/** A line of `--out json`, which has another reader. */
const points = /^\s*\{\s*"(type|metric)"\s*:\s*"/;
/**
 * What only a summary of k6 has. Any of its parts may come first, and may be longer than the beginning that is looked at: a
 * tree of groups and checks, a list of metrics, the text of the script.
 */
const signs: readonly RegExp[] = [
  /"root_group"\s*:\s*\{\s*"(name|path|id|groups|checks)"\s*:/,
  /"(http_req_duration|http_reqs|http_req_failed|iteration_duration)(\{[^"]*\})?"\s*:\s*\{\s*"(type|contains|values|thresholds|avg|min|med|max|count|rate|passes|fails|value|p\()/,
  /"k6_version"\s*:/,
  /"execution"\s*:\s*"[^"]*"\s*,\s*"script"\s*:/,
];

/** k6's end-of-test summary in its three formats. */
export const k6Json: Reader = {
  id: 'k6-json',
  recognises: (head) => object.test(head) && !points.test(head) && signs.some((sign) => sign.test(head)),
  read: (input) => readJson(input, readings),
};

function* readings(document: unknown, _: string, file: string): Generator<Reading> {
  const values = valuesByMetric(document);
  const durationMs =
    getNumber(document, ['state', 'testRunDurationMs']) ??
    getNumber(document, ['config', 'duration'], 1000) ??
    durationFromRate(values);
  const run = { users: getNumber(values.get('vus_max'), ['max']), durationMs };
  const { labelled, responses, byOutcome } = splitByTags(values);
  const whole = { ...toRun(values, run), failures: listFailures(responses.get(undefined) ?? []) };
  const isFixed = Array.isArray(readProperty(document, 'results', 'metrics'));
  const others = [...values.keys()].filter((name) => otherProtocol.test(name));
  if ((whole.samples ?? 0) === 0 && others.length > 0) {
    yield { kind: 'problem', problem: noHttpRequests(file, others) };
    return;
  }
  yield* reportRuns(file, [{ ...whole, samples: whole.samples ?? 0 }], { remedy: isFixed ? 'k6Fixed' : 'k6' });
  if ((whole.samples ?? 0) === 0) return;
  const measured = labelled.map(([label, values]) => {
    return { ...toRun(values, run), label, failures: listFailures(responses.get(label) ?? []) };
  });
  yield* reportRuns(file, measured.filter(isMeasured), { remedy: isFixed ? 'k6Fixed' : 'k6Part' });
  if (byOutcome.length > 0) yield { kind: 'problem', problem: subMetricsLeftOut(file, byOutcome) };
}

type Values = ReadonlyMap<string, unknown>;

/** --summary-export has no duration, but counters with a count and a rate of the same time. */
function durationFromRate(values: Values): number | undefined {
  const durations = ['http_reqs', 'iterations', 'data_sent'].map((metric) => {
    const [count = 0, rate = 0] = ['count', 'rate'].map((key) => getNumber(values.get(metric), [key]));
    return count > 0 && rate > 0 ? (count / rate) * 1000 : undefined;
  });
  return durations.find((duration) => duration !== undefined);
}

function toRun(values: Values, run: Pick<ToolRun, 'users' | 'durationMs'>): ToolRun {
  const number = (metric: string, key: string): number | undefined => getNumber(values.get(metric), [key]);
  // "passes" counts values other than 0, and the value is 1 for a failed request.
  const errors = number('http_req_failed', 'passes') ?? number('http_req_failed', 'matches');
  const fails = number('http_req_failed', 'fails');
  const judged =
    number('http_req_failed', 'total') ?? (errors === undefined || fails === undefined ? undefined : errors + fails);
  const rate = number('http_req_failed', 'rate') ?? number('http_req_failed', 'value');
  const samples = number('http_reqs', 'count') ?? judged;
  const kilobytesPerSec = (metric: string): number | undefined => {
    const bytes = number(metric, 'rate') ?? perSecond(number(metric, 'count'), run.durationMs);
    return bytes === undefined ? undefined : bytes / 1024;
  };
  return {
    ...run,
    samples,
    errors,
    errorDoubt: findDoubt(errors, judged, samples, rate),
    values: {
      throughput: number('http_reqs', 'rate'),
      ...readTimes(values.get('http_req_duration')),
      receivedKBPerSec: kilobytesPerSec('data_received'),
      sentKBPerSec: kilobytesPerSec('data_sent'),
    },
  };
}

/** k6 computes the rate from the counts, and counts no outcome without a request. */
function findDoubt(errors?: number, judged?: number, samples?: number, rate?: number): string | undefined {
  if (errors === undefined || judged === undefined || judged === 0) return undefined;
  if (samples !== undefined && judged > samples) return `http_req_failed has ${judged} outcomes of ${samples} requests`;
  return rate !== undefined && Math.abs(errors / judged - rate) > maxRateError
    ? `http_req_failed counts ${errors} of ${judged}, but its rate is ${rate}`
    : undefined;
}

/** Allows a rate that a script has rounded to a tenth of a percent. */
const maxRateError = 0.001;

/** k6 writes zeros for a threshold on tags that no request had. */
const isMeasured = ({ samples, values }: ToolRun): boolean => (samples ?? values['max'] ?? 0) > 0;

/** Tags that depend on the outcome of a request. Failed requests have other values, so their sub-metrics are incomplete. */
const outcomeTags = /^(expected_response|status|error|error_code|check|proto|subproto|tls_version|ocsp_status|ip)$/;

const partial = /^(http_reqs|http_req_failed|http_req_duration|data_received|data_sent)\{(.+)\}$/;

/**
 * The sub-metrics of each set of tags, by the label derived from the tags; and responses by status, if the script has thresholds
 * on them, for the whole run (undefined) and for each label.
 */
function splitByTags(values: Values) {
  const labelled = new Map<string, Map<string, unknown>>();
  const responses = new Map<string | undefined, Counts>();
  const byOutcome: string[] = [];
  const isOfOutcome = ([tag]: Tags[number]): boolean => outcomeTags.test(tag);
  for (const [name, value] of values) {
    const [, metric, text = ''] = partial.exec(name) ?? [];
    const tags = parseTags(text);
    // k6 adds the last one to every summary.
    if (metric === undefined || tags.some(([tag]) => tag === 'expected_response')) continue;
    const [, status] = tags.find(([tag]) => tag === 'status') ?? [];
    const others = tags.filter(([tag]) => tag !== 'status');
    const [label, count] = [others.length === 0 ? undefined : formatLabel(others), getNumber(value, ['count'])];
    if (status !== undefined && metric === 'http_reqs' && count !== undefined && !others.some(isOfOutcome))
      responses.set(label, [...(responses.get(label) ?? []), [status, count]]);
    if (tags.some(isOfOutcome)) byOutcome.push(name);
    else labelled.set(label ?? '', (labelled.get(label ?? '') ?? new Map<string, unknown>()).set(metric, value));
  }
  return { labelled: [...labelled].sort(([a], [b]) => (a < b ? -1 : 1)), responses, byOutcome };
}

/** The values of each metric: in a list, under "values", or directly under its name. */
function valuesByMetric(document: unknown): Values {
  const listed = readProperty(document, 'results', 'metrics');
  if (Array.isArray(listed))
    return new Map(listed.map((metric) => [getText(metric, 'name') ?? '', readProperty(metric, 'values')]));
  const metrics = listMembers(readProperty(document, 'metrics'));
  return new Map(metrics.map(([name, metric]) => [name, readProperty(metric, 'values') ?? metric]));
}

/** All points that k6 measured: one line for every metric of every request. */
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
      ...((failed ?? expected === 'false') && { failure: errorOf(tag) }),
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
function errorOf(tag: Point['tag']): { readonly code: string; readonly message: string } {
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

/** Metrics of requests other than those of HTTP. */
const otherProtocol = /^(grpc|ws|websocket|browser|sql|kafka|redis)_[a-z_]+$/;

type Tags = readonly (readonly [tag: string, value: string])[];

/** "name:cart,group:::pay": a value may contain colons and be quoted, as in k6. */
const parseTags = (text: string): Tags =>
  text.split(',').map((pair) => {
    const [, tag = '', value = ''] = /^([^:]*):?(.*)$/s.exec(pair.trim()) ?? [];
    return [tag.trim(), value.trim().replace(/^(["'])(.*)\1$/s, '$2')] as const;
  });

/** Other tags stand in the place of the blank one. */
const order = ['scenario', 'group', '', 'url', 'name'];

/** Sorted from general to specific. Groups and names appear without their tag. */
function formatLabel(tags: Tags): string {
  const rank = ([tag]: Tags[number]): number => order.indexOf(order.includes(tag) ? tag : '');
  return tags
    .toSorted((a, b) => rank(a) - rank(b) || (a[0] < b[0] ? -1 : 1))
    .map(([tag, value]) =>
      tag === 'group' || tag === 'name' ? value : tag === 'url' ? toPath(value) : `${tag}:${value}`,
    )
    .join(' / ');
}
