/** Problems with measuring two versions alternately. */
import type { Problem } from '../model/documents.js';
import { formatCount, quote } from '../lang/list.js';
import { error } from './problem.js';

/** @param found how many commands were given */
export const twoCommandsExpected = (found: number, usesShell: boolean): Problem =>
  error(
    'two-commands-expected',
    undefined,
    `Two commands are expected, one for each version; found ${formatCount(found, 'command')}.`,
    usesShell
      ? "Quote each of them: guardband alternate --shell -- 'COMMAND A' 'COMMAND B'."
      : "Write -- before each of them: guardband alternate -- COMMAND A -- COMMAND B. If a command contains -- itself, use --shell -- 'COMMAND A' 'COMMAND B'.",
  );

export const badRounds = (text: string): Problem =>
  error(
    'bad-rounds',
    undefined,
    `--rounds expects the number of measurements of each version, 1 to 100, found ${quote(text)}.`,
  );

export const folderInUse = (folder: string): Problem =>
  error(
    'folder-in-use',
    { file: folder },
    'This folder already contains files, whose results would be judged as well.',
  );

/** @param why how the command ended */
export const commandFailed = (side: string, round: number, words: readonly string[], why: string): Problem =>
  error(
    'command-failed',
    undefined,
    `The command of ${side} failed in round ${String(round)} (${why}): ${quote(words.join(' '))}.`,
  );

export const nothingWritten = (side: string, round: number, words: readonly string[], folder: string): Problem =>
  error(
    'nothing-written',
    { file: folder },
    `The command of ${side} wrote no file into this folder in round ${String(round)}: ${quote(words.join(' '))}.`,
  );
