/** Saves tables and charts as files. */
import { element } from '../shared/dom.js';

function saveBlob(file: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  element('a', { href: address, download: file }).click();
  // The browser reads the address after the click.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
}

export function button(text: string, work: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: 'small-button' }, text);
  made.addEventListener('click', work);
  return made;
}

/** Saves a table for a spreadsheet. */
export const saveButton = (name: string, table: () => SavedTable): HTMLButtonElement =>
  button('CSV', () => {
    saveBlob(`${name}.csv`, new Blob([toCsv(table())], { type: 'text/csv;charset=utf-8' }));
  });

/** @param canvas is drawn on the colour of the page */
export function savePng(file: string, title: string, canvases: readonly HTMLCanvasElement[]): void {
  const [first] = canvases;
  if (first === undefined) return;
  const head = 28 * devicePixelRatio;
  const whole = element('canvas', { width: first.width, height: first.height + head });
  const context = whole.getContext('2d');
  if (context === null) return;
  const style = getComputedStyle(document.body);
  context.fillStyle = style.backgroundColor;
  context.fillRect(0, 0, whole.width, whole.height);
  context.fillStyle = style.color;
  context.font = `600 ${String(14 * devicePixelRatio)}px system-ui, sans-serif`;
  context.fillText(title, 8 * devicePixelRatio, 19 * devicePixelRatio);
  for (const canvas of canvases) context.drawImage(canvas, 0, head);
  whole.toBlob((blob) => {
    if (blob !== null) saveBlob(file, blob);
  });
}

/** Rows of cells; the first row has the headers. */
export type SavedTable = readonly (readonly (string | number | null)[])[];

/** A cell that a spreadsheet would take for a formula begins with an apostrophe. */
const toCsv = (rows: SavedTable): string => rows.map((cells) => `${cells.map(csvCell).join(',')}\n`).join('');

function csvCell(value: string | number | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
