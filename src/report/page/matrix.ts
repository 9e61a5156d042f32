/** Renders the case matrix as an HTML heat map. The script fills in other metrics and opens cases. */
import { formatPair } from '../phrases/numbers.js';
import type { CaseFindings } from './case-findings.js';
import { rowNameHtml, scrollBox, toHtml } from './document.js';
import { layOut, type MatrixLayout, type MatrixRow, type MatrixSection } from './matrix-layout.js';
import { findTone } from './tone.js';
import type { Wording } from '../phrases/wording.js';

/** A case with its index in the data. */
type IndexedCase = CaseFindings & { readonly index: number };

export function matrixHtml(cases: readonly CaseFindings[], wording: Wording): string {
  const indexed = cases.map((row, index): IndexedCase => ({ ...row, index }));
  const layout = layOut(indexed.filter(({ shown }) => shown !== undefined));
  if (layout.sections.length === 0) return '';
  const wide = layout.columns.length + 1;
  const sections = layout.sections.map((section) => sectionHtml(section, wide, wording)).join('\n');
  return scrollBox('Case matrix', `<table class="matrix">\n<thead>${headHtml(layout)}</thead>\n${sections}\n</table>`);
}

function headHtml({ axes, columns }: MatrixLayout<IndexedCase>): string {
  if (axes.length === 0) return '<tr><th scope="col">case</th><th scope="col" class="cell">change</th></tr>';
  const inner = columns.map((values) => `<th scope="col" class="cell">${toHtml(values.at(-1) ?? '') || '–'}</th>`);
  const [outerAxis = '', innerAxis = outerAxis] = axes;
  if (axes.length === 1) return `<tr><th scope="col" class="axis">${toHtml(outerAxis)}</th>${inner.join('')}</tr>`;
  const outer = new Map<string, number>();
  for (const [value = ''] of columns) outer.set(value, (outer.get(value) ?? 0) + 1);
  const groups = [...outer].map(
    ([value, span]) => `<th scope="colgroup" colspan="${String(span)}" class="group">${toHtml(value) || '–'}</th>`,
  );
  return `<tr><th scope="col" class="axis">${toHtml(outerAxis)}</th>${groups.join('')}</tr><tr><th scope="col" class="axis">${toHtml(innerAxis)}</th>${inner.join('')}</tr>`;
}

function sectionHtml({ scenario, constant, rows }: MatrixSection<IndexedCase>, wide: number, wording: Wording): string {
  const note = constant === '' ? '' : ` <span class="dim">${toHtml(constant)}</span>`;
  // A single row without a name needs no line above it.
  const only = rows.length === 1 && rows[0]?.name === 'all';
  const head = `<tr class="scenario"><th scope="rowgroup" colspan="${String(wide)}"><bdi>${toHtml(scenario)}</bdi>${note}</th></tr>`;
  const name = only ? `<bdi>${toHtml(scenario)}</bdi>${note}` : undefined;
  return `<tbody>${only ? '' : head}${rows.map((row) => rowHtml(row, wording, name)).join('\n')}</tbody>`;
}

const rowHtml = ({ name, cells }: MatrixRow<IndexedCase>, wording: Wording, title = rowNameHtml(name)): string =>
  `<tr><th scope="row">${title}</th>${cells.map((cell) => cellHtml(cell, wording)).join('')}</tr>`;

/** "−37 %", or the verdict if there is no change to show. */
function cellHtml(cell: IndexedCase | undefined, wording: Wording): string {
  if (cell?.shown === undefined) return '<td></td>';
  const { index, word, shown } = cell;
  const change = shown.objective === undefined ? formatPair(shown, wording)[0].replace(/ \(.*/, '') : '';
  return `<td><a class="cell ${findTone(shown)}" href="#c${String(index)}">${toHtml(change || word)}</a></td>`;
}
