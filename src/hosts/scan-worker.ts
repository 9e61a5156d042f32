/** A thread that scans one part of a file. */
import { parentPort, workerData } from 'node:worker_threads';
import { scanPart, type PartTask } from '../samples/parts.js';
import { fileContent } from './content.js';

export interface ScanGiven {
  readonly file: string;
  /** Where all threads count the bytes that they have read. */
  readonly counter: BigInt64Array<SharedArrayBuffer>;
  readonly task: unknown;
}

const { file, counter, task } = workerData as ScanGiven;
const content = fileContent(file, counter);
if (content === undefined) throw new Error(`${file} is no file any more`);
parentPort?.postMessage(scanPart(content, task as PartTask));
content.close();
