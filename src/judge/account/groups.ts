/**
 * Groups the findings of a run into the fewest groups that explain it: everything, a scenario, a label, the value of an
 * axis, or one case. It starts from the effects that several cases have in common. Every case that is not unchanged is in
 * exactly one group. The unchanged ones follow, by scenario. The result does not depend on the order of the findings.
 * The account of a run: cases.ts says what is true of each case, this file makes statements of them, certainty.ts, next.ts and
 * reasons.ts know how sure, what next and why, and rows.ts, whole-run.ts and open.ts what tables and lines are about.
 */
import { addAll, cacheByObject, compareNaturally, defined, groupBy } from '../../lang/objects.js';
import type { Finding, Report, Statement, CaseName, Sure } from '../../model/documents.js';
import {
  findCaseStates,
  kindOrder,
  states,
  type CaseState,
  type Judged,
  type Kind,
  type Says,
  type State,
  isCoupled,
} from './cases.js';
import { valueIn } from '../../cases/patterns.js';
import { listCaseSets, type SetKind } from '../case-groups.js';
import { type Next, listNext } from './next.js';
import { findCourse, listFindings, findSure } from './certainty.js';
import { isNotAsked } from '../../model/exit-code.js';
import { createMetricTable } from '../../metrics/index.js';
import { type Move, listMoves, findWorst } from './moves.js';
import { isBeyondBand } from '../../compare/loss-start.js';

/** Cases of which the same is said, and that moved in the same metrics. */
export interface Group {
  readonly says: Says;
  readonly state: State;
  readonly kind: Kind;
  /** Sorted by key. */
  readonly cases: readonly CaseState[];
  /** The values that all its cases have in common, of the dimensions that vary in this run. */
  readonly shared: Shared;
  /** Number of cases of this run with these values; larger than the number of `cases` if the group is only a part of them. */
  readonly caseTotal: number;
  /** The metrics that moved, in the order of the registry. */
  readonly moves: readonly Move[];
  readonly sure?: Sure | undefined;
  readonly next: readonly Next[];
}

export interface GroupedCases {
  /** Worst first, without unchanged cases. */
  readonly groups: readonly Group[];
  /** Every case with a gated metric, sorted by key. */
  readonly cases: readonly CaseState[];
  /** The dimensions in which the cases differ: scenario, label, then axes by name. */
  readonly dimensions: readonly string[];
  /** Every set of cases with common values, as indices into `cases`. */
  readonly regions: readonly Region[];
}

/** The groups of a report with their findings. They are looked up once per report, because all renderers and steps share them. */
export const groupFindings = cacheByObject(restoreGroups, ({ findings }) => findings);

/** The statements of a run and the groups of its report are about the same findings. */
const findStates = cacheByObject(findCaseStates, ({ findings }) => findings);

function restoreGroups(report: Judged & Pick<Report, 'statements'>): GroupedCases {
  const cases = findStates(report);
  const { statements = stateAll(cases, report) } = report;
  const names = cases.map(({ name }) => name);
  const byKey = new Map(cases.map((found) => [found.name.key, found]));
  const restored = statements.flatMap((statement): readonly Group[] => {
    const { says, kind, shared, cases: keys, total, sure, next = [] } = statement;
    const members = keys.flatMap((key) => byKey.get(key) ?? []);
    const state = members[0]?.state ?? 'same';
    if (state === 'same') return [];
    return [{ says, kind, shared, state, cases: members, caseTotal: total, moves: listMoves(members), sure, next }];
  });
  let regions: readonly Region[] | undefined;
  return {
    cases,
    dimensions: varyingDimensions(names),
    groups: restored,
    // Only commands to copy need them.
    get regions() {
      return (regions ??= findRegions(names));
    },
  };
}

/** What is said of all cases: first what there is to look at, worst first. */
export const makeStatements = (judged: Judged): readonly Statement[] => stateAll(findStates(judged), judged);

function stateAll(cases: readonly CaseState[], judged: Judged): readonly Statement[] {
  const names = cases.map(({ name }) => name);
  const context: Context = {
    cases,
    regions: findRegions(names),
    shifted: findShifted(cases),
    dimensions: varyingDimensions(names),
    members: new Map(),
  };
  for (const { shared, members } of context.regions) context.members.set(JSON.stringify(shared), members);
  const classes = groupBy([...cases.keys()], (i) => {
    const { state = 'same', says = 'same', kind = '', name, waitsFor } = cases[i] ?? {};
    return JSON.stringify([says, kind, state === 'same' ? name?.scenario : undefined, waitsFor]);
  });
  const groups = [...classes.values()].flatMap((members) => {
    const isCalm = cases[members[0] ?? -1]?.state === 'same';
    return (isCalm ? [members] : partition(members, context)).map((part) => toGroup(part, context));
  });
  return groups.sort(compareGroups).map((group) => toStatement(group, judged));
}

