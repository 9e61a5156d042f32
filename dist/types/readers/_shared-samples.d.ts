/** What readers of raw results share: from what was scanned to problems and measurements. */
import type { Input, Problem, Reading, ReadOptions } from '../model.js';
import { type Told } from '../samples/measurement.js';
import type { Ways } from '../samples/ways.js';
/** How a raw result is written, as far as words depend on it. */
export interface Form {
    /** What is known of the form beforehand. */
    readonly about: readonly Problem[];
    /** Which values it has. */
    readonly told: Omit<Told, 'warmupMs' | 'percentiles'>;
    /** Parts of samples are nested in them; else their names may tell. */
    readonly nestsParts: boolean;
    readonly cutOff: (file: string, line: number) => Problem;
    readonly noRows: (file: string) => Problem;
}
/** Problems first, then a measurement per label, in the order of their names. */
export declare function readingsOf(input: Input, form: Form, ways: Ways, options: ReadOptions): AsyncGenerator<Reading>;
