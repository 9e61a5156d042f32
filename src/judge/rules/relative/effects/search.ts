/** Finds the fewest groups that explain a run: removes the most significant effect, then the next, until none is left. */
import type { Model } from './model.js';
import { selectEstimate, type Estimates, type GroupEstimate } from './group-estimates.js';
import { common, suspectLevel } from '../settings.js';
import { indicator, sumOver } from '../fit/vectors.js';

export interface Explained {
  /** The groups whose effects are significant, most significant first. */
  readonly taken: readonly GroupEstimate[];
  /** Joint effect of all groups taken, by case. */
  readonly effect: Float64Array;
  /** The case's own loss: its deviation without machine and blocks, predicted given the effects. */
  readonly own: Float64Array;
  /** Estimates of every group separately, before any effect was removed. */
  readonly alone: Estimates;
  /** The same, except that the scatter of the other cases is what remains after the effects of all selected groups. */
  readonly first: Estimates;
  /** Estimates of every group after removing the effects of all selected groups. */
  readonly left: Estimates;
}

export function explain(model: Model): Explained {
  model.restart();
  const alone = model.estimates();
  const unwidened = Float64Array.from(alone.variance);
  const { taken, left } = selectLasting(model, alone);
  model.restart();
  const effect = addEffects(model, taken, jointEffects(model, taken));
  // Controls show a machine that moved far. Cases follow it unevenly, so there all scatter counts.
  const first =
    taken.length === 0 || model.hasControls
      ? alone
      : firstStep(model, taken, effect, { ...alone, variance: unwidened });
  model.restart();
  return { taken, effect, own: ownLosses(model, effect), alone, first, left };
}

type Selected = Pick<Explained, 'taken' | 'left'>;

/**
 * Selects groups, and again without a group that turned out to owe its loss to some of its members: where one of few cases
 * becomes much slower, so does their mean, and a quiet case decides that mean.
 */
function selectLasting(model: Model, alone: Estimates): Selected {
  const excluded = new Set<number>();
  let selected = selectGroups(model, alone, excluded);
  for (let attempt = 0; attempt < common.most; attempt++) {
    const { taken } = selected;
    const doubtful = taken.length < 2 ? undefined : findDoubtful(model, taken);
    if (doubtful === undefined) break;
    excluded.add(doubtful.group);
    model.restart();
    const others = selectGroups(model, model.estimates(), excluded);
    // A loss with a gain that makes up for it explains a run as well as another loss does, so fewer groups decide.
    if (!doubtful.isGone && others.taken.length >= taken.length) break;
    selected = others;
  }
  return selected;
}

/** @param excluded the groups that are not selected */
function selectGroups(model: Model, alone: Estimates, excluded: ReadonlySet<number>): Selected {
  const taken: GroupEstimate[] = [];
  const used = new Set(excluded);
  const first = widenCandidates(model, alone, used);
  widenRest(model, alone, first.rest);
  let { best } = first;
  let left = alone;
  while (best !== undefined && taken.length < common.most) {
    used.add(best);
    taken.push(selectEstimate(left, best));
    model.remove(best);
    left = model.estimates();
    best = widenCandidates(model, left, used).best;
  }
  return { taken, left };
}

interface Doubtful {
  readonly group: number;
  /** Whether hardly anything of its loss is left, rather than made up for by a gain. */
  readonly isGone: boolean;
}

/**
 * The group of several cases whose loss is smallest, in bands, if all effects are estimated together, or if a gain of some of
 * its members makes up for it there.
 *
 * @returns undefined if the losses of all groups remain
 */
function findDoubtful(model: Model, taken: readonly GroupEstimate[]): Doubtful | undefined {
  const { rows } = model.fit.table;
  model.restart();
  const joint = jointEffects(model, taken);
  const effects = addEffects(model, taken, joint);
  const toBands = (members: Int32Array, value: number): number =>
    value / Math.min(...Array.from(members, (i) => rows[i]?.band ?? 0));
  let doubtful: Doubtful | undefined;
  let least: number = common.ownShare;
  taken.forEach(({ group, effect }, k) => {
    const members = model.listMembers(group);
    if (effect <= 0 || members.length < 2) return;
    const own = toBands(members, joint[k] ?? 0);
    const isMadeUpFor = taken.some(({ group: other, effect: gain }) => {
      const some = model.listMembers(other);
      const isUnchanged = (i: number): boolean => Math.abs(toBands(some, effects[i] ?? 0)) < common.ownShare;
      return gain < 0 && some.every((i) => members.includes(i) && isUnchanged(i));
    });
    if (own < least) [doubtful, least] = [{ group, isGone: true }, own];
    else if (isMadeUpFor) doubtful ??= { group, isGone: false };
  });
  return doubtful;
}

/**
 * The estimates of the first step with the scatter that explained losses leave. A change of many cases scatters them, and the
 * larger it is, the more; such scatter is no noise once the change is explained, so a larger change is not milder.
 *
 * Where cases are only faster than the others, one run does not show whether they became faster or the others slower with the
 * machine, so such gains remain in the estimates and in their scatter. Repetitions show it, and so do values that are faster
 * than a known level by more than the band: these gains are removed first, as they would make the machine look faster.
 */
function firstStep(model: Model, taken: readonly GroupEstimate[], joint: Float64Array, alone: Estimates): Estimates {
  const { rows, repetitions } = model.fit.table;
  const isGain = (row: number): boolean => (joint[row] ?? 0) < -(rows[row]?.band ?? 0);
  const gains = taken.filter(({ group, effect }) => effect < 0 && model.listMembers(group).some(isGain));
  const isMeasured = (row: number): boolean => (model.deviation[row] ?? 0) < -(rows[row]?.band ?? 0);
  const isLevelKnown = model.fit.runs >= common.wideHistory;
  const certain =
    repetitions > 1 ? gains : gains.filter(({ group }) => isLevelKnown && model.listMembers(group).every(isMeasured));
  for (const { group } of certain) model.remove(group);
  const source = certain.length > 0 ? model.estimates() : alone;
  for (const found of taken) if (!gains.includes(found)) model.remove(found.group);
  return widenByRest(model, source);
}

