/** The only place that turns an effect and its probability into a verdict. exceptions.ts lists what may move it afterwards. */
import { common } from '../model/settings.js';

export type Decision = 'pass' | 'improvement' | 'suspect' | 'regression';

/** Higher = more severe. */
export const severity = { pass: 0, improvement: 0, suspect: 1, regression: 2 } as const satisfies Record<
  Decision,
  number
>;

/**
 * Decides on one effect. A larger effect is never judged milder: it cannot come back within the band, and its probability
 * falls.
 *
 * @param effect as a logarithm, larger = worse
 * @param band the change that the configuration tolerates, as a logarithm
 * @param probability that noise alone causes such an effect, one-sided, after multiplicity
 * @param fails the probability below which a run fails
 */
export function decideEffect(
  { effect, band, probability }: { readonly effect: number; readonly band: number; readonly probability: number },
  fails: number,
): Decision {
  if (!(Math.abs(effect) > band)) return 'pass';
  if (effect < 0) return probability <= common.shows ? 'improvement' : 'pass';
  return probability < fails ? 'regression' : 'pass';
}
