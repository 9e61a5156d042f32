import type { Reader } from '../model/reading.js';
import { historyNdjson, runJson } from './own/documents.js';
import { jmeterCsv } from './jmeter/jmeter-csv.js';

/**
 * Readers of the most common formats: Guardband's own documents and JMeter's default. The others are loaded only if needed.
 */
export const preloadedReaders = [runJson, historyNdjson, jmeterCsv] as const satisfies readonly Reader[];
