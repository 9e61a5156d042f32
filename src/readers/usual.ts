import type { Reader } from '../model.js';
import { historyNdjson } from './history-ndjson.js';
import { jmeterCsv } from './jmeter-csv.js';
import { runJson } from './run-json.js';

/**
 * What nearly all runs consist of: own documents, and raw results as JMeter writes them unless told otherwise. The others are
 * loaded where none of these recognises a file.
 */
export const usual = [runJson, historyNdjson, jmeterCsv] as const satisfies readonly Reader[];