function toStatement(group: Group, judged: Judged): Statement {
  const { says, kind, cases, shared, caseTotal } = group;
  const isCalm = cases[0]?.state === 'same';
  const deciding = isCalm ? [] : group.moves;
  const [since] = findCourse(listFindings(deciding)).starts;
  const waitsFor = says === 'waiting' ? findWaited(group).map((label) => ({ label })) : listAwaited(group);
  const { baseline, reasons = [], metrics = [] } = judged;
  const sure = isCalm || baseline === undefined ? undefined : findSure(group, { ...judged, baseline });
  const next = isNotAsked({ reasons }) ? [] : listNext(group, createMetricTable(metrics));
  return {
    says,
    kind,
    cases: cases.map(({ name }) => name.key),
    shared,
    total: caseTotal,
    moves: deciding.map((move) => ({
      metric: move.metric,
      cases: move.count,
      worst: move.largest.case.key,
      ...move.change,
    })),
    because: findDeciding(group, deciding).reason,
    ...defined({ sure }),
    ...(since && { since: defined({ runs: since.runs, since: since.since, commit: since.commit, tag: since.tag }) }),
    ...(waitsFor.length > 0 && { waitsFor }),
    ...(next.length > 0 && { next }),
  };
}

/** What decided the worst case; of cases that did not change, what moved with others, or came closest to its limit. */
function findDeciding({ says, cases }: Group, moves: readonly Move[]): Finding {
  const own = cases.flatMap(({ findings }) => findings);
  const isAlike = (one: Finding): boolean => (says === 'waiting' ? isCoupled(one) : isBeyondBand(one));
  const alike = ['waiting', 'carried', 'alike'].includes(says) ? own.filter(isAlike) : [];
  const [closest] = (alike.length > 0 ? alike : own).toSorted(
    (a, b) => Math.abs(b.severity ?? 0) - Math.abs(a.severity ?? 0),
  );
  return findWorst(moves) ?? (closest as Finding);
}

/** The cases whose findings in one metric have one common effect, for each such effect that the judge found. */
function findShifted(cases: readonly CaseState[]): readonly Region[] {
  const members = cases.flatMap(({ findings }, member) =>
    findings.flatMap(({ group }) => (group === undefined ? [] : [{ group, member }])),
  );
  return [...groupBy(members, ({ group }) => group).values()].map((own) => ({
    shared: {},
    members: [...new Set(own.map(({ member }) => member))],
  }));
}

interface Context {
  readonly cases: readonly CaseState[];
  readonly regions: readonly Region[];
  /** The cases of each common effect. */
  readonly shifted: readonly Region[];
  readonly dimensions: readonly string[];
  /** The sets of cases with common values, by these values as JSON: the regions, and the sets added by `countSharing`. */
  readonly members: Map<string, readonly number[]>;
}

/** A region, or a common effect, explains its cases even if a few of them did not move. */
const leastShare = 0.85;
/** In a region smaller than this, every case must have moved. */
const leastPartial = 6;

/** @param members the cases of one state and kind */
function partition(members: readonly number[], context: Context): readonly (readonly number[])[] {
  const { cases, regions, shifted } = context;
  const masks = new Map(members.map((member) => [member, createMask(cases[member])]));
  const parts: number[][] = [];
  const candidates = [...shifted, ...regions].flatMap((region) => {
    const inside = region.members.filter((member) => masks.has(member));
    const least = region.members.length < leastPartial ? 1 : leastShare;
    return inside.length > 1 && inside.length >= least * region.members.length ? [{ ...region, members: inside }] : [];
  });
  const covered = coverGreedily(candidates, (region, uncovered) => {
    const isMostlyNew = 2 * uncovered.length >= region.members.length;
    const common = uncovered.reduce((mask, member) => mask & (masks.get(member) ?? 0n), -1n);
    if (uncovered.length < 2 || !isMostlyNew || common === 0n) return undefined;
    parts.push([...uncovered]);
    return uncovered;
  });
  const left = members.filter((member) => !covered.has(member)).map((member) => [member]);
  return mergeWithinScenarios([...parts, ...left], masks, context);
}

