/** Joins the cases of the candidate with their past measurements. */
import { byStart, type ComparedCase, type Run, type PastMeasurement, type PlacedMeasurement } from '../model/run.js';
import type { Provenance, Measurement, CaseName } from '../model/documents.js';
import { joinTags } from '../history/baseline.js';
import type { Selection } from '../history/select-past.js';
import { caseKey, indexRuns, isSameEnvironment, measuredRunKey, nameCase, runKey } from '../cases/names.js';
import { compileGlob, matcherFor } from '../cases/patterns.js';
import { cacheByObject, compareCodeUnits, groupBy, remember } from '../lang/objects.js';
import { addExpectedRequests } from './usable-values.js';
import { markOtherLoads } from './load.js';

export interface JoinedCases {
  readonly cases: readonly ComparedCase[];
  /** The selected past runs, oldest first; `run` in the history of a case is an index into them. */
  readonly runs: readonly Provenance[];
}

/**
 * Joins every case of the candidate and of the selected past runs.
 *
 * @param past in any order; measurements of the candidate's own run are excluded, so that a run recorded before it is
 * judged is never its own baseline
 */
export function joinCases(candidate: Run, past: readonly PastMeasurement[], selection: Selection): JoinedCases {
  const ownStarts =
    selection.selector === 'pairs' || selection.countsOwn === true ? new Set<string>() : collectStarts(candidate);
  const earlier = past.filter(
    ({ provenance, measurement }) =>
      !ownStarts.has(provenance.startedAt ?? '') && !ownStarts.has(measurement.startedAt ?? ''),
  );
  const measured = joinTags(selectMeasurements(earlier, candidate, selection.selector));
  const runs = distinctRuns(measured, measuredRunKey);
  const indexByRun = new Map(runs.map((run, i) => [measuredRunKey(run), i]));

  const isSelected = caseFilter(selection.only, [
    ...candidate.measurements,
    ...earlier.map(({ measurement }) => measurement),
  ]);
  const sidesByCase = new Map<string, JoinedSides>();
  const findOrAdd = (measurement: Measurement): JoinedSides => {
    const name = nameCase(measurement);
    return remember(sidesByCase, name.key, () => ({ case: name, candidate: [], history: [] }));
  };
  for (const measurement of candidate.measurements) findOrAdd(measurement).candidate.push(measurement);
  for (const past of measured) findOrAdd(past.measurement).history.push(past);

  const isComparable = cacheByObject((run: Provenance) => isSameEnvironment(run, candidate.provenance));
  const cases = joinUnlabelled([...sidesByCase.values()]).map((sides): ComparedCase => {
    const isSession = selection.isSession === true;
    // Case by case: what is made one after the other is close together in memory.
    const placed = sides.history.map(({ measurement, provenance }): PlacedMeasurement => {
      const run = indexByRun.get(measuredRunKey(provenance)) ?? 0;
      return { measurement, provenance, run, segments: oneLevel };
    });
    const inOrder = isSession ? repetitions(placed) : placed.sort((a, b) => a.run - b.run);
    const isMissing = sides.candidate.length === 0; // expected in every environment
    const comparable = inOrder.filter(({ provenance }) => isMissing || isComparable(provenance));
    return {
      case: sides.case,
      candidate: isSession ? sides.candidate.toSorted(compareStarts) : sides.candidate,
      baseline: isSession ? ('session' as const) : ('history' as const),
      isControl: selection.isControl?.(sides.case) === true,
      history: comparable.length <= selection.runs ? comparable : newestRuns(comparable, selection.runs),
      otherEnvironment: inOrder.length > 0 && comparable.length === 0,
    };
  });
  const isPart = selection.selector === 'last' || typeof selection.selector === 'object';
  const all = isPart ? groupBy(earlier, ({ measurement }) => nameCase(measurement).key) : new Map<string, never>();
  const alike = markOtherLoads(cases, ({ case: { key }, history }) =>
    (all.get(key) ?? history).map(({ measurement }) => measurement),
  );
  // The whole load test shows what was to be expected of a part.
  const selected = addExpectedRequests(alike).filter((compared) => isSelected(compared.case));
  return { cases: selected.toSorted((a, b) => (a.case.key < b.case.key ? -1 : 1)), runs };
}

/** @param history oldest first */
function newestRuns(history: readonly PlacedMeasurement[], count: number): readonly PlacedMeasurement[] {
  const newest = new Set([...new Set(history.map(({ run }) => run))].slice(-count));
  return history.filter(({ run }) => newest.has(run));
}

function caseFilter(
  only: readonly string[] | undefined,
  measurements: readonly Measurement[],
): (caseName: CaseName) => boolean {
  if (only === undefined) return () => true;
  const cases = measurements.map(nameCase);
  const matchers = only.map((pattern) => matcherFor(pattern, cases));
  return (caseName) => matchers.some((matches) => matches(caseName));
}

