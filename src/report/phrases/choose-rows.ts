/** Chooses the groups of a report that have a row in its table, for every surface. */
import { formatCount } from '../../lang/format.js';
import { isBeyondBand } from '../../compare/loss-start.js';
import { groupBy } from '../../lang/objects.js';
import type { Report } from '../../model/documents.js';
import { isOpenObjective } from '../../model/objectives.js';
import { states, type CaseState } from '../../judge/groups/case-states.js';
import { groupFindings, type Group, type GroupedCases } from '../../judge/groups/groups.js';
import { compareMetrics } from '../../judge/groups/moves.js';
import { describeReasons, findPartlyJudged, nameUnjudgedMetrics, wasJudged } from './partly-judged.js';
import type { Wording } from './wording.js';

/**
 * With more rows than this, names of worst cases and rows of unchanged cases would push the command off a phone's first
 * screen.
 */
export const fewRows = 2;

/** The maximum number of groups with a table row. All others are counted and named in one line. */
const maxRows = 8;

export interface RowSelection {
  /** Groups that got worse or better, worst first; at most `maxRows`. With hardly any, groups that could not be judged, too. */
  readonly rows: readonly Group[];
  /** Groups without a row. */
  readonly others: readonly Group[];
  /** Groups of cases that did not change or have no baseline: by scenario if there is room, otherwise all together. */
  readonly calm: readonly Group[];
  /** The metrics that moved in the rows, or those that were measured if nothing moved. */
  readonly metrics: readonly string[];
}

const visible = new Set<Group['state']>(['failing', 'tolerated', 'suspect', 'waived', 'better']);

export function chooseRows(report: Report, wording: Wording): RowSelection {
  const all = groupFindings(report);
  const partly = findPartlyJudged(report, wording);
  const isDecisive = ({ cases }: Group): boolean =>
    report.outcome === 'undecided' &&
    (report.reasons.includes('inconclusive') || cases.some(({ name }) => !partly.keys.has(name.key)));
  const notable = all.groups.filter(
    (group) =>
      visible.has(group.state) || (group.state === 'unjudged' && (isDecisive(group) || group.moves.some(hasMoved))),
  );
  // Where many groups moved, those with the most cases say more than the most severe.
  const ordered = notable.length <= maxRows ? notable : notable.toSorted(compareWidth);
  const open = ordered.filter(({ state }) => state === 'unjudged');
  const decided = ordered.filter(({ state }) => state !== 'unjudged');
  const chosen = new Set([...decided.slice(0, maxRows), ...open.slice(0, Math.max(0, fewRows - decided.length))]);
  const rows = ordered.filter((group) => chosen.has(group));
  const moved = new Set([
    ...rows.filter(({ kind }) => kind !== 'missing').flatMap(({ moves }) => moves.map(({ metric }) => metric)),
    ...measuredMetrics(
      rows.flatMap(({ kind, state, cases }) => (kind === 'errors' && state === 'failing' ? cases : [])),
    ),
  ]);
  const shown = new Set(notable.flatMap(({ cases }) => cases));
  const carried = findCarried(report);
  const calmCases = all.cases
    .filter((found) => !shown.has(found) && found.state !== 'retired')
    .map((found) => (partly.keys.has(found.name.key) ? { ...found, state: 'same' as const } : found))
    .map((found) =>
      found.state === 'same' && carried.has(found.name.key) ? { ...found, state: 'failing' as const } : found,
    );
  return {
    rows,
    others: ordered.filter((group) => !chosen.has(group)),
    calm: groupCalm(calmCases, all, maxRows - rows.length, rows.length > 0),
    metrics: moved.size > 0 ? [...moved].sort(compareMetrics) : rows.length > 0 ? [] : measuredMetrics(calmCases),
  };
}

const compareWidth = (a: Group, b: Group): number =>
  states.indexOf(a.state) - states.indexOf(b.state) || b.cases.length - a.cases.length;

/** The cases that lost with a run that got worse as a whole, although they do not differ from the others. */
function findCarried({ runShifts, findings }: Report): ReadonlySet<string> {
  const shifted = new Set(runShifts.flatMap(({ metric, verdict }) => (verdict === 'regression' ? [metric] : [])));
  const gated = findings.filter((finding) => finding.gated && !isOpenObjective(finding));
  const judged = new Set(gated.flatMap((finding) => (finding.verdict === 'pass' ? [] : [finding.case.key])));
  const carried = gated.filter(
    (finding) => shifted.has(finding.metric) && finding.reason !== 'coupled' && isBeyondBand(finding),
  );
  return new Set(carried.map((finding) => finding.case.key).filter((key) => !judged.has(key)));
}

const hasMoved = ({ change, largest }: Group['moves'][number]): boolean =>
  change !== undefined && largest.reason === 'within-noise';

