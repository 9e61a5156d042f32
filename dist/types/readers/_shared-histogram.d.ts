import type { Measurement, Problem } from '../model.js';
import { type Place } from '../problems.js';
/**
 * What is wrong with histograms beyond their schema.
 *
 * @param measurements with the JSON pointer to each
 * @param place where a JSON pointer stands in the file
 */
export declare function histogramBreaches(measurements: Iterable<readonly [pointer: string, measurement: Measurement]>, place: (pointer: string) => Place): readonly Problem[];