/** Up to this number of parts of a scenario are separate groups if they have different labels: each is named then. */
const mostApart = 3;
/** If so much of a scenario moved, its name says more than those of its labels. */
const mostOfScenario = 0.75;
/** The states of groups that readers look for by name. */
const named = new Set<State>(['failing', 'tolerated', 'suspect', 'better']);

/**
 * Merges groups by scenario, because one group per scenario is easier to grasp than several small ones. Parts are merged if
 * all their cases moved in one metric, and a few parts only if the merged group still names the labels.
 */
function mergeWithinScenarios(
  parts: readonly number[][],
  masks: ReadonlyMap<number, bigint>,
  context: Context,
): readonly (readonly number[])[] {
  const { cases } = context;
  const findScenario = (part: readonly number[]): string | undefined => {
    const names = new Set(part.map((member) => cases[member]?.name.scenario));
    return names.size === 1 ? [...names][0] : undefined;
  };
  const byScenario = groupBy(parts, findScenario);
  return [...byScenario].flatMap(([scenario, own]) => {
    if (scenario === undefined || own.every((part) => part.length >= 3)) return own;
    const merged: { members: number[]; mask: bigint }[] = [];
    const state = cases[own[0]?.[0] ?? -1]?.state ?? 'same';
    const isMost = own.flat().length >= mostOfScenario * countSharing({ scenario }, context);
    const areFew = own.length <= mostApart && named.has(state) && !isMost;
    for (const part of own.toSorted((a, b) => b.length - a.length)) {
      const mask = part.reduce((common, member) => common & (masks.get(member) ?? 0n), -1n);
      const home = merged.find(
        (candidate) => (candidate.mask & mask) !== 0n && (!areFew || haveCommonName(candidate.members, part, context)),
      );
      if (home === undefined) merged.push({ members: [...part], mask });
      else {
        addAll(home.members, part);
        home.mask &= mask;
      }
    }
    return merged.map(({ members }) => members);
  });
}

/** Whether a name for both parts contains their labels: the same label, or several whole labels. */
function haveCommonName(one: readonly number[], other: readonly number[], { cases, dimensions }: Context): boolean {
  const [a, b] = [one, other].map((part) => new Set(part.map((member) => cases[member]?.name.label)));
  const isWhole = (part: readonly number[], labels = new Set<string | undefined>()): boolean =>
    cases.filter(({ name }) => labels.has(name.label)).length === part.length;
  if ([...(a ?? [])].some((label) => b?.has(label))) return true;
  return !dimensions.includes('scenario') && isWhole(one, a) && isWhole(other, b);
}

/** The metrics that moved, as bits. A separate bit stands for cases that moved in no metric. */
function createMask(found: CaseState | undefined): bigint {
  return (
    (found?.moved ?? []).reduce((mask, { metric, objective }) => mask | toBit(`${metric} ${objective ?? ''}`), 0n) || 1n
  );
}

const bits = new Map<string, bigint>();
function toBit(name: string): bigint {
  const bit = bits.get(name) ?? 1n << BigInt(bits.size + 1);
  bits.set(name, bit);
  return bit;
}

function toGroup(members: readonly number[], context: Context): Group {
  const cases = members.toSorted((a, b) => a - b).map((member) => context.cases[member] as CaseState);
  const { says, state, kind, name: first } = cases[0] as CaseState;
  const shared: Record<string, string> = {};
  for (const dimension of context.dimensions) {
    const value = valueIn(dimension, first);
    if (value !== undefined && cases.every(({ name }) => valueIn(dimension, name) === value)) shared[dimension] = value;
  }
  const caseTotal = cases.length === 1 ? 1 : countSharing(shared, context);
  return { says, state, kind, cases, shared, caseTotal, moves: listMoves(cases), next: [] };
}

/** Filters the region of the first two dimensions, because searching all cases for each group would take quadratic time. */
function countSharing(shared: Shared, { cases, members }: Context): number {
  const key = JSON.stringify(shared);
  const found = members.get(key);
  if (found !== undefined) return found.length;
  const region = members.get(JSON.stringify(Object.fromEntries(Object.entries(shared).slice(0, 2))));
  const wanted = Object.entries(shared);
  const sharing = (region ?? [...cases.keys()]).filter((member) => {
    const name = cases[member]?.name;
    return name !== undefined && wanted.every(([dimension, value]) => valueIn(dimension, name) === value);
  });
  members.set(key, sharing);
  return sharing.length;
}

/** The labels for which users of these cases wait; none if they are slower themselves. */
export const listAwaited = ({ cases }: Pick<Group, 'cases'>) => cases[0]?.waitsFor ?? [];

