/** Findings and policy -> tallies and the outcome, the only thing that sets an exit code. */
import type { Finding, Outcome, OutcomeReason, RunShift, Tallies, Verdict } from '../model/documents.js';
import type { Policy } from '../config/policy.js';

/** From what a case is counted by when its metrics differ. */
const worstFirst = [
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

/** Cases by their worst gated verdict, and how many values were compared at all. */
export function tally(findings: readonly Finding[]): Tallies {
  const worst = new Map<string, Verdict>();
  for (const { case: of, verdict, gated } of findings) {
    if (!gated) continue;
    const before = worst.get(of.key);
    if (before === undefined || worstFirst.indexOf(verdict) < worstFirst.indexOf(before)) worst.set(of.key, verdict);
  }
  const tallies: Record<Verdict, number> = {
    pass: 0,
    improvement: 0,
    regression: 0,
    suspect: 0,
    inconclusive: 0,
    new: 0,
    missing: 0,
    invalid: 0,
    waived: 0,
  };
  for (const verdict of worst.values()) tallies[verdict]++;
  return {
    cases: worst.size,
    compared: findings.filter((finding) => finding.gated && isCompared(finding)).length,
    ...tallies,
  };
}

export interface Circumstances {
  readonly baselineRuns: number;
  /** Some input could not be read. */
  readonly unreadInputs: boolean;
  readonly runShifts: readonly RunShift[];
}

/** The outcome and why, most important reason first. */
export function decide(
  findings: readonly Finding[],
  policy: Policy,
  { baselineRuns, unreadInputs, runShifts }: Circumstances,
): { outcome: Outcome; reasons: readonly OutcomeReason[] } {
  const gated = findings.filter((finding) => finding.gated);
  const failures = reasons(gated, {
    regression: (finding) =>
      finding.verdict === 'regression' && finding.objective === undefined && policy.failOn.has('regression'),
    objective: (finding) =>
      finding.verdict === 'regression' && finding.objective !== undefined && policy.failOn.has('objective'),
    missing: (finding) => finding.verdict === 'missing' && policy.failOn.has('missing'),
    // What neither side ever recorded is no news.
    invalid: (finding) =>
      finding.verdict === 'invalid' && finding.baseline !== undefined && policy.failOn.has('invalid'),
    suspect: (finding) => finding.verdict === 'suspect' && policy.suspectFails,
  });
  const wholeRun = policy.failOn.has('regression') && runShifts.some(({ verdict }) => verdict === 'regression');
  const all = wholeRun ? [...failures, 'whole-run' as const] : failures;
  if (all.length > 0) return { outcome: 'failed', reasons: all };
  if (baselineRuns === 0) return { outcome: policy.emptyPasses ? 'passed' : 'undecided', reasons: ['no-baseline'] };
  if (!gated.some(isCompared)) return { outcome: 'undecided', reasons: ['nothing-compared'] };
  if (unreadInputs) return { outcome: 'undecided', reasons: ['unreadable-input'] };
  if (hasBlindMetric(gated)) return { outcome: 'undecided', reasons: ['metric-never-judged'] };
  const open: readonly OutcomeReason[] = [
    // Worse as a whole, and too few runs before it to tell a slow machine from a change that hits everything.
    ...(runShifts.some(({ verdict }) => verdict === 'inconclusive') ? ['whole-run-undecided' as const] : []),
    ...(gated.some(({ verdict }) => verdict === 'inconclusive') ? ['inconclusive' as const] : []),
  ];
  return { outcome: open.length > 0 && policy.undecidedFails ? 'undecided' : 'passed', reasons: open };
}

function reasons(
  findings: readonly Finding[],
  tests: Readonly<Partial<Record<OutcomeReason, (finding: Finding) => boolean>>>,
): readonly OutcomeReason[] {
  return (Object.keys(tests) as OutcomeReason[]).filter((reason) =>
    findings.some((finding) => tests[reason]?.(finding)),
  );
}

/** Whether a candidate value was held against a baseline value by a rule. */
const isCompared = ({ objective, severity }: Finding): boolean => objective === undefined && severity !== undefined;

/** A gated metric that both sides recorded, and that could be judged in no case at all: nothing vouches for it. */
function hasBlindMetric(gated: readonly Finding[]): boolean {
  const told = new Set(
    gated.filter((each) => isCompared(each) && each.verdict !== 'inconclusive').map(({ metric }) => metric),
  );
  return gated.some(({ metric, reason, objective }) => objective === undefined && isBlind(reason) && !told.has(metric));
}

/** Not among them: inside the noise, which was compared; a short history, which grows; and never recorded, which is no news. */
const isBlind = (reason: Finding['reason']): boolean =>
  ['errors', 'baseline-errors', 'environment', 'method', 'too-noisy'].includes(reason);
