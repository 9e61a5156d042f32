import type { Comparison, Evidence, Rule, Weighed } from '../../../model/comparison.js';
import type { Metric } from '../../../model/metric.js';
import { finite } from '../../../stats/finite.js';
import { beliefs, flagrant, sigmas } from './priors.js';
import { explains } from './worse-itself.js';
import { noiseOf, type CaseNoise } from './noise.js';
import { withoutScenarioShare, type Alone } from './sibling-share.js';
import { worseScenarios } from './worse-scenarios.js';
import { toPercent, worseSign } from '../../../metrics/log-scale.js';
import { runTable, type RunTable, type Series } from './run-table.js';
import {
  betweenSides,
  degreesOf,
  isFlagrantInSession,
  isRepeatedInSession,
  noiseInSession,
  sigmasInSession,
} from './session.js';
import { withoutShift, type Residuals } from './residuals.js';
import { isStalled } from './stalled.js';
import { wholeRun } from './whole-run.js';

/**
 * Judges throughput and response times: what is common to the run is taken out, what is left is held against the noise that
 * the case's own history, its siblings and experience tell, and what looks worse only alone or only once is suspect.
 * docs/method.md has every formula and what it bought.
 */
export const ratio: Rule = {
  id: 'ratio',
  judges: ({ scale }) => scale === 'ratio',
  weigh: (tables) =>
    tables.map(({ metric, comparisons }) => (comparisons.length === 0 ? { evidence: [] } : weigh(comparisons, metric))),
};

function weigh(comparisons: readonly Comparison[], metric: Metric): Weighed {
  const table = runTable(comparisons, metric);
  const { isSession } = table;
  const residuals = isSession ? betweenSides(table) : withoutShift(table);
  const noisesOf = (of: readonly Residuals[], side: 1 | -1): readonly CaseNoise[] =>
    isSession ? noiseInSession(table, of) : noiseOf(table, of, side);
  const worseNoises = noisesOf(residuals, 1);
  const betterNoises = noisesOf(residuals, -1);
  // In a session repetitions corroborate, and a change that hits everything need not be told from a slow night.
  const scenarios = isSession ? [] : worseScenarios(table, residuals, worseNoises);
  const run = isSession ? undefined : wholeRun(table, residuals);
  const alone = withoutScenarioShare(table, residuals);
  const aloneNoises = alone.some(({ siblings }) => siblings > 0) ? noisesOf(alone, 1) : worseNoises;
  const worse = new Set(scenarios.map(({ scenario }) => scenario));
  const k = sigmasOf(table);
  return {
    evidence: table.series.flatMap((each, i) => {
      const [whole, own] = [residuals[i], alone[i]];
      const [worseNoise, betterNoise, ownNoise] = [worseNoises[i], betterNoises[i], aloneNoises[i]];
      if (!whole || !own || !worseNoise || !betterNoise || !ownNoise) return [];
      return [verdictOf(each, { whole, own, worseNoise, betterNoise, ownNoise }, worse, k, table)];
    }),
    ...(run && { run }),
    scenarios: scenarios.map(({ scenario, excess, limit, cases }) => ({
      scenario,
      metric: metric.id,
      percent: toPercent(excess, metric),
      limit: toPercent(limit, metric),
      cases,
    })),
  };
}

/** A short history tells little of the noise. That the level is of few runs is in the spread already. */
function sigmasOf(table: RunTable): number {
  if (table.isSession) return sigmasInSession(table);
  const longest = Math.max(...table.series.map(({ runs }) => runs));
  const { shortHistory, rawSigmas } = table.beliefs;
  return table.canShift
    ? sigmas * (1 + shortHistory / longest)
    : rawSigmas * (1 + beliefs.higher.shortHistory / longest);
}

/** A noise that reaches further than so many tolerances, and further than a loss of a third, leaves nothing to be said. */
const unstable = { tolerances: 4, reach: 0.4 };
/** From so many repetitions on each must be worse than the tolerance. */
const repeatedly = 2;
/** Without siblings a history shorter than this tells too little for a pass. */
const fewestRunsAlone = 3;
/** And within a session two sides that leave fewer degrees of freedom. */
const fewestDegrees = 2;

/** A case with what its scenario lost together, and without it. */
interface Seen {
  readonly whole: Residuals;
  readonly worseNoise: CaseNoise;
  readonly betterNoise: CaseNoise;
  readonly own: Alone;
  readonly ownNoise: CaseNoise;
}

