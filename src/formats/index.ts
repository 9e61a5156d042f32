import type { Reader } from '../model/reading.js';
import { abText, goBenchText, h2loadText, wrkText } from './tools/text-reports.js';
import { aggregateCsv, nightlyHistoryCsv } from './jmeter/aggregate-csv.js';
import { benchmarkDataJs, benchmarkListJson, benchmarkRuns } from './tools/benches.js';
import { artilleryJson, autocannonJson, jsonReports, ohaJson, vegetaJson } from './tools/json-reports.js';
import { gatlingBinaryLog, gatlingLog } from './tools/gatling-logs.js';
import { jmeterStatisticsJson } from './jmeter/jmeter-statistics-json.js';
import { jmeterXml } from './jmeter/jmeter-xml.js';
import { jtlSplitterJson, testMetadataJson, wso2SummaryCsv } from './jmeter/wso2.js';
import { k6Json, k6PointsCsv, k6PointsJson } from './tools/k6.js';
import { locustCsv, nbomberCsv } from './tools/csv-reports.js';
import { requestStreams } from './tools/request-streams.js';
import { declaredTable, publishedTables } from './pages/published-tables.js';
import { preloadedReaders } from './recognise/find-reader.js';

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
