/** Chooses the groups of a report that have a row in its table, for every surface. */
import { groupBy } from '../../lang/objects.js';
import { midpoint } from '../../metrics/values.js';
import type { Finding, Report } from '../../model/documents.js';
import { states, type CaseState } from '../../judge/groups/case-states.js';
import { groupFindings, type Group, type GroupedCases } from '../../judge/groups/groups.js';
import { compareMetrics } from '../../judge/groups/moves.js';
import { isNothingJudged, judgeCases, type CaseVerdict } from './case-verdicts.js';
import type { CaseWord } from './looks.js';
import { findPartlyJudged, wasJudged } from './partly-judged.js';
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
  readonly calm: readonly CalmGroup[];
  /** The metrics that moved in the rows, or those that were measured if nothing moved. */
  readonly metrics: readonly string[];
}

/** Cases about which there is nothing to say but their verdict. */
export interface CalmGroup extends Group {
  readonly word: CaseWord;
}

type JudgedCase = Pick<CaseVerdict, 'found' | 'word'>;

const visible = new Set<Group['state']>(['failing', 'tolerated', 'suspect', 'waived', 'better']);

/** Whether a change of these findings means anything. */
export const areComparable = (findings: readonly Finding[]): boolean =>
  findings.some(({ reason }) => !['unsound', 'environment', 'method'].includes(reason));

/** Whether a row is about what moved. */
export const isNotable = ({ state, moves }: Group): boolean =>
  state !== 'unjudged' || areComparable(moves.map(({ largest }) => largest));

export function chooseRows(report: Report, wording: Wording): RowSelection {
  const all = groupFindings(report);
  const partly = findPartlyJudged(report, wording);
  const isDecisive = ({ cases }: Group): boolean =>
    report.outcome === 'undecided' &&
    (report.reasons.includes('inconclusive') || cases.some(({ name }) => !partly.keys.has(name.key)));
  const hasMoved = ({ moves }: Group): boolean =>
    moves.some(({ change, largest }) => change !== undefined && /within-noise|doubtful-errors/.test(largest.reason));
  const areUnjudged = isNothingJudged(report);
  const notable = all.groups.filter(
    (group) =>
      !areUnjudged &&
      (visible.has(group.state) || (group.state === 'unjudged' && (isDecisive(group) || hasMoved(group)))),
  );
  // Where many groups moved, those with the most cases say more than the most severe.
  const compareWidth = (a: Group, b: Group): number =>
    states.indexOf(a.state) - states.indexOf(b.state) || b.cases.length - a.cases.length;
  const ordered = notable.length <= maxRows ? notable : notable.toSorted(compareWidth);
  const open = ordered.filter(({ state }) => state === 'unjudged');
  const decided = ordered.filter(({ state }) => state !== 'unjudged');
  const chosen = new Set([...decided.slice(0, maxRows), ...open.slice(0, Math.max(0, fewRows - decided.length))]);
  const rows = ordered.filter((group) => chosen.has(group));
  const failing = rows.flatMap(({ kind, state, cases }) =>
    state === 'failing' && kind !== 'missing' && kind !== 'drift' ? cases : [],
  );
  const moved = new Set([
    ...rows
      .filter((group) => group.kind !== 'missing' && isNotable(group))
      .flatMap(({ moves }) => moves.map(({ metric }) => metric)),
    ...failingMetrics(failing),
  ]);
  const shown = new Set(notable.flatMap(({ cases }) => cases));
  const calm = judgeCases(report, wording)
    .filter(({ found, word }) => !shown.has(found) && word !== 'retired')
    // A cell names the metrics of a row that could not be judged.
    .map(({ found, word }): JudgedCase => ({ found, word: word === 'partly' ? 'same' : word }));
  const unjudged = rows.flatMap((group) => (group.state === 'unjudged' ? group.cases : []));
  const measured = rows.length > 0 ? unjudged : calm.map(({ found }) => found);
  return {
    rows,
    others: ordered.filter((group) => !chosen.has(group)),
    calm: groupCalm(calm, all, maxRows - rows.length, rows.length > 0),
    metrics: moved.size > 0 ? [...moved].sort(compareMetrics) : measuredMetrics(measured),
  };
}

/** The slowest response time first. */
const tails = ['p99', 'p999', 'p95', 'p90', 'p50', 'mean'];

/** What is looked at in a case that fails, whatever decided: errors if there are any, throughput, and p99 or the response time there is. */
function failingMetrics(cases: readonly CaseState[]): readonly string[] {
  const measured = cases.flatMap(({ findings }) => findings.filter(({ candidate }) => candidate !== undefined));
  const ids = new Set(measured.map(({ metric }) => metric));
  const hasErrors = measured.some(({ metric, candidate }) => metric === 'errorPercent' && midpoint(candidate) > 0);
  const tail = tails.find((metric) => ids.has(metric));
  return [...(hasErrors ? ['errorPercent'] : []), ...['throughput', tail ?? ''].filter((metric) => ids.has(metric))];
}

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

function groupCalm(
  cases: readonly JudgedCase[],
  all: GroupedCases,
  room: number,
  isBrief: boolean,
): readonly CalmGroup[] {
  if (cases.length === 0 || room <= 0) return [];
  const byScenario = [...groupBy(cases, ({ found }) => found.name.scenario).values()];
  const byWord = [...groupBy(cases, ({ word }) => word).values()].sort(
    (a, b) => Number(b[0]?.word === 'same') - Number(a[0]?.word === 'same') || b.length - a.length,
  );
  const areAlike = byScenario.every((own) => own.every(({ word }) => word === own[0]?.word));
  const isSplit = areAlike && byScenario.length <= (isBrief ? 1 : room);
  const chosen = isSplit ? byScenario : byWord.length <= room ? byWord : [cases];
  return chosen.flatMap((own): readonly CalmGroup[] => {
    const members = own.map(({ found }) => found);
    const fresh = all.groups.filter(
      ({ state, cases: others }) => state === 'new' && others.some((member) => members.includes(member)),
    );
    const areNew = own.length < all.cases.length && own.every(({ word }) => word === 'new');
    const areOwn = fresh.every(({ cases: others }) => others.every((member) => members.includes(member)));
    if (areNew && areOwn && fresh.length <= maxNew) return fresh.map((group) => ({ ...group, moves: [], word: 'new' }));
    const [first] = members;
    const isOne = new Set(members.map(({ name }) => name.scenario)).size === 1 && all.dimensions.includes('scenario');
    const shared: Record<string, string> = isOne && first !== undefined ? { scenario: first.name.scenario } : {};
    const caseTotal = all.cases.filter(({ name }) => !isOne || name.scenario === first?.name.scenario).length;
    // The verdict of most cases, so that the icon of the row does not claim too much.
    const [[word] = ['same' as const]] = [...groupBy(own, (one) => one.word)].sort(
      ([, a], [, b]) => b.length - a.length,
    );
    return [{ state: 'same', kind: 'moved', cases: members, shared, caseTotal, moves: [], word }];
  });
}

/** With more groups of new cases than this, one row counts them all. */
const maxNew = 2;
