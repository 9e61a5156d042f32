/** Folded tables of measured values: one row per case, with the limit and the noise used for the verdict. */
import { formatCount, joinParts, formatShare } from '../../../lang/format.js';
import type { Finding, Report } from '../../../model/documents.js';
import { groupBy } from '../../../lang/objects.js';
import { compareNaturally } from '../../../lang/natural-order.js';
import type { CaseState } from '../../../judge/groups/case-states.js';
import { groupFindings, type Group } from '../../../judge/groups/groups.js';
import { compareMetrics } from '../../../judge/groups/moves.js';
import { nameCaseIn } from '../../groups/names.js';
import { varyingDimensions } from '../../../judge/groups/regions.js';
import { formatLimit, formatOwn, formatValues, sparkline } from '../../phrases/numbers.js';
import { numbers, type Section, type Table } from '../../blocks/blocks.js';
import { caseLooks } from '../../phrases/looks.js';
import { codeCell, sentenceName } from './inert.js';
import type { Wording } from '../../phrases/wording.js';

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
