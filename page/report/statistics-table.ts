/**
 * The statistics of the run: one row per case and the total. Rows can be sorted, and the filter of the page is theirs, too; only those in view are in the
 * document, so that thousands of cases stay fast.
 */
import { compareNaturally } from '../../src/lang/objects.js';
import type { PageRow, PageStatistics } from '../../src/report/page/report-data.js';
import { groupRows, isWorse, listColumns, type Datum, type Field, type PastOf } from './statistics-columns.js';
import { element } from '../shared/dom.js';
import { oncePerFrame } from '../shared/cases.js';
import { saveButton, type SavedTable } from '../shared/save.js';

const rowHeight = 29;
/** Shorter tables are shown whole. */
const mostWhole = 60;
const spareRows = 10;
const small = matchMedia('(max-width: 1000px)');

/** @param lower the name in lower case */
type IsShown = (name: string, lower: string) => boolean;

export interface StatisticsTable {
  readonly parts: readonly HTMLElement[];
  readonly filter: (isShown: IsShown) => void;
  /** The title of the column by which rows are sorted, after "-" in descending order; empty in the usual order. */
  readonly sort: { value: string };
}

/**
 * @param onChoose called with the name of a case whose row was clicked
 * @param onSort called when the reader sorted the rows
 */
export function statisticsTable(
  statistics: PageStatistics,
  pastOf: PastOf,
  onChoose: (name: string) => void,
  onSort: () => void,
): StatisticsTable {
  const table = new Table(statistics, pastOf);
  const { baseline, change, all, box } = table;
  const hasPast = statistics.rows.some(({ change: moved, was }) => (moved ?? was) !== undefined);
  const redraw = (): void => {
    table.draw();
  };
  box.addEventListener('click', ({ target }) => {
    const find = (name: string): string | undefined =>
      target instanceof Element ? target.closest<HTMLElement>(`[data-${name}]`)?.dataset[name] : undefined;
    const [column, name] = [find('column'), find('name')];
    if (column !== undefined) {
      table.sortBy(column);
      onSort();
    } else if (name !== undefined) onChoose(name);
  });
  box.addEventListener(
    'scroll',
    oncePerFrame(() => {
      table.drawRows();
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
  const save = element(
    'span',
    { class: 'save' },
    saveButton('statistics', () => table.list()),
  );
  table.draw();
  // The height of the box is known once it is in the page and not folded.
  new ResizeObserver(oncePerFrame(table.refill)).observe(box);
  return {
    parts: [element('div', { class: 'bar-of-table' }, ...toggles, save), box],
    filter: table.filter,
    sort: table,
  };
}

class Table {
  readonly baseline = element('input', { type: 'checkbox' });
  readonly change = element('input', { type: 'checkbox' });
  readonly all = element('input', { type: 'checkbox' });
  private readonly table = element('table', { class: 'statistics' });
  readonly box = element(
    'div',
    { class: 'scroll rows', tabindex: 0, role: 'region', 'aria-label': 'Statistics' },
    this.table,
  );
  private readonly total: readonly PageRow[];
  private sorted = { title: '', isDown: false };
  private isShown: IsShown = () => true;
  private readonly names: ReadonlyMap<PageRow, string>;
  /** The rows of a label together, in the order of their loads; those that got worse first. */
  private readonly grouped: readonly PageRow[];
  private columns: readonly Field[] = [];
  private ordered: readonly PageRow[] = [];
  private shown: readonly PageRow[] = [];

  constructor(
    private readonly statistics: PageStatistics,
    private readonly pastOf: PastOf,
  ) {
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
    const head = element('tr', {}, ...this.columns.map((column) => headCell(column, this.sorted)));
    const totals = this.total.map((row) => rowElement(row, this.columns));
    this.table.replaceChildren(element('thead', {}, head, ...totals), element('tbody'));
    this.drawRows();
  }

  private choose(isAll: boolean): readonly Field[] {
    return listColumns(this.statistics, this.baseline.checked ? this.pastOf : undefined, this.change.checked, isAll);
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
        .map((row, i) =>
          rowElement(row, columns, this.sorted.title === '' && shown[first + i - 1]?.label === row.label),
        ),
      spacer(Math.max(0, shown.length - last), columns.length),
    );
  }

  /** Numbers are mostly wanted in descending order. */
  sortBy(title: string): void {
    const isDown = this.sorted.title === title ? !this.sorted.isDown : title !== this.columns[0]?.title;
    this.value = `${isDown ? '-' : ''}${title}`;
  }

  get value(): string {
    return `${this.sorted.isDown ? '-' : ''}${this.sorted.title}`;
  }

  set value(text: string) {
    this.sorted = { title: text.replace(/^-/, ''), isDown: text.startsWith('-') };
    this.draw();
  }

  readonly filter = (isShown: IsShown): void => {
    this.isShown = isShown;
    if (this.box.closest('details')?.open !== false) this.refill();
  };

  /** Draws the rows that the filter leaves; those of a folded table when it is opened. */
  readonly refill = (): void => {
    this.select();
    this.box.scrollTop = 0;
    this.drawRows();
  };

  private select(): void {
    this.shown = this.ordered.filter((row) => this.isShown(row.name, this.names.get(row) ?? ''));
  }

  /** All rows in their order, so that a keystroke only filters. */
  private sort(): void {
    const column = this.columns.find(({ title }) => title === this.sorted.title);
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
function compareCells(a: Datum, b: Datum, sign: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compareNaturally(String(a), String(b)));
}

function headCell({ title, unit }: Field, sorted: { title: string; isDown: boolean }): HTMLElement {
  const isSorted = sorted.title === title;
  const mark = isSorted ? (sorted.isDown ? ' ▾' : ' ▴') : '';
  return element(
    'th',
    { scope: 'col', 'aria-sort': isSorted ? (sorted.isDown ? 'descending' : 'ascending') : 'none' },
    element(
      'button',
      { type: 'button', 'data-column': title },
      `${title}${mark}`,
      unit === '' ? undefined : element('span', { class: 'unit' }, unit),
    ),
  );
}

/** @param isRepeated whether the row above is of the same label, which need not be read again */
function rowElement(row: PageRow, columns: readonly Field[], isRepeated = false): HTMLElement {
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
