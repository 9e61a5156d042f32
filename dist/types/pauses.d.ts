/** Measurements in time: a long pause ends a session, whoever was measured in it. */
import type { Measurement } from './model.js';
/** A longer pause than this between one measurement and the next ends a session. */
export declare const longestPauseMs: number;
/** When a measurement was made, in milliseconds since 1970. */
export interface Span {
    readonly from: number;
    readonly to: number;
}
/** @param runStartedAt for measurements that have no date of their own; nothing where there is none either */
export declare function spanOf({ startedAt, durationMs }: Measurement, runStartedAt?: string): readonly Span[];
/** Every pause between what was measured and what came next, with when it ended. */
export declare function pausesOf(spans: readonly Span[]): readonly {
    readonly ms: number;
    readonly endMs: number;
}[];
