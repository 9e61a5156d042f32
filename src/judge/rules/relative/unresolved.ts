/** What keeps a run from passing although nothing failed: the gate is undecided, and another run tells. */
import type { Judged } from './one-metric.js';
import { upperTail } from './student.js';

/** A suspect effect of so many standard deviations of one run is no everyday noise. */
const noises = 2;
/** A change of everything with a smaller probability than this is beyond what the history ever did. */
const reach = 0.01;

/** How many times its noise a suspect row lost, where that is more than `noises`. */
export function unresolvedRow({ verdicts, model }: Judged, row: number): number | undefined {
  const verdict = verdicts[row];
  const noise = Math.sqrt(model.fit.variance[row] ?? Infinity);
  if (verdict === undefined || verdict.effect <= noises * noise) return undefined;
  return verdict.effect / noise;
}

/** Whether everything is worse than the band, and by more than the movement of past runs explains. */
export function isRunUnresolved({ model, explained }: Judged): boolean {
  const { groups, fit } = model;
  const g = groups.findIndex(({ kind }) => kind === 'everything');
  if (g < 0 || fit.runs < 2) return false;
  const effect = explained.alone.effect[g] ?? 0;
  const sigmas = effect / Math.sqrt(explained.alone.variance[g] ?? Infinity);
  const bands = fit.table.rows.map(({ band }) => band).sort((a, b) => a - b);
  if (effect <= (bands[bands.length >> 1] ?? Infinity)) return false;
  return upperTail(sigmas, explained.alone.freedom[g] ?? 1) < reach;
}
