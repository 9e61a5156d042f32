/** A document against its schema: every breach as a problem that says what was expected, what was found, and where. */
import type { ValidateFunction } from 'ajv';
import type { Problem } from './model.js';
import { type Place } from './problems.js';
/** @param place where a JSON pointer into the value stands in the file */
export declare function breaches(validate: ValidateFunction, value: unknown, place: (pointer: string) => Place): readonly Problem[];
