/** Problems with measuring base and head. */
import { formatCount, quote } from '../lang/list.js';
import { printableLine } from '../lang/printable.js';
import { formatSpan } from '../lang/format-span.js';
import type { Problem } from '../model/documents.js';
import { error, warning } from './problem.js';

export const nothingToRun = (file: string): Problem =>
  error('nothing-to-run', { file }, 'There is no `measure: { run: ... }`, so nothing can be measured.');

export const badMeasureOption = (name: string, expected: string, text: string): Problem =>
  error('bad-measure-option', undefined, `--${name} expects ${expected}, found ${quote(text)}.`);

export const folderInUse = (folder: string): Problem =>
  error(
    'folder-in-use',
    { file: folder },
    'This folder already contains files, whose results would be judged as well.',
  );

/** The last lines of its output say why, and are already above in a log, but not in a comment. */
const mostLines = 8;

/**
 * @param task "build the base"
 * @param why how the command ended
 * @param tail the end of what it printed
 */
export function commandFailed(task: string, command: string, why: string, tail = ''): Problem {
  const lines = tail
    .trimEnd()
    .split('\n')
    .slice(-mostLines)
    .map(printableLine)
    .filter((line) => line !== '');
  const output = lines.length === 0 ? '' : ` It printed: ${lines.join(' / ').slice(-600)}`;
  return error('command-failed', undefined, `The command to ${task} failed (${why}): ${quote(command)}.${output}`);
}

export const nothingWritten = (task: string, folder: string, command: string): Problem =>
  error(
    'nothing-written',
    { file: folder },
    `The command to ${task} wrote no file into this folder: ${quote(command)}.`,
  );

export const interrupted = (task: string, out: string): Problem =>
  error('interrupted', { file: out }, `A signal ended the gate while it was about to ${task}. Nothing was decided.`);

export const budgetTooShort = (budgetMs: number, task: string): Problem =>
  error(
    'budget-too-short',
    undefined,
    `The budget of ${formatSpan(budgetMs)} ended before one pair of base and head was measured: there was no time to ${task}. Nothing was decided.`,
  );

export const noBase = (why: string): Problem => error('no-base', undefined, `The base is unknown: ${why}.`);

export const sameVersion = (commit: string): Problem =>
  error('same-version', undefined, `The base ${commit.slice(0, 10)} is the commit that is measured.`);

export const baseNotCheckedOut = (commit: string, why: string): Problem =>
  error('base-not-checked-out', undefined, `git could not check out the base ${commit.slice(0, 10)}: ${why}.`);

export const pairsLeftOut = (head: number, base: number): Problem =>
  warning(
    'pairs-left-out',
    undefined,
    `The candidate was measured ${formatCount(head, 'time')} and the baseline ${formatCount(base, 'time')}, so ${formatCount(Math.abs(head - base), 'measurement')} ${Math.abs(head - base) === 1 ? 'has' : 'have'} no partner.`,
  );
