/** Compares the load of the tests on both sides, and their warm-up. What ran under another load is not compared. */
import { loadTestKey } from '../cases/names.js';
import { defined, groupBy } from '../lang/objects.js';
import type { Measurement, Problem } from '../model/documents.js';
import type { LoadChange, ComparedCase } from '../model/run.js';
import { defaultPercentileMethod } from '../samples/response-times.js';
import { knownMedian, largest, sum } from '../stats/averages.js';
import { loadDiffers, loadUnknown, warmupDiffers } from '../problems/comparison.js';

/** A load that differs from another one by more than this share of it is another. */
const tolerated = 0.2;
/** Below this share of the usual length, a test was cut short or replaced. */
const shortest = 0.5;
/** The rate of past runs varies by no more than this if the test plan fixes it. */
const rateSpread = 0.02;
/** How many past runs it takes to show what the test plan fixes. */
const minRuns = 3;

type Load = Readonly<Record<LoadChange['of'] | 'requests', number>>;

/**
 * Marks what ran under another load than the candidate: it is compared as one of another environment is, but for errors. The label with
 * the most requests represents its load test, because the time span of a rare label depends on chance.
 *
 * @param pastOf all past measurements of a case, which show what the test plan fixes
 */
export function markOtherLoads(
  cases: readonly ComparedCase[],
  pastOf: (compared: ComparedCase) => readonly Measurement[],
): readonly ComparedCase[] {
  const tests = groupBy(cases, (compared) => loadTestKey(compared.case));
  const others = new Map([...tests].map(([key, ofTest]) => [key, findOtherLoads(key, ofTest, pastOf)]));
  return cases.map((compared): ComparedCase => {
    const changes = others.get(loadTestKey(compared.case)) ?? new Map<number, LoadChange>();
    if (compared.candidate.length === 0 || !compared.history.some(({ run }) => changes.has(run))) return compared;
    const isSame = compared.history.some(({ run }) => !changes.has(run));
    const newest = changes.get(compared.history.at(-1)?.run ?? NaN);
    const history = compared.history.map((past) => {
      const change = changes.get(past.run);
      return change === undefined || (!isSame && canFail(change)) ? past : { ...past, isOtherLoad: true as const };
    });
    return { ...compared, history, ...defined({ otherLoad: isSame ? undefined : newest }) };
  });
}

/**
 * A test that is longer, or not cut to less than half, can still fail, so that one that ended early is not judged milder for that; but
 * what it does not show to be worse is unknown. The beginning of a test is another load.
 */
const canFail = ({ of, before, now }: LoadChange): boolean => of === 'ms' && now >= shortest * before;

/** How the load of the candidate differs from that of past runs, by their number. */
function findOtherLoads(
  key: string,
  ofTest: readonly ComparedCase[],
  pastOf: (compared: ComparedCase) => readonly Measurement[],
): ReadonlyMap<number, LoadChange> {
  const samples = new Map(ofTest.map((compared) => [compared, readLoad(compared.candidate).requests || 0]));
  const [main] = ofTest
    .filter(({ candidate, history }) => candidate.length > 0 && history.length > 0)
    .sort((a, b) => (samples.get(b) ?? 0) - (samples.get(a) ?? 0));
  if (main === undefined) return new Map();
  const now = readLoad(main.candidate);
  const isRateFixed = areAlike(pastOf(main).map((measurement) => readLoad([measurement]).rate));
  // The repetitions of a session are those of one run.
  const isSession = main.baseline === 'session';
  const runs = groupBy(main.history, ({ run }) => (isSession ? 0 : run));
  return new Map(
    [...runs.values()].flatMap((measured) => {
      const before = readLoad(measured.map(({ measurement }) => measurement));
      const own = new Set(measured.map(({ run }) => run));
      const of = findDifference(before, now, isRateFixed);
      const values = of === 'rate' ? findOtherRate(ofTest, own) : of && { before: before[of], now: now[of] };
      if (of === undefined || values === undefined) return [];
      return [...own].map((run) => [run, { test: key, of, ...values }] as const);
    }),
  );
}

/** What is unknown is NaN, which differs from nothing. */
const changeOf = (before: number, now: number): number => now / before - 1;
const isFar = (change: number): boolean => Math.abs(change) > tolerated + 1e-9;

/**
 * A plan that runs for a fixed time makes fewer requests if the service is slower, and one of a fixed number of requests takes longer:
 * so both must differ alike.
 */
