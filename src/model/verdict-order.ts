import type { Verdict } from './documents.js';

/** Verdicts from worst to best. A case with several metrics gets the worst of their verdicts. */
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
