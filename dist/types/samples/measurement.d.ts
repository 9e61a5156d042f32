import type { BareMeasurement } from '../model.js';
import type { Tally } from './tally.js';
/** What the file tells beside the samples themselves. */
export interface Told {
    readonly warmupMs: number;
    /** Which optional columns it has. */
    readonly success: boolean;
    readonly bytes: boolean;
    readonly sentBytes: boolean;
    readonly latency: boolean;
    readonly connect: boolean;
}
/** A label's tally as a measurement, by the definitions of JMeter's own reports. At least one sample. */
export declare function measurementOf(label: string, tally: Tally, told: Told): BareMeasurement;
