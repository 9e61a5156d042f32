/**
 * One at a time in a folder, among all processes and machines that share it: it is whose who makes a certain folder in it first.
 * A folder and not a file, as git knows no empty folders: what an ended process leaves behind is never committed.
 */
import { mkdirSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { systemCode } from '../../problems/problem.js';

/** Hidden, so it is no part of any history. */
const lockName = '.recording';
const pauseMs = 20;
/** Whoever has it writes a few files. One that was seen to have it for so long, and does not run any more, was ended. */
const endedMs = 1000;
/** The same of one on another machine, of which nothing else can be told: a clock that is not ours is not asked. */
const silentMs = 60_000;
const patienceMs = 90_000;

/** @returns what the work gives; undefined where others had the folder for too long, and the work was not begun */
export async function oneAtATime<Value>(folder: string, work: () => Promise<Value>): Promise<Value | undefined> {
  const lock = join(folder, lockName);
  const owner = join(lock, `${String(process.pid)}@${encodeURIComponent(hostname())}`);
  const began = performance.now();
  let seen = { holder: '', since: began };
  while (!isMade(lock)) {
    const now = performance.now();
    if (now - began > patienceMs) return undefined;
    const holder = holderOf(lock);
    if (holder !== seen.holder) seen = { holder, since: now };
    else if (now - seen.since > (isEnded(holder) ? endedMs : silentMs)) clearAway(lock, holder);
    await setTimeout(Math.random() * pauseMs);
  }
  try {
    mkdirSync(owner);
    return await work();
  } finally {
    // Where it was taken for ended and another has it now, that one's stays.
    if (isGone(owner)) isGone(lock);
  }
}

/** False where it is there already. Windows says in other words that one is just being removed. */
function isMade(folder: string): boolean {
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

function isGone(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return false;
  }
}

/** Another each time it changes hands; empty where nobody has it. */
function holderOf(lock: string): string {
  try {
    return `${readdirSync(lock)[0] ?? ''} ${String(statSync(lock).mtimeMs)}`;
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return '';
  }
}

function isEnded(holder: string): boolean {
  const [, pid, machine] = /^(\d+)@(\S*) /.exec(holder) ?? [];
  if (pid === undefined || machine !== encodeURIComponent(hostname())) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return systemCode(error) === 'ESRCH';
  }
}

/** One of those who wait does it, and looks once more: else two would, and the second would remove what a third has by then. */
function clearAway(lock: string, holder: string): void {
  const guard = `${lock}.ended`;
  if (!isMade(guard)) {
    // Left behind by one that was ended in the midst of this.
    const made = statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (Date.now() - made > silentMs) isGone(guard);
    return;
  }
  try {
    if (holderOf(lock) !== holder) return;
    removeUnfinished(lock, holder);
    rmSync(lock, { recursive: true, force: true });
  } finally {
    isGone(guard);
  }
}

/** What it was writing when it was ended. */
function removeUnfinished(lock: string, holder: string): void {
  const folder = join(lock, '..');
  const [pid] = holder.split('@');
  for (const file of readdirSync(folder))
    if (file.endsWith(`.${pid ?? ''}.tmp`)) rmSync(join(folder, file), { force: true });
}
