import type { Reader } from '../model.js';
import { abText } from './ab-text.js';
import { aggregateCsv } from './aggregate-csv.js';
import { autocannonJson } from './autocannon-json.js';
import { gatlingLog } from './gatling-log.js';
import { gatlingStatsJson } from './gatling-stats-json.js';
import { h2loadText } from './h2load-text.js';
import { heyText } from './hey-text.js';
import { jmeterStatisticsJson } from './jmeter-statistics-json.js';
import { jmeterSummariserLog } from './jmeter-summariser-log.js';
import { jmeterXml } from './jmeter-xml.js';
import { jtlSplitterJson } from './jtl-splitter-json.js';
import { k6Json } from './k6-json.js';
import { locustCsv } from './locust-csv.js';
import { nightlyHistoryCsv } from './nightly-history-csv.js';
import { ohaJson } from './oha-json.js';
import { ohaText } from './oha-text.js';
import { publishedTables } from './published-tables.js';
import { taurusCsv } from './taurus-csv.js';
import { taurusXml } from './taurus-xml.js';
import { testMetadataJson } from './test-metadata-json.js';
import { usual } from './usual.js';
import { vegetaJson } from './vegeta-json.js';
import { vegetaText } from './vegeta-text.js';
import { wrkText } from './wrk-text.js';
import { wso2SummaryCsv } from './wso2-summary-csv.js';

/** Every input format. Where one case was read in two of them, the one that stands first here is kept: the most detailed. */
export const readers = [
  ...usual,
  jmeterXml,
  jtlSplitterJson,
  wso2SummaryCsv,
  nightlyHistoryCsv,
  aggregateCsv,
  jmeterStatisticsJson,
  testMetadataJson,
  gatlingLog,
  gatlingStatsJson,
  locustCsv,
  taurusXml,
  taurusCsv,
  k6Json,
  vegetaJson,
  vegetaText,
  autocannonJson,
  ohaJson,
  ohaText,
  heyText,
  wrkText,
  h2loadText,
  abText,
  jmeterSummariserLog,
  publishedTables,
] as const satisfies readonly Reader[];
