import type { Content } from '../../src/model.js';
import { scanPart, type PartTask } from '../../src/samples/parts.js';

/** A text as if it were a file on a machine of so many processors. */
export function contentOf(text: string, processors: number): Content {
  const bytes = new TextEncoder().encode(text);
  const content: Content = {
    size: bytes.length,
    read: (into, at) => {
      const part = bytes.subarray(at, at + into.length);
      into.set(part);
      return part.length;
    },
    processors,
    // What goes to another thread is copied on the way, and so is what comes back.
    elsewhere: (task) => Promise.resolve(structuredClone(scanPart(content, structuredClone(task) as PartTask))),
    taken: () => 0,
    close: () => undefined,
  };
  return content;
}
