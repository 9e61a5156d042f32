/** Steps for suspects: another run of the head would repeat what is unusual about today, so base and head are measured. */
import type { Finding, Report } from '../../../model/documents.js';
import { guardbandCommand, optionWords, shellCode, say, type Step, type StepContext } from './step.js';
import { configurationName } from '../judged-by.js';
import { undecidedRunShifts, wholeRunShifts } from '../run-shift.js';

/** Gated findings that look worse in one run. No single measurement settles a slow loss. */
export const listSuspects = ({ findings }: Report): readonly Finding[] =>
  findings.filter(({ gated, verdict, reason }) => gated && verdict === 'suspect' && reason !== 'drift');

export function suspectSteps(doubtful: readonly Finding[], context: StepContext): readonly Step[] {
  const { pairs, reasons } = context.report;
  // The step for a budget that was spent says the same.
  if (doubtful.length === 0 || reasons.includes('budget-spent')) return [];
  const isFirst = pairs === undefined;
  return gateSteps(
    isFirst ? 'Measure base and head beside each other, which decides:' : 'Measure more pairs:',
    context,
  );
}

/** The command that measures base and head until they decide. */
const gateSteps = (sentence: string, context: StepContext): readonly Step[] =>
  say(sentence, shellCode(guardbandCommand(`gate${optionWords(context)}`, context)));

export function wholeRunSteps(context: StepContext): readonly Step[] {
  const { report } = context;
  const isWhole = report.runShifts.some(({ verdict }) => verdict === 'regression');
  const isShown = wholeRunShifts(report).length > 0 || report.reasons.includes('whole-run');
  const isOpen =
    report.reasons.includes('whole-run-undecided') &&
    (report.outcome === 'undecided' || undecidedRunShifts(report).length > 0);
  const isFailing = isWhole && isShown && report.outcome !== 'passed';
  if (!isOpen && !isFailing) return [];
  const hasControls = report.findings.some(({ control }) => control === true);
  return [
    ...gateSteps('To find out, measure base and head beside each other:', context),
    ...(hasControls
      ? []
      : say(
          `A scenario that the change cannot affect, listed under \`controls:\` in ${configurationName(context)}, shows how the machine moved.`,
        )),
  ];
}
