/** Converts rows of a table to measurements. */
import { metrics } from '../../../metrics/index.js';
import type { BareMeasurement, Reading } from '../../../model/reading.js';
import type { Method, MissingKind, Value } from '../../../model/documents.js';
import type { Metric } from '../../../model/metric.js';
import type { Place } from '../../../problems/problem.js';
import { defined } from '../../../lang/defined.js';
import { parseNumber } from './cells.js';
import type { Columns } from './columns.js';
import type { Row } from './csv.js';
import { toPointDecimals } from './decimal-comma.js';
import { findContradiction, suspectSeconds, toTimings, type Timings } from './plausibility.js';
import type { Defect } from './text.js';
import { implausible, maybeSeconds, noRequestsInRow } from '../../../problems/summaries.js';
import { errorUnitUnclear, moreErrorsThanSamples, unreadableValue } from '../../../problems/tables.js';

/** The conventions of the tool that wrote a table. */
export interface Dialect {
  /** How it computes percentiles. */
  readonly method: Method;
  /** `percent`: a bare number is percent. `stated`: without a % sign it is percent or a fraction, depending on the writer. */
  readonly errorUnit: 'percent' | 'stated';
  /** Whether the table is from JMeter, which measures in whole milliseconds. */
  readonly isWhole?: boolean;
  /** Parses cells that may contain more than a bare number. */
  readonly parseValue?: (cell: string, column: number, unit: Metric['unit']) => Value | MissingKind | undefined;
}

/** A measurement, and the values that could not be used. */
export interface Checked<M extends BareMeasurement = BareMeasurement> {
  readonly measurement: M;
  readonly defects: readonly Defect[];
}

/** A table whose columns are known. */
export interface Layout {
  readonly heads: readonly string[];
  readonly columns: Columns;
  readonly dialect: Dialect;
}

/** Converts every row to a measurement, and lists the defects of the rows and of the file as a whole. */
export function readRows(
  file: string,
  layout: Layout,
  rows: readonly Row[],
): { readonly readings: readonly Extract<Reading, { kind: 'measurement' }>[]; readonly defects: readonly Defect[] } {
  const checked = toPointDecimals(rows, numericColumns(layout.columns)).map(({ line, cells }) => ({
    line,
    ...rowToMeasurement({ file, line }, layout, cells),
  }));
  const measurements = checked.map(({ measurement }) => measurement);
  return {
    readings: checked.map(({ line, measurement }) => ({ kind: 'measurement', measurement, source: { file, line } })),
    defects: [...checked.flatMap(({ defects }) => defects), ...checkUnits(file, measurements)],
  };
}

/** The columns that contain numbers. */
export const numericColumns = ({ samples, errors, metrics }: Columns): readonly number[] => [
  ...[samples, errors].filter((column) => column !== -1),
  ...metrics.map(([column]) => column),
];

export function rowToMeasurement(place: Place, layout: Layout, cells: readonly string[]): Checked {
  const { columns, dialect } = layout;
  const row = new RowReader(place, layout, cells);
  const samples = row.count(columns.samples);
  const errors = row.count(columns.errors);
  const values = columns.metrics.map(([column, { id, unit }]) => {
    const value = id === 'errorPercent' ? row.errorPercent(column, samples, errors) : row.value(column, unit);
    return [id, value] as const;
  });
  const isCounted = columns.errors !== -1 && columns.samples !== -1 && !values.some(([id]) => id === 'errorPercent');
  if (isCounted) values.unshift(['errorPercent', row.errorPercent(columns.errors, samples, errors)]);
  const measurement = createMeasurement(
    {
      scenario: columns.scenario === -1 ? undefined : row.text(columns.scenario),
      label: columns.label === -1 ? undefined : row.text(columns.label),
      configuration: columns.axes
        .map(([column, axis]) => [axis, row.text(column)] as const)
        .filter(([, value]) => value !== ''),
    },
    values,
    samples,
    dialect.method,
  );
  if (samples === 0) {
    const defect = { cause: 'no requests', problem: noRequestsInRow(place) };
    return { measurement: failMetrics(measurement, () => true), defects: [...row.defects, defect] };
  }
  const plausible = dropImplausible(place, measurement, { ...toTimings(measurement), isWhole: dialect.isWhole });
  return { measurement: plausible.measurement, defects: [...row.defects, ...plausible.defects] };
}

/** Parses the cells of one row and collects their defects. */
class RowReader {
  readonly defects: Defect[] = [];
  constructor(
    private readonly place: Place,
    private readonly layout: Layout,
    private readonly cells: readonly string[],
  ) {}

  text(column: number): string {
    return this.cells[column]?.trim() ?? '';
  }

  /** A whole number; undefined if the cell or the column is missing. */
  count(column: number): number | undefined {
    if (column === -1) return undefined;
    const value = parseNumber(this.text(column));
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
    if (typeof value !== 'string') this.fail(column, 'a whole number');
    return undefined;
  }

