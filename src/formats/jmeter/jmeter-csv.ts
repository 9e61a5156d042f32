import type { Problem } from '../../model/documents.js';
import type { Reader } from '../../model/reading.js';
import { detectDialect, type Dialect, type DialectFault } from '../../samples/csv/dialect.js';
import { csvScanners } from '../../samples/csv/scan.js';
import { findColumnsPresent } from '../../samples/summed-fields.js';
import { readTable } from '../parse/csv.js';
import { readRawResult, type RawFormat } from '../parse/raw.js';
import { unknownFormat } from '../../problems/inputs.js';
import * as resultProblems from '../../problems/raw-results.js';
import { noResultRows } from '../../problems/raw-results.js';

/** The raw result of a test with one row per sample, with or without a header. */
export const jmeterCsv: Reader = {
  id: 'jmeter-csv',
  recognises: (head) => {
    const dialect = detectDialect(head);
    return !('fault' in dialect) || dialect.fault !== 'foreign';
  },
  async *read(input, options) {
    const dialect = detectDialect(input.head);
    if ('fault' in dialect) {
      yield { kind: 'problem', problem: faultProblem(input.file, dialect) };
      return;
    }
    yield* readRawResult(input, toRawFormat(input.file, dialect), csvScanners(dialect), options);
  },
};

function faultProblem(file: string, fault: DialectFault): Problem {
  if (fault.fault === 'foreign') return unknownFormat(file, '');
  if (fault.fault === 'delimiter') return resultProblems.delimiterNotRead(file, fault.delimiter);
  if (fault.fault === 'column') return resultProblems.resultColumnMissing(file, fault.column, fault.header);
  if (fault.fault === 'time-stamp') return resultProblems.timeStampNotRead(file, fault.found);
  return fault.fault === 'order' ? resultProblems.headerlessOrder(file) : noResultRows(file);
}

const toRawFormat = (file: string, { header, columns, timeStamp }: Dialect): RawFormat => ({
  listThreads: (text) => listThreads(text, columns),
  problems: [
    ...(header === undefined ? [resultProblems.headerlessRead(file)] : []),
    ...(columns.success === -1 ? [resultProblems.successMissing(file)] : []),
    ...(timeStamp.kind === 'milliseconds'
      ? []
      : [resultProblems.formattedTimes(file, timeStamp.pattern, timeStamp.ambiguous)]),
  ],
  columns: findColumnsPresent((column) => columns[column] !== -1),
  nestsParts: false,
});

const listThreads = (text: string, { label, threadName }: Dialect['columns']): ReturnType<RawFormat['listThreads']> =>
  readTable('', text).rows.map(({ cells }) => ({ label: cells[label] ?? '', thread: cells[threadName] ?? '' }));
