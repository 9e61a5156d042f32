/** The cases of simulated plans, as the comparison hands them to the judge. */
import { createPolicy } from '../../src/config/policy.js';
import { judgeCases, type Judgement } from '../../src/judge/judge-run.js';
import type { ConfigDocument } from '../../src/model/documents.js';
import type { ComparedCase } from '../../src/model/run.js';
import { simulated, type Change, type Plan } from './_simulated.js';

export function casesOf(plan: Plan, slower: Change): readonly ComparedCase[] {
  const [first] = simulated(plan, slower);
  return (first?.comparisons ?? []).map(({ case: name, candidateMeasurements, past }) => ({
    case: name,
    candidate: candidateMeasurements,
    history: past.sources.map(({ measurement }, i) => ({
      measurement,
      provenance: {},
      run: past.runs[i] ?? 0,
      segments: {},
    })),
    baseline: 'history',
    isControl: false,
    otherEnvironment: false,
  }));
}

export function judge(cases: readonly ComparedCase[], config: ConfigDocument = {}): Judgement {
  const { policy } = createPolicy(config);
  return judgeCases(cases, policy, { baselineRuns: 10, isInputIncomplete: false });
}