  value(column: number, unit: Metric['unit']): Value | MissingKind {
    const { parseValue } = this.layout.dialect;
    const text = this.text(column);
    const value =
      parseValue === undefined
        ? parseNumber(unit === '%' ? withoutPercentSign(text) : text)
        : parseValue(text, column, unit);
    return value ?? this.fail(column, 'a number');
  }

  /**
   * The error rate, computed from counts if possible: the published rate is rounded, and sometimes a fraction instead of a
   * percentage.
   */
  errorPercent(column: number, samples: number | undefined, errors: number | undefined): number | MissingKind {
    if (samples !== undefined && samples > 0 && errors !== undefined) {
      if (errors <= samples) return (errors / samples) * 100;
      this.defects.push({ cause: 'counts', problem: moreErrorsThanSamples(this.place, errors, samples) });
      return 'failed';
    }
    const text = this.text(column);
    const value = parseNumber(withoutPercentSign(text));
    if (typeof value === 'string') return value;
    if (value === undefined || value < 0 || value > 100) return this.fail(column, 'a share of 0 to 100 %');
    // A value above 1 cannot be a fraction; 1.0 may mean all requests or one in a hundred.
    const isPercent = text.endsWith('%') || this.layout.dialect.errorUnit === 'percent';
    if (isPercent || value === 0 || value > 1) return value;
    this.defects.push({ cause: 'unit', problem: errorUnitUnclear(this.place, this.layout.heads[column] ?? '', text) });
    return 'failed';
  }

  private fail(column: number, expected: string): 'failed' {
    const head = this.layout.heads[column] ?? '';
    const problem = unreadableValue(this.place, head, expected, this.text(column));
    this.defects.push({ cause: `cell ${head}`, problem });
    return 'failed';
  }
}

const withoutPercentSign = (text: string): string => text.replace(/\s*%$/, '');

const responseTimes = metrics.filter(({ id, unit }) => unit === 'ms' && id !== 'startupTime').map(({ id }) => id);

/** Marks all response times as failed if they contradict each other, because it is unknown which of them is wrong. */
export function dropImplausible<M extends BareMeasurement>(place: Place, measurement: M, timings: Timings): Checked<M> {
  const reason = findContradiction(timings);
  if (reason === undefined) return { measurement, defects: [] };
  return {
    measurement: failMetrics(measurement, (id) => responseTimes.includes(id)),
    defects: [{ cause: 'implausible', problem: implausible(place, reason) }],
  };
}

/** Moves some metrics from `metrics` to `missing`. */
export function failMetrics<M extends BareMeasurement>(measurement: M, isFailed: (metric: string) => boolean): M {
  const entries = Object.entries(measurement.metrics);
  const failed = entries.filter(([id]) => isFailed(id)).map(([id]) => [id, 'failed'] as const);
  return {
    ...measurement,
    metrics: Object.fromEntries(entries.filter(([id]) => !isFailed(id))),
    missing: { ...measurement.missing, ...Object.fromEntries(failed) },
  };
}

/** Warns if all response times of a file look like seconds. */
export function checkUnits(file: string, measurements: readonly BareMeasurement[]): readonly Defect[] {
  const reason = suspectSeconds(measurements);
  return reason === undefined ? [] : [{ cause: 'seconds', problem: maybeSeconds(file, reason) }];
}

/** JMeter allows samplers without a name, which would be invisible in a list. */
export const toLabel = (name: string): string => (name === '' ? '(empty)' : name);

/**
 * @param values by metric id; a word is the reason why a value is missing
 * @param samples together with the throughput, it determines the duration
 */
export function createMeasurement(
  name: {
    readonly scenario?: string | undefined;
    readonly label?: string | undefined;
    readonly configuration?: readonly (readonly [axis: string, value: string])[];
  },
  values: readonly (readonly [id: string, value: Value | MissingKind])[],
  samples: number | undefined,
  method: Method,
): BareMeasurement {
  const metrics = Object.fromEntries(values.filter((entry): entry is [string, Value] => typeof entry[1] !== 'string'));
  const missing = Object.fromEntries(
    values.filter((entry): entry is [string, MissingKind] => typeof entry[1] === 'string'),
  );
  const throughput = metrics['throughput'];
  const rate = typeof throughput === 'number' ? throughput : 0;
  return {
    ...defined({
      // An empty cell counts as absent, so that the path may still provide the scenario.
      scenario: name.scenario === '' ? undefined : name.scenario,
      label: name.label === undefined ? undefined : toLabel(name.label),
    }),
    configuration: Object.fromEntries(name.configuration ?? []),
    metrics,
    ...(Object.keys(missing).length > 0 && { missing }),
    ...defined({ samples }),
    ...(samples !== undefined && samples > 0 && rate > 0 && { durationMs: Math.round((samples / rate) * 1000) }),
    method,
  };
}