/** Widens the errors of significant losses by the scatter around all effects removed. */
function widenByRest(model: Model, source: Estimates): Estimates {
  const { groups } = model;
  const limit = suspectLevel(model.fit.table);
  const first: Estimates = {
    ...source,
    variance: Float64Array.from(source.variance),
    size: Float64Array.from(source.size),
    probability: Float64Array.from(source.probability),
  };
  for (const g of groups.keys()) model.finish(first, g);
  const open = [...groups.keys()].filter((g) => (first.effect[g] ?? 0) > 0 && (first.probability[g] ?? 1) <= limit);
  open.sort((a, b) => (first.probability[a] ?? 1) - (first.probability[b] ?? 1));
  open.forEach(createWidening(model, first));
  return first;
}

/** Widens the errors of one group after the other by the scatter of the other cases, which can only make them less significant. */
function createWidening(model: Model, estimates: Estimates): (g: number, place: number) => void {
  let factor = 1;
  return (g, place) => {
    // One case of many hardly changes the scatter of the others.
    if (place < common.mostKept) factor = model.scatter(g);
    estimates.variance[g] = (estimates.variance[g] ?? 0) * factor;
    model.finish(estimates, g);
  };
}

interface Candidates {
  /** The most significant group; undefined if none is significant. */
  readonly best: number | undefined;
  /** The significant groups whose errors were not widened, most significant first. */
  readonly rest: readonly number[];
}

/** Widens the errors of the significant groups, most significant first, until none of the others can be more significant. */
function widenCandidates(model: Model, estimates: Estimates, used: ReadonlySet<number>): Candidates {
  const { groups } = model;
  const limit = suspectLevel(model.fit.table);
  const { probability, size } = estimates;
  const widen = createWidening(model, estimates);
  const isOpen = (g: number): boolean => (probability[g] ?? 1) <= limit;
  const order = (a: number, b: number): number =>
    (probability[a] ?? 1) - (probability[b] ?? 1) || (size[b] ?? 0) - (size[a] ?? 0) || a - b;
  const candidates = [...groups.keys()].filter((g) => isOpen(g) && !used.has(g)).sort(order);
  let best: number | undefined;
  let widened = 0;
  for (const g of candidates) {
    if (best !== undefined && order(best, g) < 0) break;
    widen(g, widened++);
    if (isOpen(g) && (best === undefined || order(g, best) < 0)) best = g;
  }
  return { best, rest: candidates.slice(widened) };
}

/** Widens the errors of the other candidates as well; those beyond the most that are kept do not count. */
function widenRest(model: Model, estimates: Estimates, rest: readonly number[]): void {
  const widen = createWidening(model, estimates);
  for (const g of rest.slice(0, common.mostKept)) widen(g, 0);
  for (const g of rest.slice(common.mostKept)) estimates.probability[g] = 1;
}

/** The effect of each group given those of the others: (A'KA)^-1 A'Kd, by Gaussian elimination. */
function jointEffects(model: Model, taken: readonly GroupEstimate[]): readonly number[] {
  const [only] = taken;
  if (taken.length === 1 && only !== undefined) return [only.effect];
  const u = new Float64Array(model.cases);
  const rows = taken.map(({ group }) => {
    const members = model.listMembers(group);
    model.apply(indicator(members, model.cases), u);
    return [...taken.map((found) => sumOver(u, model.listMembers(found.group))), sumOver(model.weighted, members)];
  });
  return solveSystem(rows);
}

/** The effects of all groups by case. */
function addEffects(model: Model, taken: readonly GroupEstimate[], joint: readonly number[]): Float64Array {
  const effect = new Float64Array(model.cases);
  taken.forEach(({ group }, k) => {
    for (const i of model.listMembers(group)) effect[i] = (effect[i] ?? 0) + (joint[k] ?? 0);
  });
  return effect;
}

/** Solves a small symmetric system; linearly dependent columns get 0. */
function solveSystem(rows: readonly number[][]): readonly number[] {
  const n = rows.length;
  const scale = rows.map((row, k) => row[k] ?? 0);
  const isPivot = Array<boolean>(n).fill(false);
  for (let k = 0; k < n; k++) {
    const pivotRow = rows[k] as number[];
    const pivot = pivotRow[k] ?? 0;
    if (pivot < 1e-9 * (scale[k] ?? 0)) continue;
    isPivot[k] = true;
    rows.forEach((row, r) => {
      if (r === k) return;
      const factor = (row[k] ?? 0) / pivot;
      for (let c = 0; c <= n; c++) row[c] = (row[c] ?? 0) - factor * (pivotRow[c] ?? 0);
    });
  }
  return rows.map((row, k) => (isPivot[k] ? (row[n] ?? 0) / (row[k] ?? 1) : 0));
}

/** d - S0 k Sigma^-1 (d - effect): the deviation without the predicted movement of machine and blocks. */
export function ownLosses(model: Model, effect: Float64Array): Float64Array {
  const { cases, deviation, variance } = model;
  const rest = deviation.map((value, i) => value - (effect[i] ?? 0));
  const u = new Float64Array(cases);
  model.apply(rest, u);
  // S0 Sigma^-1 x = x - D Sigma^-1 x, so that machine and blocks need not be added up again.
  return deviation.map((value, i) => value - ((rest[i] ?? 0) - (variance[i] ?? 0) * (u[i] ?? 0)));
}
