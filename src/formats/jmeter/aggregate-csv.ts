import type { Reader, Reading } from '../../model/reading.js';
import { checkAlike, classifyColumns, reportUnknownColumns } from '../parse/columns.js';
import { readRows, type Dialect } from '../parse/rows.js';
import { matchAggregateHeaders, withoutTotal } from '../parse/aggregate.js';
import { readTable } from '../parse/csv.js';
import { readText, reportDefects } from '../parse/text.js';
import { noRows } from '../../problems/tables.js';

const dialect: Dialect = { method: { percentile: 'jmeter-aggregate' }, errorUnit: 'stated', isWhole: true };

/** Columns that do not measure speed. */
const irrelevant: readonly RegExp[] = [/^avg\. bytes$/i];

/**
 * JMeter's Aggregate Report and Summary Report, saved from the GUI in any language, or by JMeterPlugins on the command line,
 * which writes message keys as headers, or no headers at all. It has one row per label, and a TOTAL row.
 */
export const aggregateCsv: Reader = {
  id: 'aggregate-csv',
  recognises: (head) => {
    const { headers } = matchAggregateHeaders(head) ?? {};
    return headers !== undefined && !headers.includes('Date');
  },
  read: (input) => readText(input, readings),
};

function* readings(text: string, file: string): Generator<Reading> {
  const { headers, rows, defects } = readTable(file, text, matchAggregateHeaders(text));
  const columns = classifyColumns(headers);
  const labelled = withoutTotal(headers, rows);
  const measured = readRows(file, { headers, columns, dialect }, labelled);
  yield* measured.readings;
  yield* reportDefects([...defects, ...measured.defects, ...checkAlike(measured.readings)]);
  if (labelled.length === 0 && defects.length === 0) yield { kind: 'problem', problem: noRows(file) };
  for (const problem of reportUnknownColumns({ file }, headers, columns, labelled, irrelevant))
    yield { kind: 'problem', problem };
}
