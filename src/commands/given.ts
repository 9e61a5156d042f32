/** What is taken as given in a history that nobody judged: the newest lasting levels, and the cases that ended. */
import { findEnded, toAbsence, type EndedCase } from '../compare/usable-values.js';
import { findGivenLevels, lastingRuns, toAccept, type GivenLevels } from '../compare/levels/given-levels.js';
import type { Policy } from '../config/policy.js';
import { historyOptions, type Settings } from '../config/settings.js';
import { groupRuns, type BaselineRead } from '../history/baseline.js';
import { byStart, startOf, type HistoryEntry, type PastMeasurement } from '../model/run.js';
import { casesEnded, levelsGiven } from '../problems/history.js';
import { formatCount } from '../lang/format.js';
import type { Accept, Problem, Provenance, TrendChange, TrendSeries } from '../model/documents.js';
import { acceptCommand, sinceRun, type HistoryOptions } from '../problems/commands.js';
import { runDay, shortCommit } from '../report/sentences/runs.js';
import { plainWording } from '../report/sentences/words.js';
import { describeChanges, lossOf } from '../report/trend/cards.js';
import { groupChanges, groupEvents, patternsForChanges } from '../judge/account/events.js';

export interface Given extends GivenLevels {
  /** The cases that are no longer expected. */
  readonly ended: readonly EndedCase[];
  /** All runs of the history, oldest first. */
  readonly all: readonly Provenance[];
  /** The entries that accept these levels and the missing cases. */
  readonly accepts: readonly Accept[];
}

/**
 * @param past a whole history that nobody judged
 * @param known the levels that were accepted
 */
function findGiven(
  past: readonly PastMeasurement[],
  known: readonly Accept[],
  policy: Policy,
  acceptedAt: string,
): Given {
  return completeGiven([findGivenLevels(past, known, policy, acceptedAt)], past, acceptedAt);
}

/**
 * @param found the levels of all cases
 * @param past measurements of all runs, with the newest one of every case
 */
export function completeGiven(
  found: readonly GivenLevels[],
  past: readonly PastMeasurement[],
  acceptedAt: string,
): Given {
  const levels = found.flatMap((part) => part.levels);
  const ended = findEnded(past, lastingRuns);
  const absences = ended.map((one) => toAbsence(one, 'it was no longer measured', acceptedAt));
  const all = groupRuns(past)
    .map(({ provenance }) => provenance)
    .sort(byStart);
  const accepts = [...levels.map((level) => toAccept(level, acceptedAt)), ...absences];
  return { levels, series: found.flatMap(({ series }) => series), ended, all, accepts };
}

function findGivenOfOthers(
  { isForeign = false, measurements, accepts }: BaselineRead,
  policy: Policy,
): Given | undefined {
  const starts = measurements.map(({ provenance }) => startOf(provenance)).sort();
  return isForeign ? findGiven(measurements, accepts, policy, starts.at(-1) ?? '') : undefined;
}

/** A baseline with what is taken as given in the history of another program, until Guardband records into it. */
export function includeGiven(baseline: BaselineRead, settings: Settings): BaselineRead {
  const given = findGivenOfOthers(baseline, settings.policy);
  if (given === undefined) return baseline;
  const problems = [...baseline.problems, ...noteGiven(given, historyOptions(settings))];
  return { ...baseline, accepts: [...baseline.accepts, ...given.accepts], problems };
}

/** The first entries that Guardband adds to the history of another program, with what is taken as given in it. */
export function withGiven(
  entries: readonly HistoryEntry[],
  baseline: BaselineRead,
  { policy }: Settings,
): readonly HistoryEntry[] {
  const given = entries.length === 0 ? undefined : findGivenOfOthers(baseline, policy);
  return [...(given?.accepts ?? []).map((accept) => ({ accept })), ...entries];
}

/** A reader should learn in ten lines what was taken as given. */
const maxEvents = 4;

/** Every event, with the command that returns to the better level. */
function listEvents({ levels, series: named, all: runs }: Given, options: HistoryOptions) {
  const indexOf = new Map(runs.map(({ startedAt }, i) => [startedAt, i]));
  const better = new Map<TrendChange, string>();
  const changes = levels.map((level): TrendChange => {
    const change = lossOf({ runs }, { ...level, run: indexOf.get(level.first.startedAt) ?? 0 });
    better.set(change, level.better.startedAt ?? '');
    return change;
  });
  const series = named.map((one): TrendSeries => ({ ...one, points: [], levels: [] }));
  const events = groupEvents(changes, series);
  const wording = plainWording();
  return events.map(({ after, changes: own }) => {
    const count = Math.max(...own.map((change) => change.runs));
    const since = [runDay(after), shortCommit(after), `(${formatCount(count, 'run')})`].filter(Boolean).join(' ');
    const patterns = patternsForChanges(own, groupChanges({ series }, own));
    // The level that all of them had before: that of the last one to reach it.
    const from = own
      .map((change) => better.get(change) ?? '')
      .sort()
      .at(-1);
    return {
      what: `since ${since}: ${describeChanges({ series }, own, wording)}`,
      restore: acceptCommand(patterns, sinceRun(from), options),
    };
  });
}

/** What is taken as given, in ten lines. */
export const noteGiven = (given: Given, options: HistoryOptions): readonly Problem[] => [
  ...listEvents(given, options)
    .slice(0, maxEvents)
    .map(({ what, restore }) => levelsGiven(what, restore)),
  ...(given.ended.length === 0
    ? []
    : [
        casesEnded(
          lastingRuns,
          given.ended.map((one) => one.case.key),
        ),
      ]),
];
