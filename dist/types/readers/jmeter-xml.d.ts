import type { Reader } from '../model.js';
/** The raw result of a test in XML, one element per sample and parts of a sample within it (SampleResultConverter). */
export declare const jmeterXml: Reader;
