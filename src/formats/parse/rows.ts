/** Converts rows of a table to measurements. */
import type { BareMeasurement, Reading, Source, ReadOptions } from '../../model/reading.js';
import type { Method, MissingKind, Value } from '../../model/documents.js';
import type { Place } from '../../problems/problem.js';
import { formatAxisValue, normalizeDashes } from '../../cases/axes.js';
import { classifyColumns, type Columns, type MetricColumn } from './columns.js';
import type { TableRow } from './csv.js';
import { parseQuantity, share, toPointDecimals } from './quantity.js';
import * as checks from './measurement.js';
import type { CheckedMeasurement } from './measurement.js';
import { reportDefects, type Defect } from './text.js';
import { outcomeKind } from './vocabulary.js';
import { maybeSeconds, noRequests, unitNotStated } from '../../problems/tables.js';
import * as tableProblems from '../../problems/tables.js';
import { formatCount } from '../../lang/format.js';
import { toPointer } from '../../documents/validate.js';
import { declaredIn } from './declared.js';
import { linesByPointer, listMembers } from './json.js';

/** The conventions of the tool that wrote a table. */
export interface TableDialect {
  /** How it computes percentiles. */
  readonly method: Method;
  /** `percent`: an error rate is in percent if its header says so. `stated`: only if it has a % sign. */
  readonly errorUnit: 'percent' | 'stated';
  /** Whether the table is from JMeter, which measures in whole milliseconds. */
  readonly isWhole?: boolean;
}

/** A table whose columns are known. */
interface Layout {
  readonly headers: readonly string[];
  readonly columns: Columns;
  readonly dialect: TableDialect;
}

/** Converts every row to a measurement, and lists the defects of the rows and of the file as a whole. */
export function readRows(
  file: string,
  layout: Layout,
  rows: readonly TableRow[],
): { readonly readings: readonly Extract<Reading, { kind: 'measurement' }>[]; readonly defects: readonly Defect[] } {
  const pointed = toPointDecimals(rows, numericColumns(layout.columns), 'point');
  const checked = pointed.map(({ line, cells }) => ({
    line,
    ...rowToMeasurement({ file, line }, layout, cells),
  }));
  const measurements = checked.map(({ measurement }) => measurement);
  return {
    readings: checked.map(({ line, measurement }) => ({ kind: 'measurement', measurement, source: { file, line } })),
    defects: [...checked.flatMap(({ defects }) => defects), ...checkTimes({ file }, layout, pointed, measurements)],
  };
}

export const numericColumns = (columns: Columns): readonly number[] => [
  ...[columns.samples, columns.errors, columns.successes, ...columns.someErrors].filter((column) => column !== -1),
  ...columns.metrics.map(({ column }) => column),
];

