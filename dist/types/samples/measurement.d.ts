import type { BareMeasurement, ExactMethod, Measurement } from '../model.js';
import { type Counted } from './histogram.js';
import type { Tally } from './tally.js';
/** What the file tells beside the samples themselves. */
export interface Told {
    readonly warmupMs: number;
    /** How percentiles are wanted. */
    readonly percentiles: ExactMethod;
    /** Which optional columns it has. */
    readonly success: boolean;
    readonly bytes: boolean;
    readonly sentBytes: boolean;
    readonly latency: boolean;
    readonly connect: boolean;
}
/** A label's tally as a measurement. At least one sample. */
export declare const measurementOf: (label: string, tally: Tally, told: Told) => BareMeasurement;
/** Another measurement of the same case. */
export declare const measuredAgain: ({ scenario, label, configuration }: Measurement, { tally, told }: Counted) => Measurement;
/** All of a measurement but its case, by the definitions of JMeter's own reports. At least one sample. */
export declare function measured(tally: Tally, told: Told): Omit<BareMeasurement, 'scenario' | 'label' | 'configuration'>;
