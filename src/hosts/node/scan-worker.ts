/** A thread that helps to scan files. */
import { parentPort } from 'node:worker_threads';
import { scanRanges, type ThreadTask } from '../../input/samples/parallel-scan.js';
import { chooseScanners } from '../../input/samples/choose-scanner.js';
import { openFile } from './open-file.js';

export interface ScanJob {
  readonly file: string;
  /** Where all threads count the bytes that they have read. */
  readonly counter: BigInt64Array<SharedArrayBuffer>;
  readonly task: unknown;
}

/** Longer than it takes until the next file is to be read, and no longer than to begin a thread for it. */
const patienceMs = 50;
let leaving: NodeJS.Timeout | undefined;

parentPort?.on('message', ({ file, counter, task: given }: ScanJob) => {
  clearTimeout(leaving);
  const task = given as ThreadTask;
  const opened = openFile(file, counter);
  if (opened === undefined) throw new Error(`${file} is no file any more`);
  parentPort?.postMessage(scanRanges(opened, chooseScanners(task.head), task));
  opened.close();
  leaving = setTimeout(() => parentPort?.close(), patienceMs);
});
