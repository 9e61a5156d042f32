import type { Verdict } from './documents.js';

/** Verdicts from worst to best. */
export const verdictOrder = [
  'regression',
  'missing',
  'invalid',
  'suspect',
  'waived',
  'inconclusive',
  'new',
  'improvement',
  'pass',
] as const satisfies readonly Verdict[];

/** Compares verdicts for sorting, the worst first. */
export const compareVerdicts = (a: Verdict, b: Verdict): number => verdictOrder.indexOf(a) - verdictOrder.indexOf(b);

/** A case is new only if none of its metrics was compared. */
const orderInCase: readonly Verdict[] = [...verdictOrder.filter((verdict) => verdict !== 'new'), 'new'];

/** Whether a verdict counts for a case with several metrics rather than another one: the worst of them does. */
export const isWorseVerdict = (verdict: Verdict, other: Verdict): boolean =>
  orderInCase.indexOf(verdict) < orderInCase.indexOf(other);
