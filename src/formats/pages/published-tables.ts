import { defined, groupBy, readOwn, remember } from '../../lang/objects.js';
import type { BareMeasurement, Reader, Reading } from '../../model/reading.js';
import { translateHeaders } from '../parse/aggregate.js';
import { checkAlike, meaningOf, ofSeveral, rowKey, classifyColumns } from '../parse/columns.js';
import { readHeaders, readTable, type TableRow } from '../parse/csv.js';
import { declaredIn, type Declared } from '../parse/declared.js';
import { isUnit, parseNumber, parseQuantity, provenMark, parseMilliseconds, type Mark } from '../parse/quantity.js';
import { readText, reportDefects, type Defect } from '../parse/text.js';
import * as vocabulary from '../parse/vocabulary.js';
import { createGrid, headsOf, parsePage, type PageTable, type PageItem, type PublishedPage } from './tables.js';
import { listNamingHeadings, readResults, statedMetric, type Found, type Results } from './layout.js';
import * as tableProblems from '../../problems/tables.js';
import type { Problem, Provenance } from '../../model/documents.js';
import { findAxis, formatAxisValue, normalizeDashes, toAxisName } from '../../cases/axes.js';

/** A cheap test that rules out most inputs: every table contains one of these. */
const mayHoldTable = /\|\s*:?-+|<table\b|\t[^\t\n]*\t|[-=]\+[-=]|[\u2500-\u257f]{3}/i;

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
  recognises: (head, options) => {
    if (reportOfTool.test(head)) return false;
    if (head.length >= longPage && page.test(head)) return true;
    const declared = declaredIn(options);
    const found = mayHoldTable.test(head) ? parsePage('', head) : { tables: [], frames: [] };
    const tables = found.tables.map((table) => ({ ...table, declared }));
    return (
      found.frames.length > 0 ||
      hasEnvironment(head, tables) ||
      tables.some((table) => findResults('', table) !== undefined || holdsNumbers(table))
    );
  },
  read: (input, options) => readText(input, (text, file) => readings(text, file, declaredIn(options))),
};

