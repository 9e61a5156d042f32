/** The numbers behind the limit and the probability of a row, with which both can be recomputed. */
import type { Mutable } from '../../../lang/mutable.js';
import type { LimitBasis } from '../../../model/documents.js';
import type { Judged } from './one-metric.js';
import { suspectLevel } from './settings.js';
import { upperTail } from './student.js';
import type { RowVerdict } from './verdicts.js';

/** An estimate of an effect, as logarithms. */
interface Estimate {
  readonly effect: number;
  readonly error: number;
  readonly freedom: number;
  readonly probability: number;
}

/** @returns the basis of each row of the model; undefined where the error of its effect is not finite */
export function limitBases({ model, explained, verdicts }: Judged): readonly (LimitBasis | undefined)[] {
  const { groups, fit, multiplicity } = model;
  const { alone, first, left, effect } = explained;
  const level = suspectLevel(fit.table);
  const taken = new Map(explained.taken.map((found) => [groups.indexOf(found.group), found]));
  const caseGroup = new Int32Array(model.cases).fill(-1);
  groups.forEach(({ kind, members }, g) => {
    if (kind === 'case') caseGroup[members[0] ?? 0] = g;
  });
  const estimateOf = ({ effect: effects, variance, freedom, probability }: typeof alone, g: number): Estimate => ({
    effect: effects[g] ?? NaN,
    error: Math.sqrt(variance[g] ?? NaN),
    freedom: freedom[g] ?? 1,
    probability: probability[g] ?? NaN,
  });
  return verdicts.map(({ group, probability }, row) => {
    const source = group ?? caseGroup[row] ?? -1;
    const factor = multiplicity.get(groups[source]?.kind ?? 'case') ?? 1;
    const limiting: Pick<Estimate, 'error' | 'freedom'> =
      taken.get(source) ??
      (source < 0
        ? { error: Math.sqrt(model.variance[row] ?? NaN), freedom: fit.tails }
        : estimateOf(group === undefined ? left : first, source));
    if (!Number.isFinite(limiting.error)) return undefined;
    const { error, freedom } = limiting;
    const basis: Mutable<LimitBasis> = { error: 100 * Math.expm1(error), freedom, level, groups: factor };
    if (group === undefined) return basis;
    // A group is found among those that are left, by itself, or because its change persists.
    const byItself = estimateOf(first, group);
    const unexplained = estimateOf(alone, group);
    const total = (model.standing[row] ?? 0) + (left.effect[group] ?? 0) + (effect[row] ?? 0);
    const persisting = {
      ...unexplained,
      effect: total,
      probability: Math.min(1, upperTail(total / unexplained.error, unexplained.freedom) * factor),
    };
    const found = taken.get(group);
    const deciding = [...(found ? [found] : []), byItself, persisting].find((estimate) =>
      isSame(estimate.probability, probability),
    );
    if (deciding === undefined) return basis;
    basis.errors = Math.abs(deciding.effect) / deciding.error;
    if (!isSame(deciding.freedom, freedom)) basis.errorsFreedom = deciding.freedom;
    return basis;
  });
}

const isSame = (a: RowVerdict['probability'], b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.abs(b);
