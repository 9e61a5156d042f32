/** Cases as the comparison hands them to the judge. */
import { nameCase } from '../../src/cases/names.js';
import { createPolicy } from '../../src/config/policy.js';
import { judgeCases, type Judgement } from '../../src/judge/judge-run.js';
import type { ConfigDocument, Measurement } from '../../src/model/documents.js';
import type { ComparedCase } from '../../src/model/run.js';
import { simulated, type Change, type Plan } from './_simulated.js';

/** A case with what was measured now, and in past runs, oldest first. */
export const comparedCase = (
  now: readonly Measurement[],
  before: readonly Measurement[],
  segmentsOf: (run: number) => Readonly<Record<string, number>> = () => ({}),
): ComparedCase => ({
  case: nameCase(now[0] as Measurement),
  candidate: now,
  history: before.map((measurement, run) => ({ measurement, provenance: {}, run, segments: segmentsOf(run) })),
  baseline: 'history',
  isControl: false,
  otherEnvironment: false,
});

/** The cases of a simulated plan. */
export const casesOf = (plan: Plan, slower: Change): readonly ComparedCase[] =>
  (simulated(plan, slower)[0]?.comparisons ?? []).map(({ candidateMeasurements, past }) =>
    comparedCase(
      candidateMeasurements,
      past.sources.map(({ measurement }) => measurement),
    ),
  );

export function judge(cases: readonly ComparedCase[], config: ConfigDocument = {}): Judgement {
  const { policy } = createPolicy(config);
  return judgeCases(cases, policy, { baselineRuns: 10, isInputIncomplete: false });
}
