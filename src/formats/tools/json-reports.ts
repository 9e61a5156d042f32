/** Load tools whose JSON is one report of one run. */
import { listProperty, readProperty } from '../../lang/objects.js';
import { getCounts, getDate, getNumber, getText, jsonReport, readLevels, readTimes } from '../parse/json.js';
import { countOutcomes, listFailures, sumCounts } from '../parse/responses.js';
import { accountFor } from '../parse/outcomes.js';
import { toPath } from '../parse/tool.js';

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
