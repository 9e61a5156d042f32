/**
 * A cross-process lock. It is held by the process that first moves a directory with its name to the lock's place. A
 * directory is used instead of a file because git ignores empty directories, so that a lock left behind by a killed process
 * is never committed.
 */
import { attempt } from '../../lang/objects.js';
import * as fs from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve, dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { systemCode } from '../../problems/problem.js';
import { openProc } from './machine/watch-machine.js';
import { isProcessRunning } from './processes.js';
import type { Repository } from '../../model/host.js';
import { joinPath, readTextFile } from './paths.js';

/** Hidden, so that it is not read as part of a history. */
const lockName = '.recording';
let acquisitions = 0;
const pauseMs = 20;
/** Timeout for a holder whose process no longer runs. */
const deadHolderMs = 1000;
/** Timeout for a holder on another machine. Its PID cannot be checked, and its clock is not trusted. */
const remoteHolderMs = 60_000;
const patienceMs = 90_000;

/**
 * Runs work while holding the lock of a folder.
 *
 * @returns the result of the work; undefined if the lock could not be acquired in time
 */
export async function withFolderLock<Value>(folder: string, work: () => Promise<Value>): Promise<Value | undefined> {
  const lock = join(folder, lockName);
  const name = `${nameProcess(String(process.pid))}.${String(acquisitions++)}`;
  const owner = join(lock, name);
  // Moving a complete directory takes and names the lock in one step, so a killed process leaves no nameless lock.
  const prepared = `${lock}.${name}.new`;
  fs.mkdirSync(resolve(prepared, name), { recursive: true });
  const began = performance.now();
  let seen: { readonly holder: string | undefined; readonly since: number } = { holder: undefined, since: began };
  while (!tryMove(prepared, lock)) {
    const nowMs = performance.now();
    if (nowMs - began > patienceMs) {
      fs.rmSync(prepared, { recursive: true, force: true });
      return undefined;
    }
    const holder = readHolder(lock);
    // On Windows a directory cannot replace another, not even an empty one.
    if (holder === '') tryRemove(lock);
    if (holder !== seen.holder) seen = { holder, since: nowMs };
    else if (holder && nowMs - seen.since > (isDead(holder) ? deadHolderMs : remoteHolderMs)) breakLock(lock, holder);
    await setTimeout(Math.random() * pauseMs);
  }
  try {
    removePrepared(folder);
    return await work();
  } finally {
    // If another process has broken this lock and holds it now, leaves its lock in place.
    if (tryRemove(owner)) tryRemove(lock);
  }
}

/**
 * Where a process id means something: containers can share a host name and a folder, but each has its own processes, and
 * different machines can have the same name.
 */
function machine(): string {
  const [boot, processes] = ['/proc/sys/kernel/random/boot_id', '/proc/self/ns/pid'].map(readKernelFact);
  return [encodeURIComponent(hostname()), boot, processes].filter((part) => part !== undefined).join('~');
}

/** The name of a process of this machine: ids are used again, so it contains when the process started, where the system tells. */
function nameProcess(pid: string): string {
  const started = openProc().readProcess(Number(pid))?.started;
  return `${pid}@${machine()}${started === undefined ? '' : `~${String(started)}`}`;
}

/** Only Linux has them. */
const readKernelFact = (file: string): string | undefined =>
  attempt(() => (file.includes('/ns/') ? fs.readlinkSync(file) : fs.readFileSync(file, 'utf8')).replace(/[^\w-]/g, ''));

/** Renames a directory; false if the target exists and is not empty. */
function tryMove(folder: string, target: string): boolean {
  try {
    fs.renameSync(folder, target);
    return true;
  } catch (error) {
    const code = systemCode(error) ?? '';
    if (['EEXIST', 'ENOTEMPTY'].includes(code)) return false;
    if (process.platform === 'win32' && ['EPERM', 'EBUSY', 'EACCES'].includes(code)) return false;
    throw error;
  }
}

/** Removes the temporary folders of processes that were killed while they waited. */
function removePrepared(folder: string): void {
  for (const file of fs.readdirSync(folder)) {
    const [, owner] = /^\.recording\.(\d+@.*\.\d+)\.new$/.exec(file) ?? [];
    if (owner !== undefined && isDead(owner)) fs.rmSync(join(folder, file), { recursive: true, force: true });
  }
}

const tryRemove = (folder: string): boolean =>
  attempt(() => {
    fs.rmdirSync(folder);
    return true;
  }) === true;

