/** Finds the fewest groups that explain a run: removes the most significant effect, then the next, until none is left. */
import type { GroupEstimate, Model } from './model.js';
import { common } from '../settings.js';
import { indicator, sumOver } from '../fit/fit-history.js';

export interface Explained {
  /** The groups whose effects are significant, most significant first. */
  readonly groups: readonly GroupEstimate[];
  /** Effect of each of them given the others. */
  readonly joint: readonly number[];
  /** Joint effect of all of them, by case. */
  readonly effect: Float64Array;
  /** The case's own loss: its deviation without the machine, predicted given the effects. */
  readonly own: Float64Array;
  /** Estimates of every group by itself, before any effect was removed. */
  readonly marginal: readonly GroupEstimate[];
  /** Estimates of every group after removing the effects of all selected groups. */
  readonly remaining: readonly GroupEstimate[];
}

export function explain(model: Model): Explained {
  model.restart();
  const marginal = model.estimates();
  const groups: GroupEstimate[] = [];
  const used = new Set<number>();
  let remaining = marginal;
  for (;;) {
    const best = groups.length < common.maxGroups ? findMostSignificant(remaining, used) : undefined;
    if (best === undefined) break;
    used.add(best.group);
    groups.push(best);
    model.remove(best.group);
    remaining = model.estimates();
  }
  model.restart();
  const joint = jointEffects(model, groups);
  const effect = new Float64Array(model.cases);
  groups.forEach(({ group }, k) => {
    for (const i of model.listMembers(group)) effect[i] = (effect[i] ?? NaN) + (joint[k] ?? NaN);
  });
  return { groups, joint, effect, own: ownLosses(model, effect), marginal, remaining };
}

function findMostSignificant(
  estimates: readonly GroupEstimate[],
  used: ReadonlySet<number>,
): GroupEstimate | undefined {
  const size = ({ effect, error }: GroupEstimate): number => Math.abs(effect) / error;
  let best: GroupEstimate | undefined;
  for (const found of estimates) {
    if (found.probability > common.shows || used.has(found.group)) continue;
    const lead = best === undefined ? -1 : found.probability - best.probability;
    if (lead < 0 || (lead === 0 && size(found) > size(best ?? found))) best = found;
  }
  return best;
}

/** The effect of each group given those of the others: (A'KA)^-1 A'Kd, by Gaussian elimination. */
function jointEffects(model: Model, groups: readonly GroupEstimate[]): readonly number[] {
  const [only] = groups;
  if (groups.length === 1 && only !== undefined) return [only.effect];
  const u = new Float64Array(model.cases);
  const rows = groups.map(({ group }) => {
    const members = model.listMembers(group);
    model.apply(indicator(members, model.cases), u);
    return [...groups.map((found) => sumOver(u, model.listMembers(found.group))), sumOver(model.weighted, members)];
  });
  return solveSystem(rows);
}

/** Solves a small symmetric system; linearly dependent columns get 0. */
function solveSystem(rows: readonly number[][]): readonly number[] {
  const n = rows.length;
  const scale = rows.map((row, k) => row[k] ?? NaN);
  const isPivot = Array<boolean>(n).fill(false);
  for (let k = 0; k < n; k++) {
    const pivotRow = rows[k] as number[];
    const pivot = pivotRow[k] ?? NaN;
    if (pivot < 1e-9 * (scale[k] ?? NaN)) continue;
    isPivot[k] = true;
    rows.forEach((row, r) => {
      if (r === k) return;
      const factor = (row[k] ?? NaN) / pivot;
      for (let c = 0; c <= n; c++) row[c] = (row[c] ?? NaN) - factor * (pivotRow[c] ?? NaN);
    });
  }
  return rows.map((row, k) => (isPivot[k] ? (row[n] ?? NaN) / (row[k] ?? 1) : 0));
}

/** d - S0 k Sigma^-1 (d - effect): the deviation without the predicted movement of the machine. */
export function ownLosses(model: Model, effect: Float64Array): Float64Array {
  const { cases, deviation, variance } = model;
  const rest = deviation.map((value, i) => value - (effect[i] ?? NaN));
  const u = new Float64Array(cases);
  model.apply(rest, u);
  // S0 Sigma^-1 x = x - D Sigma^-1 x, so that the machine need not be added up again.
  return deviation.map((value, i) => value - ((rest[i] ?? NaN) - (variance[i] ?? NaN) * (u[i] ?? NaN)));
}
