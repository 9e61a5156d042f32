/** A thread that unpacks a gzip file into a ring of pieces, as long as there is room. */
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { workerData } from 'node:worker_threads';
import { createGunzip } from 'node:zlib';
import { pieceBytes, slots, states, type InflateGiven } from './inflate-ring.js';

/** What is unpacked at a time: in smaller chunks it takes a third longer. */
const chunkSize = 256 * 1024;
/**
 * Each chunk is a buffer of its own outside the heap, and V8 lets some forty megabytes of them wait. So that reading a
 * gigabyte takes no more memory than reading ten, the young ones are collected after so many: half a millisecond each time.
 */
const collectAfter = 32;
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (how: { type: 'minor' }) => void;

await inflate(workerData as InflateGiven);

async function inflate({ file, control, pieces }: InflateGiven): Promise<void> {
  let written = 0;
  const waitForFree = (free: number): void => {
    for (let read; written - (read = Atomics.load(control, states.read)) > slots - free;)
      Atomics.wait(control, states.read, read);
  };
  const end = (how: number): void => {
    Atomics.store(control, states.ended, how);
    // Who waits for a piece waits for the end as well.
    Atomics.notify(control, states.written);
  };
  const finish = (length: number): void => {
    Atomics.store(control, states.lengths + (written % slots), length);
    Atomics.store(control, states.written, ++written);
    Atomics.notify(control, states.written);
  };
  async function fill(unpacked: AsyncIterable<Buffer>): Promise<void> {
    let [filled, chunks] = [0, 0];
    for await (const chunk of unpacked) {
      if (++chunks % collectAfter === 0) collect({ type: 'minor' });
      for (let from = 0; from < chunk.length;) {
        if (filled === 0) waitForFree(1);
        const part = chunk.subarray(from, from + pieceBytes - filled);
        pieces.set(part, (written % slots) * pieceBytes + filled);
        from += part.length;
        filled += part.length;
        if (filled < pieceBytes) continue;
        finish(filled);
        filled = 0;
      }
    }
    if (filled > 0) finish(filled);
  }
  try {
    await pipeline(createReadStream(file, { highWaterMark: chunkSize }), createGunzip({ chunkSize }), fill);
    end(1);
  } catch (error) {
    waitForFree(slots); // so that the message overwrites nothing
    const { code, message } = error as Error & { code?: string };
    const bytes = new TextEncoder().encode(JSON.stringify({ code, text: message })).subarray(0, pieceBytes);
    pieces.set(bytes);
    end(-bytes.length);
  }
}
