/** The texts of a sign-off, for Markdown and the page. */
import type { AccountedCase, Finding, Signoff, SignoffReason } from '../../model/documents.js';
import { verdictOrder } from '../../model/verdict-order.js';

export const reasonWords = {
  regression: 'got worse',
  'whole-run': 'The whole run is worse than any before',
  objective: 'broke an objective',
  missing: 'of the baseline was not measured, and is not retired in the configuration',
  invalid: 'has an impossible value',
  'unreadable-input': 'Not all inputs could be read',
  'no-baseline': 'There is no baseline to compare with',
  'whole-run-undecided':
    'The whole run is worse, and the baseline has too few runs to tell whether the machine or the change is the cause: declare controls, or measure both releases again',
  suspect: 'looks worse, but one run cannot tell: measure again and give both runs',
  'not-judged': 'could not be judged',
  'unmet-objective': 'An objective matches no case, so it is unknown whether it was met',
} as const satisfies Record<SignoffReason['kind'], string>;

/** The states in which a case can be, worst first. */
export const accountWords = {
  regression: 'measured, worse',
  missing: 'not measured',
  invalid: 'measured, impossible value',
  suspect: 'measured, one run cannot tell',
  'not-judged': 'not judged',
  waived: 'worse, waived',
  retired: 'retired',
  new: 'new',
  measured: 'measured, not worse',
} as const satisfies Record<AccountedCase['account'], string>;
export const accountOrder = Object.keys(accountWords) as readonly AccountedCase['account'][];

export const nothingAgainst = 'Every case of the baseline is accounted for, and nothing is worse than allowed.';

/** The advice on how to get the release signed, with commands in backquotes. Empty if it is signed. */
export function adviceFor({ decision, reasons }: Signoff): string {
  if (decision === 'signed') return '';
  if (reasons.some(({ kind }) => kind === 'no-baseline'))
    return 'What to do: record the previous release, or name another one with `--against`.';
  return decision === 'rejected'
    ? 'What to do: fix the cases above and measure again. If a change is intended, `guardband accept` its new level with a reason, or add a waiver with an end date to guardband.yml.'
    : 'What to do: measure again and give both runs: `guardband signoff RESULTS RESULTS-AGAIN`.';
}

/** The findings that explain the decision, worst first. */
export const findingsAgainst = ({ cases }: Signoff): readonly Finding[] =>
  cases
    .flatMap((accounted) => accounted.findings ?? [])
    .sort(
      (a, b) =>
        verdictOrder.indexOf(a.verdict) - verdictOrder.indexOf(b.verdict) || (b.severity ?? 0) - (a.severity ?? 0),
    );
