import type { Reader } from '../../model/reading.js';
import { historyNdjson } from './own/history-ndjson.js';
import { jmeterCsv } from './jmeter/jmeter-csv.js';
import { runJson } from './own/run-json.js';

/**
 * What nearly all runs consist of: own documents, and raw results as JMeter writes them unless told otherwise. The others are
 * loaded where none of these recognises a file.
 */
export const commonReaders = [runJson, historyNdjson, jmeterCsv] as const satisfies readonly Reader[];