export function rowToMeasurement(place: Place, layout: Layout, cells: readonly string[]): CheckedMeasurement {
  const { columns, dialect } = layout;
  const row = new RowReader(place, layout, cells);
  const counts = row.counts();
  const { samples } = counts;
  const stated = columns.metrics.find(({ metric }) => metric.id === 'errorPercent');
  const errorPercent = row.errorPercent(stated, counts);
  row.checkOthers(counts, errorPercent);
  const values = columns.metrics.flatMap((column) => {
    const { metric } = column;
    const value = metric.id === 'errorPercent' ? errorPercent : row.value(column);
    return value === undefined ? [] : [[metric.id, value] as const];
  });
  if (stated === undefined && errorPercent !== undefined) values.unshift(['errorPercent', errorPercent]);
  const measurement = checks.createMeasurement(
    {
      scenario: columns.scenario === -1 ? undefined : row.text(columns.scenario),
      label: columns.label === -1 ? undefined : row.text(columns.label),
      configuration: columns.axes
        .map(([column, axis, unit]) => [axis, formatAxisValue(axis, row.text(column), unit)] as const)
        .filter(([, value]) => value !== ''),
    },
    values,
    samples,
    dialect.method,
  );
  if (samples === 0) {
    const defect = { cause: 'no requests', problem: noRequests(place, true) };
    return { measurement: checks.dropMetrics(measurement, () => true, 'failed'), defects: [...row.defects, defect] };
  }
  const timings = {
    ...checks.toTimings(measurement),
    isWhole: dialect.isWhole,
    // The threads of a load generator may have several connections each.
    isOpenLoop: columns.axes.some(([column]) => /^threads$/i.test(layout.headers[column] ?? '')),
    // What is stated in nanoseconds may be short.
    isLocal: columns.metrics.some(({ column, unit }) => unit === 'ns' || /\d *ns$/i.test(row.text(column))),
  };
  const plausible = checks.dropImplausible(
    place,
    measurement,
    timings,
    dialect.method.percentile === 'unknown' || undefined,
  );
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
  private count(column: number): number | undefined {
    if (column === -1) return undefined;
    const value = parseQuantity(this.text(column), '', '');
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
    if (typeof value !== 'string') this.fail(column, 'a whole number');
    return undefined;
  }

  /** A column named like a count of outcomes may hold their share instead: "Errors" with "0.4%", "Success" with "99.9 %". */
  private share(column: number): Value | undefined {
    const text = this.text(column).replace(/\s*\(.*\)$/, '');
    const value = text.includes('%') || share.test(normalizeDashes(text)) ? parseQuantity(text, '', '%') : undefined;
    return typeof value === 'string' ? undefined : value;
  }

  /**
   * The numbers of requests in a row, as far as it has them, the share of errors in a column that is named like a count, and the head
   * of the errors.
   */
  counts() {
    const { columns, headers } = this.layout;
    const { errors: failed, successes, someErrors } = columns;
    const head = headers[[failed, ...someErrors, successes].find((column) => column !== -1) ?? -1] ?? '';
    const [failedShare, passedShare] = [this.share(failed), this.share(successes)];
    if (failedShare !== undefined || passedShare !== undefined)
      return {
        samples: this.count(columns.samples),
        errors: undefined as number | undefined,
        percent: failedShare ?? complement(passedShare),
        head,
        passed: undefined,
        isOfAll: true,
        isDoubtful: false,
      };
    // People also mark with a word whether a test passed.
    const found = /^\D*$/.test(this.text(successes)) ? undefined : this.count(successes);
    const redirects = /2xx/i.test(headers[successes] ?? '') ? headers.findIndex((each) => /\b3xx\b/i.test(each)) : -1;
    const passed = found === undefined ? undefined : found + (this.count(redirects) ?? 0);
    // Errors without a response are beside what is not 2xx.
    const isApart = (i: number): boolean => /2xx/i.test(headers[successes] ?? '') && /non/i.test(headers[i] ?? '');
    const kinds = someErrors.map((column) => ({ count: this.count(column), isApart: isApart(column) }));
    const known = kinds.flatMap(({ count, ...kind }) => (count === undefined ? [] : [{ ...kind, count }]));
    // Without one of several kinds, and of all of them, the sum is unknown.
    const areWhole = failed !== -1 || known.length === kinds.length;
    const errors = this.count(failed);
    const { doubt, ...account } = accountFor({
      samples: this.count(columns.samples),
      errors,
      successes: passed,
      kinds: areWhole ? known : [],
    });
    if (doubt !== undefined)
      this.defects.push({ cause: 'counts', problem: tableProblems.outcomesDoNotAddUp(this.place, doubt) });
    return {
      ...account,
      percent: undefined,
      head,
      passed,
      isOfAll: errors !== undefined,
      isDoubtful: doubt !== undefined,
    };
  }

  value({ column, metric, unit }: MetricColumn): Value | MissingKind {
    return (
      parseQuantity(this.text(column), unit, metric.unit) ?? this.fail(column, `a value in ${metric.unit || 'numbers'}`)
    );
  }

  /**
   * The error rate, computed from counts if possible: the published rate is rounded, and sometimes a fraction instead of a
   * percentage. Undefined if the row does not have it.
   */
  errorPercent(
    stated: MetricColumn | undefined,
    { samples, errors, percent, head, passed, isOfAll, isDoubtful }: ReturnType<RowReader['counts']>,
  ): Value | MissingKind | undefined {
    if (isDoubtful) return 'blank';
    if (samples !== undefined && samples > 0 && errors !== undefined) {
      if (errors <= samples) return this.besideStated(stated, (errors / samples) * 100, isOfAll);
      this.defects.push({
        cause: 'counts',
        problem: tableProblems.errorCountsDisagree(this.place, `${errors} errors of ${formatCount(samples, 'sample')}`),
      });
      return 'blank';
    }
    if (stated !== undefined) return this.statedErrorPercent(stated);
    const count = errors ?? passed;
    if (percent !== undefined || count === undefined) return percent;
    if (errors === 0) return 0;
    this.defects.push({ cause: 'requests', problem: tableProblems.errorsOfUnknown(this.place, head, String(count)) });
    return 'blank';
  }

  /** The share of counted errors, unless a stated one says that there are more or, of all errors, others. */
  private besideStated(stated: MetricColumn | undefined, counted: number, isOfAll: boolean): Value | MissingKind {
    const known = stated === undefined ? undefined : parseQuantity(this.text(stated.column), stated.unit, '%');
    if (stated === undefined || typeof known !== 'number') return counted;
    const percent = stated.isSuccess === true ? 100 - known : known;
    // It is rounded, and sometimes a fraction instead of a percentage.
    const isNear = [percent, known * 100, 100 - known * 100].some(
      (share) => Math.abs(share - counted) <= 0.5 + counted / 20,
    );
    if (isNear || (!isOfAll && counted > percent)) return counted;
    const doubt = `${this.text(stated.column)} in ${JSON.stringify(this.layout.headers[stated.column])}, but ${String(Number(counted.toPrecision(3)))} % are counted`;
    this.defects.push({ cause: 'counts', problem: tableProblems.outcomesDoNotAddUp(this.place, doubt) });
    return 'blank';
  }

  /** Checks other words for what became of requests: more of them than were counted are errors that would be lost. */
  checkOthers(
    { samples, errors }: ReturnType<RowReader['counts']>,
    errorPercent: Value | MissingKind | undefined,
  ): void {
    if (typeof errorPercent !== 'number') return;
    const { others, unclear } = this.layout.columns;
    for (const column of [...others, ...unclear.map(([each]) => each)]) {
      const head = this.layout.headers[column] ?? '';
      const kind = outcomeKind(head);
      const text = this.text(column);
      const percent = text.includes('%') || /%|rate|ratio|percent|pct/i.test(head);
      const value = kind === undefined || text === '' ? undefined : parseQuantity(text, '', percent ? '%' : '');
      if (typeof value !== 'number' || (kind === 'done' && !percent && samples === undefined)) continue;
      const counted = percent
        ? errorPercent
        : (errors ?? (errorPercent / 100) * (samples ?? (errorPercent > 0 ? Infinity : 0)));
      const lost = kind === 'lost' ? value : (percent ? 100 : (samples ?? 0)) - value;
      if (lost > counted + (percent ? 0.5 : 1))
        this.defects.push({ cause: `outcome ${column}`, problem: tableProblems.headNotUnderstood(this.place, [head]) });
    }
  }

  private statedErrorPercent({
    column,
    unit,
    isSuccess = false,
    isPercent = false,
  }: MetricColumn): Value | MissingKind {
    const text = this.text(column);
    const value = parseQuantity(text, unit, '%');
    if (typeof value === 'string') return value;
    const [low, high] = typeof value === 'object' ? [value.low, value.high] : [value ?? NaN, value ?? NaN];
    if (!(low >= 0 && high <= 100)) return this.fail(column, 'a share of 0 to 100 %');
    // A value above 1 cannot be a fraction; 1.0 may mean all requests or one in a hundred.
    const isSure =
      /%|\d *(\/|of) *\d/.test(text) || unit !== '' || (isPercent && this.layout.dialect.errorUnit === 'percent');
    if (value !== undefined && (isSure || high === 0 || high > 1)) return isSuccess ? complement(value) : value;
    this.defects.push({
      cause: 'unit',
      problem: tableProblems.errorUnitUnclear(this.place, this.layout.headers[column] ?? '', text),
    });
    return 'blank';
  }

  private fail(column: number, expected: string): MissingKind {
    const [head, text] = [this.layout.headers[column] ?? '', this.text(column)];
    const isNoNumber = /^[-+]?(nan|inf(inity)?)$/i.test(text);
    const place = this.place;
    const problem = isNoNumber
      ? tableProblems.noNumber(place, head, text)
      : tableProblems.unreadableValue(place, head, expected, text);
    this.defects.push({ cause: `cell ${head}`, problem });
    return 'blank';
  }
}

