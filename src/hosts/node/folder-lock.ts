/**
 * A cross-process lock. It is held by the process that first moves a directory with its name to the lock's place. A
 * directory is used instead of a file because git ignores empty directories, so that a lock left behind by a killed process
 * is never committed.
 */
import { attempt } from '../../lang/attempt.js';
import { mkdirSync, readdirSync, readFileSync, readlinkSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { systemCode } from '../../problems/problem.js';
import { openProc } from './machine/proc.js';
import { isProcessRunning } from './own-process.js';

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
  mkdirSync(resolve(prepared, name), { recursive: true });
  const began = performance.now();
  let seen: { readonly holder: string | undefined; readonly since: number } = { holder: undefined, since: began };
  while (!tryMove(prepared, lock)) {
    const nowMs = performance.now();
    if (nowMs - began > patienceMs) {
      rmSync(prepared, { recursive: true, force: true });
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
  attempt(() => (file.includes('/ns/') ? readlinkSync(file) : readFileSync(file, 'utf8')).replace(/[^\w-]/g, ''));

/** Renames a directory; false if the target exists and is not empty. */
function tryMove(folder: string, target: string): boolean {
  try {
    renameSync(folder, target);
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
  for (const file of readdirSync(folder)) {
    const [, owner] = /^\.recording\.(\d+@.*\.\d+)\.new$/.exec(file) ?? [];
    if (owner !== undefined && isDead(owner)) rmSync(join(folder, file), { recursive: true, force: true });
  }
}

const tryRemove = (folder: string): boolean =>
  attempt(() => {
    rmdirSync(folder);
    return true;
  }) === true;

/** The holder's name, different for each acquisition; empty while the lock is released, undefined if it is free. */
const readHolder = (lock: string): string | undefined => attempt(() => readdirSync(lock)[0] ?? '');

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
  for (const file of readdirSync(folder))
    if (file.endsWith(`.${pid ?? ''}.tmp`)) rmSync(join(folder, file), { force: true });
  // No process of ours leaves files in a lock.
  rmSync(join(lock, holder), { recursive: true, force: true });
}
