import type { Content } from '../../../src/model/reading.js';
import { scanRanges, type ThreadTask } from '../../../src/input/samples/parallel-scan.js';
import { chooseScanners } from '../../../src/input/samples/choose-scanner.js';

/**
 * A text as if it were a file on a machine of so many processors. The other threads do all that they find to do before the
 * first one reads its first bytes, or when it has read them and not yet said so.
 */
export function contentOf(text: string, processors: number, beginsFirst = false): Content {
  const bytes = new TextEncoder().encode(text);
  const waiting: (() => void)[] = [];
  const content: Content = {
    size: bytes.length,
    read: (into, at) => {
      const part = bytes.subarray(at, at + into.length);
      into.set(part);
      for (const help of waiting.splice(0)) help();
      return part.length;
    },
    helpers: processors - 1,
    elsewhere: (task) => ({
      leave: () => undefined,
      result: new Promise((resolve) => {
        const help = (): void => {
          const its = structuredClone(task) as ThreadTask;
          const parts = scanRanges(content, chooseScanners(its.head), its);
          // It would be copied on the way, too; but a copy is of another realm than what tests compare it with.
          structuredClone(parts);
          resolve(parts);
        };
        if (beginsFirst) waiting.push(help);
        else help();
      }),
    }),
    taken: () => 0,
    close: () => undefined,
  };
  return content;
}
