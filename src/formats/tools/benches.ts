/** Values with names, as tests write them for github-action-benchmark. */
import { toPointer } from '../../documents/validate.js';
import { toDate } from '../../lang/format.js';
import { addAll, defined, listProperty, readProperty, remember } from '../../lang/objects.js';
import type { Configuration, Measurement, Provenance } from '../../model/documents.js';
import type { BareMeasurement, Reader, Reading, ReadOptions } from '../../model/reading.js';
import { getNumber, getText, jsonReport, linesByPointer, listMembers, readJson, readTimes } from '../parse/json.js';
import { type Defect, reportDefects } from '../parse/text.js';
import { notABench, noRows } from '../../problems/tables.js';
import { unitFactor } from '../parse/quantity.js';
import { mean } from '../../stats/averages.js';
import { type ToolRun } from '../parse/tool.js';
import { dropImplausible, findUndeclared, toLabel } from '../parse/measurement.js';
import { metricById } from '../../metrics/index.js';
import { findMetric } from '../parse/vocabulary.js';

interface Values {
  readonly values: readonly NamedValue[];
  readonly defects: readonly Defect[];
}

interface Benches extends Pick<Reader, 'id' | 'history'> {
  readonly start: RegExp;
  /** @param lineOf the line of a value at the top of the document */
  readonly list: (value: unknown, file: string, lineOf: (key: string) => number) => Values;
  readonly prepare?: (text: string) => string;
}

const toReader = ({ start, list, prepare, ...known }: Benches): Reader => ({
  ...known,
  recognises: (head) => start.test(head),
  read: (input, options) =>
    readJson(
      input,
      function* (value, text, file) {
        const lines = linesByPointer(text, (path) => path.length === 1);
        const { values, defects } = list(value, file, (key) => lines.get(toPointer([key])) ?? 1);
        yield* joinValues(file, values, options);
        yield* reportDefects(defects);
        if (values.length === 0 && defects.length === 0) yield { kind: 'problem', problem: noRows(file) };
      },
      undefined,
      prepare,
    ),
});

/** The benchmarks of github-action-benchmark. Damaged ones are counted, and the first of them is named. */
function listBenches(list: unknown, file: string, lineOf: (key: string) => number): Values {
  const entries: readonly unknown[] = Array.isArray(list) ? list : [];
  const unread: number[] = [];
  const values = entries.flatMap((entry, index): NamedValue[] => {
    const line = lineOf(String(index));
    const [name, unit, value] = ['name', 'unit', 'value'].map((key) => readProperty(entry, key));
    if (typeof name !== 'string' || typeof value !== 'number' || !Number.isFinite(value)) {
      unread.push(line);
      return [];
    }
    const { factor, ...named } = interpretName(name, typeof unit === 'string' ? unit : '');
    // Without the rounding errors of the conversion.
    return [{ ...named, value: Number((value * factor).toPrecision(12)), line }];
  });
  const [line] = unread;
  return {
    values,
    defects: line === undefined ? [] : [{ cause: 'benches', problem: notABench({ file, line }, unread.length) }],
  };
}

const hasKey = (key: string): string => String.raw`(?=[^{}]*"${key}"\s*:)`;
const firstBench = new RegExp(String.raw`^\s*\[\s*\{${hasKey('name')}${hasKey('unit')}${hasKey('value')}`);

/** The list that github-action-benchmark accepts for custom tools. */
export const benchmarkListJson = toReader({
  id: 'benchmark-list-json',
  start: firstBench,
  list: listBenches,
});

