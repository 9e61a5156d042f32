import type { Reader } from '../model.js';
import { historyNdjson } from './history-ndjson.js';
import { jmeterCsv } from './jmeter-csv.js';
import { jmeterXml } from './jmeter-xml.js';
import { runJson } from './run-json.js';

/** What nearly all runs consist of: own documents and raw results. The others are loaded where none of these recognises a file. */
export const usual = [runJson, historyNdjson, jmeterCsv, jmeterXml] as const satisfies readonly Reader[];