/**
 * Published tables have no labels, raw results always do. A case with one label on one side and none on the other is the same
 * case.
 */
function joinUnlabelled(cases: readonly JoinedSides[]): readonly JoinedSides[] {
  if (!cases.some((sides) => sides.case.label === undefined && isOneSided(sides))) return cases;
  const alike = groupBy(cases, ({ case: { scenario, configuration } }) => caseKey(scenario, undefined, configuration));
  return [...alike.values()].flatMap((sides) => {
    const [first, second, ...rest] = sides;
    if (first === undefined || second === undefined || rest.length > 0) return sides;
    const named = first.case.label === undefined ? second : first;
    const isJoined =
      isOneSided(first) && isOneSided(second) && (first.candidate.length === 0) !== (second.candidate.length === 0);
    if (!isJoined || (first.case.label === undefined) === (second.case.label === undefined)) return sides;
    return [
      {
        case: named.case,
        candidate: [...first.candidate, ...second.candidate],
        history: [...first.history, ...second.history],
      },
    ];
  });
}
const isOneSided = ({ candidate, history }: JoinedSides): boolean => candidate.length === 0 || history.length === 0;

/** All runs count as one level until assignLevels finds more. */
const oneLevel = {};

/** Treats every repetition as a separate run. */
const repetitions = (history: readonly PlacedMeasurement[]): readonly PlacedMeasurement[] =>
  history
    .toSorted((a, b) => compareStarts(a.measurement, b.measurement))
    .map((measurement, run) => ({ ...measurement, run }));

/** The order in which measurements of a session were made; undated ones keep theirs. */
const compareStarts = (a: Measurement, b: Measurement): number =>
  compareCodeUnits(a.startedAt ?? '', b.startedAt ?? '');

interface JoinedSides {
  readonly case: CaseName;
  readonly candidate: Measurement[];
  readonly history: PastMeasurement[];
}

/**
 * The measurements of the selected past runs. Scenarios may be measured in turn, so the last run of each scenario of the
 * candidate counts, not the last of all.
 */
function selectMeasurements(
  earlier: readonly PastMeasurement[],
  candidate: Run,
  selector: Selection['selector'],
): readonly PastMeasurement[] {
  const select = (past: readonly PastMeasurement[]): readonly PastMeasurement[] => {
    const runs = new Set(selectRuns(distinctRuns(past, runKey), selector, candidate.provenance.tag).map(runKey));
    return past.filter(({ provenance }) => runs.has(runKey(provenance)));
  };
  if (selector !== 'last') return select(earlier);
  const own = new Set(candidate.measurements.map(({ scenario }) => scenario));
  const isOwn = ({ measurement }: PastMeasurement): boolean => own.has(measurement.scenario);
  const scenarios = groupBy(earlier.filter(isOwn), ({ measurement }) => measurement.scenario);
  return [...[...scenarios.values()].flatMap(select), ...select(earlier).filter((past) => !isOwn(past))];
}

/** @param ownTag the tag of the candidate, which a pattern for the last release does not match */
export function selectRuns(
  runs: readonly Provenance[],
  selection: Selection['selector'],
  ownTag: string | undefined,
): readonly Provenance[] {
  if (selection === 'last') return runs.slice(-1);
  if (typeof selection === 'string') return runs;
  if ('commit' in selection) {
    const id = /^[0-9a-f]{7,64}$/.exec(selection.commit.toLowerCase())?.[0];
    return id === undefined ? [] : runs.filter(({ commit }) => commit?.startsWith(id));
  }
  const wanted = runs.some(({ tag }) => tag === selection.tag) ? selection.tag : newestTag(runs, selection.tag, ownTag);
  return wanted === undefined ? [] : runs.filter(({ tag }) => tag === wanted);
}

function newestTag(runs: readonly Provenance[], pattern: string, ownTag: string | undefined): string | undefined {
  if (!/[*?]/.test(pattern)) return undefined;
  const matches = compileGlob(pattern);
  return runs.findLast(({ tag }) => tag !== undefined && tag !== ownTag && matches(tag))?.tag;
}

/** The start times of the candidate, which identify its recorded measurements. Several runs may be judged together. */
const collectStarts = ({ provenance, measurements }: Run): ReadonlySet<string> =>
  new Set(
    [provenance.startedAt, ...measurements.map(({ startedAt }) => startedAt)].filter((start) => start !== undefined),
  );

/** The distinct runs of past measurements, oldest first; undated ones come first and keep their order. */
function distinctRuns(past: readonly PastMeasurement[], identify: typeof runKey): readonly Provenance[] {
  return [...indexRuns(past, identify).values()].sort(byStart);
}
