import type { Problem } from '../../../model/documents.js';
import type { Reader } from '../../../model/reading.js';
import * as inputProblems from '../../../problems/inputs.js';
import * as rawProblems from '../../../problems/raw-results.js';
import { findColumnsPresent } from '../../samples/columns-present.js';
import { detectDialect, type Dialect, type DialectFault } from '../../samples/csv/dialect.js';
import { csvScanners } from '../../samples/csv/scanners.js';
import { readingsOf, type Form } from '../parse/raw.js';

/** The raw result of a test, one row per sample (CSVSaveService), with or without a header. */
export const jmeterCsv: Reader = {
  id: 'jmeter-csv',
  title: 'JMeter result (CSV)',
  notes: {
    by: 'jmeter -n -f -t PLAN -l FILE',
    from: {
      label: 'label',
      errorPercent: 'rows whose success is not true, whatever their response code',
      throughput: 'rows by the time from the first timeStamp to the last timeStamp and elapsed',
      'p50, p75, p90, p95, p98, p99, p999': 'elapsed: nearest rank of all rows, in whole ms',
      'mean, min, max, standardDeviation': 'elapsed: ms',
      'receivedKBPerSec, sentKBPerSec': 'bytes and sentBytes, where these columns are written',
    },
    without: 'A total over labels. How many users there were: the path says it, or --set users=N.',
  },
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
    yield* readingsOf(input, formOf(input.file, dialect), csvScanners(dialect), options);
  },
};

function faultProblem(file: string, fault: DialectFault): Problem {
  switch (fault.fault) {
    case 'foreign':
      return inputProblems.unknownFormat(file, '', [jmeterCsv.title]);
    case 'delimiter':
      return rawProblems.delimiterNotRead(file, fault.delimiter);
    case 'column':
      return rawProblems.resultColumnMissing(file, fault.column, fault.header);
    case 'time-stamp':
      return rawProblems.timeStampNotRead(file, fault.found);
    case 'no-rows':
      return rawProblems.noResultRows(file);
    case 'order':
      return rawProblems.headerlessOrder(file);
  }
}

function formOf(file: string, dialect: Dialect): Form {
  return {
    about: aboutDialect(file, dialect),
    columns: findColumnsPresent((column) => dialect.columns[column] !== -1),
    nestsParts: false,
    cutOff: rawProblems.truncatedResult,
    noRows: rawProblems.noResultRows,
  };
}

function aboutDialect(file: string, { header, columns, timeStamp }: Dialect): Problem[] {
  return [
    ...(header === undefined ? [rawProblems.headerlessRead(file)] : []),
    ...(columns.success === -1 ? [rawProblems.successMissing(file)] : []),
    ...(timeStamp.kind === 'milliseconds' ? [] : [rawProblems.timesRead(file, timeStamp.pattern, timeStamp.ambiguous)]),
  ];
}
