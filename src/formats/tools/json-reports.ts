/** Load tools whose JSON is one report of one run. */
import { listProperty, readProperty } from '../../lang/objects.js';
import * as json from '../parse/json.js';
import type { Counts } from '../parse/json.js';
import { perSecond, type ToolRun, toPath } from '../parse/tool.js';
import { accountFor } from '../parse/rows.js';
import { toDate } from '../../lang/format.js';

/** Codes that Fortio writes for a good answer in other protocols than HTTP. */
const good = /^(OK|SERVING)$/;

/** The output of fortio load -json. */
const fortioJson = json.jsonReport({
  id: 'fortio-json',
  signs: [/"DurationHistogram"\s*:\s*\{/, /"ActualQPS"\s*:/],
  remedy: 'fortio',
  runs: (value) => {
    const codes = json.getCounts(value, 'RetCodes').filter(([code]) => !good.test(code));
    const times = readProperty(value, 'DurationHistogram');
    const url = json.getText(value, 'URL') ?? '';
    const label = url === '' ? json.getText(value, 'Destination') : toPath(url);
    return {
      ...json.countOutcomes(codes),
      label,
      users: json.getNumber(value, ['NumThreads']),
      samples: json.getNumber(times, ['Count']),
      durationMs: json.getNumber(value, ['ActualDuration'], 1e-6),
      values: {
        throughput: json.getNumber(value, ['ActualQPS']),
        ...json.readTimes(times, 1000),
        ...json.readLevels(listProperty(times, 'Percentiles'), 'Percentile', 'Value', 1000),
      },
      startedAt: json.getDate(value, 'StartTime'),
      // With a rate, requests wait for their turn.
      isOpenLoop: json.getText(value, 'RequestedQPS') !== 'max',
    };
  },
});

/** The output of ghz -O json or -O pretty. */
const ghzJson = json.jsonReport({
  id: 'ghz-json',
  signs: [/"endReason"\s*:|"latencyDistribution"\s*:\s*\[|"call"\s*:/, /"(average|fastest|concurrency)"\s*:/],
  runs: (value) => {
    const failed = json.getCounts(value, 'statusCodeDistribution').filter(([status]) => status !== 'OK');
    return {
      users: json.getNumber(value, ['options', 'concurrency']),
      samples: json.getNumber(value, ['count']),
      durationMs: json.getNumber(value, ['total'], 1e-6),
      values: {
        throughput: json.getNumber(value, ['rps']),
        ...json.readTimes(value, 1e-6),
        ...json.readLevels(listProperty(value, 'latencyDistribution'), 'percentage', 'latency', 1e-6),
      },
      scenario: json.getText(value, 'name') || undefined,
      label: json.getText(value, 'options', 'call'),
      errors: json.sumCounts(failed),
      failures: failed.map(([code, count]) => ({ code, message: '', count })),
      startedAt: json.getDate(value, 'date'),
    };
  },
});

/** The output of bombardier -o json, with or without the text around it. */
const bombardierJson = json.jsonReport({
  id: 'bombardier-json',
  signs: [/"spec"\s*:\s*\{/, /"numberOfConnections"\s*:/, /"(req2xx|timeTakenSeconds|bytesRead)"\s*:/],
  remedy: 'bombardier',
  runs: (value) => {
    const latency = readProperty(value, 'result', 'latency');
    const durationMs = json.getNumber(value, ['result', 'timeTakenSeconds'], 1000);
    const result = json.getCounts(value, 'result');
    const responses = result.flatMap(([key, count]) => (/^req\dxx$/.test(key) ? [[key.slice(3), count] as const] : []));
    const [, others = 0] = result.find(([key]) => key === 'others') ?? [];
    const reasons = listProperty(value, 'result', 'errors').map(
      (item) => [json.getText(item, 'description') ?? '', json.getNumber(item, ['count']) ?? 0] as const,
    );
    const failed = responses.filter(([code]) => /^[45]/.test(code));
    const samples = json.sumCounts(responses) + others;
    return {
      users: json.getNumber(value, ['spec', 'numberOfConnections']),
      durationMs,
      label: [json.getText(value, 'spec', 'method') ?? '', toPath(json.getText(value, 'spec', 'url') ?? '')]
        .join(' ')
        .trim(),
      samples,
      errors: json.sumCounts(failed) + others,
      failures: json.listFailures(failed, reasons),
      values: {
        ...json.readTimes(latency, 1e-3),
        ...json.readTimes(readProperty(latency, 'percentiles'), 1e-3, 'p'),
      },
    };
  },
});

/** The output of siege --json-output. Its transactions are those that were answered, some without success, its failed ones the others. */
const siegeJson = json.jsonReport({
  id: 'siege-json',
  signs: [/"transactions"\s*:/, /"availability"\s*:/, /"transaction_rate"\s*:/],
  runs: (value) => {
    const [answered, failed] = [
      json.getNumber(value, ['transactions']),
      json.getNumber(value, ['failed_transactions']),
    ];
    const samples = answered === undefined || failed === undefined ? undefined : answered + failed;
    const successes = json.getNumber(value, ['successful_transactions']);
    return {
      samples,
      errors: accountFor({ samples, successes }).errors ?? failed,
      durationMs: json.getNumber(value, ['elapsed_time'], 1000),
      values: {
        throughput: json.getNumber(value, ['transaction_rate']),
        mean: json.getNumber(value, ['response_time'], 1000),
        max: json.getNumber(value, ['longest_transaction'], 1000),
      },
    };
  },
});

export const jsonReports = [fortioJson, ghzJson, bombardierJson, siegeJson] as const;

/** The output of oha --output-format json (-j in older versions). With -z it counts requests in flight at the end as errors. */
export const ohaJson = json.jsonReport({
  id: 'oha-json',
  signs: [/"summary"\s*:\s*\{\s*"successRate"\s*:/],
  runs: (value) =>
    json.getNumber(value, ['summary', 'total']) === undefined
      ? []
      : {
          ...json.countOutcomes(
            json.getCounts(value, 'statusCodeDistribution'),
            json.getCounts(value, 'errorDistribution').filter(([name]) => name !== 'aborted due to deadline'),
          ),
          durationMs: json.getNumber(value, ['summary', 'total'], 1000),
          values: {
            ...json.readTimes(readProperty(value, 'summary'), 1000),
            ...json.readTimes(readProperty(value, 'latencyPercentiles'), 1000),
          },
        },
});

/** The output of vegeta report -type=json. */
export const vegetaJson = json.jsonReport({
  id: 'vegeta-json',
  signs: [/"latencies"\s*:\s*\{/, /"status_codes"\s*:/],
  runs: (value) => {
    const milliseconds = (...keys: readonly string[]): number | undefined => json.getNumber(value, keys, 1e-6);
    const durationMs = (milliseconds('duration') ?? 0) + (milliseconds('wait') ?? 0);
    return {
      ...json.countOutcomes(json.getCounts(value, 'status_codes')),
      samples: json.getNumber(value, ['requests']) ?? 0,
      durationMs,
      values: json.readTimes(readProperty(value, 'latencies'), 1e-6),
      startedAt: json.getDate(value, 'earliest'),
    };
  },
});

/** The output of autocannon --json. */
export const autocannonJson = json.jsonReport({
  id: 'autocannon-json',
  signs: [/"latency"\s*:\s*\{/, /"non2xx"\s*:/],
  method: { percentile: 'hdr', significantDigits: 5 },
  runs: (value) => {
    const number = (...keys: readonly string[]): number => json.getNumber(value, keys) ?? 0;
    const [url, title] = ['url', 'title'].map((key) => readProperty(value, key));
    const answered = number('requests', 'total');
    const durationMs = json.getNumber(value, ['duration'], 1000);
    return {
      ...(typeof title === 'string' ? { scenario: title } : {}),
      ...(typeof url === 'string' ? { label: toPath(url) } : {}),
      startedAt: json.getDate(value, 'start'),
      users: json.getNumber(value, ['connections']),
      samples: answered + number('errors'),
      errors: number('errors') + number('mismatches') + number('4xx') + number('5xx'),
      failures: countFailures(value, number),
      durationMs,
      values: {
        throughput: perSecond(answered, durationMs),
        receivedKBPerSec: perSecond(number('throughput', 'total') / 1024, durationMs),
        ...(answered > 0 && json.readTimes(readProperty(value, 'latency'))),
      },
    };
  },
});

function countFailures(value: unknown, number: (key: string) => number): ToolRun['failures'] {
  const codes = json
    .listMembers(readProperty(value, 'statusCodeStats'))
    .map(([code, stats]) => [code, json.getNumber(stats, ['count']) ?? 0] as const);
  return json.listFailures(codes, [
    ['timeout', number('timeouts')],
    ['connection error', number('errors') - number('timeouts')],
    ['unexpected body', number('mismatches')],
  ]);
}

/** The output of artillery run --output, since version 2. */
export const artilleryJson = json.jsonReport({
  id: 'artillery-json',
  signs: [/"aggregate"\s*:\s*\{/, /"(vusers\.created|http\.requests|firstCounterAt|counters)"\s*:/],
  remedy: 'artillery',
  runs: (value) => {
    const aggregate = readProperty(value, 'aggregate');
    const counters = json.getCounts(aggregate, 'counters');
    return counters.length > 0 ? readRuns(aggregate, counters) : [];
  },
});

/** Counters below a prefix, by the rest of their names. */
const below = (counters: Counts, prefix: string): Counts =>
  counters.flatMap(([name, count]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), count] as const] : []));

const endpoints = 'plugins.metrics-by-endpoint.';

function readRuns(aggregate: unknown, counters: Counts): readonly ToolRun[] {
  const number = (key: string): number | undefined => json.getNumber(aggregate, [key]);
  const summary = (name: string): unknown => readProperty(aggregate, 'summaries', name);
  const durationMs = (number('lastCounterAt') ?? NaN) - (number('firstCounterAt') ?? NaN);
  const startMs = number('firstCounterAt');
  const toRun = (codes: Counts, errors: Counts, samples: number, name: string): ToolRun => {
    const unanswered = Math.max(0, samples - json.sumCounts(codes));
    return {
      samples,
      errors: Math.min(samples, json.countFailed(codes) + Math.max(unanswered, json.sumCounts(errors))),
      failures: json.listFailures(codes, errors),
      durationMs,
      startedAt: startMs === undefined ? undefined : toDate(startMs),
      isOpenLoop: true,
      values: json.readTimes(summary(name)),
    };
  };
  const parts = new Set(
    below(counters, endpoints).flatMap(([name]) => /^(.*)\.(?:codes|errors)\./s.exec(name)?.[1] ?? []),
  );
  const requests = counters.find(([name]) => name === 'http.requests')?.[1] ?? 0;
  return [
    toRun(below(counters, 'http.codes.'), below(counters, 'errors.'), requests, 'http.response_time'),
    ...[...parts].sort().map((label) => {
      const [codes, errors] = ['codes', 'errors'].map((kind) => below(counters, `${endpoints}${label}.${kind}.`));
      const samples = json.sumCounts(codes ?? []) + json.sumCounts(errors ?? []);
      return { ...toRun(codes ?? [], errors ?? [], samples, `${endpoints}response_time.${label}`), label };
    }),
  ];
}
