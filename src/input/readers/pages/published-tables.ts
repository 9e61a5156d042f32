import type { Reader, Reading } from '../../../model/reading.js';
import { tableNotRead } from '../../../problems/summaries.js';
import { unitDoubts } from '../parse/columns.js';
import { fromText, told, type Defect } from '../parse/text.js';
import { environmentIn, isDescription, saysEnvironment } from './environment.js';
import { joined } from './join.js';
import { resultsIn, type Results } from './results.js';
import { pageOf, type Table } from './tables.js';
import { turned } from './turned.js';

/** Without one of these there is no table, and most inputs need not be looked at any further. */
const mayHoldTable = /\|\s*:?-+|<table\b|\t[^\t\n]*\t/i;

/** A page may say much before its first table, more than a head holds. */
const longPage = 60_000;
const page = /^\s*(<!doctype html|<html\b|#{1,6} )/i;

/**
 * Results as people publish them: a page with tables, in Markdown, HTML or plain text. Columns are axes and metrics, or
 * each table holds one metric with an axis in its heads; headings may be axes; parameters and system information around
 * them are the environment. The summary.md that is published beside a summary.csv is one of these.
 */
export const publishedTables: Reader = {
  id: 'published-tables',
  title: 'published page with tables (Markdown, HTML, text)',
  notes: {
    by: 'whoever publishes results: summary.md beside a summary.csv, a benchmark page in Markdown, HTML or plain text',
    from: {
      scenario: 'the headings, where several tables give the same metric of what would be the same case',
      axes: 'columns that are known as axes, columns of words before the numbers, heads ("50 Users"), headings ("1 KB message size")',
      'every metric': 'the column, row or heading that names it, by the same patterns as other formats',
      environment:
        'tables of parameters and machines; lists ("- **Back end**: an echo service") under a heading such as "Test setup"; duration and warm-up in the text',
    },
    without:
      'Labels: the only label of a raw result is what a page measured. What was not understood is named with its line.',
  },
  recognises: (head) => {
    if (head.length >= longPage && page.test(head)) return true;
    const tables = mayHoldTable.test(head) ? pageOf('', head).tables : [];
    return (
      saysEnvironment(head, tables) || tables.some((table) => resultsOf('', table) !== undefined || holdsNumbers(table))
    );
  },
  read: (input) => fromText(input, readings),
};

function* readings(text: string, file: string): Generator<Reading> {
  const { tables, items } = pageOf(file, text);
  const results = tables.map((table) => resultsOf(file, table));
  const { found, problems } = joined(file, results.flatMap((result) => result?.found ?? [])); // prettier-ignore
  const axes = new Set(found.flatMap(({ measurement }) => Object.keys(measurement.configuration)));
  const provenance = environmentIn(text, { tables, items }, axes);
  if (Object.keys(provenance).length > 0) yield { kind: 'provenance', provenance };
  for (const { measurement, line } of found) yield { kind: 'measurement', measurement, source: { file, line } };
  const defects: readonly Defect[] = [
    ...results.flatMap((result) => result?.defects ?? []),
    ...tables
      .filter((table, i) => results[i] === undefined && holdsNumbers(table))
      .map(({ line, heads }) => ({
        cause: `table ${line}`,
        problem: tableNotRead({ file, line }, heads.map((parts) => parts.join(' '))), // prettier-ignore
      })),
  ];
  yield* told([...defects, ...unitDoubts(file, found.map(({ measurement }) => measurement))]); // prettier-ignore
  for (const problem of [...problems, ...results.flatMap((result) => result?.problems ?? [])])
    yield { kind: 'problem', problem };
}

function resultsOf(file: string, table: Table): Results | undefined {
  const asIs = resultsIn(file, table);
  const other = asIs === undefined ? turned(table) : undefined;
  return other === undefined ? asIs : resultsIn(file, other);
}

const measured = /^[~≈<>≤≥]?\s*[-+]?\d[\d.,]*\s?[\p{L}%/]*$/u;

/** Behind its first column, which may only count rows. What describes is not meant to be read as results. */
const holdsNumbers = (table: Table): boolean =>
  !isDescription(table) && table.rows.some(({ cells }) => cells.slice(1).some((cell) => measured.test(cell)));
