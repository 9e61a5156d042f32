import type { Reader, Reading } from '../../model/reading.js';
import { findAxis } from '../../cases/axes.js';
import { addNamingColumns, checkAlike, classifyColumns, reportUnknownColumns } from '../parse/columns.js';
import { declaredIn, type Declared } from '../parse/declared.js';
import { readRows, type Dialect } from '../parse/rows.js';
import { readTable, readHeaders } from '../parse/csv.js';
import { readText, reportDefects } from '../parse/text.js';

/**
 * Server metrics, prefixed with the name of a product, the back end or a load generator: from GC logs ("<name> GC
 * Throughput (%)"), sar and perf ("<name> - CPU - User (%)"). They are results of a case, never an axis.
 */
const serverMetrics: readonly RegExp[] = [
  /GC throughput \(%\)$/i,
  /footprint/i,
  /load average - last/i,
  / - /,
  /^average users in the system$/i,
];

const csvFile = /\.csv(\.gz)?$/i;

/** Column headers that every full summary has. */
const columnsOfAll: readonly RegExp[] = [
  /^throughput \(requests\/sec\)$/i,
  /^\d+th percentile of response time \(ms\)$/i,
];

/** jtl-splitter uses HdrHistograms of 2 significant digits; its error column is in percent with 2 decimals. */
const dialect: Dialect = { method: { percentile: 'hdr', significantDigits: 2 }, errorUnit: 'percent', isWhole: true };

/**
 * The summary.csv of any release of WSO2's performance-common, with one row per case and 29 to 311 columns. The axes differ
 * between products and the other headers contain product names and versions, so columns are found by pattern.
 */
export const wso2SummaryCsv: Reader = {
  id: 'wso2-summary-csv',
  recognises: (head) => {
    const headers = readHeaders(head);
    const [first = ''] = headers;
    if (/^scenario name$/i.test(first)) return classifyColumns(headers).metrics.length > 0;
    // Those of gateways with a single scenario do not name it.
    return findAxis(first) !== undefined && columnsOfAll.every((name) => headers.some((head) => name.test(head)));
  },
  companions: (file) => (csvFile.test(file) ? [file.replace(csvFile, '.md')] : []),
  read: (input, options) => readText(input, (text, file) => readings(text, file, declaredIn(options))),
};

function* readings(text: string, file: string, declared: Declared): Generator<Reading> {
  const { headers, rows: all, defects } = readTable(file, text);
  const known = classifyColumns(headers, declared);
  // The script writes the scenario, then one column per parameter with a name that depends on the product, and then the label
  // (before 2019: the samples).
  const end = known.label === -1 ? known.samples : known.label;
  const isParameter = (column: number): boolean => column > known.scenario && column < end;
  const { columns, rows, problems } = addNamingColumns({ file }, headers, all, known, isParameter);
  const measured = readRows(file, { headers, columns, dialect }, rows);
  yield* measured.readings;
  const unknown = reportUnknownColumns({ file }, headers, columns, rows, serverMetrics);
  yield* reportDefects([...defects, ...measured.defects, ...checkAlike(measured.readings)], [...problems, ...unknown]);
}
