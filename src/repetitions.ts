/** Repetitions of one run that were not made as one: what an earlier run left in the folder is judged with it. */
import { caseOf } from './case.js';
import { groupBy } from './group-by.js';
import type { Measurement, Problem, Source } from './model.js';
import { longestPauseMs, pausesOf, spanOf } from './pauses.js';
import { repetitionsApart } from './problems.js';

/**
 * Whether a case was measured before a long pause and again after it. The pause is one of all cases: a scenario of which the
 * next repetition has to wait for the others is none.
 *
 * @param side whose run it is
 */
export function repetitionsOf(
  side: 'candidate' | 'baseline',
  measurements: readonly Measurement[],
  sources: ReadonlyMap<Measurement, readonly Source[]>,
): readonly Problem[] {
  const dated = measurements.flatMap((measurement) => spanOf(measurement).map((span) => ({ measurement, ...span })));
  const ends = pausesOf(dated).filter(({ ms }) => ms > longestPauseMs);
  if (ends.length === 0) return [];
  const sessionOf = ({ from }: { readonly from: number }): number => ends.filter(({ endMs }) => endMs <= from).length;
  const apart = [...groupBy(dated, ({ measurement }) => caseOf(measurement).key).values()].filter(
    (ofCase) => new Set(ofCase.map(sessionOf)).size > 1,
  );
  const inOrder = apart.flat().sort((a, b) => a.from - b.from);
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (first === undefined || last === undefined) return [];
  const begun = ({ measurement, from }: typeof first) => ({ file: sources.get(measurement)?.[0]?.file, startMs: from });
  const most = Math.max(...apart.map(({ length }) => length));
  return [repetitionsApart(side, most, begun(first), begun(last), longestPauseMs / 3_600_000)];
}
