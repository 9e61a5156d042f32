/** What should be said about a comparison although it changes no verdict. */
import { environmentDifferences, type Matched } from './match.js';
import type { Measurement, Problem, Run } from './model.js';
import { environmentDiffers, environmentUnknown, looksLikeOldResult, sameRunInBaseline } from './problems.js';

/** So many equal values are no coincidence. */
const telling = 3;

export function remarks(candidate: Run, { pairs, runs }: Matched, ownRunInPast: boolean): readonly Problem[] {
  const problems: Problem[] = ownRunInPast ? [sameRunInBaseline(candidate.provenance.startedAt ?? '')] : [];
  const differing = new Set(runs.flatMap((run) => environmentDifferences(candidate.provenance, run)));
  if (differing.size > 0) problems.push(environmentDiffers([...differing]));
  const known = candidate.provenance.environment !== undefined;
  const knownBefore = runs.some(({ environment }) => environment !== undefined);
  if (runs.length > 0 && known !== knownBefore) problems.push(environmentUnknown(known ? 'baseline' : 'candidate'));
  const old = pairs.filter((pair) =>
    pair.candidate.some((now) => pair.history.some(({ measurement }) => isSameResult(now, measurement))),
  );
  if (old.length > 0) problems.push(looksLikeOldResult(old.map((pair) => pair.case.key)));
  return problems;
}

/** The same values to the last digit, in more metrics than chance allows: a published result that was never measured again. */
function isSameResult(a: Measurement, b: Measurement): boolean {
  const shared = Object.keys(a.metrics).filter((id) => Object.hasOwn(b.metrics, id));
  const nonTrivial = shared.filter((id) => a.metrics[id] !== 0);
  return (
    nonTrivial.length >= telling &&
    (a.samples ?? 1) > 0 &&
    a.samples === b.samples &&
    shared.every((id) => JSON.stringify(a.metrics[id]) === JSON.stringify(b.metrics[id]))
  );
}
