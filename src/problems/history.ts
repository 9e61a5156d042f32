/** Problems with recording a history. */
import type { Problem } from '../model/documents.js';
import { warning, error, note } from './problem.js';
import { plural, shortList } from '../lang/list.js';

export const refused = (key: string, why: string): Problem =>
  warning(
    'refused',
    undefined,
    `Not recorded: ${key}, because ${why}.`,
    'A baseline must be sound. Fix the test and measure the case again.',
  );

export const folderBusy = (folder: string): Problem =>
  error(
    'folder-busy',
    { file: folder },
    'Another process kept recording in this folder, so nothing was recorded.',
    'Record again. If no other process is running, remove the folder .recording in it.',
  );

export const alreadyRecorded = (keys: readonly string[]): Problem =>
  note(
    'already-recorded',
    undefined,
    `${plural(keys.length, 'case')} of this run ${keys.length === 1 ? 'was' : 'were'} already recorded: ${shortList(keys, 3)}.`,
    'No action needed: nothing was added twice.',
  );

export const recordedOtherwise = (keys: readonly string[]): Problem =>
  note(
    'recorded-otherwise',
    undefined,
    `${plural(keys.length, 'case')} of this run ${keys.length === 1 ? 'was' : 'were'} already recorded with other reading options, such as another warm-up: ${shortList(keys, 3)}. The recorded values are kept.`,
    'No action needed if that is fine. A history is append-only: to replace the values, delete the lines of that run and record again.',
  );

export const recordedUndated = (keys: readonly string[]): Problem =>
  note(
    'recorded-undated',
    undefined,
    `${plural(keys.length, 'case')} without a start time ${keys.length === 1 ? 'has' : 'have'} exactly the values of the newest recorded run: ${shortList(keys, 3)}. Assumed to be the same run and not added.`,
    'No action needed if it is the same run. Otherwise check that the test ran; set provenance.startedAt in the run document so that runs can be told apart.',
  );
