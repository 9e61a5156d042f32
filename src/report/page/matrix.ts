/** Renders the case matrix as an HTML heat map. The script fills in other metrics and opens cases. */
import { type CaseFindings, findTone } from './report-data.js';
import { rowNameHtml, scrollBox, toHtml } from '../blocks/html.js';
import type { Wording } from '../sentences/words.js';
import { compareNaturally, groupBy, readOwn } from '../../lang/objects.js';
import type { CaseName } from '../../model/documents.js';
import { formatChangeAndValues } from '../sentences/figures.js';

/** A case with its index in the data. */
type IndexedCase = CaseFindings & { readonly index: number };

export function matrixHtml(cases: readonly CaseFindings[], wording: Wording): string {
  const indexed = cases.map((row, index): IndexedCase => ({ ...row, index }));
  const { axis, columns, sections } = layOut(indexed.filter(({ shown }) => shown !== undefined));
  if (sections.length === 0) return '';
  const bodies = sections.map((section) => sectionHtml(section, columns.length + 1, wording)).join('\n');
  return scrollBox(
    'Case matrix',
    `<table class="matrix">\n<thead>${headHtml(axis, columns)}</thead>\n${bodies}\n</table>`,
  );
}

function headHtml(axis: string | undefined, columns: readonly string[]): string {
  if (axis === undefined) return '<tr><th scope="col">case</th><th scope="col" class="cell">change</th></tr>';
  const values = columns.map((value) => `<th scope="col" class="cell">${toHtml(value) || '–'}</th>`);
  return `<tr><th scope="col" class="axis">${toHtml(axis)}</th>${values.join('')}</tr>`;
}

function sectionHtml({ scenario, constant, rows }: MatrixSection<IndexedCase>, wide: number, wording: Wording): string {
  const note = constant === '' ? '' : ` <span class="dim">${toHtml(constant)}</span>`;
  // A single row without a name needs no line above it.
  const only = rows.length === 1 && rows[0]?.name === 'all';
  const head = `<tr class="scenario"><th scope="rowgroup" colspan="${String(wide)}"><bdi>${toHtml(scenario)}</bdi>${note}</th></tr>`;
  const lines = rows.map(({ name, cells }) => {
    const title = only ? `<bdi>${toHtml(scenario)}</bdi>${note}` : rowNameHtml(name);
    return `<tr><th scope="row">${title}</th>${cells.map((cell) => cellHtml(cell, wording)).join('')}</tr>`;
  });
  return `<tbody>${only ? '' : head}${lines.join('\n')}</tbody>`;
}

/** "−37 %", or the verdict if there is no change to show. */
function cellHtml(cell: IndexedCase | undefined, wording: Wording): string {
  if (cell?.shown === undefined) return '<td></td>';
  const { index, word, shown } = cell;
  const change = shown.objective === undefined ? formatChangeAndValues(shown, wording)[0].replace(/ \(.*/, '') : '';
  return `<td><a class="cell ${findTone(shown)}" href="#c${String(index)}">${toHtml(change || word)}</a></td>`;
}

interface MatrixSection<Item> {
  readonly scenario: string;
  /** The values that all cases of the scenario share: "POST /cart", "heap=2G". */
  readonly constant: string;
  /** A cell per column; undefined if there is no such case. */
  readonly rows: readonly { readonly name: string; readonly cells: readonly (Item | undefined)[] }[];
}

interface Item {
  readonly case: CaseName;
}

/** A matrix with more columns does not fit on a screen. */
const mostColumns = 12;

/**
 * Arranges cases as a matrix: scenarios and labels as rows, an axis as columns, or a single column without one.
 *
 * @param axes those of which one may be the axis of the columns
 */
export function layOut<Cell extends Item>(items: readonly Cell[], axes: readonly string[] = listAxes(items)) {
  const axis = chooseAxis(items, axes);
  const columns = axis === undefined ? [''] : axisValues(items, axis);
  const scenarios = [...groupBy(items, (item) => item.case.scenario)].sort(([a], [b]) => compareNaturally(a, b));
  return {
    axis,
    columns,
    sections: scenarios.map(([scenario, members]) => layOutScenario(scenario, members, axis, columns)),
  };
}

function layOutScenario<Cell extends Item>(
  scenario: string,
  members: readonly Cell[],
  axis: string | undefined,
  columns: readonly string[],
): MatrixSection<Cell> {
  const others = ['', ...listAxes(members)].filter((other) => other !== axis);
  const isConstant = (other: string): boolean => axisValues(members, other).length === 1;
  const varying = others.filter((other) => !isConstant(other));
  const rows = [...groupBy(members, (item) => describe(item, varying))].sort(([a], [b]) => compareNaturally(a, b));
  return {
    scenario,
    constant: members[0] === undefined ? '' : describe(members[0], others.filter(isConstant)),
    rows: rows.map(([name, inRow]) => {
      const cells = new Map(inRow.map((item) => [axis === undefined ? '' : valueOn(item, axis), item]));
      return { name: name === '' ? 'all' : name, cells: columns.map((value) => cells.get(value)) };
    }),
  };
}

/** The numeric axis with the most values that fit on a screen. */
function chooseAxis(items: readonly Item[], axes: readonly string[]): string | undefined {
  const candidates = axes
    .map((axis) => ({ axis, values: axisValues(items, axis) }))
    .filter(({ values }) => values.length > 1 && values.length <= mostColumns)
    .sort((a, b) => Number(isNumeric(b.values)) - Number(isNumeric(a.values)) || b.values.length - a.values.length);
  return candidates[0]?.axis;
}

const isNumeric = (values: readonly string[]): boolean => values.every((value) => value === '' || /^\d/.test(value));

const listAxes = (items: readonly Item[]): readonly string[] =>
  [...new Set(items.flatMap((item) => Object.keys(item.case.configuration)))].sort(compareNaturally);

const axisValues = (items: readonly Item[], axis: string): readonly string[] =>
  [...new Set(items.map((item) => valueOn(item, axis)))].sort(compareNaturally);

/** The empty axis stands for the label. */
const valueOn = ({ case: { label, configuration } }: Item, axis: string): string =>
  (axis === '' ? label : readOwn(configuration, axis)) ?? '';

const describe = (item: Item, axes: readonly string[]): string =>
  axes
    .map((axis) => ({ axis, value: valueOn(item, axis) }))
    .filter(({ value }) => value !== '')
    .map(({ axis, value }) => (axis === '' ? value : `${axis}=${value}`))
    .join(' · ');
