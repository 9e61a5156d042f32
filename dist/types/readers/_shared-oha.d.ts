/** What oha's text and JSON have in common: which of its requests failed, and which only ran out of time. */
import type { Reading } from '../model.js';
import { type Told } from './_shared-tool.js';
type Counts = readonly (readonly [name: string, count: number])[];
/** @param values response times in ms, by metric id */
export declare function ohaReadings(file: string, responses: Counts, failures: Counts, durationMs: number | undefined, values: Told['values']): Generator<Reading>;
export {};
