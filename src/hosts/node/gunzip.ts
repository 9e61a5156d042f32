/** Unpacks gzip. A module of its own, so that it is loaded for packed files only. */
import { pipeline, Readable } from 'node:stream';
import { constants, createGunzip, gunzipSync } from 'node:zlib';
import { isOwnProcess } from './own-process.js';

/** Bytes unpacked at a time. Smaller chunks take longer, as each one passes from zlib's thread to this one and back. */
const chunkSize = 512 * 1024;
/** More than one chunk, so that zlib unpacks the next one while this thread scans the last. */
const highWaterMark = 2 * chunkSize;
/**
 * Each chunk is a buffer outside the heap, and V8 collects them only after forty to seventy megabytes. In our own processes
 * the young generation is collected after this many chunks. Collecting more often is worse: it promotes buffers in use to the
 * old generation.
 */
const collectAfter = 32;

/** An archive that is unpacked at once is held in memory completely. */
const maxAtOnce = 16 * 1024 * 1024;

/**
 * Unpacks everything at once.
 *
 * @returns undefined if that is too much
 * @throws {Error} by zlib if the archive is damaged
 */
export function gunzipAtOnce(packed: Uint8Array): Uint8Array | undefined {
  try {
    return gunzipSync(packed, { maxOutputLength: maxAtOnce });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return undefined;
    throw error;
  }
}

/**
 * Unpacks a stream.
 *
 * @param mayBeCut whether an archive without its end is unpacked as far as it goes
 * @throws {Error} while reading, if the archive is damaged or its source fails
 */
export async function* gunzip(open: () => AsyncIterable<Uint8Array>, mayBeCut = false): AsyncGenerator<Uint8Array> {
  const packed = open();
  const finishFlush = mayBeCut ? constants.Z_SYNC_FLUSH : constants.Z_FINISH;
  const options = { chunkSize, highWaterMark, finishFlush }; // highWaterMark is missing in the types of zlib
  const unpacked = createGunzip(options);
  // The iterator below reports errors, too.
  pipeline(packed instanceof Readable ? packed : Readable.from(packed), unpacked, () => undefined);
  let chunks = 0;
  let collect: GarbageCollector | undefined;
  for await (const chunk of unpacked as AsyncIterable<Uint8Array>) {
    yield chunk;
    if (isOwnProcess() && ++chunks % collectAfter === 0) (collect ??= await exposeCollector())({ type: 'minor' });
  }
}

type GarbageCollector = (options: { type: 'minor' }) => void;

async function exposeCollector(): Promise<GarbageCollector> {
  const [{ setFlagsFromString }, { runInNewContext }] = await Promise.all([import('node:v8'), import('node:vm')]);
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as GarbageCollector;
}
