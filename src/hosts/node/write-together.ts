/**
 * Writes several files of a folder so that a reader sees all of them or none. A hidden journal contains the new texts until
 * all files are written; creating the journal commits the change. If a process is killed, the next one that locks the
 * folder finishes its journal.
 */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { systemCode } from '../../problems/problem.js';
import { joinPath } from './paths.js';
import { readTextFile } from './read-text.js';

const journalName = '.recording.journal';
const mostAttempts = 50;
const pauseMs = 10;

type Write = (file: string, text: string) => Promise<void>;
/** New texts by file name. */
type Texts = ReadonlyMap<string, string>;

/** Writes the texts. The caller holds the lock of the folder. */
export async function writeTogether(folder: string, texts: Texts, write: Write): Promise<void> {
  if (texts.size > 1) await write(joinPath(folder, journalName), JSON.stringify([...texts]));
  for (const [name, text] of texts) await write(joinPath(folder, name), text);
  rmSync(joinPath(folder, journalName), { force: true });
}

/** Finishes the journal of a killed process. The caller holds the lock of the folder. */
export async function finishJournal(folder: string, write: Write): Promise<void> {
  const texts = readJournal(folder);
  if (texts !== undefined) await writeTogether(folder, texts, write);
}

/**
 * Reads the files that `find` lists, all at a single moment.
 *
 * @param isWanted selects files by name
 * @param hasJournal whether a journal in the folder is that of a process
 * @returns the texts by path; undefined if the folder cannot be read as a whole
 */
export async function readTogether(
  folder: string,
  find: (folder: string) => Promise<readonly string[]>,
  isWanted: (file: string) => boolean,
  hasJournal = true,
): Promise<ReadonlyMap<string, string> | undefined> {
  try {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return undefined;
    for (let attempt = 1; ; attempt++) {
      const files = (await find(folder)).filter(isWanted);
      const before = fingerprint(folder, files);
      const texts = new Map(files.map((file) => [file, readTextFile(file)]));
      for (const [name, text] of (hasJournal ? readJournal(folder) : undefined) ?? [])
        if (isWanted(joinPath(folder, name))) texts.set(joinPath(folder, name), text);
      const after = fingerprint(folder, (await find(folder)).filter(isWanted));
      if (before === after || attempt === mostAttempts) return new Map([...texts].sort(([a], [b]) => (a < b ? -1 : 1)));
      await setTimeout(pauseMs);
    }
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return undefined; // the reader of each file reports why
  }
}

/** Changes whenever one of the files, or the journal, is written. */
const fingerprint = (folder: string, files: readonly string[]): string =>
  [joinPath(folder, journalName), ...files]
    .map((file) => {
      const stat = statSync(file, { throwIfNoEntry: false, bigint: true });
      return `${file} ${stat === undefined ? '' : [stat.ino, stat.size, stat.mtimeNs].map(String).join(' ')}`;
    })
    .join('\n');

/**
 * Undefined if there is no journal. Only history files directly in the folder count, because anyone may have committed a
 * journal.
 */
function readJournal(folder: string): Texts | undefined {
  if (!readdirSync(folder).includes(journalName)) return undefined;
  try {
    const value = JSON.parse(readTextFile(joinPath(folder, journalName))) as unknown;
    const entries = Array.isArray(value) ? (value as readonly unknown[]) : [];
    return new Map(
      entries.filter(
        (entry): entry is [string, string] =>
          Array.isArray(entry) &&
          typeof entry[0] === 'string' &&
          typeof entry[1] === 'string' &&
          /^(?:(?:archive-v2\/)?[^./\\][^/\\]*\.ndjson|[^./\\][^/\\]*\.ndjson\.[0-9a-f]+\.broken)$/.test(entry[0]),
      ),
    );
  } catch (error) {
    if (!(error instanceof SyntaxError) && systemCode(error) !== 'ENOENT') throw error;
    return new Map();
  }
}
