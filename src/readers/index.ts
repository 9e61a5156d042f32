import type { Reader } from '../model.js';
import { aggregateCsv } from './aggregate-csv.js';
import { historyNdjson } from './history-ndjson.js';
import { jmeterCsv } from './jmeter-csv.js';
import { jmeterStatisticsJson } from './jmeter-statistics-json.js';
import { jmeterXml } from './jmeter-xml.js';
import { jtlSplitterJson } from './jtl-splitter-json.js';
import { nightlyHistoryCsv } from './nightly-history-csv.js';
import { publishedTables } from './published-tables.js';
import { runJson } from './run-json.js';
import { testMetadataJson } from './test-metadata-json.js';
import { wso2SummaryCsv } from './wso2-summary-csv.js';

/** Every input format. Where one case was read in two of them, the one that stands first here is kept: the most detailed. */
export const readers = [
  runJson,
  historyNdjson,
  jmeterCsv,
  jmeterXml,
  jtlSplitterJson,
  wso2SummaryCsv,
  nightlyHistoryCsv,
  aggregateCsv,
  jmeterStatisticsJson,
  testMetadataJson,
  publishedTables,
] as const satisfies readonly Reader[];