/** Worst state first, then errors, then changes of this run before slow losses, then causes before what waits for them, then the distance beyond the limit, then larger groups. */
function compareGroups(a: Group, b: Group): number {
  return (
    states.indexOf(a.state) - states.indexOf(b.state) ||
    kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind) ||
    listAwaited(a).length - listAwaited(b).length ||
    measureSeverity(b) - measureSeverity(a) ||
    b.cases.length - a.cases.length ||
    compareNaturally(a.cases[0]?.name.key ?? '', b.cases[0]?.name.key ?? '')
  );
}

const measureSeverity = ({ moves }: Group): number => Math.max(0, ...moves.map(({ severity }) => severity));

/** No axis has the name of another dimension here. */
export { valueIn };

/** Values that cases share, by dimension: scenario, label or the name of an axis. If empty, it covers all cases. */
export type Shared = Readonly<Record<string, string>>;

/** Cases with shared values, as indices into the list of all cases. */
export interface Region {
  readonly shared: Shared;
  readonly members: readonly number[];
}

/** With more varying dimensions than this, they are not combined, because the number of pairs grows with their square. */
const mostDimensions = 8;

/** The dimensions in which the cases differ: scenario, label, then axes by name. */
export function varyingDimensions(cases: readonly CaseName[]): readonly string[] {
  const axes = new Set(cases.flatMap(({ configuration }) => Object.keys(configuration)));
  axes.delete('scenario');
  axes.delete('label');
  const values = (dimension: string): number => new Set(cases.map((name) => valueIn(dimension, name))).size;
  return ['scenario', 'label', ...[...axes].sort()].filter((dimension) => values(dimension) > 1);
}

/** Every region with at least two cases, those with the fewest shared values first. */
export function findRegions(cases: readonly CaseName[]): readonly Region[] {
  const columns = varyingDimensions(cases)
    .slice(0, mostDimensions)
    .map((dimension) => ({ dimension, values: cases.map((name) => valueIn(dimension, name)) }));
  const pairs = columns.flatMap((a, i) => columns.slice(i + 1).map((b) => [a, b]));
  const combinations = [[], ...columns.map((column) => [column]), ...pairs];
  const kinds = combinations.map((combination): SetKind<typeof columns> => {
    // Cases without a value in one of them are in no set.
    const namesOf = (values: readonly (string | undefined)[]) =>
      values.includes(undefined) ? [] : [values.join('\0')];
    return [combination, (i) => namesOf(combination.map(({ values }) => values[i]))];
  });
  return listCaseSets([...cases.keys()], kinds)
    .filter(({ members }) => members.length > 1)
    .map(({ kind: combination, members }) => ({
      shared: Object.fromEntries(
        combination.map(({ dimension, values }) => [dimension, values[members[0] ?? -1] ?? '']),
      ),
      members,
    }));
}

/**
 * Visits regions by the number of members that are still uncovered, largest first. Members of an accepted region are
 * covered for all later ones.
 *
 * @param accept returns the members that a region covers now, or none to reject the region
 */
export function coverGreedily(
  regions: readonly Region[],
  accept: (region: Region, uncovered: readonly number[]) => readonly number[] | undefined,
): ReadonlySet<number> {
  const covered = new Set<number>();
  const bySize: Region[][] = [];
  const put = (region: Region, size: number): void => {
    (bySize[size] ??= []).push(region);
  };
  for (const region of regions) put(region, region.members.length);
  for (let size = bySize.length - 1; size > 0; size--) {
    // Regions that shrank move to a smaller size, so each list is complete when its turn comes.
    for (const region of bySize[size] ?? []) {
      const uncovered = region.members.filter((member) => !covered.has(member));
      if (uncovered.length < size) {
        if (uncovered.length > 0) put(region, uncovered.length);
        continue;
      }
      for (const member of accept(region, uncovered) ?? []) covered.add(member);
    }
  }
  return covered;
}

/** The groups of a report that a reader must know, worst first. */
export const listWorse = (report: Judged & Pick<Report, 'statements'>): readonly Group[] =>
  groupFindings(report).groups.filter(
    ({ state }) => state === 'failing' || state === 'tolerated' || state === 'suspect',
  );

/** The labels for which users of calm cases wait. */
export const findWaited = ({ cases }: Pick<Group, 'cases'>): readonly string[] => [
  ...new Set(
    cases.flatMap(({ findings }) =>
      findings.flatMap(({ because }) => because?.waitsFor.map(({ label }) => label) ?? []),
    ),
  ),
];
