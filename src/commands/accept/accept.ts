/** Makes the present level of cases their new baseline: an entry in the history, with a reason. */
import { nameCase } from '../../cases/names.js';
import { groupBy } from '../../lang/group-by.js';
import { metricById } from '../../metrics/index.js';
import { unusable } from '../../model/exit-code.js';
import type { Accept, Problem } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import type { PastMeasurement } from '../../model/run.js';
import { alreadyAccepted, laterRuns, noReason, noSuchRun, nothingRecorded } from '../../problems/levels.js';
import { noSuchCase } from '../../problems/commands.js';
import { unknownMetric } from '../../problems/config.js';
import { readSettings, type Request } from '../../config/settings.js';
import { readBaseline } from '../../history/baseline.js';
import { findStore } from '../../history/stores/index.js';
import { matcherFor } from '../../cases/patterns.js';
import { isError } from '../../problems/problem.js';
import type { Result } from '../result.js';

export interface AcceptRequest extends Pick<Request, 'config' | 'baselines'> {
  /** A case's name, part of one, or a pattern with * and ?. */
  readonly pattern: string;
  readonly reason: string;
  /** A metric's id; all metrics without it. */
  readonly metric?: string;
  /** When the first run of the level started, or as much of it as names one; without it each case's newest run. */
  readonly from?: string;
}

/** 0: every case that matched is marked now. 3: none could be. */
export type Accepted = Result<{
  /** The marks that were added. */
  readonly accepted: readonly Accept[];
  /** The history files that were changed. */
  readonly files: readonly string[];
}>;

const allMetrics = '*';

export async function accept(request: AcceptRequest, host: Host): Promise<Accepted> {
  const { pattern, metric = allMetrics, from, ...where } = request;
  const reason = request.reason.trim();
  const refused = (...problems: readonly Problem[]): Accepted => ({
    exitCode: unusable,
    accepted: [],
    files: [],
    problems,
  });
  if (reason === '') return refused(noReason());
  if (metric !== allMetrics && !metricById.has(metric))
    return refused(unknownMetric(undefined, metric, [...metricById.keys()]));
  const settings = await readSettings(where, host);
  if (settings.problems.some(isError)) return refused(...settings.problems);

  const { past, accepts, problems } = await readBaseline({ ...settings, against: 'history' }, host);
  if (past.length === 0) return refused(...problems, nothingRecorded(settings.store));
  const recorded = groupBy(past, ({ measurement }) => nameCase(measurement).key);
  const cases = [...recorded.values()].flatMap(([one]) => (one === undefined ? [] : [nameCase(one.measurement)]));
  const isNamed = matcherFor(pattern, cases);
  const meant = new Map(cases.filter(isNamed).map(({ key }) => [key, recorded.get(key) ?? []]));
  if (meant.size === 0) return refused(...problems, noSuchCase(pattern, [...recorded.keys()]));
  const started = from === undefined ? undefined : runsNamed(from, [...meant.values()].flat());
  if (from !== undefined && started?.length !== 1) return refused(...problems, noSuchRun(from, started ?? []));

  const wanted = [...meant.values()].flatMap((history) => markOf(history, started?.[0]));
  const known = new Set(accepts.map(identity));
  const marks = wanted.map((each) => ({ ...each, metric, reason, acceptedAt: host.now().toISOString() }));
  const added = marks.filter((mark) => !known.has(identity(mark)));
  const { store, place } = findStore(settings.store);
  const { files, problems: unkept = [] } = await store.append(
    place,
    added.map((each) => ({ accept: each })),
    host,
  );
  if (unkept.some(isError)) return refused(...problems, ...unkept);
  const again = marks.filter((mark) => !added.includes(mark)).map((mark) => nameCase(mark.case).key);
  return {
    exitCode: 0,
    accepted: added,
    files,
    problems: [...problems, ...(again.length > 0 ? [alreadyAccepted(again)] : []), ...later(wanted, meant)],
  };
}

/** Of one case: which run its level is accepted from. Nothing where it was not measured in the run that was named. */
function markOf(
  history: readonly PastMeasurement[],
  from: string | undefined,
): readonly Pick<Accept, 'case' | 'from'>[] {
  const runs = history.flatMap(({ provenance: { startedAt } }) => startedAt ?? []);
  const start = from ?? newest(runs);
  const [first] = history;
  if (first === undefined || start === undefined || !runs.includes(start)) return [];
  const { scenario, label, configuration } = nameCase(first.measurement);
  return [{ case: { scenario, ...(label === undefined ? {} : { label }), configuration }, from: start }];
}

/** Whether runs that began later are of the level that was accepted nobody said: they count for it all the same. */
function later(
  marked: readonly Pick<Accept, 'case' | 'from'>[],
  meant: ReadonlyMap<string, readonly PastMeasurement[]>,
): readonly Problem[] {
  const found = marked.flatMap(({ case: of, from }) => {
    const { key } = nameCase(of);
    const last = newest((meant.get(key) ?? []).flatMap(({ provenance: { startedAt } }) => startedAt ?? []));
    return last === undefined || last === from ? [] : [{ key, last }];
  });
  const last = newest(found.map((each) => each.last));
  return last === undefined
    ? []
    : [
        laterRuns(
          found.map(({ key }) => key),
          last,
        ),
      ];
}

const newest = (times: readonly string[]): string | undefined =>
  times.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1);

function runsNamed(from: string, history: readonly PastMeasurement[]): readonly string[] {
  const times = [...new Set(history.flatMap(({ provenance: { startedAt } }) => startedAt ?? []))].sort();
  return times.includes(from) ? [from] : times.filter((time) => from.trim() !== '' && time.startsWith(from.trim()));
}

/** Two marks that say the same. */
const identity = ({ case: of, metric, from }: Pick<Accept, 'case' | 'metric' | 'from'>): string =>
  JSON.stringify([nameCase(of).key, metric, from]);
