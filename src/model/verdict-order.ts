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