/** The holder's name, different for each acquisition; empty while the lock is released, undefined if it is free. */
const readHolder = (lock: string): string | undefined => attempt(() => fs.readdirSync(lock)[0] ?? '');

function isDead(holder: string): boolean {
  const [, name = '', pid = ''] = /^((\d+)@.*)\.\d+$/.exec(holder) ?? [];
  const own = `${pid}@${machine()}`;
  if (name !== own && !name.startsWith(`${own}~`)) return false;
  return !isProcessRunning(Number(pid)) || (name !== own && name !== nameProcess(pid));
}

/**
 * Breaks the lock of a dead holder, and removes its temporary files. No later holder has its name, so of several processes that
 * break it none can remove a new lock, and one that is killed meanwhile leaves nothing to wait for.
 */
function breakLock(lock: string, holder: string): void {
  const folder = join(lock, '..');
  const [pid] = holder.split('@');
  for (const file of fs.readdirSync(folder))
    if (file.endsWith(`.${pid ?? ''}.tmp`)) fs.rmSync(join(folder, file), { force: true });
  // No process of ours leaves files in a lock.
  fs.rmSync(join(lock, holder), { recursive: true, force: true });
}

// A lock or a journal that a commit contains was not left by a process of this machine.
const names = ['.recording', '.recording.journal'];

async function listTracked(folder: string, { git }: Repository): Promise<readonly string[]> {
  if (!names.some((name) => isThere(joinPath(folder, name)))) return [];
  const { stdout } = await git(['-C', folder, 'ls-files', '-z', '--', ...names]);
  return stdout.split('\0').filter((name) => name !== '');
}

/** False also for what is not in a folder: reading it reports that. */
const isThere = (file: string): boolean => attempt(() => fs.lstatSync(file, { throwIfNoEntry: false })) !== undefined;

export const hasTrackedJournal = async (folder: string, host: Repository): Promise<boolean> =>
  (await listTracked(folder, host)).includes('.recording.journal');

/** Removes what is tracked by git of the lock and the journal of a folder. */
export async function removeTrackedLocks(folder: string, host: Repository): Promise<void> {
  for (const file of await listTracked(folder, host)) {
    fs.rmSync(joinPath(folder, file), { force: true });
    // It is not empty if a process of this machine holds the lock.
    for (let above = dirname(file); above !== '.'; above = dirname(above))
      attempt(() => {
        fs.rmdirSync(joinPath(folder, above));
      });
  }
}

// Several files are written so that a reader sees all of them or none: creating the journal, which has the new texts until all are
// written, commits the change. If a process is killed, the next one that locks the folder finishes its journal.
const journalName = '.recording.journal';
const mostAttempts = 50;
const rereadMs = 10;

type Write = (file: string, text: string) => Promise<void>;
/** New texts by file name. */
type Texts = ReadonlyMap<string, string>;

/** Writes the texts. The caller holds the lock of the folder. */
export async function writeTogether(folder: string, texts: Texts, write: Write): Promise<void> {
  if (texts.size > 1) await write(joinPath(folder, journalName), JSON.stringify([...texts]));
  for (const [name, text] of texts) await write(joinPath(folder, name), text);
  fs.rmSync(joinPath(folder, journalName), { force: true });
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
    if (fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return undefined;
    for (let attempt = 1; ; attempt++) {
      const files = (await find(folder)).filter(isWanted);
      const before = fingerprint(folder, files);
      const texts = new Map(files.map((file) => [file, readTextFile(file)]));
      for (const [name, text] of (hasJournal ? readJournal(folder) : undefined) ?? [])
        if (isWanted(joinPath(folder, name))) texts.set(joinPath(folder, name), text);
      const after = fingerprint(folder, (await find(folder)).filter(isWanted));
      if (before === after || attempt === mostAttempts) return new Map([...texts].sort(([a], [b]) => (a < b ? -1 : 1)));
      await setTimeout(rereadMs);
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
      const stat = fs.statSync(file, { throwIfNoEntry: false, bigint: true });
      return `${file} ${stat === undefined ? '' : [stat.ino, stat.size, stat.mtimeNs].map(String).join(' ')}`;
    })
    .join('\n');

/**
 * Undefined if there is no journal. Only history files directly in the folder count, because anyone may have committed a
 * journal.
 */
function readJournal(folder: string): Texts | undefined {
  if (!fs.readdirSync(folder).includes(journalName)) return undefined;
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