/** Separated values that no other reader knows, if their heads name what was measured of several requests. */
export const plainTable: Reader = {
  id: publishedTables.id,
  recognises: (head, options) => {
    // JMeter's own tables have all of their columns; those of other tools are named.
    const tables =
      /^(\s*[[{<]|Label,(# Samples|.*,Date\b)|label,avg_ct,|"?Timestamp"?,"?User Count)/.test(head) ||
      parsePage('', head).tables.length > 0
        ? []
        : [toTable('', head, declaredIn(options))];
    const found = tables.flatMap((table) => findResults('', table)?.found ?? []);
    return found.some(({ measurement: { metrics } }) => Object.keys(metrics).some((id) => ofSeveral.test(id)));
  },
  read: (input, options) =>
    readText(input, (text, file) => {
      const declared = declaredIn(options);
      return readings(text, file, declared, toTable(file, text, declared));
    }),
};

/** Separated values of which the configuration says what they mean. */
export const declaredTable: Reader = {
  ...plainTable,
  id: 'table-csv',
  recognises: (head, options) => {
    const stated = Object.values(options?.columns ?? {}).filter((meaning) => meaning !== 'ignore').length;
    const heads = stated === 0 ? [] : readHeaders(head);
    const declared = declaredIn(options);
    const known = heads.filter((one) => !['ignored', undefined].includes(declared.of(one)?.kind));
    return heads.length > 1 && known.length >= Math.min(2, stated) && known.length > 0;
  },
};

function toTable(file: string, text: string, declared: Declared): PageTable {
  const { headers, rows, defects } = readTable(file, text);
  return { ...createGrid(file, 0, [headers], rows), defects, caption: '', sections: [], declared };
}

function* readings(text: string, file: string, declared: Declared, plain?: PageTable): Generator<Reading> {
  const { items, tables: all, frames } = parsePage(file, text);
  const { tables: whole, defects: cutOff } =
    plain === undefined ? withoutCutRow(file, text, all) : { tables: [plain], defects: [] };
  const remark = ofAllTables.exec(text)?.[0];
  const tables = whole.map((table): PageTable => ({ ...table, declared, ...defined({ remark }) }));
  const mark = provenMark(tables.flatMap((table) => table.rows.flatMap(({ cells }) => cells)));
  const results = tables.map((table) => findResults(file, table, mark));
  const rows = results.flatMap((result) => result?.found ?? []);
  const { found, problems } = joinTables(file, rows);
  const axes = new Set(found.flatMap(({ measurement }) => Object.keys(measurement.configuration)));
  const provenance = readEnvironment(text, { tables, items }, axes);
  if (Object.keys(provenance).length > 0) yield { kind: 'provenance', provenance };
  for (const { measurement, source } of found) yield { kind: 'measurement', measurement, source };
  const defects: readonly Defect[] = [
    ...cutOff,
    ...frames.slice(0, 1).map((line) => ({ cause: 'frame', problem: tableProblems.frameNotRead({ file, line }) })),
    ...results.flatMap((result) => result?.defects ?? []),
    ...tables
      .filter((table, i) => results[i] === undefined && holdsNumbers(table))
      .map((table) => {
        const problem = tableProblems.tableNotRead({ file, line: table.line }, headsOf(table), namesMeasurement(table));
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
  tables: readonly PageTable[],
): { readonly tables: readonly PageTable[]; readonly defects: readonly Defect[] } {
  const last = tables.at(-1);
  const row = last?.rows.at(-1);
  if (last === undefined || row === undefined) return { tables, defects: [] };
  const lower = text.toLowerCase();
  const isHtmlCut = lower.lastIndexOf('<table') > lower.lastIndexOf('</table');
  const endsInRow = !/[\n|][ \t]*$/.test(text) && row.line === text.split('\n').length && !/<\/table\s*>/i.test(text);
  if (!isHtmlCut && !endsInRow) return { tables, defects: [] };
  return {
    tables: [...tables.slice(0, -1), { ...last, rows: last.rows.slice(0, -1) }],
    defects: [{ cause: 'cut', problem: tableProblems.rowCutOff({ file, line: row.line }) }],
  };
}

function findResults(file: string, table: PageTable, mark?: Mark): Results | undefined {
  const plain = inEnglish(table);
  const asIs = readResults(file, plain, mark);
  const transposed = asIs === undefined ? transposeMetricRows(plain) : undefined;
  const results = transposed === undefined ? asIs : readResults(file, transposed, mark);
  const named = asIs === undefined ? undefined : findNameOfMetrics(plain);
  if (named !== undefined)
    return { found: [], defects: [], problems: [tableProblems.headNotUnderstood({ file, line: table.line }, [named])] };
  return results;
}

/** JMeter's reports have the same columns in every language. */
function inEnglish(table: PageTable): PageTable {
  const headers = translateHeaders(headsOf(table), table.rows);
  return headers === undefined ? table : { ...table, headers: headers.map((head) => [head]) };
}

/** Whether a table that was not read names a measurement, rather than what is aimed at. */
const namesMeasurement = (table: PageTable): boolean => {
  const heads = headsOf(table);
  if (heads.slice(1).every((head) => vocabulary.aims.test(head))) return false;
  if (statedMetric(table) !== undefined) return true;
  return [...heads, table.caption, ...table.rows.map(({ cells }) => cells[0] ?? '')]
    .flatMap(meaningOf)
    .some(({ kind }) => kind === 'unclear' || kind === 'metric');
};

const measured = /^[~≈<>≤≥]?\s*[-+]?\d[\d.,]*\s?[\p{L}%/]*$/u;

/** Ignores the first column, which may only be a row number, and tables that describe the environment. */
const holdsNumbers = (table: PageTable): boolean =>
  !isDescription(table) && table.rows.some(({ cells }) => cells.slice(1).some((cell) => measured.test(cell)));

/**
 * If two tables contain the same metric for the same case, only the words around them can distinguish the cases: their
 * headings, or else the captions. They become the scenario, or an axis where a column names the scenario. Rows of one table
 * with the same key remain repetitions.
 */
function joinTables(
  file: string,
  found: readonly Found[],
): { readonly found: readonly Found[]; readonly problems: readonly Problem[] } {
  if (!clashes(found)) return { found: merged(found), problems: [] };
  const attempts = namings.map((nameTable) => found.map((entry) => nameFound(entry, nameTable(entry.table))));
  const named = attempts.find((attempt) => !clashes(attempt)) ?? attempts[0] ?? found;
  const sections = [
    ...new Set(
      named.flatMap(({ measurement }, i) =>
        measurement === found[i]?.measurement
          ? []
          : (readOwn(measurement.configuration, section) ?? measurement.scenario ?? []),
      ),
    ),
  ];
  return {
    found: merged(named),
    problems: sections.length > 0 ? [tableProblems.sectionsAreScenarios(file, sections)] : [],
  };
}

/** The axis of tables whose rows name their scenarios themselves. */
const section = 'section';
/** A longer caption is not a name. */
const longestCaption = 100;

const shortCaption = ({ caption }: PageTable): string | undefined =>
  caption === '' || caption.length > longestCaption ? undefined : caption;
const joinWords = (words: readonly (string | undefined)[]): string | undefined =>
  words.filter((word) => word !== undefined).join(' / ') || undefined;

/** What may distinguish tables: the innermost heading, all headings, the caption, or both. */
const namings: readonly ((table: PageTable) => string | undefined)[] = [
  (table) => listNamingHeadings(table)[0],
  (table) => joinWords(listNamingHeadings(table).toReversed()),
  shortCaption,
  (table) => joinWords([...listNamingHeadings(table).toReversed(), shortCaption(table)]),
];

function nameFound(entry: Found, name: string | undefined): Found {
  const { measurement } = entry;
  if (name === undefined) return entry;
  const isNamed = measurement.scenario !== undefined;
  const configuration = isNamed ? { ...measurement.configuration, [section]: name } : measurement.configuration;
  return { ...entry, measurement: { ...measurement, scenario: measurement.scenario ?? name, configuration } };
}

const listIds = ({ metrics, missing }: BareMeasurement): readonly string[] => [
  ...Object.keys(metrics),
  ...Object.keys(missing ?? {}),
];

const overlap = (a: Found, b: Found): boolean =>
  listIds(b.measurement).some((id) => listIds(a.measurement).includes(id));

/** Whether two tables contain the same metric for the same case. */
function clashes(found: readonly Found[]): boolean {
  const givenBy = new Map<string, Found['table']>();
  return found.some((entry) =>
    listIds(entry.measurement).some((id) => {
      const value = `${rowKey(entry)} ${id}`;
      return remember(givenBy, value, () => entry.table) !== entry.table;
    }),
  );
}

/** Joins the first row of each table, the second rows (repetitions), and so on. */
function merged(found: readonly Found[]): readonly Found[] {
  return [...groupBy(found, rowKey).values()].flatMap((alike) => {
    const whole: Found[] = [];
    const seen = new Map<Found['table'], number>();
    for (const part of alike) {
      const i = seen.get(part.table) ?? 0;
      seen.set(part.table, i + 1);
      const fit = whole[i];
      if (fit === undefined || fit.table === part.table || overlap(fit, part)) whole.push(part);
      else whole[i] = joinPair(fit, part);
    }
    return whole;
  });
}

function joinPair(a: Found, b: Found): Found {
  const missing = { ...a.measurement.missing, ...b.measurement.missing };
  const measurement = {
    ...a.measurement,
    ...b.measurement,
    metrics: { ...a.measurement.metrics, ...b.measurement.metrics },
    ...(Object.keys(missing).length === 0 ? {} : { missing }),
  };
  return { ...a, measurement };
}

/** Generic headers of a single column of values. */
const nameless = /^(values?|results?|measured|actual)?$/i;
const unitHead = /^units?$/i;
/** The header of a column of statistics; below any other header, 90% is the name of a case. */
const statisticHead = /^(?:statistics?|stats?|percentiles?|quantiles?|metrics?|measures?|aggregations?)?$/i;
const isBeside = (head: string): boolean => vocabulary.isBesideMetrics(head) || vocabulary.isRemark(head);

/**
 * A long table has one value per row, beside the name of its metric: it becomes one with a row per case. Undefined for any other
 * table.
 */
function pivotLongTable(table: PageTable, headers: readonly string[]): PageTable | undefined {
  const find = (kind: 'metricName' | 'value' | 'unit', usual: RegExp): number => {
    const declared = headers.findIndex((head) => table.declared?.of(head)?.kind === kind);
    return declared === -1 ? headers.findIndex((head) => head !== '' && usual.test(head)) : declared;
  };
  const metric = find('metricName', /^(metric|measure(ment)?|statistic|indicator|kpi)s?$/i);
  const value = find('value', nameless);
  const unit = find('unit', unitHead);
  // What a value is compared with does not name its case.
  const naming = headers.flatMap((head, i) =>
    [metric, value, unit].includes(i) ||
    table.declared?.of(head)?.kind === 'ignored' ||
    (table.declared?.of(head) === undefined && vocabulary.findMetric(head) === undefined && isBeside(head))
      ? []
      : [i],
  );
  const isDeclared = table.declared?.of(headers[value] ?? '')?.kind === 'value';
  if (metric === -1 || value === -1 || (headers.length === 2 && !isDeclared)) return undefined;
  const unitOfAll = isDeclared ? vocabulary.findUnit(headers[value] ?? '', 'ms') : '';
  const nameOf = ({ cells }: TableRow): string => {
    const own = cells[unit] ?? unitOfAll;
    return `${cells[metric] ?? ''}${own === '' ? '' : ` (${own})`}`;
  };
  const idOf = (name: string): string => {
    const found = table.declared?.of(name) ?? { kind: 'metric', ...vocabulary.findMetric(name) };
    return found.kind === 'metric' ? (found.metric?.id ?? name) : name;
  };
  /** The first name of each metric, whose unit its column has. */
  const names = new Map<string, string>();
  for (const name of table.rows.map(nameOf)) if (!names.has(idOf(name))) names.set(idOf(name), name);
  const ids = [...names.keys()];
  const pivoted = new Map<string, TableRow & { readonly cells: string[] }>();
  for (const row of table.rows) {
    const own = naming.map((column) => row.cells[column] ?? '');
    const [id, text] = [idOf(nameOf(row)), row.cells[value] ?? ''];
    const at = naming.length + ids.indexOf(id);
    // A metric that occurs again belongs to the next repetition.
    let key = JSON.stringify(own);
    while ((pivoted.get(key)?.cells[at] ?? '') !== '') key += '+';
    const known = remember(pivoted, key, () => ({ ...row, cells: [...own, ...ids.map(() => '')] }));
    const isOther = names.get(id) !== nameOf(row) && typeof parseNumber(text) === 'number';
    known.cells[at] = isOther ? `${text} ${row.cells[unit] ?? ''}` : text;
  }
  const found = [...naming.map((column) => table.headers[column] ?? []), ...[...names.values()].map((name) => [name])];
  return [...names].some(([id, name]) => id !== name || vocabulary.findMetric(name) !== undefined)
    ? { ...table, headers: found, rows: [...pivoted.values()] }
    : undefined;
}

/**
 * The head above names of what values measure, whose heads say so, too, or above their units: "Throughput (req/s)" below "Mean", "p99"
 * below "Latency".
 */
function findNameOfMetrics({ headers, rows, declared }: PageTable): string | undefined {
  const heads = headsOf({ headers });
  const first = heads.findIndex((head) => vocabulary.findMetric(head) !== undefined);
  const namesMetric = (cell: string, head: string): boolean => {
    const found = cell.startsWith('/') ? undefined : vocabulary.findMetric(cell); // "/s" is a path
    const isMetric = found !== undefined && (found.metric.unit !== 'ms' || found.unit !== '');
    const isInUnit = /[)\]]$/.test(cell) && vocabulary.findUnit(cell, 'ms') !== '';
    const isStatisticName = statisticHead.test(head) && vocabulary.isStatistic(cell.toLowerCase());
    return isInUnit || isStatisticName || (isMetric && vocabulary.interpretHead(head) === undefined);
  };
  const isName = (head: string, i: number, cell = ''): boolean =>
    unitHead.test(head) ? isUnit(cell) : i < first && namesMetric(cell, head);
  return heads.find(
    (head, i) => declared?.of(head) === undefined && rows.some(({ cells }) => isName(head, i, cells[i])),
  );
}

/** Undefined if no row is a metric with values. */
function transposeMetricRows(table: PageTable): PageTable | undefined {
  const headers = headsOf(table);
  const long = pivotLongTable(table, headers);
  if (long !== undefined) return long;
  const [corner = '', ...names] = headers;
  const rows = table.rows.map(({ line, cells }) => ({ line, name: cells[0] ?? '', values: cells.slice(1) }));
  const isMeasured = ({ name, values }: (typeof rows)[number]): boolean => {
    const metric = vocabulary.findMetric(name);
    return (
      metric !== undefined &&
      values.some((cell) => typeof parseQuantity(cell, metric.unit, metric.metric.unit) === 'number')
    );
  };
  if (!rows.some(isMeasured) || names.some((name) => vocabulary.aims.test(name))) return undefined;

  const values = names.map((name) => vocabulary.findAxisValue(name));
  const [first] = values;
  const isAxis = first !== undefined && values.every((value) => value?.axis === first.axis);
  const isNameless = names.length === 1 && nameless.test(names[0] ?? '');
  // A corner such as "Metric" describes the rows, which become headers, so it does not name the cases.
  const head = isAxis ? first.axis : vocabulary.interpretHead(corner)?.kind === 'axis' ? corner : 'Scenario';
  return {
    ...table,
    headers: [...(isNameless ? [] : [[head]]), ...rows.map(({ name }) => [name])],
    rows: names.map((name, i) => ({
      line: table.line,
      unclosed: false,
      cells: [...(isNameless ? [] : [values[i]?.value ?? name]), ...rows.map((row) => row.values[i] ?? '')],
    })),
  };
}

/**
 * Reads the environment and the duration of the tests from a page. The same case on another instance type or with another
 * duration is a different experiment.
 */

const instance = /\[\*\*([\w.]+)(?:\*\*)? Amazon EC2 instance/i;

/**
 * Rows of the system table that decide whether two runs are comparable. Image ids, host names and patch levels are
 * excluded: they change with every release, so that no two runs would be comparable.
 */
const systemRows: readonly (readonly [RegExp, key: string, value: (text: string) => string])[] = [
  [/^instance type$/i, 'instanceType', (text) => text],
  [/^model name$/i, 'cpuModel', (text) => text],
  [/^cpu\(s\)$/i, 'cpus', (text) => text],
  [/^system memory$/i, 'memory', gibibytes],
  [/^release$/i, 'os', (text) => text.replace(/(\d+\.\d+)\.\d+/, '$1')],
  [/^kernel$/i, 'kernel', (text) => text.replace(/^(Linux) (?:\S+ )?(\d+\.\d+)\.\S*?(-[a-z]+)?( .*)?$/i, '$1 $2$3')],
  [/^(java|jdk)( version)?$/i, 'jdk', (text) => text],
];

/** The system under test and its version are not part of the environment: they are meant to change. */
const product = /^product( version)?$/i;
const versioned = /version|release|build|product/i;

const times: readonly (readonly [RegExp, key: string])[] = [
  [/^(test )?(duration|run ?time)( of (each|a|the) test)?$/i, 'testDuration'],
  [/^warm-?up( (period|time|phase))?$/i, 'warmup'],
];

const isSystem = (table: PageTable): boolean =>
  headsOf(table).join('|').toLowerCase() === 'class|subclass|description|value';

/** Whether a table describes the test rather than its results: parameters, components, definitions. */
const isDescription = (table: PageTable): boolean =>
  /^(values?|specifications?|settings?|descriptions?|details)$/i.test(headsOf(table).at(-1) ?? '');

/** Headings of lists that describe the environment; other lists hold limits, hints or definitions. */
const setting =
  /environment|set-?up|test ?bed|hardware|infrastructure|deployment|\bsystem|machines?\b|specifications?|\bparameters?/i;
/** Values longer than this are prose, which changes with its author. */
const longestValue = 120;
const longestLead = 60;
/** A limit on entries, because every line of a history repeats its environment. */
const mostItems = 40;

const isOfSetting = ({ caption, sections: [section = ''], value }: PageItem): boolean =>
  value.length <= longestValue && (setting.test(section) || (caption.length <= longestLead && setting.test(caption)));

/** Whether a page without results is still worth reading for its environment. */
const hasEnvironment = (page: string, tables: readonly PageTable[]): boolean =>
  tables.some(isSystem) || (/^\s*#/.test(page) && findDuration(page) !== undefined);

/** @param axes axes of the page's results: a parameter that is a column there is not part of the environment */
export function readEnvironment(
  page: string,
  { tables, items }: Pick<PublishedPage, 'tables' | 'items'>,
  axes: ReadonlySet<string>,
): Provenance {
  const found = new Map<string, Set<string>>();
  let tag: string | undefined;
  const add = (key: string, value: string | undefined): void => {
    if (value === undefined || value === '') return;
    found.set(key, (found.get(key) ?? new Set()).add(value));
  };
  const parameter = (axis: string, name: string, value: string): void => {
    const isOne = /\d/.test(value) && !/,|\band\b|\bto\b/.test(value);
    if (!axes.has(axis) && isOne) add(axis, formatAxisValue(axis, value, /\(([^()]*)\)$/.exec(name)?.[1]));
  };
  const component = (name: string, value: string, worded = normalizeDashes): void => {
    const key = times.find(([pattern]) => pattern.test(name))?.[1];
    if (key !== undefined) add(key, parseTime(value) ?? normalizeDashes(value));
    else if (product.test(name)) tag = /\d+(\.\d+)+[-+.\w]*/.exec(value)?.[0];
    else if (
      !versioned.test(name) &&
      vocabulary.findMetric(name) === undefined &&
      classifyColumns([name]).scenario === -1
    )
      add(toAxisName(name), worded(value));
  };
  add('instanceType', instance.exec(page)?.[1]);
  for (const table of tables.filter(isDescription)) {
    for (const { cells } of table.rows) {
      const [name = '', value = ''] = [cells[0], cells.at(-1)];
      if (isSystem(table)) {
        const [, key, worded] = systemRows.find(([pattern]) => pattern.test(cells[2] ?? '')) ?? [];
        if (key !== undefined && worded !== undefined) add(key, worded(value));
      } else if (/parameter/i.test(headsOf(table)[0] ?? '')) {
        const axis = findAxis(name);
        if (axis !== undefined) parameter(axis, name, value);
      } else if (/^(values?|specifications?|settings?)$/i.test(headsOf(table).at(-1) ?? '')) component(name, value);
    }
  }
  for (const { name, value } of items.filter(isOfSetting).slice(0, mostItems)) {
    const word = value.replace(/[.;,]$/, '');
    const axis = axisOfList(name);
    if (axis !== undefined) parameter(axis, name, word);
    else if (!isEnumeration(word)) component(name, word, withoutPatchLevel);
  }
  if (!found.has('testDuration')) add('testDuration', findDuration(page));
  if (!found.has('warmup')) add('warmup', findWarmup(page));
  // Clouds run the same instance type on different processors from day to day. That counts as noise, so runs remain
  // comparable.
  if (found.has('instanceType')) found.delete('cpuModel');
  // A run may involve several groups of machines, so all of them are listed.
  const environment = Object.fromEntries([...found].map(([key, values]) => [key, [...values].sort().join(' + ')]));
  return defined({ tag, environment: found.size === 0 ? undefined : environment });
}

/** "Message sizes tested" is the same axis as "Message size". */
const axisOfList = (name: string): string | undefined => {
  const words = name.replace(/\s+(tested|used|measured)$/i, '');
  return findAxis(words) ?? findAxis(words.replace(/s$/i, ''));
};

/** A list such as "0.2 vCPU, 0.5 vCPU and 1 vCPU" describes an axis, so it is not part of the environment. */
const isEnumeration = (text: string): boolean => {
  const units = text.split(/,\s*(?:and\s+)?|\s+and\s+/).map((part) => /^\d[\d.]*\s*(\S*)/.exec(part)?.[1]);
  return units.length > 1 && units.every((unit) => unit !== undefined && unit === units[0]);
};

/** Patch levels of a load generator do not change results. */
const withoutPatchLevel = (text: string): string => normalizeDashes(text).replace(/\b(\d+\.\d+)\.\d+\b/g, '$1');

/**
 * Rounds memory sizes: 3785420 KiB and 3814092 KiB both come from machines with 4 GiB, part of which the firmware reserves.
 */
function gibibytes(text: string): string {
  const [, amount, unit = ''] = /^([\d.]+)\s*([KMGT])i?B/i.exec(text) ?? [];
  const power = { k: -2, m: -1, g: 0, t: 1 }[unit.toLowerCase()];
  return amount === undefined || power === undefined ? text : `${Math.ceil(Number(amount) * 1024 ** power)} GiB`;
}

/** The duration and the warm-up of the tests in the text of a page: "15 minutes", "**900 seconds**", "300 s". */
const time = String.raw`(\d+(?:\.\d+)?)[\s-]{0,3}(s|secs?|seconds?|m|mins?|minutes?|h|hours?)\b`;
const is = String.raw`\s{0,3}(?:is|was|of|:|=|lasts|lasted|takes|took)?\s{1,3}(?:about )?`;
const durations = [
  new RegExp(String.raw`\b(?:duration of (?:each|every|a|the) test|test duration)${is}${time}`, 'i'),
  new RegExp(
    String.raw`\b(?:each|every) test (?:(?:is|was) )?(?:runs?|ran|lasts|lasted|takes|took|executed) (?:for )?${time}`,
    'i',
  ),
  new RegExp(String.raw`\btests (?:(?:are|were) )?(?:run|ran|last|lasted|took|executed) (?:for )?${time}`, 'i'),
  new RegExp(String.raw`^[ \t]{0,20}[-*+][ \t]{1,5}duration:[ \t]{1,5}${time}`, 'im'),
];
const warmups = [
  new RegExp(String.raw`\bwarm-?up(?: period| time| phase)?${is}${time}`, 'i'),
  new RegExp(String.raw`\b${time} (?:of |for |as )?(?:a )?warm-?up`, 'i'),
];

/** In the form "900 s"; undefined if the text does not mention it. */
export const findDuration = (text: string): string | undefined => first(durations, text);
export const findWarmup = (text: string): string | undefined => first(warmups, text);

/** The time at the start of a cell or list item. */
const parseTime = (text: string): string | undefined => first([new RegExp(`^${time}`, 'i')], removeEmphasis(text));

function first(patterns: readonly RegExp[], text: string): string | undefined {
  const words = removeEmphasis(text);
  for (const pattern of patterns) {
    const [, amount, unit = ''] = pattern.exec(words) ?? [];
    if (amount !== undefined) return `${(parseMilliseconds(`${amount} ${unit}`) ?? NaN) / 1000} s`;
  }
  return undefined;
}

const removeEmphasis = (text: string): string => text.replace(/[*_`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, '');
