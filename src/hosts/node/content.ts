/** Random access to files from several threads. */
import type { Content } from '../../model/reading.js';
import { openFile } from './open-file.js';
import { helperThreadsFor, startHelpers } from './threads.js';

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
