import type { BareMeasurement, Method, Metric, MissingKind, Value } from '../model.js';
import * as say from '../problems.js';
import type { Row } from './_shared-csv.js';
import { type Timed } from './_shared-plausible.js';
import type { Defect } from './_shared-text.js';
export declare const axisOfColumn: (head: string) => string | undefined;
/** A head that no alias is known for as the name of an axis: "Cache Size (MB)" is cacheSize. */
export declare const axisNamed: (head: string) => string;
export interface Columns {
    readonly scenario: number;
    readonly label: number;
    readonly samples: number;
    readonly errors: number;
    readonly axes: readonly (readonly [column: number, axis: string])[];
    readonly metrics: readonly (readonly [column: number, metric: Metric])[];
    /** Columns that are none of these. */
    readonly others: readonly number[];
}
/** What each column of a table is; -1 where there is none. Of two columns for one thing the first is used. */
export declare function columnsOf(heads: readonly string[]): Columns;
/** Heads of columns that say something nobody asked for: not the same in every row, and not known. */
export declare function unknownVarying(heads: readonly string[], columns: readonly number[], rows: readonly Row[], known: readonly RegExp[]): readonly string[];
/** No number is longer; a text that is takes the pattern above a time that grows with its square. */
export declare const longestNumber = 60;
/** A number, why there is none, or undefined where the cell holds something else. */
export declare function numberIn(cell: string): number | MissingKind | undefined;
/** How the tool that wrote a table takes percentiles, and whether its error column is known to be percent. */
export interface Dialect {
    readonly method: Method;
    /** stated: a bare number there is percent or a fraction, depending on who wrote it. */
    readonly errorUnit: 'percent' | 'stated';
    /** JMeter wrote it, which measures whole milliseconds. */
    readonly isWhole?: boolean;
    /** How a cell's value is written, where it may be more than a bare number. */
    readonly valueIn?: (cell: string, column: number, unit: Metric['unit']) => Value | MissingKind | undefined;
}
/** A row of a table as a measurement, and what could not be used of it. */
export declare function measurementIn(place: say.Place, heads: readonly string[], columns: Columns, cells: readonly string[], dialect: Dialect): {
    readonly measurement: BareMeasurement;
    readonly defects: readonly Defect[];
};
/** A measurement without its response times where they cannot be true: which of them is wrong cannot be known. */
export declare function believed<M extends BareMeasurement>(place: say.Place, measurement: M, told: Timed): {
    readonly measurement: M;
    readonly defects: readonly Defect[];
};
/** What is to be said of a file whose response times may all be in another unit. */
export declare function unitDoubts(file: string, measured: readonly BareMeasurement[]): readonly Defect[];
/** JMeter allows a sampler without a name; a person could not tell it from nothing in a list. */
export declare const labelOf: (name: string) => string;
/** Puts a measurement together: values to metrics, their absence to missing, the duration from what defines throughput. */
export declare function bareMeasurement(name: {
    readonly scenario?: string | undefined;
    readonly label?: string | undefined;
    readonly configuration?: readonly (readonly [axis: string, value: string])[];
}, values: readonly (readonly [id: string, value: Value | MissingKind])[], samples: number | undefined, method: Method): BareMeasurement;
