import type { Finding, Verdict } from './documents.js';

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

/** Whether nobody knows if a case keeps an absolute limit: its value, or the value that the limit refers to, is missing. */
export const isOpenObjective = ({ objective, verdict }: Pick<Finding, 'objective' | 'verdict'>): boolean =>
  objective !== undefined && verdict === 'inconclusive';

/** Whether a case was not measured, and that may be chance: another measurement may have it. */
export const isUnseen = ({ reason }: Pick<Finding, 'reason'>): boolean => reason === 'few-expected';
