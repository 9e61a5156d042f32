/** Problems with accepted levels. */
import type { Provenance, Problem } from '../model/documents.js';
import { shortList, quote } from '../lang/list.js';
import { warning, note, error } from './problem.js';

const runName = ({ startedAt, commit, tag }: Provenance): string =>
  [
    `the run of ${startedAt ?? 'an unknown date'}`,
    ...(tag === undefined ? [] : [tag]),
    ...(commit === undefined ? [] : [`commit ${commit.slice(0, 10)}`]),
  ].join(', ');
const signed = (percent: number): string => `${percent < 0 ? '-' : '+'}${Math.abs(percent).toFixed(1)} %`;
const andOthers = (others: readonly string[]): string =>
  others.length === 0 ? '' : ` So did ${String(others.length)} more: ${shortList(others, 3)}.`;

/** @param level a case and a metric, in words */
export const levelNotAccepted = (level: string, percent: number, at: Provenance, others: readonly string[]): Problem =>
  warning(
    'level-not-accepted',
    undefined,
    `The level of ${level}, changed at ${runName(at)}: ${signed(percent)}, and was not accepted. It is still judged against the level before.${andOthers(others)}`,
    'Mend what that run brought. If it is meant to stay: guardband accept CASE-PATTERN --reason TEXT.',
  );

export const levelTaken = (level: string, percent: number, at: Provenance, others: readonly string[]): Problem =>
  note(
    'level-taken',
    undefined,
    `The level of ${level}, changed at ${runName(at)}: ${signed(percent)}. It is judged against the new level.${andOthers(others)}`,
    'Nothing: a change for the better, or within the tolerance band, becomes the baseline by itself.',
  );

export const noReason = (): Problem =>
  error(
    'no-reason',
    undefined,
    'A level is accepted for a reason, and none was given.',
    'Say why this is the new baseline: --reason "checks signatures now".',
  );

export const nothingRecorded = (store: string): Problem =>
  error(
    'nothing-recorded',
    undefined,
    `No run is recorded in ${quote(store)}, so there is no level to accept.`,
    'Record the run first: guardband record RESULTS; or name the folder with --baselines.',
  );

export const noSuchRun = (from: string, startedAt: readonly string[]): Problem =>
  error(
    'no-such-run',
    undefined,
    `--from ${quote(from)} is the beginning of ${startedAt.length === 0 ? 'no run' : `${String(startedAt.length)} runs`} of these cases.`,
    startedAt.length === 0
      ? 'Write when the run started, as the history has it, or as much of it as names one: 2026-11-20.'
      : `Write more of it: ${shortList(startedAt)}.`,
  );

export const alreadyAccepted = (keys: readonly string[]): Problem =>
  note(
    'already-accepted',
    undefined,
    `From the same run on ${String(keys.length)} case${keys.length === 1 ? ' was' : 's were'} accepted before: ${shortList(keys, 3)}.`,
    'Nothing: they were not marked twice.',
  );

export const laterRuns = (keys: readonly string[], newest: string): Problem =>
  note(
    'later-runs',
    undefined,
    `Of ${String(keys.length)} case${keys.length === 1 ? '' : 's'} there are runs that began after the one that is accepted, the newest at ${newest}: ${shortList(keys, 3)}. They are taken to be of the new level, too.`,
    'Nothing, if they are. If they are not, record the next run of the new level and accept from that one.',
  );
