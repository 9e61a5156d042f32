import type { Verdict } from './documents.js';

/** Verdicts from worst to best. A case with several metrics counts under the worst of theirs. */
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
