/**
 * Which decisions hold for a version, and what they say. An accepted level holds for the commits that contain its first run: that
 * commit itself, what the merge of its pull request made of it, and where it was picked to.
 */
import type { Policy } from '../config/policy.js';
import type { MetricWaiver } from '../config/waivers.js';
import { nameCase } from '../cases/names.js';
import { matchesWhere } from '../cases/patterns.js';
import { joinWithAnd, shortList } from '../lang/format.js';
import { groupBy } from '../lang/objects.js';
import type { Accept, Problem, Provenance, WaiverUse, Where } from '../model/documents.js';
import type { Repository } from '../model/host.js';
import { startOf, type PastMeasurement } from '../model/run.js';
import { decisionHolds, decisionNotHeld, decisionRefused, type Decided } from '../problems/levels.js';
import { findAncestry, findLandings, type Position } from './commits.js';

/** Stands for all metrics in what was decided. */
export const allMetrics = '*';

/** Stands for a metric where no case of a scenario counts in a run. */
export const forgotten = 'forgotten';

export interface DecisionVersion {
  /** The version; of a change, its base. */
  readonly commit: string;
  /** The newest commit of the change, for which holds what was decided about it. */
  readonly head?: string;
  /** Whether the history is part of the code, so that the version contains every decision in it. */
  readonly isCommitted?: boolean;
}

/** A waiver in use warns so many days before its end: time to fix its cases in the next sprint. */
const warnedDays = 14;

/** Larger than any difference between clocks and time zones. */
export const toleratedMs = 24 * 60 * 60 * 1000;

/** @param runs of the history */
export async function holdDecisions(
  runs: readonly Provenance[],
  accepts: readonly Accept[],
  { commit, head, isCommitted = false }: DecisionVersion,
  host: Repository,
) {
  const recorded = new Map(runs.map((run) => [startOf(run), run.commit]));
  const isForged = ({ from, commit: own, acceptedAt }: Accept): boolean =>
    (own !== undefined && (recorded.get(from) ?? own) !== own) ||
    Date.parse(acceptedAt) + toleratedMs < Date.parse(from);
  const sound = accepts.filter((one) => !isForged(one));
  const commitOf = ({ from, commit: own }: Accept): string => own ?? recorded.get(from) ?? '';
  const commits = new Set([...recorded.values(), ...sound.map(commitOf)].flatMap((id) => id || []));
  const ancestry = commits.size === 0 ? undefined : await findAncestry(commits, commit, host);
  const outside = ancestry === undefined ? [] : sound.filter((one) => typeof ancestry.get(commitOf(one)) !== 'number');
  const changes = new Map(outside.flatMap((one) => (commitOf(one) === '' ? [] : [[commitOf(one), one.change]])));
  const landings = changes.size === 0 ? undefined : await findLandings(changes, commit, host);
  const beside =
    changes.size === 0 || head === undefined ? undefined : await findAncestry(new Set(changes.keys()), head, host);
  const locate = (one: Accept): Position => {
    const id = commitOf(one);
    const own = ancestry?.get(id);
    if (typeof own === 'number') return own;
    const landing = landings?.get(id);
    if (landing !== undefined || isCommitted || typeof beside?.get(id) === 'number') return landing;
    return one.change === undefined || ancestry === undefined ? own : 'none';
  };
  const places = new Map(sound.map((one) => [one, locate(one)]));
  const byFirst = groupBy(sound, ({ from }) => from);
  /** The place of a run; of the first run of a decision, where the version contains it. */
  const positionOf = (run: Provenance): Position => {
    const own = ancestry?.get(run.commit ?? '');
    const [held, ...others] = typeof own === 'number' ? [] : (byFirst.get(startOf(run)) ?? []);
    return held === undefined ? own : places.get([held, ...others].find((one) => places.get(one) !== 'none') ?? held);
  };
  /** Of a run that the version does not contain itself, what was decided; undefined if all of it counts. */
  const decidedOf = (run: Provenance): readonly Accept[] | undefined => {
    const own = ancestry?.get(run.commit ?? '');
    const held = byFirst.get(startOf(run))?.filter((one) => places.get(one) !== 'none');
    return own === 'none' || (own === undefined && held?.some(({ change }) => change) === true) ? held : undefined;
  };
  const left = joinRecords(sound.filter((one) => places.get(one) === 'none'));
  return {
    accepts: sound.filter((one) => places.get(one) !== 'none'),
    positionOf,
    decidedOf,
    problems: [
      ...joinRecords(accepts.filter(isForged)).map((one) => decisionRefused(one, 'forged')),
      ...(left.length === 0 ? [] : [decisionNotHeld(left, commit)]),
    ],
  };
}

