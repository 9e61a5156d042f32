import type { Comparison, Evidence, Metric, Rule, Weighed } from '../model.js';
import { beliefs, flagrant, session, sigmas } from './ratio/constants.js';
import { explains } from './ratio/explains.js';
import { noiseOf, type CaseNoise } from './ratio/noise.js';
import { worseScenarios } from './ratio/scenarios.js';
import { percentOf, runTable, signOf, type RunTable, type Series } from './ratio/series.js';
import { betweenSides, degreesOf, noiseInSession, sigmasInSession } from './ratio/session.js';
import { withoutShift, type Residuals } from './ratio/shift.js';
import { isStalled } from './ratio/stalled.js';
import { wholeRun } from './ratio/whole-run.js';

/**
 * Judges throughput and response times: what is common to the run is taken out, what is left is held against the noise that
 * the case's own history, its siblings and experience tell, and what looks worse only alone or only once is suspect.
 * docs/method.md has every formula and what it bought.
 */
export const ratio: Rule = {
  id: 'ratio',
  judges: ({ scale }) => scale === 'ratio',
  weigh: (comparisons, metric) => (comparisons.length === 0 ? { evidence: [] } : weigh(comparisons, metric)),
};

function weigh(comparisons: readonly Comparison[], metric: Metric): Weighed {
  const table = runTable(comparisons, metric);
  const { isSession } = table;
  const residuals = isSession ? betweenSides(table) : withoutShift(table);
  const noises = isSession ? noiseInSession(table, residuals) : noiseOf(table, residuals);
  // In a session repetitions corroborate, and a change that hits everything need not be told from a slow night.
  const scenarios = isSession ? [] : worseScenarios(table, residuals, noises);
  // A short history tells little of the noise. That the level is of few runs is in the spread already.
  const longest = Math.max(...table.series.map(({ runs }) => runs));
  const { shortHistory, rawSigmas } = table.beliefs;
  const k = isSession
    ? sigmasInSession(table)
    : table.canShift
      ? sigmas * (1 + shortHistory / longest)
      : rawSigmas * (1 + beliefs.higher.shortHistory / longest);
  const worse = new Set(scenarios.map(({ scenario }) => scenario));
  const run = isSession ? undefined : wholeRun(table, residuals);
  return {
    evidence: table.series.flatMap((each, i) => {
      const [residual, noise] = [residuals[i], noises[i]];
      return residual === undefined || noise === undefined ? [] : [verdictOf(each, residual, noise, worse, k, table)];
    }),
    ...(run && { run }),
    scenarios: scenarios.map(({ scenario, excess, limit, cases }) => ({
      scenario,
      metric: metric.id,
      percent: percentOf(excess, metric),
      limit: percentOf(limit, metric),
      cases,
    })),
  };
}

/** A noise that reaches further than so many tolerances, and further than a loss of a third, leaves nothing to be said. */
const unstable = { tolerances: 4, reach: 0.4 };
/** From so many repetitions on each must be worse than the tolerance. */
const repeatedly = 2;
/** Without siblings a history shorter than this tells too little for a pass. */
const fewestRunsAlone = 3;
/** And within a session two sides that leave fewer degrees of freedom. */
const fewestDegrees = 2;

function verdictOf(
  each: Series,
  { excess, raw, overAll, now, shift, level, slopeVariance }: Residuals,
  noise: CaseNoise,
  worseScenarios: ReadonlySet<string>,
  k: number,
  table: RunTable,
): Evidence {
  const { metric, canShift, isSession } = table;
  const { tolerance, runs } = each;
  const reachOf = (oneRun: number): number => k * Math.hypot(oneRun * noise.spread, Math.sqrt(slopeVariance));
  const reach = reachOf(noise.worse);
  const limit = Math.max(tolerance, reach);
  const betterLimit = Math.max(tolerance, reachOf(noise.better));
  const itself = explains({ excess, raw, overAll }, tolerance, table);
  const repetitions = now.length;
  // Of five repetitions and more one in five may be an outlier, where the noise was told by the same repetitions.
  const least = isSession ? (now.toSorted((a, b) => a - b)[Math.floor(repetitions / 5)] ?? 0) : Math.min(...now);
  // Within a session the level is of as few values as the run.
  const isRepeated = repetitions >= repeatedly && (!isSession || runs >= repeatedly);
  const repeated = isRepeated && least > tolerance;

  const evidence = {
    noise: {
      percent: 100 * Math.expm1(noise.worse),
      ...(isSession
        ? { runs: runs + repetitions, from: degreesOf(each) < fewestDegrees ? 'assumed' : 'session' }
        : { runs, from: runs < 3 ? 'assumed' : 'history' }),
      ...(noise.own > 0 && { own: 100 * Math.expm1(noise.own) }),
      ...(canShift && { siblings: 100 * Math.expm1(noise.siblings) }),
    },
    limit: Math.exp(signOf(metric) * (level + shift + limit)),
    severity: excess / limit,
    smallestDetectable: Math.abs(percentOf(limit, metric)),
    ...(canShift && { adjusted: { percent: percentOf(excess, metric), shift: percentOf(shift, metric) } }),
  } as const satisfies Partial<Evidence>;

  if (worseScenarios.has(each.scenario) && excess > tolerance && raw > tolerance && itself)
    return { verdict: 'regression', reason: 'scenario', ...evidence };
  if (excess > limit && itself) {
    if (repeated) return { verdict: 'regression', reason: 'beyond-limit', ...evidence };
    const alone = isSession
      ? !isRepeated && excess > session.flagrant * limit
      : repetitions !== repeatedly && excess > flagrant * limit;
    if (alone && isStalled(each)) return { verdict: 'suspect', reason: 'stalled', ...evidence };
    return alone
      ? { verdict: 'regression', reason: 'flagrant', ...evidence }
      : { verdict: 'suspect', reason: 'single-run', ...evidence };
  }
  if (excess < -betterLimit && raw < -tolerance && overAll < -tolerance / 2)
    return { verdict: 'improvement', reason: 'beyond-limit', ...evidence };
  if (excess > limit || (excess > tolerance && itself))
    return { verdict: 'inconclusive', reason: 'within-noise', ...evidence };
  if (reach > Math.max(unstable.tolerances * tolerance, unstable.reach))
    return { verdict: 'inconclusive', reason: 'too-noisy', ...evidence };
  const knowsLittle = isSession ? degreesOf(each) < fewestDegrees : runs < fewestRunsAlone;
  if (!canShift && knowsLittle) return { verdict: 'inconclusive', reason: 'short-history', ...evidence };
  return { verdict: 'pass', reason: 'within-band', ...evidence };
}