/** The share of errors beside that of successes. */
const complement = (percent: Value = NaN): Value =>
  typeof percent === 'number'
    ? Number((100 - percent).toPrecision(12))
    : { low: 100 - percent.high, high: 100 - percent.low };

/** Doubts response times whose unit nothing states, or that look like seconds. */
export function checkTimes(
  place: Source,
  { headers, columns, dialect }: Layout,
  rows: readonly TableRow[],
  measurements: readonly BareMeasurement[],
): readonly Defect[] {
  const isUnknown = dialect.method.percentile === 'unknown';
  const doubt = isUnknown ? checks.suspectUnstatedUnit(headers, columns, rows, measurements) : undefined;
  if (doubt !== undefined) return [{ cause: 'unit', problem: unitNotStated(place, doubt) }];
  return checks.holdsBareTimes(columns, rows) ? checkUnits(place.file, measurements) : [];
}

/** Warns if all response times of a file look like seconds. */
function checkUnits(file: string, measurements: readonly BareMeasurement[]): readonly Defect[] {
  const reason = checks.suspectSeconds(measurements);
  return reason === undefined ? [] : [{ cause: 'seconds', problem: maybeSeconds(file, reason) }];
}

/** As far as they are stated. */
interface Outcomes {
  readonly samples?: number | undefined;
  /** How many failed, by the count that means all of them. */
  readonly errors?: number | undefined;
  readonly successes?: number | undefined;
  /** Counts of some kinds of errors, and whether they are surely beside those that `errors` counts. */
  readonly kinds?: readonly { readonly count: number; readonly isApart?: boolean }[];
}

