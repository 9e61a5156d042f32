import type { Reader } from '../model.js';
/** test-metadata.json, which WSO2's perf-test-common.sh writes into the folder of results: how all of it was run. */
export declare const testMetadataJson: Reader;
