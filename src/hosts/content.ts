/** Files for reading at any place, by several threads. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Content } from '../model.js';
import { openFile } from './open-file.js';
import type { Helping } from './scan-worker.js';

/** The worker is a file of its own beside this one, once it is built. */
const scanWorker = new URL('./scan-worker.cjs', import.meta.url);
/** For less it is not worth starting another thread, which takes about as long as scanning so many of them. */
const leastBytes = 16 * 1024 * 1024;
/** Each thread costs memory, and the disk has its limit too. */
const mostThreads = 4;

/** Undefined for what is no regular file. */
export function fileContent(file: string): Content | undefined {
  const counter = new BigInt64Array(new SharedArrayBuffer(8));
  const opened = openFile(file, counter);
  if (opened === undefined) return undefined;
  const threads = existsSync(scanWorker)
    ? Math.min(processors(), mostThreads, Math.floor(opened.size / leastBytes))
    : 1;
  return {
    ...opened,
    helpers: Math.max(0, threads - 1),
    elsewhere: (task) => elsewhere({ file, counter, task }),
    taken: () => Number(Atomics.load(counter, 0)),
  };
}

/** A thread that keeps nothing needs no large nursery, which is what its memory is mostly made of. */
const resourceLimits = { maxYoungGenerationSizeMb: 2 } as const;

/** GUARDBAND_THREADS: how many may be used, where that is less than there are. */
function processors(): number {
  const wanted = Number(process.env['GUARDBAND_THREADS'] ?? '');
  return Math.max(1, Math.min(availableParallelism(), wanted > 0 ? wanted : Infinity));
}

/** The thread begins at once, though this one may be busy for long. */
function elsewhere(workerData: Helping): Promise<unknown> {
  const worker = new Worker(scanWorker, { workerData, resourceLimits });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      reject(new Error(`a scanning thread ended with ${code}`));
    });
  });
}
