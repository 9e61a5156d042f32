// Generated from schemas/ by `npm run generate`. Do not edit.
import type { ValidateFunction } from 'ajv';
export declare const validateRun: ValidateFunction;
export declare const validateHistory: ValidateFunction;
export declare const validateConfig: ValidateFunction;
export declare const validateReport: ValidateFunction;
export declare const validateSignoff: ValidateFunction;
