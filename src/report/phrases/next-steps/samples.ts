/** Steps if a metric has too few requests to be judged in most cases. */
import { joinWithAnd } from '../../../lang/list.js';
import { configurationName } from '../judged-by.js';
import { findPartlyJudged } from '../partly-judged.js';
import { say, type Step, type StepContext } from './step.js';

export function sampleSteps({ report, inputs, wording }: StepContext): readonly Step[] {
  const { tallies, outcome } = report;
  const { metrics, reasons, keys } = findPartlyJudged(report, wording);
  const isInMany = keys.size > 0 && 2 * keys.size >= tallies.cases - tallies.new;
  if (outcome !== 'passed' || reasons[0] !== 'few-samples' || !isInMany) return [];
  const names = joinWithAnd(metrics.map((metric) => wording.title({ metric })));
  return say(
    `To have ${names} judged, measure longer, so that there are more requests. To ignore it, set \`${metrics[0] ?? ''}: report\` under \`metrics:\` in ${configurationName({ report, inputs })}.`,
  );
}
