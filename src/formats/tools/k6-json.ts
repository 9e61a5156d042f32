import { readProperty } from '../../lang/objects.js';
import type { Reader, Reading } from '../../model/reading.js';
import { getNumber, getText, listMembers, readJson, readTimes } from '../parse/json.js';
import { formatLabel, otherProtocol, parseTags, type Tags } from '../parse/k6-tags.js';
import { listFailures, type Counts } from '../parse/responses.js';
import { perSecond, reportRuns, type ToolRun } from '../parse/tool.js';
import { subMetricsLeftOut, noHttpRequests } from '../../problems/summaries.js';

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
