/** The numbers behind the limit and the probability of a row, with which both can be recomputed. */
import type { Mutable } from '../../../../lang/mutable.js';
import type { LimitBasis } from '../../../../model/documents.js';
import type { Judged } from '../verdicts/judge-metric.js';
import { suspectLevel } from '../settings.js';

/** @returns the basis of each row of the model; undefined where the error of its effect is not finite */
export function limitBases({ model, verdicts }: Judged): readonly (LimitBasis | undefined)[] {
  const { groups, fit, multiplicity } = model;
  const level = suspectLevel(fit.table);
  return verdicts.map(({ found, error, freedom }) => {
    if (!Number.isFinite(error)) return undefined;
    const factor = multiplicity.get(found === undefined ? 'case' : (groups[found.group]?.kind ?? 'case')) ?? 1;
    const basis: Mutable<LimitBasis> = { error: 100 * Math.expm1(error), freedom, level, groups: factor };
    if (found === undefined) return basis;
    basis.errors = Math.abs(found.effect) / found.error;
    if (found.freedom !== freedom) basis.errorsFreedom = found.freedom;
    return basis;
  });
}
