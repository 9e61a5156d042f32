/**
 * Threads that help to scan a large file. One takes as long to begin as everything else that happens before a file is read,
 * so that it may be begun first of all.
 */
import { existsSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { Helping } from './scan-worker.js';

/** A file of its own beside this one, once it is built. */
const scanWorker = new URL('./scan-worker.cjs', import.meta.url);
/** For less it is not worth starting another thread, which takes about as long as scanning so many of them. */
const leastBytes = 16 * 1024 * 1024;
/** Each thread costs memory, and the disk has its limit too. */
const mostThreads = 4;
/** A thread that keeps nothing needs no large nursery, which is what its memory is mostly made of. */
const resourceLimits = { maxYoungGenerationSizeMb: 2 } as const;

/** How many other threads are worth it for a file of so many bytes. */
export function helpersFor(bytes: number): number {
  const most = Math.min(processors(), mostThreads, Math.floor(bytes / leastBytes));
  return most > 1 && existsSync(scanWorker) ? most - 1 : 0;
}

/** GUARDBAND_THREADS: how many may be used, where that is less than there are. */
function processors(): number {
  const wanted = Number(process.env['GUARDBAND_THREADS'] ?? '');
  return Math.max(1, Math.min(availableParallelism(), wanted > 0 ? wanted : Infinity));
}

interface Thread {
  readonly worker: Worker;
  readonly result: Promise<unknown>;
}
/** Begun, and without a task. */
const waiting: Thread[] = [];

/** Begins what the first large file among these will need, as it seems. They may be anything. */
export async function beginFor(names: readonly string[]): Promise<void> {
  // What is packed is read by one thread.
  const helpers = names.map((name) => (/\.gz$/i.test(name) ? 0 : helpersFor(sizeOf(name)))).find((n) => n > 0);
  if (helpers === undefined) return;
  waiting.push(...Array.from({ length: helpers }, await beginning()));
  for (const { worker } of waiting) worker.unref();
}

function sizeOf(name: string): number {
  try {
    const kind = statSync(name, { throwIfNoEntry: false });
    return kind?.isFile() === true ? kind.size : 0;
  } catch {
    return 0; // who reads it will tell
  }
}

/** Has another thread do a task, at once, though this one may be busy for long. */
export async function helping(): Promise<(task: Helping) => Promise<unknown>> {
  const begin = await beginning();
  return (task) => {
    const { worker, result } = waiting.pop() ?? begin();
    worker.ref();
    worker.postMessage(task);
    return result;
  };
}

/** What it takes is loaded for large files alone. */
async function beginning(): Promise<() => Thread> {
  const { Worker } = await import('node:worker_threads');
  return () => {
    const worker = new Worker(scanWorker, { resourceLimits });
    const result = new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', (code) => {
        reject(new Error(`a scanning thread ended with ${code}`));
      });
    });
    result.catch(() => undefined); // where it gets no task, nobody waits for it
    return { worker, result };
  };
}
