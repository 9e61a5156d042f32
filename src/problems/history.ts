/** Problems with recording a history. */
import type { Problem } from '../model/documents.js';
import { warning, error, note } from './problem.js';
import { shortList } from '../lang/list.js';

export const refused = (key: string, why: string): Problem =>
  warning(
    'refused',
    undefined,
    `Not recorded: ${key}, as ${why}.`,
    'A baseline must be sound. Mend the test and measure the case again.',
  );

export const folderBusy = (folder: string): Problem =>
  error(
    'folder-busy',
    { file: folder },
    'Others were recording in this folder all the time, so nothing was recorded.',
    'Record again. Where nobody else is at work, remove the folder .recording in it.',
  );

export const alreadyRecorded = (keys: readonly string[]): Problem =>
  note(
    'already-recorded',
    undefined,
    `${String(keys.length)} case${keys.length === 1 ? ' was' : 's were'} recorded before from the same run: ${shortList(keys, 3)}.`,
    'Nothing: they were not added twice.',
  );

export const recordedOtherwise = (keys: readonly string[]): Problem =>
  note(
    'recorded-otherwise',
    undefined,
    `${String(keys.length)} case${keys.length === 1 ? ' was' : 's were'} recorded before from the same run, read in another way, with another warm-up for example: ${shortList(keys, 3)}. What was recorded stays.`,
    'Nothing, if that is fine. A history is only added to: to have the other values, take the lines of that run out of it and record again.',
  );

export const recordedUndated = (keys: readonly string[]): Problem =>
  note(
    'recorded-undated',
    undefined,
    `${String(keys.length)} case${keys.length === 1 ? ' does' : 's do'} not say when ${keys.length === 1 ? 'it was' : 'they were'} measured and ${keys.length === 1 ? 'has' : 'have'} exactly the values of the newest recorded run: ${shortList(keys, 3)}. It is taken for the same run and was not added.`,
    'Nothing, if it is. Else check that the test really ran; a run that says when it began (provenance.startedAt of a run document) is told from any other.',
  );
