/**
 * Finds changes that keep a run from passing although nothing failed. The gate is then undecided until another run settles
 * them.
 */
import { median } from '../../../stats/median.js';
import type { Judged } from './one-metric.js';
import { common, suspectLevel } from './settings.js';
import { upperTail } from './student.js';

/** What every repetition leaves open if it is judged alone. Together they leave it open, too. */
export interface OpenInEach {
  /** By row: the smallest loss in units of the noise, if no repetition can pass. */
  readonly rows: ReadonlyMap<number, number>;
  /** Whether everything is worse in every repetition. */
  readonly run: boolean;
}

/** One metric, with what its repetitions leave open; undefined without repetitions. */
export type JudgedRepetitions = Judged & { readonly openInEach?: OpenInEach };

/** The loss of a suspect row in units of its noise, if it is too large to pass. */
export const unresolvedRow = (judged: JudgedRepetitions, row: number): number | undefined =>
  unresolvedTogether(judged, row) ?? judged.openInEach?.rows.get(row);

function unresolvedTogether({ verdicts, model }: Judged, row: number): number | undefined {
  const verdict = verdicts[row];
  const noise = Math.sqrt(model.fit.variance[row] ?? Infinity);
  const likely = common.unresolved.share * suspectLevel(model.fit.table);
  if (verdict === undefined) return undefined;
  // Losses as large came and went in two past runs or more.
  const kind = model.groups[verdict.group ?? -1]?.kind;
  const accidents = kind && model.past.accidents.get(kind);
  if (accidents !== undefined && verdict.effect <= accidents.repeated) return undefined;
  const noises = verdict.effect / noise;
  const isTooLarge = noises > common.unresolved.grossNoises || verdict.probability <= likely;
  return noises > common.unresolved.noises && isTooLarge ? noises : undefined;
}

/** Whether everything is worse than the band, and by more than the movement of past runs explains. */
export const isRunUnresolved = (judged: JudgedRepetitions): boolean =>
  isUnresolvedTogether(judged) || judged.openInEach?.run === true;

function isUnresolvedTogether({ model, explained }: Judged): boolean {
  const { groups, fit, deviation } = model;
  const g = groups.findIndex(({ kind }) => kind === 'everything');
  if (g < 0) return false;
  // The only scenario of a run is the same group as everything.
  const isTaken = explained.taken.some(({ group }) => group.members.length === groups[g]?.members.length);
  const { effect: effects, variance, freedom } = isTaken ? explained.alone : explained.left;
  const effect = effects[g] ?? 0;
  // If most cases did not become slower, not everything did, whatever effect remains after removing improvements.
  const least = Math.min(effect, median([...deviation]));
  const bands = fit.table.rows.map(({ band }) => band).sort((a, b) => a - b);
  if (least <= (bands[bands.length >> 1] ?? Infinity)) return false;
  // A single run does not show how far the machine moves, so five times the usual movement is assumed to be its range.
  if (fit.runs < 2 && fit.shared.machine > 0) return least > common.unresolved.machines * fit.table.settings.machine;
  const sigmas = effect / Math.sqrt(variance[g] ?? Infinity);
  return upperTail(sigmas, freedom[g] ?? 1) < common.unresolved.everything;
}
