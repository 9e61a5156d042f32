/** Every case of a report, by scenario, as tables of how its gated metrics changed. */
import { metrics } from '../../../metrics/index.js';
import type { CaseName, Finding, Report, Verdict } from '../../../model/documents.js';
import { formatChange } from '../../phrases/amount.js';
import { groupBy } from '../../../lang/group-by.js';
import { compareNaturally } from '../../../lang/natural-order.js';
import { runShiftLines } from '../../phrases/run-shift.js';
import { count, joinWithAnd, metricName, findMetric, verdictWords } from '../../phrases/words.js';
import { inlineCode, codeCell } from './inert.js';
import { table } from './table.js';

/** A matrix with more columns is harder to read than a list. */
const mostColumns = 12;

export function matrix(report: Report): readonly string[] {
  const { findings, tallies } = report;
  // An objective that is met says nothing about a change.
  const shown = findings.filter(
    ({ gated, control, reason, objective, verdict }) =>
      (gated || (control === true && reason !== 'reported')) && (objective === undefined || verdict !== 'pass'),
  );
  const controls = new Set(findings.filter(({ control }) => control === true).map((finding) => finding.case.scenario));
  if (shown.length === 0) return [];
  const scenarios = [...groupBy(shown, (finding) => finding.case.scenario)].sort(([a], [b]) => compareNaturally(a, b));
  const alone = scenarios.filter(([, group]) => casesOf(group).size === 1).flatMap(([, group]) => group);
  const others = scenarios.filter(([, group]) => casesOf(group).size > 1);
  return [
    '<details>',
    `<summary>All ${count(tallies.cases, 'case')}, by scenario</summary>`,
    '',
    'Change against the baseline. ❌ regressed, ⚠️ suspect, ✅ improved, ❔ not judged.',
    ...(controls.size === 0
      ? []
      : [
          `Controls, which measure the machine and never fail the gate: ${joinWithAnd([...controls].slice(0, 5).map(inlineCode))}.`,
        ]),
    ...runShiftLines(report, inlineCode).flatMap(({ sentence, grave }) => (grave ? [] : [sentence])),
    ...(alone.length === 0 ? [] : ['', ...list('case', ({ key }) => key, alone)]),
    ...others.flatMap(([scenario, group]) => ['', ...scenarioTables(scenario, group)]),
    '',
    '</details>',
  ];
}

/** Renders one matrix per metric if exactly two axes vary, else a list. The label counts as an axis. */
function scenarioTables(scenario: string, findings: readonly Finding[]): readonly string[] {
  const names = new Set(['label', ...findings.flatMap((finding) => Object.keys(finding.case.configuration))]);
  const axes = [...names].map((name) => ({
    name,
    values: [...new Set(findings.map((finding) => valueOn(name, finding.case)))].sort(compareNaturally),
  }));
  const same = axes.flatMap(({ name, values: [value = '', ...more] }) =>
    more.length > 0 || value === '' ? [] : [name === 'label' ? value : `${name}=${value}`],
  );
  const title = [`**${inlineCode(scenario)}**`, ...same.map(inlineCode)].join(' ');
  const varying = axes.filter(({ values }) => values.length > 1).sort((a, b) => b.values.length - a.values.length);

  const [rowAxis, across] = varying;
  if (rowAxis !== undefined && across !== undefined && varying.length === 2 && across.values.length <= mostColumns)
    return [title, ...byMetric(findings).flatMap((group) => ['', ...crossTable(rowAxis, across, group)])];
  const head = varying.map(({ name }) => name).join(', ');
  return [
    title,
    '',
    ...list(codeCell(head), (caseName) => varying.map(({ name }) => valueOn(name, caseName)).join(', '), findings),
  ];
}

/** Cases as rows, metrics as columns. */
function list(head: string, nameOf: (caseName: CaseName) => string, findings: readonly Finding[]): readonly string[] {
  const columns = byMetric(findings);
  const names = columns.flatMap((group) => group.slice(0, 1)).map((first) => metricName(first, codeCell));
  const rows = [...casesOf(findings).values()]
    .flatMap((ofScenario) => ofScenario.slice(0, 1).map((first) => ({ name: nameOf(first.case), of: ofScenario })))
    .sort((a, b) => compareNaturally(a.name, b.name))
    .map(({ name, of }) => [
      codeCell(name),
      ...columns.map(([first]) => cell(of.filter(({ metric }) => metric === first?.metric))),
    ]);
  return table([head, ...names], rows, ['left', ...columns.map(() => 'right' as const)]);
}

interface Axis {
  readonly name: string;
  readonly values: readonly string[];
}

/** One metric: one axis as rows, one as columns. */
function crossTable(rowAxis: Axis, across: Axis, findings: readonly Finding[]): readonly string[] {
  const [first] = findings;
  if (first === undefined) return [];
  if (findings.every(({ verdict, delta }) => verdict === 'pass' && delta?.direction === 'same'))
    return [`${metricName(first, inlineCode)}: the same as before in every case.`];
  const cellKey = (row: string, column: string): string => JSON.stringify([row, column]);
  const places = groupBy(findings, (finding) =>
    cellKey(valueOn(rowAxis.name, finding.case), valueOn(across.name, finding.case)),
  );
  return table(
    [
      `${metricName(first, codeCell)}: ${codeCell(`${rowAxis.name} \\ ${across.name}`)}`,
      ...across.values.map(valueName),
    ],
    rowAxis.values.map((row) => [
      valueName(row),
      ...across.values.map((column) => cell(places.get(cellKey(row, column)) ?? [])),
    ]),
    ['left', ...across.values.map(() => 'right' as const)],
  );
}

const marks: Readonly<Partial<Record<Verdict, string>>> = {
  regression: '❌',
  missing: '❌',
  suspect: '⚠️',
  improvement: '✅',
  inconclusive: '❔',
};

/** The cell of one metric of one case: its change, and objectives that are not met. */
const cell = (findings: readonly Finding[]): string => findings.map(cellOf).join(', ').replaceAll(' ', '\u00a0');

function cellOf(finding: Finding): string {
  const { verdict, reason, objective } = finding;
  const moved = formatChange(finding, findMetric(finding));
  const change =
    objective !== undefined
      ? 'objective'
      : reason === 'retired'
        ? 'retired'
        : verdict === 'missing' || verdict === 'invalid' || verdict === 'new'
          ? verdictWords[verdict]
          : moved === '-'
            ? ''
            : verdict === 'waived'
              ? `${moved} waived`
              : moved;
  return [change, marks[verdict] ?? ''].filter((part) => part !== '').join(' ');
}

const casesOf = (findings: readonly Finding[]): ReadonlyMap<string, readonly Finding[]> =>
  groupBy(findings, (finding) => finding.case.key);

const byMetric = (findings: readonly Finding[]): readonly (readonly Finding[])[] =>
  [...groupBy(findings, ({ metric }) => metric)].sort(([a], [b]) => placeOf(a) - placeOf(b)).map(([, group]) => group);

const valueName = (value: string): string => (value === '' ? '-' : codeCell(value));

const valueOn = (axis: string, { label, configuration }: CaseName): string =>
  (axis === 'label' ? label : Object.hasOwn(configuration, axis) ? configuration[axis] : undefined) ?? '';

const placeOf = (id: string): number => {
  const place = metrics.findIndex((metric) => metric.id === id);
  return place === -1 ? metrics.length : place;
};
