/**
 * The statistics of the run: one row per case and the total. Rows can be sorted and filtered; only those in view are in the
 * document, so that thousands of cases stay fast.
 */
import { compareNaturally, groupBy } from '../../src/lang/objects.js';
import type { PageRow, PageStatistics } from '../../src/report/page/report-data.js';
import { element } from '../shared/dom.js';
import { oncePerFrame, readWords } from '../shared/filter.js';
import { saveButtons, type SavedTable } from './save.js';
import { formatSize } from '../../src/lang/format.js';
import { formatAmount } from '../../src/report/phrases/numbers.js';
import { percentileOf } from './charts.js';

const rowHeight = 29;
/** Shorter tables are shown whole. */
const mostWhole = 60;
const spareRows = 10;
const small = matchMedia('(max-width: 1000px)');

/**
 * @param onChoose called with the name of a case whose row was clicked
 */
export function statisticsTable(statistics: PageStatistics, onChoose: (name: string) => void): readonly HTMLElement[] {
  const table = new Table(statistics);
  const { baseline, change, all, search, count, box } = table;
  const hasPast = statistics.rows.some(({ was }) => was !== undefined);
  const redraw = (): void => {
    table.draw();
  };
  box.addEventListener('click', ({ target }) => {
    const find = (name: string): string | undefined =>
      target instanceof Element ? target.closest<HTMLElement>(`[data-${name}]`)?.dataset[name] : undefined;
    const [column, name] = [find('column'), find('name')];
    if (column !== undefined) table.sortBy(Number(column));
    else if (name !== undefined) onChoose(name);
  });
  box.addEventListener(
    'scroll',
    oncePerFrame(() => {
      table.drawRows();
    }),
  );
  search.addEventListener(
    'input',
    oncePerFrame(() => {
      table.filter();
    }),
  );
  for (const field of [baseline, change, all]) field.addEventListener('change', redraw);
  // A window that gets smaller has only what the verdict is about, as one that was small from the start.
  small.addEventListener('change', () => {
    all.checked = table.showsAll();
    redraw();
  });
  addEventListener('beforeprint', () => {
    table.drawRows(true);
  });
  addEventListener('afterprint', redraw);
  const toggles = hasPast ? [element('label', {}, baseline, ' baseline'), element('label', {}, change, ' change')] : [];
  if (statistics.judged.length > 0) toggles.push(element('label', {}, all, ' all columns'));
  const save = element('span', { class: 'save' }, ...saveButtons('statistics', () => table.list()));
  table.draw();
  // The height of the box is known once it is in the page.
  requestAnimationFrame(() => {
    table.drawRows();
  });
  return [
    element('div', { class: 'bar-of-table' }, element('label', {}, 'Find ', search), ...toggles, count, save),
    box,
  ];
}

class Table {
  readonly search = element('input', { type: 'search', placeholder: 'part of a name', 'aria-label': 'Find a row' });
  readonly baseline = element('input', { type: 'checkbox' });
  readonly change = element('input', { type: 'checkbox' });
  readonly all = element('input', { type: 'checkbox' });
  readonly count = element('output', { class: 'dim' });
  private readonly table = element('table', { class: 'statistics' });
  readonly box = element(
    'div',
    { class: 'scroll rows', tabindex: 0, role: 'region', 'aria-label': 'Statistics' },
    this.table,
  );
  private readonly names: ReadonlyMap<PageRow, string>;
  private readonly total: readonly PageRow[];
  private sorted = { column: -1, isDown: false };
  /** The rows of a label together, in the order of their loads; those that got worse first. */
  private readonly grouped: readonly PageRow[];
  private columns: readonly Column[] = [];
  private ordered: readonly PageRow[] = [];
  private shown: readonly PageRow[] = [];

  constructor(private readonly statistics: PageStatistics) {
    const { rows, total } = statistics;
    this.grouped = groupRows(rows);
    this.change.checked = rows.some(isWorse);
    this.all.checked = this.showsAll();
    this.names = new Map(rows.map((row) => [row, row.name.toLowerCase()]));
    this.total = total === undefined ? [] : [{ ...total, name: 'Total', label: 'Total' }];
    this.box.classList.toggle('long', rows.length > mostWhole);
  }

  /** Beside the changes not all columns fit on a desk, and on a smaller screen they never do. */
  showsAll(): boolean {
    return this.statistics.judged.length === 0 || !(this.change.checked || small.matches);
  }