/** What people decided at once, by one reason. What was taken as given nobody decided. */
export const joinRecords = (accepts: readonly Accept[]): readonly Decided[] =>
  [
    ...groupBy(
      accepts.filter(({ given }) => given === undefined),
      ({ from, reason, by, metric }) => JSON.stringify([from, reason, by, metric]),
    ).values(),
  ].map((records) => {
    const [{ from, reason, by, metric, change } = {} as Accept] = records;
    const run = `the run of ${from.slice(0, 16).replace('T', ' ')}`;
    const names = shortList([...new Set(records.map((one) => nameCase(one.case).key))], 3);
    const place = change === undefined ? '' : `, decided in #${String(change)}`;
    const level = metric === allMetrics ? 'the level' : metric;
    const forget = `${run} does not count in ${names}`;
    const what = metric === forgotten ? forget : `${level} of ${names} from ${run} on is accepted${place}`;
    return { what, reason, by };
  });

type Use = MetricWaiver & Partial<Pick<WaiverUse, 'state'>>;

/**
 * What was decided about these runs, with its reason, in the words of every surface: by records of the history, and in the configuration.
 *
 * @param past with the oldest run that is compared
 * @param today YYYY-MM-DD
 * @param uses the waivers; with the state of each, if the run was judged
 */
export function noteDecisions(
  accepts: readonly Accept[],
  past: readonly PastMeasurement[],
  { waivers, retired }: Pick<Policy, 'waivers' | 'retired'>,
  today: string,
  uses: readonly Use[] = waivers,
): readonly Problem[] {
  if (accepts.length + uses.length + retired.length === 0) return [];
  const cases = new Map(past.map(({ measurement }) => [nameCase(measurement).key, nameCase(measurement)]));
  const oldest = past.reduce((min, { provenance }) => (startOf(provenance) < min ? startOf(provenance) : min), '~');
  const isShown = ({ metric, from, case: name }: Accept): boolean =>
    from > oldest && (metric === forgotten || cases.has(nameCase(name).key));
  const soon = new Date(Date.parse(today) + warnedDays * toleratedMs).toISOString().slice(0, 10);
  const listCases = (where: Where): readonly string[] =>
    [...cases.values()].flatMap((name) => (matchesWhere(where, name) ? [name.key] : []));
  const about = (where: Where): string => shortList(listCases(where), 3) || Object.values(where).join(', ');
  return [
    ...joinRecords(accepts.filter(isShown)).map((one) => decisionHolds(one)),
    ...[...groupBy(uses, (use) => JSON.stringify({ ...use, metric: '' })).values()].map((alike) => {
      const [{ where, ceiling, until, reason, state = until < today ? 'expired' : 'used' }] = alike as [Use];
      const metrics = joinWithAnd(alike.map(({ metric }) => metric));
      const what = `${metrics} of ${about(where)}, allowed up to ${ceiling} worse until ${until}`;
      return decisionHolds({ what, reason }, state === 'used' && until <= soon ? 'ending' : state);
    }),
    ...retired
      .filter(({ where }) => listCases(where).length > 0)
      .map(({ where, reason }) => decisionHolds({ what: `${about(where)} is no longer measured`, reason })),
  ];
}

/** The start of the run that a text names: by its start, or else all that begin with it; or by its commit. */
export function findStarts(text: string, past: readonly PastMeasurement[]): readonly string[] {
  const runs = past.map(({ provenance: { startedAt = '', commit = '' } }) => ({ startedAt, commit }));
  // Reports print times with a space.
  const begin = text.trim().replace(/^(\d{4}-\d\d-\d\d) (?=\d)/, '$1T');
  const isNamed = ({ startedAt, commit }: (typeof runs)[number]): boolean =>
    startedAt.startsWith(begin) || (/^[0-9a-f]{7,}$/.test(begin) && commit.startsWith(begin));
  if (runs.some(({ startedAt }) => startedAt === text)) return [text];
  return begin === '' ? [] : [...new Set(runs.filter(isNamed).map(({ startedAt }) => startedAt))].sort();
}