/** At most two metrics among the throughputs and response times that were measured, those judged in most cases. */
function measuredMetrics(cases: readonly CaseState[]): readonly string[] {
  const measured = groupBy(
    cases.flatMap(({ findings }) => findings.filter(({ candidate }) => candidate !== undefined)),
    ({ metric }) => metric,
  );
  const ids = [...measured.keys()].sort(compareMetrics);
  const speed = ids.filter((id) => id !== 'errorPercent');
  const countJudged = (metric: string): number => (measured.get(metric) ?? []).filter(wasJudged).length;
  return (speed.length > 0 ? speed : ids)
    .sort((a, b) => countJudged(b) - countJudged(a))
    .slice(0, 2)
    .sort(compareMetrics);
}

function groupCalm(cases: readonly CaseState[], all: GroupedCases, room: number, isBrief: boolean): readonly Group[] {
  if (cases.length === 0 || room <= 0) return [];
  const byScenario = [...groupBy(cases, ({ name }) => name.scenario).values()];
  const byState = [...groupBy(cases, ({ state }) => state).values()].sort(
    (a, b) => Number(b[0]?.state === 'same') - Number(a[0]?.state === 'same') || b.length - a.length,
  );
  const areAlike = byScenario.every((own) => own.every(({ state }) => state === own[0]?.state));
  const isSplit = areAlike && byScenario.length <= (isBrief ? 1 : room);
  const chosen = isSplit ? byScenario : byState.length <= room ? byState : [cases];
  return chosen.flatMap((own): readonly Group[] => {
    const fresh = all.groups.filter(
      ({ state, cases: members }) => state === 'new' && members.some((m) => own.includes(m)),
    );
    const areNew = own.length < all.cases.length && own.every(({ state }) => state === 'new');
    const areOwn = fresh.every(({ cases: members }) => members.every((member) => own.includes(member)));
    if (areNew && areOwn && fresh.length <= maxNew) return fresh.map((group) => ({ ...group, moves: [] }));
    const [first] = own;
    const isOne = new Set(own.map(({ name }) => name.scenario)).size === 1 && all.dimensions.includes('scenario');
    const shared: Record<string, string> = isOne && first !== undefined ? { scenario: first.name.scenario } : {};
    const caseTotal = all.cases.filter(({ name }) => !isOne || name.scenario === first?.name.scenario).length;
    return [{ state: stateOfMost(own), kind: 'moved', cases: own, shared, caseTotal, moves: [] }];
  });
}

/** With more groups of new cases than this, one row counts them all. */
const maxNew = 2;

/** Whether the name of a group says which cases are new. */
export function isNamedNew({ state, shared, cases, caseTotal }: Group): boolean {
  const isWhole = Object.keys(shared).length > 0 && cases.length === caseTotal;
  return state === 'new' && (cases.length === 1 || Object.hasOwn(shared, 'label') || isWhole);
}

/** The state of most cases, so that the icon of a row does not claim too much. */
function stateOfMost(cases: readonly CaseState[]): CaseState['state'] {
  const [most] = [...groupBy(cases, ({ state }) => state)].sort(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? 'same';
}

/** "4,905 unchanged, 3 better, 10 not judged": the cases without a row. */
export function restLine(report: Report, { rows, others }: RowSelection, wording: Wording): string {
  const { tallies, findings, outcome } = report;
  const partly = findPartlyJudged(report, wording);
  const carried = findCarried(report).size;
  const controls = new Set(findings.filter(({ control }) => control === true).map((finding) => finding.case.key)).size;
  const shown = new Set([...rows, ...others].map(({ state }) => state));
  // The headline of a run that passed says so if it is true of every case.
  const isInHeadline = outcome === 'passed' && !partly.areCovered && partly.keys.size === tallies.cases;
  const parts = [
    [tallies.pass - carried, 'unchanged'],
    [carried, 'moved with the whole run'],
    [shown.has('better') ? 0 : tallies.improvement, 'better'],
    [tallies.new, 'new'],
    [shown.has('waived') ? 0 : tallies.waived, 'waived'],
    [
      isInHeadline ? 0 : partly.keys.size,
      `not judged in ${nameUnjudgedMetrics(partly, wording)} (${describeReasons(partly)})`,
    ],
    [tallies.inconclusive - partly.keys.size, 'not judged'],
  ] as const;
  const [first, ...more] = parts.flatMap(([size, word]) =>
    size === 0 ? [] : [`${formatCount(size, 'case')} ${word}`],
  );
  const texts = [
    ...(first === undefined ? [] : [first]),
    ...more.map((text) => text.replace(/ cases? /, ' ')),
    ...(controls === 0 ? [] : [formatCount(controls, 'control')]),
  ];
  return texts.length === 0 ? '' : `${texts.join(', ')}.`;
}
