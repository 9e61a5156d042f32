/** Load tools whose JSON is one report of one run. */
import { listProperty, readProperty } from '../../lang/objects.js';
import {
  countFailed,
  countOutcomes,
  type Counts,
  getCounts,
  getDate,
  getNumber,
  getText,
  jsonReport,
  listFailures,
  listMembers,
  readLevels,
  readTimes,
  sumCounts,
} from '../parse/json.js';
import { perSecond, type ToolRun, toPath } from '../parse/tool.js';
import { accountFor } from '../parse/rows.js';
import { toDate } from '../../lang/format.js';

/** Codes that Fortio writes for a good answer in other protocols than HTTP. */
const good = /^(OK|SERVING)$/;

/** The output of fortio load -json. */
const fortioJson = jsonReport({
  id: 'fortio-json',
  signs: [/"DurationHistogram"\s*:\s*\{/, /"ActualQPS"\s*:/],
  remedy: 'fortio',
  runs: (value) => {
    const codes = getCounts(value, 'RetCodes').filter(([code]) => !good.test(code));
    const times = readProperty(value, 'DurationHistogram');
    const url = getText(value, 'URL') ?? '';
    const label = url === '' ? getText(value, 'Destination') : toPath(url);
    return {
      ...countOutcomes(codes),
      label,
      users: getNumber(value, ['NumThreads']),
      samples: getNumber(times, ['Count']),
      durationMs: getNumber(value, ['ActualDuration'], 1e-6),
      values: {
        throughput: getNumber(value, ['ActualQPS']),
        ...readTimes(times, 1000),
        ...readLevels(listProperty(times, 'Percentiles'), 'Percentile', 'Value', 1000),
      },
      startedAt: getDate(value, 'StartTime'),
      // With a rate, requests wait for their turn.
      isOpenLoop: getText(value, 'RequestedQPS') !== 'max',
    };
  },
});

/** The output of ghz -O json or -O pretty. */
const ghzJson = jsonReport({
  id: 'ghz-json',
  signs: [/"endReason"\s*:|"latencyDistribution"\s*:\s*\[|"call"\s*:/, /"(average|fastest|concurrency)"\s*:/],
  runs: (value) => {
    const failed = getCounts(value, 'statusCodeDistribution').filter(([status]) => status !== 'OK');
    return {
      users: getNumber(value, ['options', 'concurrency']),
      samples: getNumber(value, ['count']),
      durationMs: getNumber(value, ['total'], 1e-6),
      values: {
        throughput: getNumber(value, ['rps']),
        ...readTimes(value, 1e-6),
        ...readLevels(listProperty(value, 'latencyDistribution'), 'percentage', 'latency', 1e-6),
      },
      scenario: getText(value, 'name') || undefined,
      label: getText(value, 'options', 'call'),
      errors: sumCounts(failed),
      failures: failed.map(([code, count]) => ({ code, message: '', count })),
      startedAt: getDate(value, 'date'),
    };
  },
});

/** The output of bombardier -o json, with or without the text around it. */
const bombardierJson = jsonReport({
  id: 'bombardier-json',
  signs: [/"spec"\s*:\s*\{/, /"numberOfConnections"\s*:/, /"(req2xx|timeTakenSeconds|bytesRead)"\s*:/],
  remedy: 'bombardier',
  runs: (value) => {
    const latency = readProperty(value, 'result', 'latency');
    const durationMs = getNumber(value, ['result', 'timeTakenSeconds'], 1000);
    const result = getCounts(value, 'result');
    const responses = result.flatMap(([key, count]) => (/^req\dxx$/.test(key) ? [[key.slice(3), count] as const] : []));
    const [, others = 0] = result.find(([key]) => key === 'others') ?? [];
    const reasons = listProperty(value, 'result', 'errors').map(
      (item) => [getText(item, 'description') ?? '', getNumber(item, ['count']) ?? 0] as const,
    );
    const failed = responses.filter(([code]) => /^[45]/.test(code));
    const samples = sumCounts(responses) + others;
    return {
      users: getNumber(value, ['spec', 'numberOfConnections']),
      durationMs,
      label: [getText(value, 'spec', 'method') ?? '', toPath(getText(value, 'spec', 'url') ?? '')].join(' ').trim(),
      samples,
      errors: sumCounts(failed) + others,
      failures: listFailures(failed, reasons),
      values: {
        ...readTimes(latency, 1e-3),
        ...readTimes(readProperty(latency, 'percentiles'), 1e-3, 'p'),
      },
    };
  },
});

/** The output of siege --json-output. Its transactions are those that were answered, some without success, its failed ones the others. */
const siegeJson = jsonReport({
  id: 'siege-json',
  signs: [/"transactions"\s*:/, /"availability"\s*:/, /"transaction_rate"\s*:/],
  runs: (value) => {
    const [answered, failed] = [getNumber(value, ['transactions']), getNumber(value, ['failed_transactions'])];
    const samples = answered === undefined || failed === undefined ? undefined : answered + failed;
    const successes = getNumber(value, ['successful_transactions']);
    return {
      samples,
      errors: accountFor({ samples, successes }).errors ?? failed,
      durationMs: getNumber(value, ['elapsed_time'], 1000),
      values: {
        throughput: getNumber(value, ['transaction_rate']),
        mean: getNumber(value, ['response_time'], 1000),
        max: getNumber(value, ['longest_transaction'], 1000),
      },
    };
  },
});

export const jsonReports = [fortioJson, ghzJson, bombardierJson, siegeJson] as const;

/** The output of oha --output-format json (-j in older versions). With -z it counts requests in flight at the end as errors. */
export const ohaJson = jsonReport({
  id: 'oha-json',
  signs: [/"summary"\s*:\s*\{\s*"successRate"\s*:/],
  runs: (value) =>
    getNumber(value, ['summary', 'total']) === undefined
      ? []
      : {
          ...countOutcomes(
            getCounts(value, 'statusCodeDistribution'),
            getCounts(value, 'errorDistribution').filter(([name]) => name !== 'aborted due to deadline'),
          ),
          durationMs: getNumber(value, ['summary', 'total'], 1000),
          values: {
            ...readTimes(readProperty(value, 'summary'), 1000),
            ...readTimes(readProperty(value, 'latencyPercentiles'), 1000),
          },
        },
});

/** The output of vegeta report -type=json. */
export const vegetaJson = jsonReport({
  id: 'vegeta-json',
  signs: [/"latencies"\s*:\s*\{/, /"status_codes"\s*:/],
  runs: (value) => {
    const milliseconds = (...keys: readonly string[]): number | undefined => getNumber(value, keys, 1e-6);
    const durationMs = (milliseconds('duration') ?? 0) + (milliseconds('wait') ?? 0);
    return {
      ...countOutcomes(getCounts(value, 'status_codes')),
      samples: getNumber(value, ['requests']) ?? 0,
      durationMs,
      values: readTimes(readProperty(value, 'latencies'), 1e-6),
      startedAt: getDate(value, 'earliest'),
    };
  },
});

/** The output of autocannon --json. */
export const autocannonJson = jsonReport({
  id: 'autocannon-json',
  signs: [/"latency"\s*:\s*\{/, /"non2xx"\s*:/],
  method: { percentile: 'hdr', significantDigits: 5 },
  runs: (value) => {
    const number = (...keys: readonly string[]): number => getNumber(value, keys) ?? 0;
    const [url, title] = ['url', 'title'].map((key) => readProperty(value, key));
    const answered = number('requests', 'total');
    const durationMs = getNumber(value, ['duration'], 1000);
    return {
      ...(typeof title === 'string' ? { scenario: title } : {}),
      ...(typeof url === 'string' ? { label: toPath(url) } : {}),
      startedAt: getDate(value, 'start'),
      users: getNumber(value, ['connections']),
      samples: answered + number('errors'),
      errors: number('errors') + number('mismatches') + number('4xx') + number('5xx'),
      failures: countFailures(value, number),
      durationMs,
      values: {
        throughput: perSecond(answered, durationMs),
        receivedKBPerSec: perSecond(number('throughput', 'total') / 1024, durationMs),
        ...(answered > 0 && readTimes(readProperty(value, 'latency'))),
      },
    };
  },
});

function countFailures(value: unknown, number: (key: string) => number): ToolRun['failures'] {
  const codes = listMembers(readProperty(value, 'statusCodeStats')).map(
    ([code, stats]) => [code, getNumber(stats, ['count']) ?? 0] as const,
  );
  return listFailures(codes, [
    ['timeout', number('timeouts')],
    ['connection error', number('errors') - number('timeouts')],
    ['unexpected body', number('mismatches')],
  ]);
}

/** The output of artillery run --output, since version 2. */
export const artilleryJson = jsonReport({
  id: 'artillery-json',
  signs: [/"aggregate"\s*:\s*\{/, /"(vusers\.created|http\.requests|firstCounterAt|counters)"\s*:/],
  remedy: 'artillery',
  runs: (value) => {
    const aggregate = readProperty(value, 'aggregate');
    const counters = getCounts(aggregate, 'counters');
    return counters.length > 0 ? readRuns(aggregate, counters) : [];
  },
});

/** Counters below a prefix, by the rest of their names. */
const below = (counters: Counts, prefix: string): Counts =>
  counters.flatMap(([name, count]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), count] as const] : []));

const endpoints = 'plugins.metrics-by-endpoint.';

function readRuns(aggregate: unknown, counters: Counts): readonly ToolRun[] {
  const number = (key: string): number | undefined => getNumber(aggregate, [key]);
  const summary = (name: string): unknown => readProperty(aggregate, 'summaries', name);
  const durationMs = (number('lastCounterAt') ?? NaN) - (number('firstCounterAt') ?? NaN);
  const startMs = number('firstCounterAt');
  const toRun = (codes: Counts, errors: Counts, samples: number, name: string): ToolRun => {
    const unanswered = Math.max(0, samples - sumCounts(codes));
    return {
      samples,
      errors: Math.min(samples, countFailed(codes) + Math.max(unanswered, sumCounts(errors))),
      failures: listFailures(codes, errors),
      durationMs,
      startedAt: startMs === undefined ? undefined : toDate(startMs),
      isOpenLoop: true,
      values: readTimes(summary(name)),
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
      const samples = sumCounts(codes ?? []) + sumCounts(errors ?? []);
      return { ...toRun(codes ?? [], errors ?? [], samples, `${endpoints}response_time.${label}`), label };
    }),
  ];
}
