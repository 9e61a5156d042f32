import type { Content } from '../../src/model/reading.js';
import { scanRanges, type ThreadTask } from '../../src/samples/parallel-scan.js';
import { fastOf, scannersOf } from './_both-ways.js';

/**
 * Presents a text as a file on a machine with this many processors. The other threads do all their work before the first
 * thread reads its first bytes, or after it has read them but not yet reported them.
 */
export function contentOf(text: string, processors: number, beginsFirst = false): Content {
  const bytes = new TextEncoder().encode(text);
  const waiting: (() => void)[] = [];
  const content: Content = {
    size: bytes.length,
    read: (into, position) => {
      const part = bytes.subarray(position, position + into.length);
      into.set(part);
      for (const help of waiting.splice(0)) help();
      return part.length;
    },
    helpers: processors - 1,
    runOnThread: (task) => ({
      abandon: () => undefined,
      result: new Promise((resolve) => {
        const help = (): void => {
          const received = structuredClone(task) as ThreadTask;
          const parts = scanRanges(content, fastOf(scannersOf(received.head)), received);
          // A real thread would receive a copy. The copy is not returned, because it comes from another realm than the
          // values that tests compare it with.
          structuredClone(parts);
          resolve(parts);
        };
        if (beginsFirst) waiting.push(help);
        else help();
      }),
    }),
    bytesRead: () => 0,
    close: () => undefined,
  };
  return content;
}
