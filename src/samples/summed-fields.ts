/**
 * The quantities that are summed over the samples of a label, in addition to the response time. This is the only list of
 * them: dialects, scans, tallies, histograms, metrics and the memory of the compiled scanner (scanner-layout.ts) are
 * derived from it. A new one also needs a metric in src/metrics/ and its sum in schemas/run.schema.json.
 */
interface SummedField {
  /** The column of a CSV result. */
  readonly column: string;
  /** Its position among the columns that JMeter writes by default. */
  readonly defaultPosition: number;
  /** The attribute of an XML result. */
  readonly attribute: string;
  /** The property of a histogram that holds the sum (schemas/run.schema.json). */
  readonly sum: string;
  readonly metric: string;
  /** The metric is the sum divided by the samples, or by the seconds of the test. */
  readonly basis: 'sample' | 'second';
  /** The number of units of the sum in one unit of the metric. */
  readonly divisor: number;
}

const rate = { basis: 'second', divisor: 1024 } as const;
const average = { basis: 'sample', divisor: 1 } as const;

export const summedFields = [
  { ...rate, column: 'bytes', defaultPosition: 9, attribute: 'by', sum: 'receivedBytes', metric: 'receivedKBPerSec' },
  { ...rate, column: 'sentBytes', defaultPosition: 10, attribute: 'sby', sum: 'sentBytes', metric: 'sentKBPerSec' },
  { ...average, column: 'Latency', defaultPosition: 14, attribute: 'lt', sum: 'latencyMs', metric: 'meanLatency' },
  { ...average, column: 'Connect', defaultPosition: 16, attribute: 'ct', sum: 'connectMs', metric: 'meanConnect' },
] as const satisfies readonly SummedField[];

/** The positions of the sums that charts show over time: a pair for the compiled scanner. */
export const [latency, connect] = [2, 3] as const;

type Field = (typeof summedFields)[number];
export type SummedColumn = Field['column'];
export type SummedAttribute = Field['attribute'];

/** The columns of a result that measures nothing except the response time. */
export const zeroSums = (): number[] => summedFields.map(() => 0);

/** An object with one property for each summed column. */
export const bySummedColumn = <T>(value: (field: Field) => T): Record<SummedColumn, T> =>
  Object.fromEntries(summedFields.map((field) => [field.column, value(field)])) as Record<SummedColumn, T>;

/** The optional columns that a result has. */
export type ColumnsPresent = Readonly<Record<'success' | SummedColumn, boolean>>;

/** The columns of a result that records only response times and failures. */
export const successOnly: ColumnsPresent = { success: true, ...bySummedColumn(() => false) };

export const allColumns: ColumnsPresent = { success: true, ...bySummedColumn(() => true) };

/** @param has whether the result has one of the columns of CSV, by name */
export const findColumnsPresent = (has: (column: keyof ColumnsPresent) => boolean): ColumnsPresent => ({
  success: has('success'),
  ...bySummedColumn(({ column }) => has(column)),
});
