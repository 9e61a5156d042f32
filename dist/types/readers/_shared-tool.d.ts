import type { Input, Method, Reading } from '../model.js';
import * as say from '../problems.js';
import { type Timed } from './_shared-plausible.js';
/** What a tool told of one run, or of one label of it. Milliseconds, requests per second, KB per second. */
export interface Told extends Timed {
    readonly scenario?: string | undefined;
    readonly label?: string | undefined;
    /** Requests that ended, well or not. */
    readonly samples: number | undefined;
    /** Undefined where the format does not tell. */
    readonly errors: number | undefined;
    /** By metric id. */
    readonly values: Readonly<Record<string, number | undefined>>;
    readonly startedAt?: string | undefined;
    readonly warmupMs?: number | undefined;
    /** Why its response times cannot be in the tool's unit, where its own way of writing them tells. */
    readonly doubt?: string | undefined;
}
/** Which tool speaks: how it takes percentiles, and what to do about what it does not tell. */
export interface Tool {
    readonly method: Method;
    readonly remedy: say.Remedy;
}
/** An input's measurements, and what is to be said of them. What they all lack is said once. */
export declare function toolReadings(file: string, runs: Iterable<Told & {
    readonly line?: number;
}>, tool: Tool, isTotal?: boolean): Generator<Reading>;
/** Reads what a tool printed, or says which of the things is not there that stand in every whole print. */
export declare const fromPrint: (input: Input, title: string, expected: Readonly<Record<string, RegExp>>, read: (text: string, file: string) => Iterable<Reading>) => AsyncGenerator<Reading>;
/** The number that a pattern captures first. */
export declare function numberAfter(text: string, pattern: RegExp): number | undefined;
/** What stands under keys, one inside the other, in a value that may be anything. */
export declare const valueAt: (value: unknown, ...keys: readonly string[]) => unknown;
/** The number there, times what makes it the metric's unit. */
export declare function numberAt(value: unknown, keys: readonly string[], unit?: number): number | undefined;
/** Where a request went, without the host: that is where the test ran, not what was tested. */
export declare const pathOf: (url: string) => string;
type Counts = readonly (readonly [name: string, count: number])[];
/** Of hey and oha: "[200]  1675 responses". */
export declare const responsesIn: (text: string) => Counts;
/** Of hey and oha: "[20]  connection refused". */
export declare const failuresIn: (text: string) => Counts;
/** Whether such counts are all that the print's own rate and time, of 4 decimals, come to: the last lines may be lost. */
export declare const isAllOf: (counts: Counts, perSec: number, ms: number) => boolean;
export declare const sumOf: (counts: Counts) => number;
/** Responses by status that are failures: JMeter's too, unless the plan says otherwise. */
export declare const failedIn: (codes: Counts) => number;
export {};