interface Account {
  readonly samples?: number | undefined;
  readonly errors?: number | undefined;
  /** How the counts contradict each other. */
  readonly doubt?: string;
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
/** Counts of so many requests may differ by one that was in flight at the end. */
const isAlike = (a: number, b: number): boolean => Math.abs(a - b) <= 1;

/**
 * How many requests failed. A kind that is larger than all errors is not among them, and what is neither a success nor an error makes
 * every count doubtful.
 */
export function accountFor({ samples: stated, errors: all, successes, kinds = [] }: Outcomes): Account {
  const counts = kinds.map(({ count }) => count);
  if (all === undefined) {
    const counted = kinds.length === 0 ? undefined : sum(counts);
    const failed = stated !== undefined && successes !== undefined ? stated - successes : undefined;
    if (counted === undefined)
      return failed === undefined || failed >= 0 ? { samples: stated, errors: failed } : over(successes, stated);
    return accountFor({ samples: stated, errors: counted, successes });
  }
  const isBeside = ({ count, isApart = false }: (typeof kinds)[number]): boolean => isApart || count > all;
  const least = all + sum(kinds.filter(isBeside).map(({ count }) => count));
  const samples = stated ?? (successes === undefined ? undefined : successes + least);
  if (samples !== undefined && successes !== undefined) {
    if (successes > samples) return over(successes, samples);
    const failed = [least, all, all + sum(counts)].find((errors) => isAlike(samples - successes, errors));
    if (failed !== undefined) return { samples, errors: failed };
    const others = kinds.length === 0 ? '' : ` (and ${counts.join(', ')} of some kinds)`;
    return { samples, doubt: `${successes} successes and ${all} errors${others} of ${samples} requests` };
  }
  const among = sum(kinds.filter((kind) => !isBeside(kind)).map(({ count }) => count));
  if (among > all + 1) return { samples, doubt: `${among} errors of some kinds, but ${all} of all kinds` };
  return { samples, errors: least };
}

const over = (successes = NaN, samples = NaN): Account => ({
  samples,
  doubt: `${successes} successes of ${samples} requests`,
});

/** Reads an object of objects, {"label": {"metric": 1.5, ...}, ...}, as a table with their keys as headers. */

interface ObjectRow extends CheckedMeasurement {
  readonly name: string;
  readonly source: Source;
}

/**
 * Values that are not objects are skipped.
 *
 * @param how `rename` gives a key the name of a column
 */
export function readObjects(
  file: string,
  text: string,
  value: unknown,
  {
    rename,
    options,
    ...dialect
  }: TableDialect & { readonly options: ReadOptions; readonly rename?: (key: string) => string },
): readonly ObjectRow[] {
  const lines = linesByPointer(text, (path) => path.length === 1);
  return listMembers(value).flatMap(([name, row]): readonly ObjectRow[] => {
    const entries = listMembers(row);
    const headers = entries.map(([key]) => key);
    const cells = entries.map(([, cell]) => (typeof cell === 'object' && cell !== null ? '{}' : String(cell)));
    const source = { file, line: lines.get(toPointer([name])) ?? 1 };
    const layout = { headers, columns: classifyColumns(headers, declaredIn(options), rename), dialect };
    return entries.length === 0 ? [] : [{ name, source, ...rowToMeasurement(source, layout, cells) }];
  });
}

export const labelRow = ({ measurement, ...row }: ObjectRow): ObjectRow => ({
  ...row,
  measurement: { label: checks.toLabel(row.name), ...measurement },
});

export function* reportObjects(file: string, rows: readonly ObjectRow[]): Generator<Reading> {
  const measurements = rows.map(({ measurement }) => measurement);
  for (const { measurement, source } of rows) yield { kind: 'measurement', measurement, source };
  yield* reportDefects([...rows.flatMap(({ defects }) => defects), ...checkUnits(file, measurements)]);
  if (rows.length === 0) yield { kind: 'problem', problem: tableProblems.noRows(file) };
}
