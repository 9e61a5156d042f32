/** The tables of a comment: groups, where the change comes first, in bold if the group moved; limits and noise; all values. */
import { caseLooks } from '../../phrases/words.js';
import { formatCount, formatShare, joinParts } from '../../../lang/format.js';
import type { Finding, Report } from '../../../model/documents.js';
import { type Cell, chooseRows, listRows, otherLines } from '../../phrases/rows.js';
import { cellName, codeCell, sentenceName } from './inert.js';
import { numbers, type Section, type Table } from '../../blocks/blocks.js';
import { drawTable } from '../../blocks/markdown.js';
import type { Wording } from '../../phrases/wording.js';
import { groupBy } from '../../../lang/objects.js';
import { compareNaturally } from '../../../lang/natural-order.js';
import type { CaseState, Says } from '../../../judge/groups/case-states.js';
import { type Group, groupFindings } from '../../../judge/groups/groups.js';
import { compareMetrics } from '../../../judge/groups/moves.js';
import { nameCaseIn } from '../../groups/names.js';
import { varyingDimensions } from '../../../judge/groups/regions.js';
import { formatLimit, formatOwn, formatValues, sparkline } from '../../phrases/numbers.js';

/** With more columns than this the table does not fit a phone, so the metrics of a group share one cell. */
const maxColumns = 2;

/** Verdicts whose sign does not say them. */
const unclear: ReadonlySet<Says> = new Set(['missing', 'tolerated', 'suspect', 'unjudged']);

export function groupTable(report: Report, wording: Wording): readonly string[] {
  const shown = chooseRows(report);
  const rows = listRows(report, shown, wording.as(cellName));
  if (rows.length === 0) return [];
  const titles = shown.metrics.map((metric) => wording.as(codeCell).title({ metric }));
  const isStacked = titles.length > maxColumns;
  const bodies = rows.map(({ says, cells, where, isNotable, sure }) => {
    const written = cells.map((cell) =>
      formatCell(cell, isNotable && cell?.isBeside !== true, isStacked ? ' ' : '<br>'),
    );
    const stacked = written.flatMap((cell, i) => (cell === '' ? [] : [`${titles[i] ?? ''} ${cell}`])).join('<br>');
    // "❌ **checkout**, all 6 cases", and the case whose values are shown.
    const subject = isNotable ? `**${where.subject}**` : where.subject;
    const worst = [where.worst, sure].map((small) => (small === '' ? '' : `<br><sub>${small}</sub>`)).join('');
    const verdict = unclear.has(says) ? `${caseLooks[says].word}: ` : '';
    return [...(isStacked ? [stacked] : written), `${caseLooks[says].icon} ${verdict}${subject}${where.rest}${worst}`];
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

/** The number of past runs in the history column. */
const maxBars = 8;

/** The cases of the groups that got worse, with everything behind the verdict: a table for each metric, worst groups first. */
export function groupDetails(groups: readonly Group[], mostCases: number, wording: Wording): Section {
  const cases = groups.filter(({ kind }) => kind !== 'missing').flatMap((group) => group.cases);
  const shown = cases.slice(0, mostCases);
  const moved = [...new Set(shown.flatMap((found) => found.moved.map(({ metric }) => metric)))].sort(compareMetrics);
  const tables = moved.map((metric) => {
    const own = shown.filter((found) => found.moved.some((finding) => finding.metric === metric));
    return { table: valueTable(own, [metric], 'details', wording) };
  });
  const left = cases.length - shown.length;
  return {
    title: `Limits, noise and history: ${formatCount(shown.length, 'case')}`,
    isFolded: true,
    body: [...tables, left === 0 ? '' : `... and ${formatCount(left, 'more case')}: see the report.`],
  };
}

/** Every case with its measured values, by scenario. */
export function allValues(report: Report, wording: Wording): Section {
  const { cases } = groupFindings(report);
  const measured = cases.filter(({ findings }) => findings.some(({ candidate }) => candidate !== undefined));
  const scenarios = [...groupBy(measured, ({ name }) => name.scenario)].sort(([a], [b]) => compareNaturally(a, b));
  return {
    title: `All measured values: ${formatCount(measured.length, 'case')}`,
    isFolded: true,
    body: scenarios.flatMap(([scenario, own]) => {
      const ids = new Set(own.flatMap(({ findings }) => findings.map(({ metric }) => metric)));
      return [
        `**${sentenceName(scenario)}**`,
        { table: valueTable(own, [...ids].sort(compareMetrics), 'values', wording) },
      ];
    }),
  };
}

function valueTable(
  cases: readonly CaseState[],
  metrics: readonly string[],
  kind: 'details' | 'values',
  wording: Wording,
): Table {
  const dimensions = varyingDimensions(cases.map(({ name }) => name));
  const rows = cases
    .map((found) => {
      const { subject, extent } = nameCaseIn(found.name, dimensions, wording.as(String));
      return { found, name: joinParts([subject, extent], ', ') };
    })
    .sort((a, b) => compareNaturally(a.name, b.name));
  const found = rows.map((row) => row.found);
  const columns = metrics.flatMap((metric) => metricColumns(found, metric, kind, wording));
  return {
    columns: [{ head: 'case' }, ...columns.map(({ head }) => numbers(head))],
    rows: rows.map(({ name }, i) => [codeCell(name), ...columns.map(({ values }) => values[i] ?? '')]),
  };
}

type Values = Readonly<{ head: string; values: readonly string[] }>;

function metricColumns(
  cases: readonly CaseState[],
  metric: string,
  kind: 'details' | 'values',
  wording: Wording,
): readonly Values[] {
  const findings = cases.map((found) => found.findings.find((finding) => finding.metric === metric));
  const cells = wording.as(codeCell);
  const column = (head: string, format: (finding: Finding) => string): Values => ({
    head,
    values: findings.map((finding) => (finding === undefined ? '' : unbroken(format(finding)))),
  });
  const values = column(cells.title({ metric }), (finding) => formatValues(finding, wording));
  const change = column('change', (finding) => `${formatOwn(finding, wording)} ${chooseMark(finding)}`.trim());
  const hasChange = change.values.some((text) => text !== '');
  if (kind === 'values') return hasChange ? [values, change] : [values];
  return [
    values,
    change,
    column('limit', (finding) => formatLimit(finding, cells)),
    column('noise', ({ noise }) => (noise?.percent === undefined ? '' : formatShare(noise.percent))),
    column('history, now', ({ series, candidate }) => sparkline(series?.slice(-maxBars), candidate)),
  ];
}

const chooseMark = ({ verdict, fails }: Finding): string => {
  if (fails === true) return caseLooks.failing.icon;
  if (verdict === 'regression') return caseLooks.tolerated.icon;
  if (verdict === 'suspect') return caseLooks.suspect.icon;
  if (verdict === 'improvement') return caseLooks.better.icon;
  return verdict === 'inconclusive' ? caseLooks.unjudged.icon : '';
};

const unbroken = (text: string): string => (text.includes('`') ? text : text.replaceAll(' ', '\u00a0'));
