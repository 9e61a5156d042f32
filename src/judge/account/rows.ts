/** Which groups and cases have a row in a table, what its cells are about, and how many cases have which verdict. */
import { type Group, groupFindings, type GroupedCases } from './groups.js';
import type { Finding, Report, Reason, Value } from '../../model/documents.js';
import { exitCodeOf, isNotAsked } from '../../model/exit-code.js';
import { states, type CaseState, wasJudged, type Says, isCoupled, isCalm } from './cases.js';
import { compareMetrics, type Move, findWorst, measureMetric } from './moves.js';
import { midpoint } from '../../metrics/values.js';
import { groupBy } from '../../lang/objects.js';
import { isUnseen } from '../../model/verdict-order.js';
import { isNoise } from './certainty.js';
import { isBeyondBand } from '../../compare/loss-start.js';
import { isUnknown } from '../outcome.js';
import { isNothingJudged } from './open.js';

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

/** The maximum number of groups with a table row. All others are counted and named in one line. */
const maxRows = 8;

/** With more rows than this, names of worst cases and rows of unchanged ones would push the command off a phone's first screen. */
export const fewRows = 2;

const visible = new Set<Group['state']>(['failing', 'tolerated', 'suspect', 'waived', 'better']);

/** Whether a change of these findings means anything. */
const areComparable = (findings: readonly Finding[]): boolean =>
  findings.some(({ reason }) => !['unsound', 'environment', 'load', 'method'].includes(reason));

/** Whether a row is about what moved. */
export const isNotable = ({ state, moves }: Group): boolean =>
  state !== 'unjudged' || areComparable(moves.map(({ largest }) => largest));

