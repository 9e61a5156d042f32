/** Renders the case matrix as an HTML heat map. The script fills in other metrics and opens cases. */
import { type CaseFindings, findTone } from './report-data.js';
import { rowNameHtml, scrollBox, toHtml } from './document.js';
import type { Wording } from '../sentences/words.js';
import { compareNaturally, groupBy, readOwn } from '../../lang/objects.js';
import type { CaseName } from '../../model/documents.js';
import { formatChangeAndValues } from '../sentences/figures.js';

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
  const change = shown.objective === undefined ? formatChangeAndValues(shown, wording)[0].replace(/ \(.*/, '') : '';
  return `<td><a class="cell ${findTone(shown)}" href="#c${String(index)}">${toHtml(change || word)}</a></td>`;
}

/** Arranges cases as a matrix: scenarios and labels as rows, one or two axes as columns. */
interface MatrixLayout<Item> {
  /** The axes of the columns, outermost first. If empty, each case is a row with one column per metric. */
  readonly axes: readonly string[];
  /** The values on these axes, for each column. */
  readonly columns: readonly (readonly string[])[];
  readonly sections: readonly MatrixSection<Item>[];
}

interface MatrixSection<Item> {
  readonly scenario: string;
  /** The values that all cases of the scenario share: "POST /cart", "heap=2G". */
  readonly constant: string;
  readonly rows: readonly MatrixRow<Item>[];
}

interface MatrixRow<Item> {
  readonly name: string;
  /** One per column; undefined if there is no such case. */
  readonly cells: readonly (Item | undefined)[];
}

interface Item {
  readonly case: CaseName;
}

/** A matrix with more columns does not fit on a screen. */
const mostColumns = 12;
const mostCombined = 20;
/** From this number of rows on, a second column axis makes the matrix shorter. */
const manyRows = 24;

/** @param axes the axes of the columns; chosen by their values if absent */
export function layOut<Cell extends Item>(
  items: readonly Cell[],
  axes: readonly string[] = chooseAxes(items),
): MatrixLayout<Cell> {
  const columns = axes.reduce<readonly (readonly string[])[]>(
    (combined, axis) => combined.flatMap((head) => axisValues(items, axis).map((value) => [...head, value])),
    [[]],
  );
  const scenarios = [...groupBy(items, (item) => item.case.scenario)].sort(([a], [b]) => compareNaturally(a, b));
  return {
    axes,
    columns,
    sections: scenarios.map(([scenario, members]) => layOutScenario(scenario, members, axes, columns)),
  };
}

function layOutScenario<Cell extends Item>(
  scenario: string,
  members: readonly Cell[],
  axes: readonly string[],
  columns: readonly (readonly string[])[],
): MatrixSection<Cell> {
  const others = ['', ...allAxes(members)].filter((axis) => !axes.includes(axis));
  const isConstant = (axis: string): boolean => axisValues(members, axis).length === 1;
  const varying = others.filter((axis) => !isConstant(axis));
  const keys = columns.map((values) => JSON.stringify(values));
  const rows = [...groupBy(members, (item) => describe(item, varying))].sort(([a], [b]) => compareNaturally(a, b));
  return {
    scenario,
    constant: members[0] === undefined ? '' : describe(members[0], others.filter(isConstant)),
    rows: rows.map(([name, inRow]) => {
      const cells = new Map(inRow.map((item) => [JSON.stringify(axes.map((axis) => valueOn(item, axis))), item]));
      return { name: name === '' ? 'all' : name, cells: keys.map((key) => cells.get(key)) };
    }),
  };
}

/** Chooses the numeric axis with the most values, and a second one if there would be too many rows. */
function chooseAxes(items: readonly Item[]): readonly string[] {
  const candidates = allAxes(items)
    .map((axis) => ({ axis, values: axisValues(items, axis) }))
    .filter(({ values }) => values.length > 1 && values.length <= mostColumns)
    .sort((a, b) => Number(isNumeric(b.values)) - Number(isNumeric(a.values)) || b.values.length - a.values.length);
  const [first, ...rest] = candidates;
  if (first === undefined) return [];
  const rows = new Set(
    items.map(({ case: { scenario, label, configuration } }) =>
      JSON.stringify([scenario, label, { ...configuration, [first.axis]: '' }]),
    ),
  );
  const second = rest.find(({ values }) => values.length * first.values.length <= mostCombined);
  return second === undefined || rows.size < manyRows ? [first.axis] : [second.axis, first.axis];
}

const isNumeric = (values: readonly string[]): boolean => values.every((value) => value === '' || /^\d/.test(value));

const allAxes = (items: readonly Item[]): readonly string[] =>
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
