/** Steps if a metric has too few requests to be judged in most cases. */
import { joinWithAnd } from '../../../lang/list.js';
import { configurationName } from '../judged-by.js';
import { metricName } from '../words.js';
import { findPartlyJudged } from '../partly-judged.js';
import type { Step, StepContext } from './step.js';

export function sampleSteps({ report, inputs }: StepContext): readonly Step[] {
  const { tallies, outcome } = report;
  const { metrics, reason, keys } = findPartlyJudged(report);
  const isInMany = keys.size > 0 && 2 * keys.size >= tallies.cases - tallies.new;
  if (outcome !== 'passed' || reason !== 'few-samples' || !isInMany) return [];
  const names = joinWithAnd(metrics.map((metric) => metricName({ metric }, String)));
  return [
    {
      sentence: `To have ${names} judged, measure longer, so that there are more requests. To ignore it, set \`${metrics[0] ?? ''}: report\` under \`metrics:\` in ${configurationName({ report, inputs })}.`,
    },
  ];
}
