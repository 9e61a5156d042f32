/** Files for reading at any place, by several threads. */
import type { Content } from '../model.js';
import { openFile } from './open-file.js';
import { helpersFor, helping } from './threads.js';

/** Undefined for what is no regular file. */
export async function fileContent(file: string): Promise<Content | undefined> {
  const counter = new BigInt64Array(new SharedArrayBuffer(8));
  const opened = openFile(file, counter);
  if (opened === undefined) return undefined;
  const helpers = helpersFor(opened.size);
  const help = helpers > 0 ? await helping() : undefined;
  return {
    ...opened,
    helpers,
    elsewhere: (task) => help?.({ file, counter, task }) ?? Promise.reject(new Error('There is no other thread.')),
    taken: () => Number(Atomics.load(counter, 0)),
  };
}
