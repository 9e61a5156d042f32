/**
 * Formats: the readers of all input formats. One file holds the formats of one family; `parse/` is what they share, and
 * `recognise/find-reader.ts` asks each reader in this order whether it knows the beginning of a file.
 *
 * Types: Reader (recognises and reads), Reading (what it yields: measurements, problems, accepted levels). The way of raw
 * results: jmeter/ finds the columns, samples/ counts, parse/raw.ts turns the counts into measurements. The way of tables:
 * parse/rows.ts reads the cells, parse/columns.ts and vocabulary.ts find what the heads mean. tools/ has the forms of single
 * tools.
 * What must hold: content decides, never the name of a file; what is not understood is a problem with its place; the first reader
 * that recognises a text reads it.
 *
 * Example: of a JTL with 100 requests of 1 to 100 ms within ten seconds, the reader jmeter-csv yields one measurement: 100
 * samples, 10 /s, p50 50 ms, p99 99 ms.
 */
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
