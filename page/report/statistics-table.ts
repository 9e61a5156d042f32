/**
 * The statistics of the run: one row per case and the total. Rows can be sorted and filtered; only those in view are in the
 * document, so that thousands of cases stay fast.
 */
import { formatAmount } from '../../src/report/phrases/amount.js';
import { formatSize } from '../../src/lang/format-number.js';
import { compareNaturally } from '../../src/lang/natural-order.js';
import type { PageRow, PageStatistics } from '../../src/report/page/report-types.js';
import { element } from '../shared/dom.js';
import { readWords } from '../shared/filter.js';
import { oncePerFrame } from '../shared/state.js';
import { saveText, toCsv } from './save.js';

type Cell = number | string | null;
interface Column {
  readonly title: string;
  /** The unit in the head, so that cells have none. */
  readonly unit: string;
  readonly read: (row: PageRow) => Cell;
  readonly format: (value: Cell) => string;
  /** "bad" or "good" colours a change. */
  readonly tone?: (value: Cell) => string;
}

const rowHeight = 29;
/** Shorter tables are shown whole. */
const mostWhole = 60;
const spareRows = 10;

/** Short titles: thirteen columns fit on a desk. */
const titles: Readonly<Record<string, string>> = {
  errorPercent: 'error %',
  throughput: 'throughput',
  receivedKBPerSec: 'received',
  sentKBPerSec: 'sent',
};

/** @param onChoose called with the name of a case whose row was clicked */
export function statisticsTable(statistics: PageStatistics, onChoose: (name: string) => void): readonly HTMLElement[] {
  const { rows, total, metrics } = statistics;
  const hasPast = rows.some(({ was }) => was !== undefined);
  const search = element('input', { type: 'search', placeholder: 'part of a name', 'aria-label': 'Find a row' });
  const [baseline, change] = ['baseline', 'change'].map(() => element('input', { type: 'checkbox' }));
  const count = element('output', { class: 'dim' });
  const table = element('table', { class: 'statistics' });
  const box = element('div', { class: 'scroll rows', tabindex: 0, role: 'region', 'aria-label': 'Statistics' }, table);
  const names = new Map(rows.map((row) => [row, row.name.toLowerCase()]));
  let sorted = { column: 0, isDown: false };
  let columns = listColumns(statistics, false, false);
  let shown: readonly PageRow[] = rows;

  const select = (): void => {
    const words = readWords(search);
    const column = columns[sorted.column];
    shown = rows.filter((row) => words.every((word) => names.get(row)?.includes(word)));
    if (column !== undefined) {
      const sign = sorted.isDown ? -1 : 1;
      const keyed = shown.map((row) => [column.read(row), row] as const);
      shown = keyed.sort(([a], [b]) => compareCells(a, b, sign)).map(([, row]) => row);
    }
    count.textContent = shown.length === rows.length ? '' : `${String(shown.length)} of ${String(rows.length)}`;
  };
  const drawRows = (isWhole = shown.length <= mostWhole): void => {
    const first = isWhole ? 0 : Math.max(0, Math.floor(box.scrollTop / rowHeight) - spareRows);
    const last = isWhole ? shown.length : first + Math.ceil(box.clientHeight / rowHeight) + 2 * spareRows;
    const body = table.tBodies[0];
    body?.replaceChildren(
      spacer(first, columns.length),
      ...shown.slice(first, last).map((row) => rowElement(row, columns)),
      spacer(Math.max(0, shown.length - last), columns.length),
    );
  };
  const draw = (): void => {
    columns = listColumns(statistics, baseline?.checked === true, change?.checked === true);
    select();
    box.classList.toggle('long', rows.length > mostWhole);
    const head = element('tr', {}, ...columns.map((column, i) => headCell(column, i, sorted)));
    const foot = total === undefined ? [] : [rowElement({ ...total, name: 'Total' }, columns)];
    table.replaceChildren(element('thead', {}, head, ...foot), element('tbody'));
    drawRows();
  };
  table.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const column = target?.closest<HTMLElement>('[data-column]')?.dataset['column'];
    const name = target?.closest<HTMLElement>('[data-name]')?.dataset['name'];
    if (column !== undefined) {
      const chosen = Number(column);
      // Numbers are mostly wanted in descending order.
      sorted = { column: chosen, isDown: sorted.column === chosen ? !sorted.isDown : chosen > 0 };
      draw();
    } else if (name !== undefined) onChoose(name);
  });
  box.addEventListener('scroll', oncePerFrame(drawRows));
  search.addEventListener(
    'input',
    oncePerFrame(() => {
      select();
      box.scrollTop = 0;
      drawRows();
    }),
  );
  for (const field of [baseline, change]) field?.addEventListener('change', draw);
  addEventListener('beforeprint', () => {
    drawRows(true);
  });
  addEventListener('afterprint', () => {
    drawRows();
  });
  const listed = (): readonly (readonly Cell[])[] =>
    [...shown, ...(total === undefined ? [] : [{ ...total, name: 'Total' }])].map((row) =>
      columns.map((column) => column.read(row)),
    );
  const heads = (): readonly string[] =>
    columns.map(({ title, unit }) => (unit === '' ? title : `${title} (${unit})`));
  const csv = button('CSV', () => {
    saveText('statistics.csv', 'text/csv', toCsv([heads(), ...listed()]));
  });
  const json = button('JSON', () => {
    const objects = listed().map((cells) => Object.fromEntries(heads().map((head, i) => [head, cells[i] ?? null])));
    saveText('statistics.json', 'application/json', `${JSON.stringify(objects, undefined, 2)}\n`);
  });
  const toggles = hasPast
    ? [element('label', {}, baseline, ' baseline'), element('label', {}, change, ' change')]
    : [];
  const bar = element('div', { class: 'bar-of-table' }, element('label', {}, 'Find ', search), ...toggles, count);
  bar.append(element('span', { class: 'save' }, csv, json));
  // The height of the box is known once it is in the page.
  requestAnimationFrame(draw);
  if (metrics.length > 0) draw();
  return [bar, box];
}