  draw(): void {
    this.columns = this.choose(this.all.checked);
    this.sort();
    this.select();
    const head = element('tr', {}, ...this.columns.map((column, i) => headCell(column, i, this.sorted)));
    const totals = this.total.map((row) => rowElement(row, this.columns));
    this.table.replaceChildren(element('thead', {}, head, ...totals), element('tbody'));
    this.drawRows();
  }

  private choose(isAll: boolean): readonly Column[] {
    return listColumns(this.statistics, this.baseline.checked, this.change.checked, isAll);
  }

  /** @param isWhole whether all rows are drawn, not only those in view */
  drawRows(isWhole = this.shown.length <= mostWhole): void {
    const { box, shown, columns } = this;
    const first = isWhole ? 0 : Math.max(0, Math.floor(box.scrollTop / rowHeight) - spareRows);
    const last = isWhole ? shown.length : first + Math.ceil(box.clientHeight / rowHeight) + 2 * spareRows;
    this.table.tBodies[0]?.replaceChildren(
      spacer(first, columns.length),
      ...shown
        .slice(first, last)
        .map((row, i) => rowElement(row, columns, this.sorted.column < 0 && shown[first + i - 1]?.label === row.label)),
      spacer(Math.max(0, shown.length - last), columns.length),
    );
  }

  /** Numbers are mostly wanted in descending order. */
  sortBy(column: number): void {
    this.sorted = { column, isDown: this.sorted.column === column ? !this.sorted.isDown : column > 0 };
    this.draw();
  }

  filter(): void {
    this.select();
    this.box.scrollTop = 0;
    this.drawRows();
  }

  private select(): void {
    const words = readWords(this.search);
    this.shown = this.ordered.filter((row) => words.every((word) => this.names.get(row)?.includes(word)));
    const [found, all] = [this.shown.length, this.ordered.length];
    this.count.textContent = found === all ? '' : `${String(found)} of ${String(all)}`;
  }

  /** All rows in their order, so that a keystroke only filters. */
  private sort(): void {
    const column = this.columns[this.sorted.column];
    if (column === undefined) {
      this.ordered = this.grouped;
      return;
    }
    const sign = this.sorted.isDown ? -1 : 1;
    const keyed = this.statistics.rows.map((row) => [column.read(row), row] as const);
    this.ordered = keyed.sort(([a], [b]) => compareCells(a, b, sign)).map(([, row]) => row);
  }

  /** The rows that are shown, with the total and all columns, for a file. */
  list(): SavedTable {
    const columns = this.choose(true);
    const headers = columns.map(({ title, unit }) => (unit === '' ? title : `${title} (${unit})`));
    return [headers, ...[...this.shown, ...this.total].map((row) => columns.map((column) => column.read(row)))];
  }
}

/** Cells without a value come last in either direction. */
function compareCells(a: Cell, b: Cell, sign: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compareNaturally(String(a), String(b)));
}

function headCell({ title, unit }: Column, index: number, sorted: { column: number; isDown: boolean }): HTMLElement {
  const isSorted = sorted.column === index;
  const mark = isSorted ? (sorted.isDown ? ' ▾' : ' ▴') : '';
  return element(
    'th',
    { scope: 'col', 'aria-sort': isSorted ? (sorted.isDown ? 'descending' : 'ascending') : 'none' },
    element(
      'button',
      { type: 'button', 'data-column': index },
      `${title}${mark}`,
      unit === '' ? undefined : element('span', { class: 'unit' }, unit),
    ),
  );
}

/** @param isRepeated whether the row above is of the same label, which need not be read again */
function rowElement(row: PageRow, columns: readonly Column[], isRepeated = false): HTMLElement {
  const [, ...numbers] = columns;
  const name = element('bdi', { title: row.name, ...(isRepeated && { class: 'repeated' }) }, row.label);
  return element(
    'tr',
    { 'data-name': row.name },
    element(
      'th',
      { scope: 'row' },
      name,
      row.isTransaction ? element('span', { class: 'dim' }, ' transaction') : undefined,
    ),
    ...numbers.map((column) => {
      const value = column.read(row);
      return element('td', { class: column.tone?.(value, row) || undefined }, column.format(value));
    }),
  );
}

function spacer(rows: number, columns: number): HTMLElement {
  const row = element('tr', { class: 'spacer' }, element('td', { colspan: columns }));
  row.hidden = rows === 0;
  row.style.height = `${String(rows * rowHeight)}px`;
  return row;
}

/** The columns of the table of statistics, and the order of its rows. */
export type Cell = number | string | null;
interface Column {
  readonly title: string;
  /** The unit in the head, so that cells have none. */
  readonly unit: string;
  readonly read: (row: PageRow) => Cell;
  readonly format: (value: Cell) => string;
  /** The class of a cell: what moved is tinted, and what a few requests decide is grey. */
  readonly tone?: (value: Cell, row: PageRow) => string;
}

