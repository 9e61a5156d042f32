/** Synchronous random access to a file. */
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import type { Content } from '../../model/reading.js';

/** Opens a file for one thread; undefined if it is not a regular file, such as a pipe, which can be opened only once. */
export function openFile(
  file: string,
  counter: BigInt64Array<SharedArrayBuffer>,
): Pick<Content, 'size' | 'read' | 'close'> | undefined {
  const kind = statSync(file);
  if (!kind.isFile()) return undefined;
  const descriptor = openSync(file, 'r');
  let isOpen = true;
  return {
    size: kind.size,
    read: (buffer, position) => {
      let got = 0;
      for (let n = 1; got < buffer.length && n > 0; got += n)
        n = readSync(descriptor, buffer, got, buffer.length - got, position + got);
      Atomics.add(counter, 0, BigInt(got));
      return got;
    },
    close: () => {
      if (isOpen) closeSync(descriptor);
      isOpen = false;
    },
  };
}
