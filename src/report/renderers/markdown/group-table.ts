/** The table of groups. The change comes first, in bold if the group moved; values and names follow. */
import { formatCount } from '../../../lang/list.js';
import type { Report } from '../../../model/documents.js';
import type { State } from '../../../judge/groups/case-states.js';
import { groupFindings, type Group } from '../../../judge/groups/groups.js';
import { nameGroup } from '../../groups/names.js';
import { rateCertainty } from '../../phrases/certainty.js';
import {
  areManyOpen,
  calmCell,
  dropMinor,
  fewRows,
  findCell,
  chooseRows,
  describeState,
  describeWhere,
  nameCalm,
  type Cell,
  type RowSelection,
  type Where,
} from '../../phrases/rows.js';
import { cellName, codeCell } from './inert.js';
import { table } from './table.js';
import type { Wording } from '../../phrases/wording.js';

export const marks: Readonly<Record<State, string>> = {
  failing: '❌',
  tolerated: '⚠️',
  suspect: '⚠️',
  unjudged: '⚪',
  waived: '🟡',
  better: '🟢',
  new: '🆕',
  retired: '',
  same: '✅',
};

/** With more columns than this the table does not fit a phone, so the metrics of a group share one cell. */
const maxColumns = 2;
/** The number of group names in the line below the table. */
const maxNames = 30;

export function groupTable(report: Report, wording: Wording): readonly string[] {
  const shown = chooseRows(report, wording);
  const { rows, calm, others, metrics } = shown;
  if (rows.length + calm.length === 0) return [];
  const isBrief = areManyOpen(rows);
  const isStacked = metrics.length > maxColumns || (isBrief && metrics.length > 1);
  const heads = isStacked ? ['change'] : metrics.map((metric) => wording.as(codeCell).title({ metric }));
  const cells = (
    group: Group,
    read: (group: Group, metric: string) => Cell | undefined,
    hasMoved = true,
  ): readonly string[] => {
    const all = metrics.map((metric) => ({ metric, cell: read(group, metric) }));
    const own = isBrief && isStacked ? dropMinor(all) : all;
    const format = (cell: Cell | undefined, separator?: string): string =>
      isBrief ? formatChange(cell, hasMoved) : formatCell(cell, hasMoved, separator);
    if (!isStacked) return own.map(({ cell }) => format(cell));
    const lines = own.flatMap(({ metric, cell }) =>
      cell === undefined ? [] : [`${wording.as(codeCell).title({ metric })} ${format(cell, ' ')}`],
    );
    return [lines.join('<br>')];
  };
  const all = groupFindings(report);
  const inCells = wording.as(cellName);
  const whereCell = (group: Group): string => {
    // The line below the table gives the rows that one run cannot judge.
    const isSaid = isBrief && rateCertainty(group) === 'open';
    const where = describeWhere(group, all, inCells, isSaid ? '' : describeState(group, inCells));
    return formatWhere(group, rows.length <= fewRows ? where : { ...where, typical: '' });
  };
  const bodies = [
    ...rows.map((group) => [...cells(group, (own, metric) => findCell(own, metric, wording)), whereCell(group)]),
    ...(rows.length > fewRows ? [] : calm).map((group) => [
      ...cells(group, (own, metric) => calmCell(own, metric, wording, rows.length === 0), false),
      `${marks[group.state]} ${nameCalm(group, all, inCells, rows.length > 0 ? 'other case' : 'case')}`,
    ]),
  ];
  const names = others.slice(0, maxNames).map((group) => nameGroup(group, all, wording));
  const more = others.length > maxNames ? ` and ${formatCount(others.length - maxNames, 'more')}` : '';
  return [
    ...table(
      [...heads, 'where'],
      bodies,
      heads.map(() => (isStacked ? ('left' as const) : ('right' as const))),
    ),
    ...(names.length === 0
      ? []
      : ['', `And ${formatCount(others.length, 'more group')}: ${names.join('; ')}${more.replace(/s$/, '')}.`]),
  ];
}

/** A note that the values are those of a typical case, if the rows do not name it. */
export function typicalNote({ rows }: RowSelection): string {
  const isNeeded =
    rows.length > fewRows &&
    !areManyOpen(rows) &&
    rows.some(({ cases, kind }) => cases.length > 1 && kind !== 'missing');
  return isNeeded ? 'Each row shows the values of one typical case.' : '';
}

function formatChange(cell: Cell | undefined, hasMoved: boolean): string {
  if (cell === undefined || cell.change === '') return '';
  return hasMoved ? `**${keepTogether(cell.change)}**` : keepTogether(cell.change);
}

/** "**−37 %**<br><sub>399 → 248 /s</sub>" */
export function formatCell(cell: Cell | undefined, hasMoved: boolean, separator = '<br>'): string {
  if (cell === undefined) return '';
  const { values, extent } = cell;
  const small = [values, extent]
    .filter((part) => part !== '')
    .map((part) => `<sub>${keepTogether(escapeCell(part))}</sub>`);
  return [formatChange(cell, hasMoved), ...small].filter((part) => part !== '').join(separator);
}

/** Keeps "412 /s" on one line in a narrow column. An objective or "over 6 cases" may follow on the next line. */
const keepTogether = (text: string): string => text.replaceAll(/(?<!,) (?!over )/g, '\u00a0');
const escapeCell = (text: string): string => (/[`|<&*_~@#:[\\$]/.test(text) ? codeCell(text) : text);

/** "❌ **checkout**, all 6 cases", and the case whose values are shown. */
export function formatWhere({ state }: Group, { subject, rest, typical }: Where): string {
  const name = `${marks[state]} **${subject}**${rest}`;
  return typical === '' ? name : `${name}<br><sub>values of ${typical}</sub>`;
}
