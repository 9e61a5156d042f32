import type { Reader } from '../model/reading.js';
import { abText } from './tools/ab-text.js';
import { aggregateCsv, nightlyHistoryCsv } from './jmeter/aggregate-csv.js';
import { benchmarkDataJs, benchmarkListJson } from './tools/benches.js';
import { benchmarkRuns } from './tools/benchmark-runs.js';
import { artilleryJson } from './tools/artillery-json.js';
import { autocannonJson } from './tools/autocannon-json.js';
import { gatlingBinaryLog } from './tools/gatling-binary-log.js';
import { gatlingLog } from './tools/gatling-log.js';
import { goBenchText } from './tools/go-bench-text.js';
import { h2loadText } from './tools/h2load-text.js';
import { jmeterStatisticsJson } from './jmeter/jmeter-statistics-json.js';
import { jmeterXml } from './jmeter/jmeter-xml.js';
import { jtlSplitterJson } from './jmeter/jtl-splitter-json.js';
import { k6PointsCsv, k6PointsJson } from './tools/k6-points.js';
import { k6Json } from './tools/k6-json.js';
import { jsonReports } from './tools/json-reports.js';
import { locustCsv } from './tools/locust-csv.js';
import { nbomberCsv } from './tools/nbomber-csv.js';
import { ohaJson } from './tools/oha-json.js';
import { requestStreams } from './tools/request-streams.js';
import { declaredTable, publishedTables } from './pages/published-tables.js';
import { testMetadataJson } from './jmeter/test-metadata-json.js';
import { preloadedReaders } from './preloaded.js';
import { vegetaJson } from './tools/vegeta-json.js';
import { wrkText } from './tools/wrk-text.js';
import { wso2SummaryCsv } from './jmeter/wso2-summary-csv.js';

/** Every input format, the most detailed first: if a case was read in two formats, the first one is kept. */
export const readers = [
  ...preloadedReaders,
  jmeterXml,
  jtlSplitterJson,
  wso2SummaryCsv,
  nightlyHistoryCsv,
  aggregateCsv,
  declaredTable,
  jmeterStatisticsJson,
  testMetadataJson,
  gatlingLog,
  gatlingBinaryLog,
  locustCsv,
  k6PointsJson,
  k6PointsCsv,
  k6Json,
  vegetaJson,
  autocannonJson,
  artilleryJson,
  ...jsonReports,
  ...requestStreams,
  ...benchmarkRuns,
  nbomberCsv,
  ohaJson,
  wrkText,
  h2loadText,
  abText,
  goBenchText,
  benchmarkListJson,
  benchmarkDataJs,
  publishedTables,
] as const satisfies readonly Reader[];
