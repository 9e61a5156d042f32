/** Problems with accepted levels. */
import type { Provenance, Problem } from '../model/documents.js';
import { formatSize } from '../lang/format-number.js';
import { formatCount, quote, shortList } from '../lang/list.js';
import { warning, note, error } from './problem.js';

const formatRun = ({ startedAt, commit, tag }: Provenance): string =>
  [
    `the run of ${startedAt?.replace(/^([\d-]{10})T(\d\d:\d\d).*$/, '$1 $2') ?? 'an unknown date'}`,
    ...(tag === undefined ? [] : [tag]),
    ...(commit === undefined ? [] : [`commit ${commit.slice(0, 10)}`]),
  ].join(', ');
const formatOthers = (others: readonly string[]): string =>
  others.length === 0
    ? ''
    : ` ${formatCount(others.length, 'more level')} changed with the same run: ${shortList(others, 3)}.`;

/** Levels that changed with one run. */
export interface ChangedLevels {
  /** The metric and the case of the largest change: "throughput of shop". */
  readonly level: string;
  readonly percent: number;
  /** The first run of the new level. */
  readonly start: Provenance;
  /** Further levels that changed with the same run. */
  readonly others: readonly string[];
  /** Accepts all of them. */
  readonly command: string;
}

export const levelNotAccepted = ({ level, percent, start, others, command }: ChangedLevels): Problem =>
  warning(
    'level-not-accepted',
    undefined,
    `The ${level} changed with ${formatRun(start)}: ${formatSize(percent)}. The new level was not accepted, so the old one stays the baseline.${formatOthers(others)}`,
    `Fix the change that landed with that run. If it is intended: ${command}`,
  );

export const levelTaken = ({ level, percent, start, others }: ChangedLevels): Problem =>
  note(
    'level-taken',
    undefined,
    `The ${level} improved with ${formatRun(start)}: ${formatSize(percent)}. The new level is now the baseline.${formatOthers(others)}`,
  );

/** A loss within the tolerance band. */
export const lossTaken = ({ level, percent, start, others, command }: ChangedLevels): Problem =>
  note(
    'loss-taken',
    undefined,
    `The ${level} got worse with ${formatRun(start)}: ${formatSize(percent)}. That is within the tolerance band, so the new level is now the baseline.${formatOthers(others)}`,
    `Look at the change that landed with that run if the loss matters. If it does not, this ends the note: ${command}`,
  );

export const noReason = (): Problem => error('no-reason', undefined, 'Accepting a level needs a reason.');

export const nothingRecorded = (store: string): Problem =>
  error('nothing-recorded', undefined, `No run is recorded in ${quote(store)}, so there is no level to accept.`);

export const noSuchRun = (start: string, startedAt: readonly string[]): Problem =>
  error(
    'no-such-run',
    undefined,
    `--from ${quote(start)} matches ${startedAt.length === 0 ? 'no run' : `${String(startedAt.length)} runs`} of these cases.`,
    startedAt.length === 0
      ? 'Use the start time of a run in the history, or its unique beginning: 2026-11-20.'
      : `Be more specific: ${shortList(startedAt)}.`,
  );

export const alreadyAccepted = (keys: readonly string[]): Problem =>
  note(
    'already-accepted',
    undefined,
    `${formatCount(keys.length, 'case')} ${keys.length === 1 ? 'was' : 'were'} already accepted from this run on: ${shortList(keys, 3)}.`,
  );

export const laterRuns = (keys: readonly string[], newest: string): Problem =>
  note(
    'later-runs',
    undefined,
    `${formatCount(keys.length, 'case')} ${keys.length === 1 ? 'has' : 'have'} runs recorded after the accepted one, the newest at ${newest}: ${shortList(keys, 3)}. They are assumed to belong to the new level.`,
  );