export function chooseRows(report: Report): RowSelection {
  const all = groupFindings(report);
  const isDecisive = ({ says }: Group): boolean =>
    exitCodeOf(report) === 2 && (report.reasons.includes('inconclusive') || says === 'unjudged');
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
  const failing = all.cases.filter(
    ({ kind, state, says }) => says === 'carried' || (state === 'failing' && kind !== 'missing' && kind !== 'drift'),
  );
  const moved = new Set([
    ...rows
      .filter((group) => group.kind !== 'missing' && isNotable(group))
      .flatMap(({ moves }) => moves.map(({ metric }) => metric)),
    ...failingMetrics(failing),
    ...report.runShifts.filter(({ verdict }) => verdict !== 'pass').map(({ metric }) => metric),
  ]);
  const shown = new Set(notable.flatMap(({ cases }) => cases));
  const calm = all.cases.filter((found) => !shown.has(found) && found.says !== 'retired');
  const measured = rows.length > 0 ? rows.flatMap(({ state, cases }) => (state === 'unjudged' ? cases : [])) : calm;
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

/** What is allowed is missing nevertheless. */
export const sayShown = ({ says, kind }: Pick<CaseState, 'says' | 'kind'>): Says =>
  says === 'tolerated' && (kind === 'missing' || kind === 'lacking') ? 'missing' : says;

/** A cell names the metrics of a row that could not be judged. */
const sayBriefly = ({ says }: CaseState): Says => (says === 'partly' ? 'same' : says);

/** What lost with the whole run is named by its labels, as far as there is room. */
function nameCarried(
  members: readonly CaseState[],
  all: readonly CaseState[],
  room: number,
): readonly (readonly CaseState[])[] {
  const scenarios = new Set(members.map(({ name }) => name.scenario));
  if (all.filter(({ name }) => scenarios.has(name.scenario)).length === members.length) return [members];
  const byLabel = [...groupBy(members, ({ name }) => JSON.stringify([name.scenario, name.label])).values()];
  const isNamed = members.every(({ says }) => says === 'carried') && byLabel.length <= room;
  return isNamed ? byLabel : [members];
}

/** The scenario and the label that cases share. */
function sharedNames(members: readonly CaseState[], { dimensions }: GroupedCases): Readonly<Record<string, string>> {
  const shared: Record<string, string> = {};
  const says = members[0]?.says;
  for (const dimension of says === 'carried' ? (['scenario', 'label'] as const) : (['scenario'] as const)) {
    const [value, ...others] = new Set(members.map(({ name }) => name[dimension]));
    if (value !== undefined && others.length === 0 && dimensions.includes(dimension)) shared[dimension] = value;
  }
  return shared;
}

function groupCalm(cases: readonly CaseState[], all: GroupedCases, room: number, isBrief: boolean): readonly Group[] {
  if (cases.length === 0 || room <= 0) return [];
  const byScenario = [...groupBy(cases, ({ name }) => name.scenario).values()];
  // What lost with the whole run, then what did not change.
  const rankOf = ([first]: readonly CaseState[]): number =>
    first === undefined ? -1 : ['same', 'carried'].indexOf(sayBriefly(first));
  const byWord = [...groupBy(cases, sayBriefly).values()].sort((a, b) => rankOf(b) - rankOf(a) || b.length - a.length);
  const areAlike = byScenario.every((own) => new Set(own.map(sayBriefly)).size === 1);
  const isSplit = areAlike && byScenario.length <= (isBrief ? 1 : room);
  const chosen = isSplit ? byScenario : byWord.length <= room ? byWord : [cases];
  return chosen
    .flatMap((listed) => nameCarried(listed, all.cases, room))
    .flatMap((members): readonly Group[] => {
      const fresh = all.groups.filter(
        ({ state, cases: others }) => state === 'new' && others.some((member) => members.includes(member)),
      );
      const areNew = members.length < all.cases.length && members.every(({ says }) => says === 'new');
      const areOwn = fresh.every(({ cases: others }) => others.every((member) => members.includes(member)));
      if (areNew && areOwn && fresh.length <= maxNew) return fresh.map((group) => ({ ...group, moves: [] }));
      const shared = sharedNames(members, all);
      const caseTotal = all.cases.filter(({ name }) =>
        Object.entries(shared).every(([dimension, value]) => name[dimension as 'scenario' | 'label'] === value),
      ).length;
      // The verdict of most cases, so that the icon of the row does not claim too much.
      const [[says] = ['same' as const]] = [...groupBy(members, sayBriefly)].sort(
        ([, a], [, b]) => b.length - a.length,
      );
      return [{ says, state: 'same', kind: 'moved', cases: members, shared, caseTotal, moves: [], next: [] }];
    });
}

/** With more groups of new cases than this, one row counts them all. */
const maxNew = 2;

/** What decided a case; of one that did not change, what came closest to its limit. */
export function findShown({ says, state, moved, findings }: CaseState): Finding | undefined {
  const judged = findings.filter(({ verdict, metric }) => verdict !== 'inconclusive' && metric !== 'errorPercent');
  const isCalmCase = (state === 'same' && says !== 'carried') || (state === 'unjudged' && says !== 'unjudged');
  const [known = []] = [isCalmCase ? judged : moved, moved, findings].filter(({ length }) => length > 0);
  return known.toSorted((a, b) => Math.abs(b.severity ?? 0) - Math.abs(a.severity ?? 0))[0];
}

/** One metric of a row: what decided, what was measured beside that, or what cases show that did not change. */
export interface RowCell {
  readonly kind: 'moved' | 'beside' | 'calm';
  readonly metric: string;
  /** The finding whose change and values are shown: that of the worst case. */
  readonly shown?: Finding | undefined;
  /** What is shown of it: the range of several cases, if another metric decided in another case, or the median of calm ones. */
  readonly change?: Pick<NonNullable<Move['change']>, 'median' | 'low' | 'high' | 'isPercent'> | undefined;
  /** The values of all cases. */
  readonly values: readonly Value[];
  /** The number of cases that have the metric, or are in the row, that moved in it, and that could not be judged in it. */
  readonly size: number;
  readonly count: number;
  readonly open: number;
}

/** The metric of a group; undefined if it did not move. The values are those of its worst case. */
export function findCell(group: Group, metric: string): RowCell | undefined {
  const move = group.moves.find((candidate) => candidate.metric === metric);
  if (move === undefined) return group.state === 'failing' ? findBeside(group, metric) : undefined;
  const { largest, change, count } = move;
  const isOther = largest.case.key !== findWorst(group.moves)?.case.key && change?.isPercent === true;
  // What could not be judged for another reason than noise need not have moved.
  const kind = group.state === 'unjudged' && !isNoise(largest) ? 'beside' : 'moved';
  const [size, open] = [group.cases.length, 0];
  return { kind, metric, shown: largest, ...(isOther && { change }), values: [], size, count, open };
}

/** What else was measured in the worst case of a group that fails: a loss in one metric is seldom alone. */
function findBeside({ moves, cases }: Group, metric: string): RowCell | undefined {
  const { key } = findWorst(moves)?.case ?? {};
  const worst = cases.find(({ name }) => name.key === key);
  const shown = worst?.findings.find((other) => other.metric === metric && other.objective === undefined);
  if (shown?.candidate === undefined) return undefined;
  const open = Number(shown.verdict === 'inconclusive' || shown.verdict === 'suspect');
  return { kind: 'beside', metric, shown, values: [], size: 1, count: 1, open };
}

/** One metric of cases that did not change. */
export function findCalmCell(group: Pick<Group, 'cases'>, metric: string): RowCell | undefined {
  const measured = measureMetric(group.cases, metric, isCoupled);
  if (measured === undefined) return undefined;
  const { findings, change } = measured;
  // A median hides what passes beyond its band, as what the machine explains, or what is too noisy to judge.
  const [worst] = findings
    .filter((finding) => isBeyondBand(finding))
    .toSorted((a, b) => Math.abs(b.delta?.percent ?? 0) - Math.abs(a.delta?.percent ?? 0));
  const isHidden = worst !== undefined && Math.abs(change?.median ?? 0) <= (worst.band?.percent ?? 0);
  const isKnown = areComparable(findings);
  return {
    kind: 'calm',
    metric,
    ...(isHidden && isKnown && { shown: worst }),
    ...(isKnown && { change }),
    values: findings.flatMap(({ candidate }) => candidate ?? []),
    size: findings.length,
    count: 0,
    open: isKnown ? findings.filter(({ verdict }) => verdict === 'inconclusive').length : 0,
  };
}

/** The one reason why cases could not be judged, unless that is noise; undefined if there are several. */
export function findObstacle({ cases }: Pick<Group, 'cases'>): Reason | undefined {
  const findings = cases.flatMap((found) => found.findings);
  const open = findings.filter((finding) => finding.verdict === 'inconclusive' && !isNoise(finding));
  const [reason, ...others] = new Set(open.map((finding) => finding.reason));
  return others.length > 0 ? undefined : reason;
}

/** The number of declared controls. */
export const countControls = ({ findings }: Report): number =>
  new Set(findings.flatMap(({ control, case: { key } }) => (control === true ? [key] : []))).size;

/** How CI systems show a case. */
export interface CaseResult {
  readonly state: 'passed' | 'failure' | 'skipped' | 'error';
  /** The findings because of which it is shown so, and all others, by metric. */
  readonly said: readonly Finding[];
  readonly rest: readonly Finding[];
}

const passes: ReadonlySet<Finding['verdict']> = new Set(['pass', 'improvement', 'waived']);

/** A case that is unknown is an error where the run does not pass, because CI systems show what is skipped as green. */
export function findResult({ says, findings }: CaseState, { outcome, reasons }: Report): CaseResult {
  const own = findings.toSorted((a, b) => compareMetrics(a.metric, b.metric));
  const failed = own.filter(({ fails }) => fails);
  const open = own.filter(({ verdict }) => !passes.has(verdict) && !isCalm(says));
  const isClosed = outcome === 'passed' || isNotAsked({ reasons });
  const unknown = isClosed ? [] : open.filter((finding) => isUnknown(finding) || isUnseen(finding));
  const said = [failed, unknown, open].find(({ length }) => length > 0) ?? [];
  const rest = own.filter((finding) => !said.includes(finding));
  if (says === 'carried') return { state: reasons.includes('whole-run') ? 'failure' : 'skipped', said, rest };
  const isOpen = said.length > 0 || isNotAsked({ reasons });
  const state = failed.length > 0 ? 'failure' : unknown.length > 0 ? 'error' : isOpen ? 'skipped' : 'passed';
  return { state, said, rest };
}
