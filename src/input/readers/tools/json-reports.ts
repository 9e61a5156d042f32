/** Load tools whose JSON is one report of one run, so that tables of paths read them. */
import { readProperty } from '../../../lang/property.js';
import type { Reader } from '../../../model/reading.js';
import { getCounts, getDate, getText } from '../parse/json.js';
import { jsonReport, readPaths, type ReportPaths } from '../parse/json-report.js';
import { countFailed, listFailures, sumCounts, type Counts } from '../parse/responses.js';
import { perSecond, toPath } from '../parse/tool.js';

const fortioPaths: ReportPaths = {
  users: ['NumThreads'],
  samples: ['DurationHistogram', 'Count'],
  duration: ['ActualDuration'],
  durationFactor: 1e-6,
  timeFactor: 1000,
  times: {
    mean: ['DurationHistogram', 'Avg'],
    min: ['DurationHistogram', 'Min'],
    max: ['DurationHistogram', 'Max'],
    standardDeviation: ['DurationHistogram', 'StdDev'],
  },
  percentiles: { list: ['DurationHistogram', 'Percentiles'], level: 'Percentile', time: 'Value' },
  throughput: ['ActualQPS'],
};

/** Codes that Fortio writes for a good answer in other protocols than HTTP. */
const good = /^(OK|SERVING)$/;
const asFailures = (codes: Counts): Counts => codes.filter(([code]) => !good.test(code));

/** The output of fortio load -json. */
const fortioJson: Reader = jsonReport({
  id: 'fortio-json',
  signs: [/"DurationHistogram"\s*:\s*\{/, /"ActualQPS"\s*:/],
  remedy: 'fortio',
  runs: (value) => {
    const codes = asFailures(getCounts(value, 'RetCodes'));
    const url = getText(value, 'URL') ?? '';
    const label = url === '' ? getText(value, 'Destination') : toPath(url);
    return [
      {
        ...readPaths(value, fortioPaths),
        label,
        errors: countFailed(codes),
        failures: listFailures(codes),
        startedAt: getDate(value, 'StartTime'),
        // With a rate, requests wait for their turn.
        isOpenLoop: getText(value, 'RequestedQPS') !== 'max',
      },
    ];
  },
});

const ghzPaths: ReportPaths = {
  users: ['options', 'concurrency'],
  samples: ['count'],
  duration: ['total'],
  durationFactor: 1e-6,
  timeFactor: 1e-6,
  times: { mean: ['average'], min: ['fastest'], max: ['slowest'] },
  percentiles: { list: ['latencyDistribution'], level: 'percentage', time: 'latency' },
  throughput: ['rps'],
};

/** The output of ghz -O json or -O pretty. */
const ghzJson: Reader = jsonReport({
  id: 'ghz-json',
  signs: [/"endReason"\s*:|"latencyDistribution"\s*:\s*\[|"call"\s*:/, /"(average|fastest|concurrency)"\s*:/],
  runs: (value) => {
    const failed = getCounts(value, 'statusCodeDistribution').filter(([status]) => status !== 'OK');
    return [
      {
        ...readPaths(value, ghzPaths),
        scenario: getText(value, 'name') || undefined,
        label: getText(value, 'options', 'call'),
        errors: sumCounts(failed),
        failures: failed.map(([code, count]) => ({ code, message: '', count })),
        startedAt: getDate(value, 'date'),
      },
    ];
  },
});

const bombardierPaths: ReportPaths = {
  users: ['spec', 'numberOfConnections'],
  duration: ['result', 'timeTakenSeconds'],
  durationFactor: 1000,
  timeFactor: 1e-3,
  times: {
    mean: ['result', 'latency', 'mean'],
    max: ['result', 'latency', 'max'],
    standardDeviation: ['result', 'latency', 'stddev'],
    ...Object.fromEntries(
      ['50', '75', '90', '95', '99'].map((level) => [`p${level}`, ['result', 'latency', 'percentiles', level]]),
    ),
  },
};

/** The output of bombardier -o json, with or without the text around it. */
const bombardierJson: Reader = jsonReport({
  id: 'bombardier-json',
  signs: [/"spec"\s*:\s*\{/, /"numberOfConnections"\s*:/, /"(req2xx|timeTakenSeconds|bytesRead)"\s*:/],
  remedy: 'bombardier',
  runs: (value) => {
    const run = readPaths(value, bombardierPaths);
    const result = getCounts(value, 'result');
    const responses = result.flatMap(([key, count]) => (/^req\dxx$/.test(key) ? [[key.slice(3), count] as const] : []));
    const [, others = 0] = result.find(([key]) => key === 'others') ?? [];
    const list = readProperty(value, 'result', 'errors');
    const reasons = (Array.isArray(list) ? list : []).map((item: unknown) => {
      const [, count = 0] = getCounts({ item }, 'item').find(([key]) => key === 'count') ?? [];
      return [getText(item, 'description') ?? '', count] as const;
    });
    const failed = responses.filter(([code]) => /^[45]/.test(code));
    const samples = sumCounts(responses) + others;
    return [
      {
        ...run,
        label: [getText(value, 'spec', 'method') ?? '', toPath(getText(value, 'spec', 'url') ?? '')].join(' ').trim(),
        samples,
        errors: sumCounts(failed) + others,
        failures: listFailures(failed, reasons),
        values: { ...run.values, throughput: perSecond(samples, run.durationMs) },
      },
    ];
  },
});

export const jsonReports = [fortioJson, ghzJson, bombardierJson] as const;
