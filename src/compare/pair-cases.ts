/** Pairs the candidate's cases with their histories and says which stand alone. */
import type { Pair, Run, PastMeasurement, PairedMeasurement } from '../model/run.js';
import type { Provenance, Measurement, CaseName } from '../model/documents.js';
import type { Selection } from '../history/selection.js';
import { runKey, nameCase, caseKey } from '../cases/names.js';
import { isSameEnvironment } from '../cases/environment.js';
import { matcherFor } from '../cases/patterns.js';
import { groupBy } from '../lang/group-by.js';
import { compareCodeUnits } from '../lang/natural-order.js';

export interface PairedCases {
  readonly pairs: readonly Pair[];
  /** The runs looked back on, oldest first: what `run` in a pair's history counts. */
  readonly runs: readonly Provenance[];
}

/**
 * @param past in any order; what was measured by the candidate's own run is left out, so that a run that was recorded
 * before it is judged never vouches for itself
 */
export function pairCases(candidate: Run, past: readonly PastMeasurement[], look: Selection): PairedCases {
  const own = startsOf(candidate);
  const earlier = past.filter(
    ({ provenance, measurement }) => !own.has(provenance.startedAt ?? '') && !own.has(measurement.startedAt ?? ''),
  );
  const runs = select(distinctRuns(earlier), look.at);
  const indexOf = new Map(runs.map((run, i) => [runKey(run), i]));

  const isExpected = expected(look.only, [...candidate.measurements, ...earlier.map(({ measurement }) => measurement)]);
  const cases = new Map<string, Sides>();
  const side = (of: Measurement): Sides | undefined => {
    const name = nameCase(of);
    if (!isExpected(name)) return undefined;
    const known = cases.get(name.key) ?? { case: name, candidate: [], history: [] };
    cases.set(name.key, known);
    return known;
  };
  for (const measurement of candidate.measurements) side(measurement)?.candidate.push(measurement);
  for (const each of earlier) {
    const run = indexOf.get(runKey(each.provenance));
    if (run !== undefined) side(each.measurement)?.history.push({ ...each, run, stretches: oneLevel });
  }

  const pairs = joinedByOnlyLabel([...cases.values()]).map((each) => {
    const inOrder =
      look.isSession === true ? repetitions(each.history) : [...each.history].sort((a, b) => a.run - b.run);
    const isMissing = each.candidate.length === 0; // wherever it ran, it should be there
    const comparable = inOrder.filter(
      ({ provenance }) => isMissing || isSameEnvironment(provenance, candidate.provenance),
    );
    const newest = new Set([...new Set(comparable.map(({ run }) => run))].slice(-look.runs));
    return {
      ...each,
      baseline: look.isSession === true ? ('session' as const) : ('history' as const),
      isControl: look.isControl?.(each.case) === true,
      history: comparable.filter(({ run }) => newest.has(run)),
      otherEnvironment: inOrder.length > 0 && comparable.length === 0,
    };
  });
  return { pairs: pairs.sort((a, b) => (a.case.key < b.case.key ? -1 : 1)), runs };
}

function expected(
  only: readonly string[] | undefined,
  measurements: readonly Measurement[],
): (of: CaseName) => boolean {
  if (only === undefined) return () => true;
  const cases = measurements.map(nameCase);
  const means = only.map((pattern) => matcherFor(pattern, cases));
  return (of) => means.some((isNamed) => isNamed(of));
}

/**
 * A table that was published names no labels, a raw result always does. Where a case has one label on one side and none on
 * the other, they are the same case.
 */
function joinedByOnlyLabel(cases: readonly Sides[]): readonly Sides[] {
  if (!cases.some((each) => each.case.label === undefined && isOneSided(each))) return cases;
  const alike = groupBy(cases, ({ case: { scenario, configuration } }) => caseKey(scenario, undefined, configuration));
  return [...alike.values()].flatMap((same) => {
    const [one, other, ...more] = same;
    if (one === undefined || other === undefined || more.length > 0) return same;
    const named = one.case.label === undefined ? other : one;
    const isJoined =
      isOneSided(one) && isOneSided(other) && (one.candidate.length === 0) !== (other.candidate.length === 0);
    if (!isJoined || (one.case.label === undefined) === (other.case.label === undefined)) return same;
    return [
      {
        case: named.case,
        candidate: [...one.candidate, ...other.candidate],
        history: [...one.history, ...other.history],
      },
    ];
  });
}
const isOneSided = ({ candidate, history }: Sides): boolean => candidate.length === 0 || history.length === 0;

/** Until levels.ts says otherwise. */
const oneLevel = {};

/** Every repetition as a run of its own, those without a date in the order in which they were read. */
const repetitions = (history: readonly PairedMeasurement[]): readonly PairedMeasurement[] =>
  history
    .toSorted((a, b) => compareCodeUnits(a.measurement.startedAt ?? '', b.measurement.startedAt ?? ''))
    .map((each, run) => ({ ...each, run }));

interface Sides {
  readonly case: CaseName;
  readonly candidate: Measurement[];
  readonly history: PairedMeasurement[];
}

function select(runs: readonly Provenance[], at: Selection['at']): readonly Provenance[] {
  if (at === 'history') return runs;
  return at === 'last' ? runs.slice(-1) : runs.filter(({ tag }) => tag === at.tag);
}

/** When the candidate was measured: what was recorded of it bears the same times. Several runs may be judged together. */
const startsOf = ({ provenance, measurements }: Run): ReadonlySet<string> =>
  new Set(
    [provenance.startedAt, ...measurements.map(({ startedAt }) => startedAt)].filter((start) => start !== undefined),
  );

/** The runs that past measurements belong to, oldest first; those without a date keep their order and come first. */
function distinctRuns(past: readonly PastMeasurement[]): readonly Provenance[] {
  const runs = new Map(past.map(({ provenance }) => [runKey(provenance), provenance]));
  return [...runs.values()].sort((a, b) => compareCodeUnits(a.startedAt ?? '', b.startedAt ?? ''));
}
