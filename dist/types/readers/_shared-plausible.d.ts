/** Whether response times can be true, and be what the format says they are in: units differ by a thousand. */
import type { BareMeasurement, Value } from '../model.js';
/** What can be held against each other. Milliseconds and requests per second. */
export interface Timed {
    /** By metric id. */
    readonly values: Readonly<Record<string, Value | undefined>>;
    /** How many worked at a time: users, connections, clients. */
    readonly users?: number | string | undefined;
    readonly durationMs?: number | undefined;
    /** A single request may be longer than the duration, by how the tool measures that. */
    readonly isLoose?: boolean | undefined;
    /** Times count from when a request was due, so those that wait to be sent count as well: users bound nothing. */
    readonly isOpen?: boolean | undefined;
    /** Each time was measured in whole milliseconds, so the least and the greatest are whole. */
    readonly isWhole?: boolean | undefined;
}
/** Why response times cannot be true: in another unit than the tool's they are out of order, or do not fit into the test. */
export declare function contradiction(told: Timed): string | undefined;
/** What of a row of a table can be held against each other. A zero there was not recorded, which is judged later. */
export declare const timedOf: ({ metrics, configuration, durationMs }: BareMeasurement) => Timed;
/**
 * Why the response times of a whole file may be seconds: as seconds they keep all users busy, as they are in most tests
 * (Little's law), where as milliseconds they leave them idle for 999 parts in a thousand. Or not one of them is a millisecond.
 */
export declare function secondsDoubt(rows: readonly BareMeasurement[]): string | undefined;
