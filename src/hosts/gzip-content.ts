/**
 * What is in a gzip file, unpacked by another thread while this one works on what came before: a ring of pieces in shared
 * memory, so that nobody waits for events and nothing is sent.
 */
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Content } from '../model.js';
import { processors, resourceLimits } from './content.js';
import { pieceBytes, slots, states, type InflateGiven } from './inflate-ring.js';

const inflateWorker = new URL('./inflate-worker.js', import.meta.url);
/** What is looked at twice: the head, and what tells the first start. */
const keptBytes = 1024 * 1024;
/** A disk may be slow, but not so slow. */
const patienceMs = 300_000;

/** Undefined where there is no second thread to be had. */
export function gzipContent(file: string): Content | undefined {
  if (!existsSync(inflateWorker) || processors() === 1) return undefined;
  let ring = startRing(file);
  let taken = 0;
  let kept = new Uint8Array(0);
  const fromKept = (into: Uint8Array, at: number): number => {
    const part = kept.subarray(at, at + into.length);
    into.set(part);
    return part.length;
  };
  const onwards = (into: Uint8Array, at: number): number => {
    if (at < ring.position) {
      ring.close();
      ring = startRing(file);
    }
    const passed = new Uint8Array(at > ring.position ? pieceBytes : 0);
    while (ring.position < at) if (ring.read(passed.subarray(0, at - ring.position)) === 0) return 0;
    const bytes = ring.read(into);
    taken = Math.max(taken, ring.position);
    return bytes;
  };
  const fillKept = (): void => {
    const bytes = new Uint8Array(keptBytes);
    let filled = 0;
    for (let n = 1; n > 0 && filled < keptBytes; filled += n) n = onwards(bytes.subarray(filled), filled);
    kept = bytes.subarray(0, filled);
  };
  return {
    size: undefined,
    read: (into, at) => {
      if (kept.length === 0) fillKept();
      return at < kept.length ? fromKept(into, at) : onwards(into, at);
    },
    processors: 1,
    elsewhere: () => Promise.reject(new Error('what is packed is read in one go')),
    taken: () => taken,
    close: () => {
      ring.close();
    },
  };
}

interface Ring {
  /** Where the next byte is from. */
  readonly position: number;
  readonly read: (into: Uint8Array) => number;
  readonly close: () => void;
}

function startRing(file: string): Ring {
  const control = new Int32Array(new SharedArrayBuffer(4 * (states.lengths + slots)));
  const pieces = new Uint8Array(new SharedArrayBuffer(slots * pieceBytes));
  const given: InflateGiven = { file, control, pieces };
  const worker = new Worker(inflateWorker, { workerData: given, resourceLimits });
  worker.unref();
  let [read, offset, position] = [0, 0, 0];
  return {
    get position() {
      return position;
    },
    read: (into) => {
      while (Atomics.load(control, states.written) === read) {
        const ended = Atomics.load(control, states.ended);
        if (ended < 0) throw brokenArchive(pieces.slice(0, -ended));
        if (ended > 0 && Atomics.load(control, states.written) === read) return 0;
        if (Atomics.wait(control, states.written, read, patienceMs) === 'timed-out')
          throw Object.assign(new Error('nothing came for five minutes'), { code: 'ETIMEDOUT' });
      }
      const slot = read % slots;
      const length = Atomics.load(control, states.lengths + slot);
      const from = slot * pieceBytes + offset;
      const bytes = Math.min(into.length, length - offset);
      into.set(pieces.subarray(from, from + bytes));
      offset += bytes;
      position += bytes;
      if (offset === length) {
        offset = 0;
        Atomics.store(control, states.read, ++read);
        Atomics.notify(control, states.read);
      }
      return bytes;
    },
    close: () => {
      void worker.terminate();
    },
  };
}

function brokenArchive(message: Uint8Array): Error {
  const { code, text } = JSON.parse(new TextDecoder().decode(message)) as { code?: string; text: string };
  return Object.assign(new Error(text), code === undefined ? {} : { code });
}
