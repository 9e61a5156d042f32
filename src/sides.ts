/** The two sides of a comparison: the run that is judged, and what it is judged against. */
import { runKey } from './case.js';
import { futureOf } from './future.js';
import { groupBy } from './group-by.js';
import type { Accept, Host, Measurement, PastMeasurement, Problem, Provenance, Run, Source } from './model.js';
import type { Look } from './match.js';
import { newestOfHistory, noSuchSelector, nothingRead, noResultsNamed, refOfBranch } from './problems.js';
import { read, type ReadResult } from './read.js';
import type { Settings } from './settings.js';
import { hostOf, storeAt } from './stores/index.js';

export interface Candidate {
  readonly run: Run;
  readonly problems: readonly Problem[];
  readonly sources: ReadonlyMap<Measurement, readonly Source[]>;
  /** It is the newest run of several. */
  readonly isOfHistory: boolean;
}

/** Undefined run: nothing could be read. Of a history the newest run is the candidate. */
export async function readCandidate(
  settings: Settings,
  host: Host,
): Promise<Partial<Candidate> & { problems: readonly Problem[] }> {
  if (settings.read.patterns.length === 0) return { problems: [noResultsNamed()] };
  const { runs, problems, sources } = await read(settings.read, host);
  const newest = runs.at(-1);
  if (newest === undefined) return { problems: [...problems, nothingRead()] };
  const environment = { ...host.provenance.environment, ...newest.provenance.environment, ...settings.environment };
  const provenance: Provenance = {
    ...host.provenance,
    ...newest.provenance,
    ...(Object.keys(environment).length === 0 ? {} : { environment }),
  };
  return {
    run: { ...newest, provenance },
    sources,
    isOfHistory: runs.length > 1,
    problems: [
      ...problems,
      ...futureOf(newest, sources, host.now().getTime()),
      ...(runs.length > 1 ? [newestOfHistory(runs.length, newest.provenance.startedAt)] : []),
    ],
  };
}

export interface BaselineRead {
  readonly past: readonly PastMeasurement[];
  readonly accepts: readonly Accept[];
  readonly at: Look['at'];
  /** One run that was given as it is, not a recorded history. */
  readonly isResult: boolean;
  readonly problems: readonly Problem[];
}

/** What `--against` stands for: the recorded history, a part of it, or any readable result. */
export async function readBaseline(settings: Settings, host: Host): Promise<BaselineRead> {
  const { against } = settings;
  const [, kind, name = ''] = /^(tag|ref):(.+)$/.exec(against) ?? [];
  if (against === 'history' || against === 'last' || kind !== undefined) {
    const { runs, accepts, problems } = await readStored(settings, kind === 'ref' ? name : undefined, host);
    return {
      past: runs.flatMap(pastOf),
      accepts,
      at: kind === 'tag' ? { tag: name } : against === 'last' ? 'last' : 'history',
      isResult: false,
      problems,
    };
  }
  if (/^[a-z]+:/.test(against))
    return { past: [], accepts: [], at: 'history', isResult: false, problems: [noSuchSelector(against)] };
  const { runs, accepts, problems } = await read({ ...settings.read, patterns: [against] }, host);
  const isResult = runs.length === 1 && accepts.length === 0;
  return {
    past: runs.flatMap(pastOf),
    accepts,
    at: 'history',
    isResult,
    problems: [...problems, ...(runs.length > 0 ? [] : [nothingRead()])],
  };
}

/** The recorded history, as it is now or in a commit. It says itself what its cases are: nothing is added to it. */
async function readStored(settings: Settings, ref: string | undefined, host: Host): Promise<ReadResult> {
  const { store, place } = storeAt(settings.store);
  const stored =
    ref === undefined
      ? await store.files(place, host)
      : ((await store.filesAt?.(place, ref, host)) ?? { files: [], problems: [refOfBranch(ref, settings.store)] });
  const request = { ...settings.read, patterns: stored.files, paths: [], set: {} };
  const found = await read(request, hostOf(stored, host));
  return { ...found, problems: [...(stored.problems ?? []), ...found.problems] };
}

export const pastOf = ({ provenance, measurements }: Run): readonly PastMeasurement[] =>
  measurements.map((measurement) => ({ measurement, provenance }));

/** The runs that past measurements were part of. */
export const runsOf = (past: readonly PastMeasurement[]): readonly Run[] =>
  [...groupBy(past, ({ provenance }) => runKey(provenance)).values()].flatMap((of) => {
    const [first] = of;
    return first === undefined
      ? []
      : [{ provenance: first.provenance, measurements: of.map((each) => each.measurement) }];
  });
