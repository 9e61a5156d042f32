/** Problems with recording a history. */
import type { Problem } from '../model/documents.js';
import { type Place, warning, error, note } from './problem.js';
import { formatCount, quote, shortList } from '../lang/list.js';

export const refused = (key: string, why: string): Problem =>
  warning('refused', undefined, `Not recorded: ${key}, because ${why}.`);

export const folderBusy = (folder: string): Problem =>
  error('folder-busy', { file: folder }, 'Another process kept recording in this folder, so nothing was recorded.');

export const unsoundEntry = (why: string): Problem =>
  error('unsound-entry', undefined, `Nothing was written, because it could not be read back: ${why}`);

export const historyNotFolder = (store: string): Problem =>
  error(
    'unreadable-file',
    { file: store },
    'The history could not be read: it is neither a folder nor an .ndjson file, or a link to nothing.',
    'Name the folder of the history with --baselines or `baselines: {store: ...}`, or restore it.',
  );

export const damagedHistory = (store: string): Problem =>
  error(
    'damaged-history',
    undefined,
    `The history in ${store} has lines that cannot be read, so nothing was added to it.`,
  );

export const conflictMarker = (place: Place): Problem =>
  error(
    'conflict-marker',
    place,
    'This line is a conflict marker of git: a merge was committed without resolving its conflicts.',
  );

export const emptyHistory = (file: string): Problem =>
  error('empty-history', { file }, 'This file of the history is empty, so its entries are lost.');

export const linesDropped = (file: string, count: number, side: string): Problem =>
  note('lines-dropped', { file }, `${formatCount(count, 'broken line')} moved to ${side}.`);

export const wouldMove = (file: string, count: number, side: string): Problem =>
  note('lines-would-move', { file }, `${formatCount(count, 'broken line')} would be moved to ${side}.`);

export const segmentMisnamed = (file: string): Problem =>
  error('segment-misnamed', { file }, 'This segment contains runs that are older than its name indicates.');

export const newerLayout = (file: string, found: number, known: number): Problem =>
  error(
    'newer-layout',
    { file },
    `This history has version ${String(found)} of the layout, and this Guardband knows version ${String(known)}.`,
  );

export const notTrimmable = (store: string): Problem =>
  error('not-trimmable', undefined, `The storage of ${quote(store)} cannot remove runs.`);

export const sameStore = (store: string): Problem =>
  error('same-store', undefined, `${quote(store)} cannot be copied to itself.`);

export const notRepairable = (store: string): Problem =>
  error('not-repairable', undefined, `The history in ${store} cannot be repaired here: its storage cannot move lines.`);

export const alreadyRecorded = (keys: readonly string[]): Problem =>
  note(
    'already-recorded',
    undefined,
    `${formatCount(keys.length, 'case')} of this run ${keys.length === 1 ? 'was' : 'were'} already recorded: ${shortList(keys, 3)}.`,
  );

export const recordedOtherwise = (keys: readonly string[]): Problem =>
  note(
    'recorded-otherwise',
    undefined,
    `${formatCount(keys.length, 'case')} of this run ${keys.length === 1 ? 'was' : 'were'} already recorded with other reading options, such as another warm-up: ${shortList(keys, 3)}. The recorded values are kept.`,
  );

/** @param change "#7" */
export const unmergedRefused = (change: string, store: string): Problem =>
  warning(
    'unmerged',
    undefined,
    `Nothing was recorded: this run is of ${change}, which is not merged, and ${quote(store)} is shared with other versions.`,
  );

export const unmergedRecorded = (change: string): Problem =>
  warning(
    'unmerged',
    undefined,
    `This run is of ${change}, which is not merged. Do not publish it as the baseline of other versions.`,
  );

export const recordedUndated = (keys: readonly string[]): Problem =>
  note(
    'recorded-undated',
    undefined,
    `${formatCount(keys.length, 'case')} without a start time ${keys.length === 1 ? 'has' : 'have'} exactly the values of the newest recorded run: ${shortList(keys, 3)}. Assumed to be the same run and not added.`,
  );
