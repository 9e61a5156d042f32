/** Benchmarks that repeat a measurement and keep every repetition: their spread is the noise of the case. */
import { listProperty, readProperty } from '../../lang/objects.js';
import type { Reader } from '../../model/reading.js';
import { getNumber, getText, jsonReport, listMembers, readTimes } from '../parse/json.js';
import { unitFactor } from '../parse/quantity.js';
import { mean } from '../../stats/averages.js';
import type { ToolRun } from '../parse/tool.js';

/** Parameters as axes; a benchmark that is not parametrised has null. */
const readAxes = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    listMembers(value).flatMap(([name]) => {
      const text = getText(value, name);
      return text === undefined ? [] : [[name, text]];
    }),
  );

const areNumbers = (values: readonly unknown[]): values is readonly number[] =>
  values.length > 0 && values.every((value) => typeof value === 'number');

/** More repetitions do not show more of the noise. */
const mostRepetitions = 20;
/** The means of consecutive values, if there are many. */
function batches(values: readonly number[]): readonly number[] {
  const size = Math.ceil(values.length / mostRepetitions);
  return Array.from({ length: Math.ceil(values.length / size) }, (_, i) =>
    mean(values.slice(i * size, (i + 1) * size)),
  );
}

/** A time of one operation, also as a rate: a change of microseconds is large for one, and none for a response time. */
const timed = (ms: number, threads = 1): ToolRun['values'] => ({ throughput: (threads * 1000) / ms, mean: ms });

/** One repetition per fork, or per iteration of a single fork, because the iterations of a fork resemble each other. */
function readScores(metric: unknown): readonly number[] {
  const forks = listProperty(metric, 'rawData').flatMap((fork) =>
    Array.isArray(fork) && areNumbers(fork) ? [fork] : [],
  );
  const [only] = forks;
  const score = getNumber(metric, ['score']);
  if (only !== undefined)
    return batches(forks.length > 1 ? forks.map((fork: readonly number[]) => mean(fork.slice())) : only);
  return score === undefined ? [] : [score];
}

function readJmh(item: unknown, modes: ReadonlyMap<string, Set<string>>): readonly ToolRun[] {
  const metric = readProperty(item, 'primaryMetric');
  const [name = '', mode = '', unit = ''] = [
    getText(item, 'benchmark'),
    getText(item, 'mode'),
    getText(metric, 'scoreUnit'),
  ];
  const threads = getNumber(item, ['threads']) ?? 1;
  const plain = name.split('.').slice(-2).join('.');
  const label = (modes.get(name)?.size ?? 1) > 1 ? `${plain} (${mode})` : plain;
  const [rate, ms] = unit === '' ? [] : [unitFactor(unit, '/s'), unitFactor(unit, 'ms')];
  const shared = {
    label,
    configuration: readAxes(readProperty(item, 'params')),
    isLocal: true,
    users: threads > 1 ? threads : undefined,
  };
  const toRun = (values: ToolRun['values']): ToolRun => ({ ...shared, values });
  if (mode === 'sample' && ms !== undefined) {
    const levels = readTimes(readProperty(metric, 'scorePercentiles'), ms, 'p');
    return [toRun({ ...timed((getNumber(metric, ['score']) ?? NaN) * ms, threads), ...levels })];
  }
  if (rate === undefined && ms === undefined) return [];
  return readScores(metric).map((score) =>
    toRun(rate === undefined ? timed(score * (ms ?? 1), threads) : { throughput: score * rate }),
  );
}

/** The output of jmh -rf json. */
const jmhJson: Reader = jsonReport({
  id: 'jmh-json',
  signs: [/"jmhVersion"\s*:|"primaryMetric"\s*:/, /"benchmark"\s*:/, /"mode"\s*:/],
  remedy: 'benchmark',
  runs: (value) => {
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    const modes = new Map<string, Set<string>>();
    for (const item of items) {
      const name = getText(item, 'benchmark') ?? '';
      modes.set(name, (modes.get(name) ?? new Set()).add(getText(item, 'mode') ?? ''));
    }
    return items.flatMap((item) => readJmh(item, modes));
  },
});

/** The output of hyperfine --export-json. */
const hyperfineJson: Reader = jsonReport({
  id: 'hyperfine-json',
  signs: [/^\s*\{\s*"results"\s*:\s*\[/, /"command"\s*:/, /"(times|stddev)"\s*:/],
  remedy: 'benchmark',
  runs: (value) =>
    listProperty(value, 'results').flatMap((result) => {
      const [times, codes] = [listProperty(result, 'times'), listProperty(result, 'exit_codes')];
      const shared = {
        label: getText(result, 'command'),
        configuration: readAxes(readProperty(result, 'parameters')),
        isLocal: true,
      };
      const errorPercent = areNumbers(codes)
        ? (100 * codes.filter((code) => code !== 0).length) / codes.length
        : undefined;
      const seconds = areNumbers(times) ? times : [getNumber(result, ['mean']) ?? NaN];
      return batches(seconds).map((time): ToolRun => ({ ...shared, values: { errorPercent, ...timed(time * 1000) } }));
    }),
});

/** The output of pytest --benchmark-json. */
const pytestBenchmarkJson: Reader = jsonReport({
  id: 'pytest-benchmark-json',
  signs: [/"machine_info"\s*:/, /"benchmarks"\s*:\s*\[/],
  remedy: 'benchmark',
  runs: (value) =>
    listProperty(value, 'benchmarks').flatMap((item) => {
      const data = listProperty(readProperty(item, 'stats'), 'data');
      const seconds = areNumbers(data) ? data : [getNumber(item, ['stats', 'mean']) ?? NaN];
      const shared = { label: getText(item, 'name'), isLocal: true };
      return batches(seconds).map((time): ToolRun => ({ ...shared, values: timed(time * 1000) }));
    }),
});

/** The output of BenchmarkDotNet with --exporters json: nanoseconds. */
const benchmarkDotNetJson: Reader = jsonReport({
  id: 'benchmarkdotnet-json',
  signs: [/"BenchmarkDotNetVersion"\s*:/, /"Benchmarks"\s*:\s*\[/],
  remedy: 'benchmark',
  runs: (value) =>
    listProperty(value, 'Benchmarks').flatMap((item) => {
      const [original, average] = [
        listProperty(item, 'Statistics', 'OriginalValues'),
        getNumber(item, ['Statistics', 'Mean']) ?? NaN,
      ];
      const times = areNumbers(original) ? original : [average];
      const parameters = getText(item, 'Parameters') || undefined;
      const label = [getText(item, 'Type'), getText(item, 'Method')].filter(Boolean).join('.');
      const shared = { label, isLocal: true, ...(parameters && { configuration: { parameters } }) };
      return batches(times).map((time): ToolRun => ({ ...shared, values: timed(time * 1e-6) }));
    }),
});

export const benchmarkRuns = [jmhJson, hyperfineJson, pytestBenchmarkJson, benchmarkDotNetJson] as const;
