/** What to do after a comparison without a verdict. */
import type { Report } from '../../../model/documents.js';
import { bisectCommand } from '../../bisect/command.js';
import { say, shellCode, type Step } from './step.js';

/** What finds the cause of what is worse, or tells noise from a change; none if nothing may be worse. */
export function comparisonSteps({ findings, baseline, candidate }: Report): readonly Step[] {
  const has = (...verdicts: readonly string[]): boolean =>
    findings.some(({ gated, verdict }) => gated && verdicts.includes(verdict));
  const command = bisectCommand(baseline.runs.at(-1)?.commit, candidate.provenance.commit);
  if (has('regression') && command !== undefined) return say('Find the commit that did it:', shellCode(command));
  return has('regression', 'suspect', 'inconclusive')
    ? say(
        'To be sure, measure both versions several times, in turns: the older one into the folder A, the newer one into B. Then judge them:',
        shellCode('guardband check B --against A --shards repetitions'),
      )
    : [];
}