function findDifference(before: Load, now: Load, isRateFixed: boolean): LoadChange['of'] | undefined {
  const change = (of: keyof Load): number => changeOf(before[of], now[of]);
  const [ms, requests] = [change('ms'), change('requests')];
  if (isFar(change('threads'))) return 'threads';
  if (isFar(ms) && isFar(requests) && ms * requests > 0) return 'ms';
  return isRateFixed && isFar(change('rate')) ? 'rate' : undefined;
}

/**
 * The requests per second of the whole load test, if it made them at another rate and kept the service as much busier or idler. Users
 * who wait for a slower service make fewer requests, but keep it as busy; and no lower rate makes a service slower.
 */
function findOtherRate(
  ofTest: readonly ComparedCase[],
  runs: ReadonlySet<number>,
): Pick<LoadChange, 'before' | 'now'> | undefined {
  const requests = ofTest.filter(({ candidate }) => candidate.every(({ transaction }) => transaction !== true));
  const sides = requests.map(({ candidate, history }) => ({
    now: candidate,
    before: history.filter((past) => runs.has(past.run)).map(({ measurement }) => measurement),
  }));
  const total = (side: 'now' | 'before', weigh: (one: Measurement) => number): number =>
    sum(sides.map((each) => knownMedian(each[side].map(weigh))));
  const perSecond = ({ samples = NaN, durationMs = NaN }: Measurement): number => (1000 * samples) / durationMs;
  const busy = (one: Measurement): number => perSecond(one) * Number(one.metrics['mean'] ?? NaN);
  const rates = { before: total('before', perSecond), now: total('now', perSecond) };
  const [rate, work] = [changeOf(rates.before, rates.now), changeOf(total('before', busy), total('now', busy))];
  const slower = changeOf(1 + rate, 1 + work);
  if (!isFar(rate) || !isFar(work) || rate * work < 0) return undefined;
  return rate < 0 && slower > 0 && isFar(slower) ? undefined : rates;
}

/** Whether past values are so similar that the test plan must fix them. */
function areAlike(values: readonly number[]): boolean {
  const known = values.filter(Number.isFinite);
  return known.length >= minRuns && largest(known) - Math.min(...known) <= rateSpread * largest(known);
}

/** The middle of several measurements; NaN where none of them says it. */
function readLoad(measurements: readonly Measurement[]): Load {
  const middle = (read: (one: Measurement) => number): number => knownMedian(measurements.map(read));
  return {
    threads: middle(({ threads = NaN }) => threads),
    ms: middle(({ durationMs = NaN }) => durationMs),
    requests: middle(({ samples = NaN }) => samples),
    rate: middle(({ samples = NaN, durationMs = NaN }) => (1000 * samples) / durationMs),
  };
}

/** The loads that differ, and whether one side does not say how many threads it had. */
export function findLoadProblems(cases: readonly ComparedCase[]): readonly Problem[] {
  const changes = new Map(
    cases.flatMap(({ otherLoad }) => (otherLoad === undefined ? [] : [[otherLoad.test, otherLoad]])),
  );
  const [first] = changes.values();
  if (first !== undefined) return [loadDiffers(first, changes.size - 1)];
  const knows = (one: Measurement): boolean => one.threads !== undefined;
  const both = cases.filter(({ candidate, history }) => candidate.length > 0 && history.length > 0);
  const now = both.some(({ candidate }) => candidate.some(knows));
  const before = both.some(({ history }) => history.some(({ measurement }) => knows(measurement)));
  return now === before ? [] : [loadUnknown(now ? 'baseline' : 'candidate')];
}

/** Compares with the newest run only: after a deliberate change it was recorded with the new warm-up. */
export function findOtherWarmups(cases: readonly ComparedCase[]): readonly Problem[] {
  const found = cases.flatMap((compared) => {
    const before = readWarmup(compared.history.at(-1)?.measurement);
    const current = readWarmup(compared.candidate[0]);
    return before === undefined || current === undefined || before === current
      ? []
      : [[compared.case.key, [before, current]] as const];
  });
  const [first] = found;
  return first === undefined ? [] : [warmupDiffers(...first, found.length)];
}

/** The excluded warm-up in milliseconds; undefined for summaries of other tools, which do not record it. */
const readWarmup = (measurement: Measurement | undefined): number | undefined =>
  measurement?.method?.percentile === defaultPercentileMethod ? (measurement.warmupMs ?? 0) : measurement?.warmupMs;
