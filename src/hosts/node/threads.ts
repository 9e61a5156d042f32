/**
 * Worker threads that help scan large files. Starting one takes as long as everything else before the first read, so the
 * command line starts them first.
 */
import { attempt } from '../../lang/objects.js';
import { existsSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { ThreadResult, Content } from '../../model/reading.js';
import type { ScanJob } from './scan-worker.js';
import { openFile } from './open-file.js';

/** A separate file beside the bundle. */
const scanWorker = new URL('./scan-worker.mjs', import.meta.url);
/** The minimum number of bytes per thread: scanning them takes about as long as starting a thread. */
const minBytesPerThread = 16 * 1024 * 1024;
/** The smallest file worth sharing with threads that are already running. */
const minFileBytes = 12 * 1024 * 1024;
/** More threads would cost memory, and the disk limits the speed, too. */
const maxThreads = 4;
/** Threads allocate little, so a small young generation saves most of their memory. */
const resourceLimits = { maxYoungGenerationSizeMb: 2 } as const;

/**
 * The number of additional threads that are worthwhile for a file.
 *
 * @param openedBytes the total size of files that were read earlier
 */
function helperThreadsFor(bytes: number, openedBytes = 0): number {
  if (bytes < minFileBytes) return 0;
  const threads = Math.min(processors(), maxThreads, Math.floor((openedBytes + bytes) / minBytesPerThread));
  return threads > 1 && existsSync(scanWorker) ? threads - 1 : 0;
}

/** The available processors, or GUARDBAND_THREADS if it is lower. */
function processors(): number {
  const limit = Number(process.env['GUARDBAND_THREADS'] ?? '');
  return Math.max(1, Math.min(availableParallelism(), limit > 0 ? limit : Infinity));
}

interface Thread {
  readonly worker: Worker;
  /** In the order of the thread's tasks. */
  readonly pending: { readonly answer: (result: unknown) => void; readonly fail: (error: unknown) => void }[];
}
/** The running threads. A thread ends once it has been idle for a while. */
const threads: Thread[] = [];

/** Starts the threads for the first large file among command-line arguments, which may be of any kind. */
export async function prestartThreads(names: readonly string[]): Promise<void> {
  // A compressed file is scanned by one thread.
  const helpers = names.map((name) => (/\.gz$/i.test(name) ? 0 : helperThreadsFor(readSize(name)))).find((n) => n > 0);
  if (helpers === undefined) return;
  const start = await loadStarter();
  for (let i = 0; i < helpers; i++) start();
}

/** 0 for a file that cannot be read: reading it will report the error. */
function readSize(name: string): number {
  const kind = attempt(() => statSync(name, { throwIfNoEntry: false }));
  return kind?.isFile() === true ? kind.size : 0;
}

/** Returns a function that passes a task to another thread at once, even if this thread stays busy for long. */
async function startHelpers(max: number): Promise<(task: ScanJob) => ThreadResult> {
  const start = await loadStarter();
  return (task) => {
    // If all are busy, a thread queues the task rather than exceeding the limit.
    const thread = threads.find(({ pending }) => pending.length === 0) ?? (threads.length < max ? start() : threads[0]);
    const { worker, pending } = thread ?? start();
    worker.ref();
    worker.postMessage(task);
    const result = new Promise((answer, fail) => pending.push({ answer, fail }));
    result.catch(() => undefined); // if this thread fails, nobody awaits the result
    return {
      result,
      abandon: () => {
        worker.unref();
      },
    };
  };
}

/** Worker threads are only loaded when one is worthwhile. */
async function loadStarter(): Promise<() => Thread> {
  const { Worker } = await import('node:worker_threads');
  return () => {
    const worker = new Worker(scanWorker, { resourceLimits });
    const thread: Thread = { worker, pending: [] };
    const end = (error: unknown): void => {
      const index = threads.indexOf(thread);
      if (index !== -1) threads.splice(index, 1);
      for (const { fail } of thread.pending.splice(0)) fail(error);
    };
    worker.on('message', (result) => thread.pending.shift()?.answer(result));
    worker.once('error', end);
    worker.once('exit', (code) => {
      end(new Error(`a scanning thread ended with ${code}`));
    });
    worker.unref();
    threads.push(thread);
    return thread;
  };
}

/** Total size of the files opened so far: many small files justify another thread just like one large file. */
let openedBytes = 0;

/** Opens a file for random access; undefined if it is not a regular file. */
export async function fileContent(file: string): Promise<Content | undefined> {
  const counter = new BigInt64Array(new SharedArrayBuffer(8));
  const opened = openFile(file, counter);
  if (opened === undefined) return undefined;
  const helpers = helperThreadsFor(opened.size, openedBytes);
  openedBytes += opened.size;
  const runOnHelper = helpers > 0 ? await startHelpers(helpers) : undefined;
  return {
    ...opened,
    helpers,
    runOnThread: (task) => {
      if (runOnHelper === undefined) throw new Error('There is no other thread.');
      return runOnHelper({ file, counter, task });
    },
    bytesRead: () => Number(Atomics.load(counter, 0)),
  };
}
