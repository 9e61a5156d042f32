/** The table of groups. The change comes first, in bold if the group moved; values and names follow. */
import { caseLooks, type CaseWord } from '../../phrases/looks.js';
import { joinParts } from '../../../lang/format.js';
import type { Report } from '../../../model/documents.js';
import { chooseRows } from '../../phrases/choose-rows.js';
import { listRows, otherLines, type Cell } from '../../phrases/rows.js';
import { cellName, codeCell } from './inert.js';
import { numbers } from '../../blocks/blocks.js';
import { drawTable } from '../../blocks/markdown.js';
import type { Wording } from '../../phrases/wording.js';

/** With more columns than this the table does not fit a phone, so the metrics of a group share one cell. */
const maxColumns = 2;

/** Verdicts whose sign does not say them. */
const unclear: ReadonlySet<CaseWord> = new Set(['missing', 'tolerated', 'suspect', 'unjudged']);

export function groupTable(report: Report, wording: Wording): readonly string[] {
  const shown = chooseRows(report, wording);
  const rows = listRows(report, shown, wording.as(cellName));
  if (rows.length === 0) return [];
  const titles = shown.metrics.map((metric) => wording.as(codeCell).title({ metric }));
  const isStacked = titles.length > maxColumns;
  const bodies = rows.map(({ word, cells, where, isNotable }) => {
    const written = cells.map((cell) =>
      formatCell(cell, isNotable && cell?.isBeside !== true, isStacked ? ' ' : '<br>'),
    );
    const stacked = written.flatMap((cell, i) => (cell === '' ? [] : [`${titles[i] ?? ''} ${cell}`])).join('<br>');
    // "❌ **checkout**, all 6 cases", and the case whose values are shown.
    const subject = isNotable ? `**${where.subject}**` : where.subject;
    const worst = where.worst === '' ? '' : `<br><sub>${where.worst}</sub>`;
    const verdict = unclear.has(word) ? `${caseLooks[word].word}: ` : '';
    return [...(isStacked ? [stacked] : written), `${caseLooks[word].icon} ${verdict}${subject}${where.rest}${worst}`];
  });
  const columns = isStacked ? [{ head: 'change' }] : titles.map(numbers);
  return [
    ...drawTable({ columns: [...columns, { head: 'where' }], rows: bodies }),
    ...otherLines(report, shown, wording).flatMap((line) => ['', line]),
  ];
}

/** "**−37 %**<br><sub>399 → 248 /s</sub>" */
export function formatCell(cell: Cell | undefined, hasMoved: boolean, separator = '<br>'): string {
  if (cell === undefined) return '';
  const { change, values, extent } = cell;
  const small = [values, separator === ' ' && extent !== '' ? `(${extent})` : extent]
    .filter((part) => part !== '')
    .map((part) => `<sub>${keepTogether(escapeCell(part))}</sub>`);
  const large = change === '' ? '' : hasMoved ? `**${keepTogether(change)}**` : keepTogether(change);
  return joinParts([large, ...small], separator);
}

/** Keeps "412 /s" on one line in a narrow column. An objective or "over 6 cases" may follow on the next line. */
const keepTogether = (text: string): string => text.replaceAll(/(?<!,) (?!over )/g, '\u00a0');
const escapeCell = (text: string): string => (/[`|<&*_~@#:[\\$]/.test(text) ? codeCell(text) : text);
