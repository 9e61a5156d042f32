import type { Dialect } from './dialect.js';
import { Kernel } from './kernel.js';
interface Own {
    columns(delimiter: number, width: number, ...columns: readonly number[]): void;
}
/** The most that it takes: CAPACITY in scanner/csv.ts. */
export declare const csvBytes: number;
/** The compiled scanner for CSV. */
export declare class CsvKernel extends Kernel<Own> {
    constructor({ delimiter, width, columns: at }: Dialect, capacity: number);
}
export {};