function verdictOf(
  each: Series,
  { whole, worseNoise, betterNoise, own, ownNoise }: Seen,
  worseScenarios: ReadonlySet<string>,
  k: number,
  table: RunTable,
): Evidence {
  const { tolerance } = each;
  const reachOf = ({ oneRun, spread }: CaseNoise): number =>
    k * Math.hypot(oneRun * spread, Math.sqrt(whole.slopeVariance));
  const { raw, rawReach, overAll } = whole;
  const inScenario = evidenceOf(each, whole, worseNoise, reachOf(worseNoise), table);
  const isWorse = explains(whole, tolerance, table);
  if (worseScenarios.has(each.scenario) && whole.excess > tolerance && raw > tolerance && isWorse)
    return { verdict: 'regression', reason: 'scenario', ...inScenario };

  const reach = reachOf(ownNoise);
  const limit = Math.max(tolerance, reach);
  const alone = evidenceOf(each, own, ownNoise, reach, table);
  if (own.excess > limit && explains({ excess: own.excess, raw, rawReach, overAll }, tolerance, table)) {
    if (isRepeated(own, each, table)) return { verdict: 'regression', reason: 'beyond-limit', ...alone };
    if (!isFlagrant(own, each, reach, table)) return { verdict: 'suspect', reason: 'single-run', ...alone };
    return isStalled(each)
      ? { verdict: 'suspect', reason: 'stalled', ...alone }
      : { verdict: 'regression', reason: 'flagrant', ...alone };
  }
  // No more than its siblings lost as well, and they not enough to fail together: another run tells.
  if (isWorse && whole.excess > Math.max(tolerance, reachOf(worseNoise)))
    return { verdict: 'suspect', reason: 'single-run', ...inScenario };
  const betterLimit = Math.max(tolerance, reachOf(betterNoise));
  if (whole.excess < -betterLimit && raw < -tolerance && overAll < -tolerance / 2)
    return { verdict: 'improvement', reason: 'beyond-limit', ...inScenario };
  // How the case follows the machine need not be known where both are no slower.
  const blur = raw > 0 || whole.shift > 0 ? reach : k * ownNoise.oneRun * ownNoise.spread;
  if (blur > Math.max(unstable.tolerances * tolerance, unstable.reach))
    return { verdict: 'inconclusive', reason: 'too-noisy', ...alone };
  if (own.excess > limit || (whole.excess > tolerance && isWorse))
    return { verdict: 'inconclusive', reason: 'within-noise', ...alone };
  if (!table.canShift && knowsLittle(each, table))
    return { verdict: 'inconclusive', reason: 'short-history', ...alone };
  return { verdict: 'pass', reason: 'within-band', ...alone };
}

const knowsLittle = (each: Series, { isSession }: RunTable): boolean =>
  isSession ? degreesOf(each) < fewestDegrees : each.runs < fewestRunsAlone;

function isRepeated(of: Residuals, each: Series, { isSession }: RunTable): boolean {
  if (isSession) return isRepeatedInSession(of, each, repeatedly);
  return of.now.length >= repeatedly && Math.min(...of.now) > each.tolerance;
}

/** Far out, and worse than in any past run: what has been there with nothing changed is not far out. */
function isFlagrant(of: Alone, each: Series, reach: number, { isSession }: RunTable): boolean {
  if (isSession) return isFlagrantInSession(of, each, Math.max(each.tolerance, reach), repeatedly);
  const { excess, now, past, siblings } = of;
  const factor = siblings > 0 ? flagrant.reachBesideSiblings : flagrant.reach;
  return (
    now.length !== repeatedly &&
    excess > Math.max(flagrant.band * each.tolerance, factor * reach) &&
    (now.length > 1 || excess > Math.max(...finite(past)))
  );
}

function evidenceOf(
  each: Series,
  { excess, level, shift, toldBy, now, lost = 0 }: Residuals & Partial<Pick<Alone, 'lost'>>,
  noise: CaseNoise,
  reach: number,
  { metric, canShift, isSession }: RunTable,
): Partial<Evidence> {
  const { runs, tolerance } = each;
  const limit = Math.max(tolerance, reach);
  return {
    noise: {
      percent: 100 * Math.expm1(noise.oneRun),
      ...(isSession
        ? { runs: runs + now.length, from: degreesOf(each) < fewestDegrees ? 'assumed' : 'session' }
        : { runs, from: runs < 3 ? 'assumed' : 'history' }),
      ...(noise.own > 0 && { own: 100 * Math.expm1(noise.own) }),
      ...(canShift && { siblings: 100 * Math.expm1(noise.siblings) }),
    },
    limit: Math.exp(worseSign(metric) * (level + shift + limit)),
    severity: excess / limit,
    smallestDetectable: Math.abs(toPercent(limit, metric)),
    ...(canShift && {
      adjusted: {
        percent: toPercent(excess, metric),
        shift: toPercent(shift - lost, metric),
        toldBy,
        ...(lost > 0 && { siblings: toPercent(lost, metric) }),
      },
    }),
  };
}
