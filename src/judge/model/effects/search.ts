/** Finds the fewest groups that explain a run: removes the most significant effect, then the next, until none is left. */
import { selectEstimate, type Estimates, type GroupEstimate, type Model } from './model.js';
import { common } from '../settings.js';
import { indicator, sumOver } from '../fit/vectors.js';

export interface Explained {
  /** The groups whose effects are significant, most significant first. */
  readonly taken: readonly GroupEstimate[];
  /** Effect of each of them given the others. */
  readonly joint: readonly number[];
  /** Joint effect of all groups taken, by case. */
  readonly effect: Float64Array;
  /** The case's own loss: its deviation without machine and blocks, predicted given the effects. */
  readonly own: Float64Array;
  /** Estimates of every group separately, before any effect was removed. */
  readonly alone: Estimates;
  /** Estimates of every group after removing the effects of all selected groups. */
  readonly left: Estimates;
}

export function explain(model: Model): Explained {
  model.restart();
  const alone = model.estimates();
  const taken: GroupEstimate[] = [];
  const used = new Set<number>();
  let left = alone;
  for (;;) {
    const best = taken.length < common.mostGroups ? findMostSignificant(model, left, used) : undefined;
    if (best === undefined) break;
    used.add(best);
    taken.push(selectEstimate(left, best));
    model.remove(best);
    left = model.estimates();
  }
  model.restart();
  const joint = jointEffects(model, taken);
  const effect = addEffects(model, taken, joint);
  return { taken, joint, effect, own: ownLosses(model, effect), alone, left };
}

function findMostSignificant(
  model: Model,
  { probability, effect, variance }: Estimates,
  used: ReadonlySet<number>,
): number | undefined {
  const size = (g: number): number => Math.abs(effect[g] ?? 0) / Math.sqrt(variance[g] ?? 1);
  let best: number | undefined;
  for (const g of model.groups.keys()) {
    const p = probability[g] ?? 1;
    if (p > common.suspects || used.has(g)) continue;
    const lead = best === undefined ? -1 : p - (probability[best] ?? 1);
    if (lead < 0 || (lead === 0 && size(g) > size(best ?? g))) best = g;
  }
  return best;
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
