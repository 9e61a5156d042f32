/** Keeps a whole history in little memory, as one column of numbers for each metric of a case. */
import { nameCase } from '../../cases/names.js';
import { matchesWhere } from '../../cases/patterns.js';
import type { Policy } from '../../config/policy.js';
import { standInFinder } from '../stand-in.js';
import type { CaseName, Interval, Measurement, Method, Provenance } from '../../model/documents.js';
import type { Pair, PairedMeasurement, Run } from '../../model/run.js';
import { defined, readOwn } from '../../lang/objects.js';

export interface HistoryColumns {
  /** Adds a run. Runs must be added in order, oldest first. */
  readonly add: (run: Run) => void;
  /** The provenance of every run, oldest first. */
  readonly runs: readonly Provenance[];
  /**
   * The cases of some runs, in alphabetical order. The history of a pair is created when it is read, and only the
   * last one is kept: as objects, the measurements of ten thousand runs would take a gigabyte.
   */
  readonly pairs: (wanted: ReadonlySet<number>) => readonly Pair[];
}

/** The measurements of one case. A measurement has the same index in every array. */
interface CaseColumns {
  readonly case: CaseName;
  readonly isControl: boolean;
  /** The ids of the metrics that have levels, and of the error rate. */
  readonly ids: readonly string[];
  /** Values in the order of the ids; NaN if a metric was not measured or is an interval. */
  readonly values: readonly number[][];
  /** Intervals by id and row. Published tables have them. */
  readonly intervals: ReadonlyMap<string, Map<number, Interval>>;
  readonly runs: number[];
  /** The number of requests; NaN if unknown. */
  readonly samples: number[];
  readonly methods: (Method | undefined)[];
}

const allOnOneLevel = {};

/** Collects the data that a trend needs. */
export function collectColumns(policy: Policy): HistoryColumns {
  const runs: Provenance[] = [];
  const cases = new Map<string, CaseColumns>();
  const methods = new Map<string, Method>();
  let last: { readonly pair: Pair; readonly history: readonly PairedMeasurement[] } | undefined;

  const findColumns = (measurement: Measurement): CaseColumns => {
    const name = nameCase(measurement);
    const columns = cases.get(name.key) ?? createColumns(name, policy, measurement);
    cases.set(name.key, columns);
    return columns;
  };
  return {
    runs,
    add: ({ provenance, measurements }) => {
      const run = runs.push(provenance) - 1;
      for (const measurement of measurements) addRow(findColumns(measurement), measurement, run, methods);
    },
    pairs: (wanted) =>
      [...cases.values()]
        .filter((columns) => columns.runs.some((run) => wanted.has(run)))
        .sort((a, b) => (a.case.key < b.case.key ? -1 : 1))
        .map((columns): Pair => {
          const { case: name, isControl } = columns;
          return {
            case: name,
            candidate: [],
            baseline: 'history',
            isControl,
            otherEnvironment: false,
            get history() {
              if (last?.pair !== this) last = { pair: this, history: createHistory(columns, runs, wanted) };
              return last.history;
            },
          };
        }),
  };
}

function createColumns(name: CaseName, policy: Policy, first: Measurement): CaseColumns {
  const findPolicy = standInFinder(policy, name, [first]);
  const judged = policy.metrics.all.filter((metric) => metric.scale !== 'whole' && findPolicy(metric).gated);
  const ids = [...new Set(['errorPercent', ...judged.map(({ id }) => id)])];
  return {
    case: name,
    isControl: policy.controls.some((where) => matchesWhere(where, name)),
    ids,
    values: ids.map(() => []),
    intervals: new Map(ids.map((id) => [id, new Map<number, Interval>()])),
    runs: [],
    samples: [],
    methods: [],
  };
}

function addRow(columns: CaseColumns, measurement: Measurement, run: number, methods: Map<string, Method>): void {
  const { ids, values, intervals, runs } = columns;
  const row = runs.push(run) - 1;
  for (const [i, id] of ids.entries()) {
    const value = readOwn(measurement.metrics, id);
    values[i]?.push(typeof value === 'number' ? value : NaN);
    if (typeof value === 'object') intervals.get(id)?.set(row, value);
  }
  columns.samples.push(measurement.samples ?? NaN);
  const { method } = measurement;
  const key = method === undefined ? '' : JSON.stringify(method);
  if (method !== undefined && !methods.has(key)) methods.set(key, method);
  columns.methods.push(methods.get(key));
}

/** @param wanted the runs; others are omitted */
function createHistory(
  { case: { key: _, ...name }, ids, values, intervals, runs, samples, methods }: CaseColumns,
  provenances: readonly Provenance[],
  wanted: ReadonlySet<number>,
): readonly PairedMeasurement[] {
  const history: PairedMeasurement[] = [];
  for (const [row, run] of runs.entries()) {
    if (!wanted.has(run)) continue;
    const metrics: Record<string, number | Interval> = {};
    for (const [i, id] of ids.entries()) {
      const value = values[i]?.[row] ?? NaN;
      const known = Number.isNaN(value) ? intervals.get(id)?.get(row) : value;
      if (known !== undefined) metrics[id] = known;
    }
    const measurement = { ...name, metrics, ...defined({ method: methods[row], samples: samples[row] || undefined }) };
    history.push({ measurement, provenance: provenances[run] ?? {}, run, segments: allOnOneLevel });
  }
  return history;
}
