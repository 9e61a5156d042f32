/** What Taurus's final statistics hold, in XML and in CSV: seconds, counts, and a total without a label. */
import type { Told, Tool } from './_shared-tool.js';
/** It fills HdrHistograms of 3 significant digits. */
export declare const taurus: Tool;
/**
 * @param value by name: throughput is a count there
 * @param percentile by level, 0-100: seconds
 */
export declare function taurusRow(label: string, value: (name: string) => number | undefined, percentile: (level: number) => number | undefined, durationMs: number | undefined): Told;
