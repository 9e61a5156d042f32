/**
 * Finds changes that keep a run from passing although nothing failed. The gate is then undecided until another run settles
 * them.
 */
import { isWide } from '../fit/blocks.js';
import type { Model } from '../effects/model.js';
import { middleOfCases } from '../fit/middle-of-cases.js';
import type { Judged } from './judge-metric.js';
import { exceedsPast } from '../effects/past-estimates.js';
import { hasFewTailValues, highPercentile } from '../percentiles.js';
import { common, suspectLevel } from '../settings.js';
import { isMomentary } from './momentary.js';
import { isAtEdge } from './tail-edge.js';
import { upperTail } from '../../../../stats/student.js';

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

function unresolvedTogether(judged: Judged, row: number): number | undefined {
  const { verdicts, model } = judged;
  const verdict = verdicts[row];
  const { table, variance, blocks } = model.fit;
  const found = verdict?.found;
  if (verdict === undefined || found === undefined) return undefined;
  const kind = model.groups[found.group]?.kind ?? 'case';
  const { noises: least, grossNoises, ofCase, ofGroup, runs } = common.unresolved;
  if (!table.isSession && (table.rows[row]?.runs ?? 0) < runs) return undefined;
  if (!exceedsPast(model.past, found.group, kind, verdict.effect)) return undefined;
  if (isUsualTail(judged, row)) return undefined;
  const likely = (kind === 'case' ? ofCase : ofGroup) * suspectLevel(table);
  const noises = verdict.effect / Math.sqrt(variance[row] ?? Infinity);
  const isGross = isWide(blocks) && noises > grossNoises;
  return isGross || (noises > least && found.probability <= likely) ? noises : undefined;
}

/** Whether the row is a high percentile that one moment raised, or as slow as single requests usually are. */
function isUsualTail({ metric, model }: Judged, row: number): boolean {
  const { comparison, band } = model.fit.table.rows[row] ?? {};
  const level = highPercentile(metric.id);
  if (comparison === undefined || level === undefined) return false;
  const [measurement, ...others] = comparison.candidateMeasurements;
  if (isMomentary(comparison, metric.id)) return true;
  const isFew = others.length === 0 && hasFewTailValues(measurement?.samples ?? Infinity, level);
  return isFew && isAtEdge(comparison, level, band ?? 0);
}

/** Whether everything is worse than the band, and by more than the movement of past runs explains. */
export const isRunUnresolved = (judged: JudgedRepetitions): boolean =>
  isUnresolvedTogether(judged) || judged.openInEach?.run === true;

function isUnresolvedTogether(judged: Judged): boolean {
  const { model, explained } = judged;
  const { everything: g, fit, deviation } = model;
  if (g < 0) return false;
  // The only scenario of a run is the same group as everything.
  const isTaken = explained.taken.some(({ group }) => model.listMembers(group).length === model.listMembers(g).length);
  const { effect: effects, variance, freedom } = isTaken || areMostSuspect(judged) ? explained.alone : explained.left;
  const effect = effects[g] ?? 0;
  // If most cases did not become slower, not everything did, whatever effect remains after removing improvements.
  const least = Math.min(effect, middleOfCases(fit, deviation));
  const bands = fit.table.rows.map(({ band }) => band);
  if (!(least > middleOfCases(fit, bands)) || didMomentMoveMost(judged)) return false;
  const isFar = isFarBeyondMachine(model, g, effect, least);
  if (isFar !== undefined) return isFar;
  const sigmas = effect / Math.sqrt(variance[g] ?? Infinity);
  return upperTail(sigmas, freedom[g] ?? 1) < common.unresolvedRun.probability;
}

/** Whether a moment raised at least half of the cases that became worse. */
function didMomentMoveMost({ metric, model: { fit, deviation } }: Judged): boolean {
  const worse = fit.table.rows.filter(({ band }, row) => (deviation[row] ?? 0) > band);
  const momentary = worse.filter(({ comparison }) => isMomentary(comparison, metric.id));
  return momentary.length > 0 && 2 * momentary.length >= worse.length;
}

/** Fewer cases do not speak for everything. */
const fewestLeft = 3;

/**
 * Whether suspects explain at least half of the cases and leave hardly any. The estimate before they were removed counts then:
 * a larger change, which is suspect, must not be milder. A regression decides for itself.
 */
function areMostSuspect({ verdicts, model: { cases } }: Judged): boolean {
  const suspects = verdicts.filter(({ decision }) => decision === 'suspect').length;
  return 2 * suspects >= cases && cases - suspects < fewestLeft;
}

/**
 * A few runs do not show how far the machine moves, so a multiple of its usual movement is assumed to be its range, or of
 * what these runs show if that is more.
 *
 * @returns undefined if this decides nothing
 */
function isFarBeyondMachine({ fit, past }: Model, g: number, effect: number, least: number): boolean | undefined {
  const { machines, shortHistory } = common.unresolvedRun;
  const { kind, settings, repetitions } = fit.table;
  if (fit.runs >= shortHistory || fit.shared.machine === 0) return undefined;
  const isFar = least > machines[kind] * Math.max(settings.machine, Math.sqrt(fit.shared.machine));
  // Against a single run, each repetition must be beyond that range.
  if (fit.runs < 2) return isFar && repetitions === 1;
  return isFar && exceedsPast(past, g, 'everything', effect) ? true : undefined;
}
