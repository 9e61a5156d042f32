/**
 * Cross-process lock: whoever creates the lock directory first holds it. A directory instead of a file, because git ignores empty
 * directories, so that a lock left behind by a killed process is never committed.
 */
import { mkdirSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { systemCode } from '../../problems/problem.js';

/** Hidden, so that it is not read as part of a history. */
const lockName = '.recording';
const pauseMs = 20;
/** Timeout for a holder whose process no longer runs. */
const deadHolderMs = 1000;
/** Timeout for a holder on another host. We cannot check its PID and do not trust its clock. */
const remoteHolderMs = 60_000;
const patienceMs = 90_000;

/**
 * Runs work while holding the lock of a folder.
 *
 * @returns the result of the work; undefined if the lock could not be acquired in time
 */
export async function withFolderLock<Value>(folder: string, work: () => Promise<Value>): Promise<Value | undefined> {
  const lock = join(folder, lockName);
  const owner = join(lock, `${String(process.pid)}@${encodeURIComponent(hostname())}`);
  const began = performance.now();
  let seen = { holder: '', since: began };
  while (!tryCreate(lock)) {
    const now = performance.now();
    if (now - began > patienceMs) return undefined;
    const holder = readHolder(lock);
    if (holder !== seen.holder) seen = { holder, since: now };
    else if (now - seen.since > (isDead(holder) ? deadHolderMs : remoteHolderMs)) breakLock(lock, holder);
    await setTimeout(Math.random() * pauseMs);
  }
  try {
    mkdirSync(owner);
    return await work();
  } finally {
    // If another process broke this lock and holds it now, leave its lock in place.
    if (tryRemove(owner)) tryRemove(lock);
  }
}

/** Creates a directory; false if it exists. Windows reports other codes while one is being removed. */
function tryCreate(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    const code = systemCode(error) ?? '';
    if (code === 'EEXIST' || (process.platform === 'win32' && ['EPERM', 'EBUSY', 'EACCES'].includes(code)))
      return false;
    throw error;
  }
}

function tryRemove(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return false;
  }
}

/** Identifies the holder; different for each acquisition, empty if the lock is free. */
function readHolder(lock: string): string {
  try {
    return `${readdirSync(lock)[0] ?? ''} ${String(statSync(lock).mtimeMs)}`;
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return '';
  }
}

function isDead(holder: string): boolean {
  const [, pid, machine] = /^(\d+)@(\S*) /.exec(holder) ?? [];
  if (pid === undefined || machine !== encodeURIComponent(hostname())) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return systemCode(error) === 'ESRCH';
  }
}

/** Breaks the lock of a dead holder. A guard directory ensures that two waiters cannot do so one after the other and remove a new lock. */
function breakLock(lock: string, holder: string): void {
  const guard = `${lock}.ended`;
  if (!tryCreate(guard)) {
    // A process was killed while it held the guard.
    const made = statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (Date.now() - made > remoteHolderMs) tryRemove(guard);
    return;
  }
  try {
    if (readHolder(lock) !== holder) return;
    removeUnfinished(lock, holder);
    rmSync(lock, { recursive: true, force: true });
  } finally {
    tryRemove(guard);
  }
}

/** Removes the temporary files of the dead holder. */
function removeUnfinished(lock: string, holder: string): void {
  const folder = join(lock, '..');
  const [pid] = holder.split('@');
  for (const file of readdirSync(folder))
    if (file.endsWith(`.${pid ?? ''}.tmp`)) rmSync(join(folder, file), { force: true });
}