/** The script only assigns an object. It is parsed as JSON and never executed. */
const assignment = /^\s*window\.BENCHMARK_DATA\s*=(?=\s*\{)/;

/** The history of github-action-benchmark, which its page loads as a script. */
export const benchmarkDataJs = toReader({
  id: 'benchmark-data-js',
  history: {},
  start: assignment,
  prepare: (text) =>
    text
      .replace(assignment, (script) => script.replace(/\S/g, ' '))
      .trimEnd()
      .replace(/;$/, ''),
  list: (value, file) => {
    const found = listMembers(readProperty(value, 'entries')).flatMap(([scenario, entries]) =>
      (Array.isArray(entries) ? (entries as readonly unknown[]) : []).map((entry): Values => {
        const run = readProvenance(entry);
        const { values, defects } = listBenches(readProperty(entry, 'benches'), file, () => 1);
        const shared = { scenario, run, ...defined({ startedAt: run.startedAt }) };
        return { values: values.map((bench) => ({ ...bench, ...shared })), defects };
      }),
    );
    return {
      values: found.flatMap(({ values }) => values),
      defects: found.flatMap(({ defects }) => defects).slice(0, 1),
    };
  },
});

function readProvenance(entry: unknown): Provenance {
  const id = readProperty(entry, 'commit', 'id');
  const date = readProperty(entry, 'date');
  return defined({
    startedAt: typeof date === 'number' ? toDate(date) : undefined,
    commit: typeof id === 'string' && /^[0-9a-f]{7,64}$/i.test(id) ? id : undefined,
  });
}

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

/**
 * Converts lists of values with names and units into measurements, for benchmark services and tables with one value per
 * row.
 */
interface NamedValue {
  readonly scenario?: string | undefined;
  readonly label?: string | undefined;
  readonly configuration?: Configuration | undefined;
  /** The id of a built-in metric, or the name of a metric that the configuration has to declare. */
  readonly metric: string;
  /** In the unit of the metric. */
  readonly value: number;
  readonly startedAt?: string | undefined;
  readonly run?: Provenance | undefined;
  readonly line: number;
}

/** A metric, and the factor that converts a value to its unit. */
interface Interpreted {
  readonly metric: string;
  readonly factor: number;
}

/** The name of a statistic before a unit, as in "avg ms". */
const statistic = /^(avg|average|mean|median|max|min)\.? /i;
const withoutStatistic = (unit: string): string => unit.trim().replace(statistic, '');

/**
 * The built-in metric that a name states in a unit. The value metric of a rate without a unit may be a fraction, so it must
 * say that it is in percent.
 */
function findInUnit(name: string, unit: string): Interpreted | undefined {
  // Services define a measure of this name themselves.
  const found = /^latency$/i.test(name) ? undefined : findMetric(name);
  if (found === undefined) return undefined;
  const { metric, unit: ofName, isSuccess = false, isPercent = false } = found;
  const factor = unitFactor(withoutStatistic(unit) || ofName, metric.unit);
  if (factor === undefined || isSuccess) return undefined;
  return metric.id === 'errorPercent' && unit === '' && ofName === '' && !isPercent
    ? undefined
    : { metric: metric.id, factor };
}

const separators = /[\s\-–—/:|,()[\]]+/;
/** The maximum number of words in the name of a metric, as in "response time p99". */
const mostWords = 3;
/** Longer names are not searched for the name of a metric. */
const longestName = 500;
/** After a slash, only these names mean metrics: /users/max may be a path. */
const certain = /^(p\d+|throughput|errorPercent)$/;

/**
 * Divides a name into a label and a metric: "checkout - p99" in ms is p99 of checkout. A name without a metric is a label
 * whose metric depends on the unit: requests per second mean throughput, and any other unit means the metric `value`.
 */
function interpretName(name: string, unit: string): Interpreted & { readonly label: string | undefined } {
  const words = name.length > longestName ? [] : [...name.matchAll(/[^\s\-–—/:|,()[\]]+/g)];
  for (let count = Math.min(mostWords, words.length); count > 0; count--) {
    const start = words[words.length - count]?.index ?? 0;
    const found = findInUnit(name.slice(start).split(separators).join(' '), unit);
    if (found === undefined || (unit.trim() === '' && metricById.get(found.metric)?.unit !== '')) continue;
    if (name[start - 1] === '/' && !certain.test(found.metric)) continue;
    const label = name.slice(0, start).replace(/[\s\-–—/:|,([]+$/, '');
    return { label: label === '' ? undefined : label, ...found };
  }
  const plain = withoutStatistic(unit);
  const rate = plain === '' ? undefined : unitFactor(plain, '/s');
  return {
    label: name,
    metric: rate === undefined ? 'value' : 'throughput',
    factor: rate ?? unitFactor(plain, 'ms') ?? 1,
  };
}

interface Repetition {
  readonly first: NamedValue;
  readonly metrics: Map<string, number>;
}

/** Assigns values to cases and repetitions. A repeated metric of a case belongs to the next repetition. */
function groupValues(values: Iterable<NamedValue>): readonly Repetition[] {
  const cases = new Map<string, { readonly repetitions: Repetition[]; readonly counts: Map<string, number> }>();
  for (const value of values) {
    const { scenario, label, configuration, run, metric } = value;
    const key = JSON.stringify([scenario, label, configuration, run]);
    const known = remember(cases, key, () => ({ repetitions: [], counts: new Map<string, number>() }));
    const count = known.counts.get(metric) ?? 0;
    known.counts.set(metric, count + 1);
    const repetition = known.repetitions[count] ?? { first: value, metrics: new Map<string, number>() };
    known.repetitions[count] = repetition;
    repetition.metrics.set(metric, value.value);
  }
  return [...cases.values()].flatMap(({ repetitions }) => repetitions);
}

/** Joins the values of a case to one measurement. */
function* joinValues(file: string, values: Iterable<NamedValue>, { declared }: ReadOptions): Generator<Reading> {
  const defects: Defect[] = [];
  const measurements: BareMeasurement[] = [];
  for (const { first, metrics: taken } of groupValues(values)) {
    const { scenario, label, configuration = {}, startedAt, run, line } = first;
    const place = { file, line };
    const found: BareMeasurement = {
      ...defined({ scenario, label: label === undefined ? undefined : toLabel(label) }),
      configuration,
      metrics: Object.fromEntries(taken),
      ...defined({ startedAt }),
      method: { percentile: 'unknown' },
    };
    const { measurement, defects: own } = dropImplausible(place, found, { values: Object.fromEntries(taken) });
    addAll(defects, own);
    measurements.push(measurement);
    yield { kind: 'measurement', measurement, source: place, ...defined({ run }) };
  }
  const named = measurements.map((measurement): Measurement => ({ scenario: '', ...measurement }));
  addAll(defects, findUndeclared(named, { file }, declared));
  yield* reportDefects(defects);
}