/** Short titles: thirteen columns fit on a desk. */
const titles: Readonly<Record<string, string>> = {
  errorPercent: 'error %',
  throughput: 'throughput',
  receivedKBPerSec: 'received',
  sentKBPerSec: 'sent',
};

/** Whether a metric of the row got worse, waived or not, or looks worse. */
const isWorse = ({ tones = [] }: PageRow): boolean =>
  tones.some((tone) => tone !== null && ['far', 'worse', 'waived', 'suspect'].includes(tone));

function groupRows(rows: readonly PageRow[]): readonly PageRow[] {
  const groups = [...groupBy(rows, ({ label }) => label)].map(([label, own]) => ({
    label,
    own: own.toSorted((a, b) => compareNaturally(a.on.join(' '), b.on.join(' '))),
    rank: own.some(isWorse) ? 0 : 1,
  }));
  return groups.sort((a, b) => a.rank - b.rank || compareNaturally(a.label, b.label)).flatMap(({ own }) => own);
}

const toneOfErrors = (value: Cell): string => (typeof value === 'number' && value > 0 ? 'bad' : '');

/** With fewer requests than this beyond a percentile, chance decides it. */
const fewBeyond = 10;

function isOfFew(id: string, samples: number | undefined): boolean {
  const percentile = percentileOf(id);
  return percentile !== undefined && percentile > 95 && (samples ?? Infinity) * (1 - percentile / 100) < fewBeyond;
}

/** @param isAll whether there are columns beside those that the verdict is about */
function listColumns(
  { metrics, axes, judged, rows }: PageStatistics,
  isPast: boolean,
  isChange: boolean,
  isAll: boolean,
): readonly Column[] {
  const plain = (value: Cell): string =>
    typeof value === 'number' ? formatAmount(value, { unit: '' }) : (value ?? '–');
  const columns: readonly Column[] = [
    { title: 'label', unit: '', read: ({ label }) => label, format: plain },
    ...axes.map((title, i): Column => ({
      title,
      unit: '',
      read: ({ on }) => toCell(on[i]),
      format: plain,
      tone: () => 'axis',
    })),
    { title: 'samples', unit: '', read: ({ samples }) => samples ?? null, format: plain },
    ...(isAll
      ? [
          {
            title: 'errors',
            unit: '',
            read: ({ errors }: PageRow) => errors ?? null,
            format: plain,
            tone: toneOfErrors,
          },
        ]
      : []),
    ...metrics.flatMap(({ id, title: long, unit: own, scale }, i): readonly Column[] => {
      if (!isAll && !judged.includes(i)) return [];
      const title = titles[id] ?? long;
      const unit = id === 'errorPercent' ? '' : own;
      const now = (row: PageRow): Cell => row.values[i] ?? null;
      const was = (row: PageRow): Cell => row.was?.[i] ?? null;
      const tintOf = (row: PageRow): string => {
        const tone = row.tones?.[i] ?? '';
        const errors = id === 'errorPercent' ? toneOfErrors(now(row)) : '';
        return [tone, errors, isOfFew(id, row.samples) ? 'few' : ''].filter((name) => name !== '').join(' ');
      };
      const ofMetric: Column[] = [{ title, unit, read: now, format: plain, tone: (_, row) => tintOf(row) }];
      if (isPast) ofMetric.push({ title: `${title} before`, unit, read: was, format: plain });
      if (isChange && judged.includes(i))
        ofMetric.push({
          title: `${title} ±`,
          unit: scale === 'points' ? 'points' : '%',
          read: (row) => row.change?.[judged.indexOf(i)] ?? null,
          format: (value) => (typeof value !== 'number' ? '–' : formatSize(value).replace(/ %$/, '')),
          tone: (_, row) => tintOf(row),
        });
      return ofMetric;
    }),
  ];
  // What moved comes first: on a phone, the others are beyond its edge.
  const errors = metrics.findIndex(({ id }) => id === 'errorPercent');
  const areErrorsWorse = rows.some(({ tones }) => tones?.[errors] === 'far' || tones?.[errors] === 'worse');
  const isAside = ({ title }: Column): boolean =>
    title === 'samples' || (!areErrorsWorse && title.startsWith(titles['errorPercent'] ?? ''));
  return isAll ? columns : [...columns.filter((column) => !isAside(column)), ...columns.filter(isAside)];
}

/** Loads are sorted as numbers. */
const toCell = (value: string | null | undefined): Cell =>
  value === null || value === undefined ? null : /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;
