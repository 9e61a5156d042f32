/** A worker thread that scans parts of large files. */
import { parentPort } from 'node:worker_threads';
import { scanRanges, type ThreadTask } from '../../samples/parallel-scan.js';
import { detectDialect } from '../../samples/csv/dialect.js';
import { csvScanners } from '../../samples/csv/scan.js';
import { openFile } from './open-file.js';

export interface ScanJob {
  readonly file: string;
  /** The number of bytes read so far, shared by all threads. */
  readonly counter: BigInt64Array<SharedArrayBuffer>;
  readonly task: unknown;
}

/** Longer than the pause before the next file, and shorter than starting a thread for it. */
const idleMs = 50;
let closing: NodeJS.Timeout | undefined;

parentPort?.on('message', ({ file, counter, task: data }: ScanJob) => {
  clearTimeout(closing);
  const task = data as ThreadTask;
  const opened = openFile(file, counter);
  if (opened === undefined) throw new Error(`${file} is no longer a file`);
  const dialect = detectDialect(task.head);
  const fast = 'fault' in dialect ? undefined : csvScanners(dialect).fast;
  parentPort?.postMessage(fast === undefined ? [] : scanRanges(opened, fast, task));
  opened.close();
  closing = setTimeout(() => parentPort?.close(), idleMs);
});
