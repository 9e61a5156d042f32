import type { Reader, Reading } from '../../model/reading.js';
import { translateHeaders } from '../parse/aggregate.js';
import { checkAlike, meaningOf, ofSeveral } from '../parse/columns.js';
import { readTable } from '../parse/csv.js';
import { provenMark, type Mark } from '../parse/decimal-comma.js';
import { readText, reportDefects, type Defect } from '../parse/text.js';
import { aims } from '../parse/vocabulary.js';
import { readEnvironment, isDescription, hasEnvironment } from './environment.js';
import { splitSeveral, takePresent, withoutComparisons } from './comparisons.js';
import { createGrid, headsOf } from './grid.js';
import { joinTables } from './join.js';
import { statedMetric } from './layout.js';
import { readResults, type Results } from './results.js';
import { parsePage, type Table } from './tables.js';
import { stackStatistics, transposeMetricRows } from './transpose.js';
import { comparisonsSkipped, rowCutOff, tableNotRead } from '../../problems/tables.js';

/** A cheap test that rules out most inputs: every table contains one of these. */
const mayHoldTable = /\|\s*:?-+|<table\b|\t[^\t\n]*\t|[│┃║]|-\+-|=\+=|-{20}|http_req_duration\.{2}/i;

/** The first table of a longer page may be beyond the head. */
const longPage = 60_000;
const page = /^\s*(<!doctype html|<html\b|#{1,6} )/i;

/** A sentence about the numbers of a page, also below its tables. */
const ofAllTables = /\ball (?:[a-z]+ ){0,2}(?:times|latencies|values|numbers|figures)(?: [a-z]+){0,3} in [a-zµμ]+/i;

/** The tables of a tool whose report has its own reader. */
const reportOfTool = /^\|(step|scenario and steps)\|(ok|fail(ures)?) stats\||^Running \S+ test @ /im;

/**
 * Published results: a page with tables, in Markdown, HTML or plain text. Columns are axes and metrics, or each table
 * contains one metric with an axis in its headers. Headings may be axes; parameters and system information around the tables
 * are the environment. The summary.md that is published with a summary.csv is such a page.
 */
export const publishedTables: Reader = {
  id: 'published-tables',
  recognises: (head) => {
    if (reportOfTool.test(head)) return false;
    if (head.length >= longPage && page.test(head)) return true;
    const tables = mayHoldTable.test(head) ? parsePage('', head).tables : [];
    return (
      hasEnvironment(head, tables) ||
      tables.some((table) => findResults('', table) !== undefined || holdsNumbers(table))
    );
  },
  read: (input) => readText(input, readings),
};

/** Separated values that no other reader knows, if their heads name what was measured of several requests. */
export const plainTable: Reader = {
  id: publishedTables.id,
  recognises: (head) => {
    // JMeter's own tables have all of their columns.
    const tables =
      /^(\s*[[{<]|Label,(# Samples|.*,Date\b))/.test(head) || parsePage('', head).tables.length > 0
        ? []
        : [toTable('', head)];
    const found = tables.flatMap((table) => findResults('', table)?.found ?? []);
    return found.some(({ measurement: { metrics } }) => Object.keys(metrics).some((id) => ofSeveral.test(id)));
  },
  read: (input) => readText(input, (text, file) => readings(text, file, toTable(file, text))),
};

function toTable(file: string, text: string): Table {
  const { headers, rows, defects } = readTable(file, text);
  return { ...createGrid(file, 0, [headers], rows), defects, caption: '', sections: [] };
}

function* readings(text: string, file: string, plain?: Table): Generator<Reading> {
  const { items, tables: all } = parsePage(file, text);
  const { tables: whole, defects: cutOff } =
    plain === undefined ? withoutCutRow(file, text, all) : { tables: [plain], defects: [] };
  const remark = ofAllTables.exec(text)?.[0];
  const tables = remark === undefined ? whole : whole.map((table) => ({ ...table, remark }));
  const mark = provenMark(tables.flatMap((table) => table.rows.flatMap(({ cells }) => cells)));
  const timed = tables.map((table) => findResults(file, { ...table, isTimed: true }, mark));
  const isTimed = timed.some((result) => result?.found.some(({ measurement: { metrics } }) => 'mean' in metrics));
  const results = isTimed ? timed : tables.map((table) => findResults(file, table, mark));
  const rows = results.flatMap((result) => result?.found ?? []);
  const { found, problems } = joinTables(file, rows);
  const axes = new Set(found.flatMap(({ measurement }) => Object.keys(measurement.configuration)));
  const provenance = readEnvironment(text, { tables, items }, axes);
  if (Object.keys(provenance).length > 0) yield { kind: 'provenance', provenance };
  for (const { measurement, source } of found) yield { kind: 'measurement', measurement, source };
  const defects: readonly Defect[] = [
    ...cutOff,
    ...results.flatMap((result) => result?.defects ?? []),
    ...tables
      .filter((table, i) => results[i] === undefined && holdsNumbers(table))
      .map((table) => {
        const problem = tableNotRead({ file, line: table.line }, headsOf(table), namesMeasurement(table));
        return { cause: `table ${table.line}`, problem };
      }),
  ];
  const ofTables = results.flatMap((result) => result?.problems ?? []);
  yield* reportDefects([...defects, ...checkAlike(found)], [...problems, ...ofTables]);
}

/**
 * Drops the last row of the page's last table if the page ends within it, because its last number may have lost digits. A
 * row of a pipe table that ends with a pipe is complete.
 */
function withoutCutRow(
  file: string,
  text: string,
  tables: readonly Table[],
): { readonly tables: readonly Table[]; readonly defects: readonly Defect[] } {
  const last = tables.at(-1);
  const row = last?.rows.at(-1);
  if (last === undefined || row === undefined) return { tables, defects: [] };
  const lower = text.toLowerCase();
  const isHtmlCut = lower.lastIndexOf('<table') > lower.lastIndexOf('</table');
  const endsInRow = !/[\n|][ \t]*$/.test(text) && row.line === text.split('\n').length && !/<\/table\s*>/i.test(text);
  if (!isHtmlCut && !endsInRow) return { tables, defects: [] };
  return {
    tables: [...tables.slice(0, -1), { ...last, rows: last.rows.slice(0, -1) }],
    defects: [{ cause: 'cut', problem: rowCutOff({ file, line: row.line }) }],
  };
}

function findResults(file: string, table: Table, mark?: Mark): Results | undefined {
  const { table: plain, names } = withoutComparisons(splitSeveral(takePresent(inEnglish(table))));
  const stacked = stackStatistics(plain);
  const asIs = stacked === undefined ? readResults(file, plain, mark) : undefined;
  const transposed = asIs === undefined ? transposeMetricRows(stacked ?? plain) : undefined;
  const results = transposed === undefined ? asIs : readResults(file, transposed, mark);
  if (results === undefined || names.length === 0) return results;
  return { ...results, problems: [...results.problems, comparisonsSkipped({ file, line: table.line }, names)] };
}

/** JMeter's reports have the same columns in every language. */
function inEnglish(table: Table): Table {
  const headers = translateHeaders(headsOf(table), table.rows);
  return headers === undefined ? table : { ...table, headers: headers.map((head) => [head]) };
}

/** Whether a table that was not read names a measurement, rather than what is aimed at. */
const namesMeasurement = (table: Table): boolean => {
  const heads = headsOf(table);
  if (heads.slice(1).every((head) => aims.test(head))) return false;
  if (statedMetric(table) !== undefined) return true;
  return [...heads, ...table.rows.map(({ cells }) => cells[0] ?? '')]
    .flatMap(meaningOf)
    .some(({ kind }) => kind === 'unclear' || kind === 'metric');
};

const measured = /^[~≈<>≤≥]?\s*[-+]?\d[\d.,]*\s?[\p{L}%/]*$/u;

/** Ignores the first column, which may only be a row number, and tables that describe the environment. */
const holdsNumbers = (table: Table): boolean =>
  !isDescription(table) && table.rows.some(({ cells }) => cells.slice(1).some((cell) => measured.test(cell)));
