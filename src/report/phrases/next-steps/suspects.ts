/** Steps for suspects: another run of the head would repeat what is unusual about today, so base and head are measured. */
import type { Finding, Report } from '../../../model/documents.js';
import { guardbandCommand, resultWords, shellCode, type Step, type StepContext } from './step.js';

/** Gated findings that look worse in one run. No single measurement settles a slow loss. */
export const listSuspects = ({ findings }: Report): readonly Finding[] =>
  findings.filter(({ gated, verdict, reason }) => gated && verdict === 'suspect' && reason !== 'drift');

export function suspectSteps(doubtful: readonly Finding[], context: StepContext): readonly Step[] {
  const { pairs, reasons } = context.report;
  // The step for a budget that was spent says the same.
  if (doubtful.length === 0 || reasons.includes('budget-spent')) return [];
  const sentence =
    pairs === undefined ? 'Measure base and head beside each other, which decides:' : 'Measure more pairs:';
  return [gateStep(sentence, context)];
}

/** The command that measures base and head until they decide. */
export function gateStep(sentence: string, context: StepContext): Step {
  const inputs = context.inputs && { ...context.inputs, results: [] };
  return { sentence, code: shellCode(guardbandCommand(`gate${resultWords({ ...context, inputs })}`, context)) };
}
