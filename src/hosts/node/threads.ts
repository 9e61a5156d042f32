/**
 * Threads that help to scan large files. One takes as long to begin as everything else that happens before a file is read,
 * so that it may be begun first of all.
 */
import { existsSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { Elsewhere } from '../../model/reading.js';
import type { ScanJob } from './scan-worker.js';

/** A file of its own beside this one, once it is built. */
const scanWorker = new URL('./scan-worker.cjs', import.meta.url);
/** For less it is not worth starting another thread, which takes about as long as scanning so many of them. */
const leastBytes = 16 * 1024 * 1024;
/** Nor is it, for less, worth asking one that is there. */
const leastFileBytes = 12 * 1024 * 1024;
/** Each thread costs memory, and the disk has its limit too. */
const mostThreads = 4;
/** A thread that keeps nothing needs no large nursery, which is what its memory is mostly made of. */
const resourceLimits = { maxYoungGenerationSizeMb: 2 } as const;

/** How many other threads are worth it for a file of so many bytes, after others of so many. */
export function helperThreadsFor(bytes: number, before = 0): number {
  if (bytes < leastFileBytes) return 0;
  const most = Math.min(processors(), mostThreads, Math.floor((before + bytes) / leastBytes));
  return most > 1 && existsSync(scanWorker) ? most - 1 : 0;
}

/** GUARDBAND_THREADS: how many may be used, where that is less than there are. */
function processors(): number {
  const wanted = Number(process.env['GUARDBAND_THREADS'] ?? '');
  return Math.max(1, Math.min(availableParallelism(), wanted > 0 ? wanted : Infinity));
}

interface Thread {
  readonly worker: Worker;
  /** Who waits for its answers, in the order of its tasks. */
  readonly waiting: { readonly answer: (result: unknown) => void; readonly fail: (error: unknown) => void }[];
}
/** Begun, and not ended: a thread that has been idle for a while ends by itself. */
const threads: Thread[] = [];

/** Begins what the first large file among these will need, as it seems. They may be anything. */
export async function prestartThreads(names: readonly string[]): Promise<void> {
  // What is packed is read by one thread.
  const helpers = names.map((name) => (/\.gz$/i.test(name) ? 0 : helperThreadsFor(sizeOf(name)))).find((n) => n > 0);
  if (helpers === undefined) return;
  const begin = await beginning();
  for (let i = 0; i < helpers; i++) begin();
}

function sizeOf(name: string): number {
  try {
    const kind = statSync(name, { throwIfNoEntry: false });
    return kind?.isFile() === true ? kind.size : 0;
  } catch {
    return 0; // who reads it will tell
  }
}

/** Has other threads do tasks, at once, though this one may be busy for long. */
export async function startHelpers(most: number): Promise<(task: ScanJob) => Elsewhere> {
  const begin = await beginning();
  return (task) => {
    // One that is late with what it was left with gets the next task, too, rather than that there are too many.
    const thread =
      threads.find(({ waiting }) => waiting.length === 0) ?? (threads.length < most ? begin() : threads[0]);
    const { worker, waiting } = thread ?? begin();
    worker.ref();
    worker.postMessage(task);
    const result = new Promise((answer, fail) => waiting.push({ answer, fail }));
    result.catch(() => undefined); // where this thread fails, nobody asks for what others have
    return {
      result,
      leave: () => {
        worker.unref();
      },
    };
  };
}

/** What it takes is loaded where a thread is worth it alone. */
async function beginning(): Promise<() => Thread> {
  const { Worker } = await import('node:worker_threads');
  return () => {
    const worker = new Worker(scanWorker, { resourceLimits });
    const thread: Thread = { worker, waiting: [] };
    const end = (error: unknown): void => {
      const at = threads.indexOf(thread);
      if (at !== -1) threads.splice(at, 1);
      for (const { fail } of thread.waiting.splice(0)) fail(error);
    };
    worker.on('message', (result) => thread.waiting.shift()?.answer(result));
    worker.once('error', end);
    worker.once('exit', (code) => {
      end(new Error(`a scanning thread ended with ${code}`));
    });
    worker.unref();
    threads.push(thread);
    return thread;
  };
}