export function button(text: string, work: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: 'small-button' }, text);
  made.addEventListener('click', work);
  return made;
}

function listColumns({ metrics }: PageStatistics, isPast: boolean, isChange: boolean): readonly Column[] {
  const plain = (value: Cell): string => (typeof value === 'number' ? formatAmount(value, { unit: '' }) : (value ?? '–'));
  return [
    { title: 'label', unit: '', read: ({ name }) => name, format: plain },
    { title: 'samples', unit: '', read: ({ samples }) => samples ?? null, format: plain },
    { title: 'errors', unit: '', read: ({ errors }) => errors ?? null, format: plain },
    ...metrics.flatMap(({ id, title: long, unit: own, better, scale }, i): readonly Column[] => {
      const title = titles[id] ?? long;
      const unit = id === 'errorPercent' ? '' : own;
      const now = (row: PageRow): Cell => row.values[i] ?? null;
      const was = (row: PageRow): Cell => row.was?.[i] ?? null;
      const columns: Column[] = [{ title, unit, read: now, format: plain }];
      if (isPast) columns.push({ title: `${title} before`, unit, read: was, format: plain });
      if (isChange)
        columns.push({
          title: `${title} ±`,
          unit: scale === 'points' ? 'points' : '%',
          read: (row) => changeOf(now(row), was(row), scale === 'points'),
          format: (value) => (typeof value !== 'number' ? '–' : formatSize(value).replace(/ %$/, '')),
          tone: (value) =>
            typeof value !== 'number' || Math.abs(value) < 0.05 ? '' : value > 0 === (better === 'higher') ? 'good' : 'bad',
        });
      return columns;
    }),
  ];
}

function changeOf(now: Cell, was: Cell, isPoints: boolean): Cell {
  if (typeof now !== 'number' || typeof was !== 'number') return null;
  if (isPoints) return now - was;
  return was === 0 ? null : (100 * (now - was)) / was;
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

function rowElement(row: PageRow, columns: readonly Column[]): HTMLElement {
  const [, ...numbers] = columns;
  const name = element('bdi', { title: row.name }, row.name);
  return element(
    'tr',
    { 'data-name': row.name, ...((row.errors ?? 0) > 0 && { class: 'failing' }) },
    element('th', { scope: 'row' }, name, row.isTransaction ? element('span', { class: 'dim' }, ' transaction') : undefined),
    ...numbers.map((column) => {
      const value = column.read(row);
      return element('td', { class: column.tone?.(value) || undefined }, column.format(value));
    }),
  );
}

function spacer(rows: number, columns: number): HTMLElement {
  const row = element('tr', { class: 'spacer' }, element('td', { colspan: columns }));
  row.hidden = rows === 0;
  row.style.height = `${String(rows * rowHeight)}px`;
  return row;
}
