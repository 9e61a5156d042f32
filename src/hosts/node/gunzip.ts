/** Decompresses gzip. A separate module, so that it is loaded only for compressed files. */
import { pipeline, Readable } from 'node:stream';
import { constants, createGunzip, gunzipSync } from 'node:zlib';
import { isOwnProcess } from './processes.js';

/**
 * The size of decompressed chunks. Smaller ones take longer in total, because each passes from zlib's thread to this one
 * and back.
 */
const chunkSize = 512 * 1024;
/** More than one chunk, so that zlib decompresses the next one while this thread scans the current one. */
const highWaterMark = 2 * chunkSize;
/**
 * Each chunk is a buffer outside the heap, and V8 collects these only after forty to seventy megabytes. In our own
 * processes the young generation is collected after this many chunks. Collecting more often is worse, because it promotes
 * buffers in use to the old generation.
 */
const collectAfter = 32;

/** The limit for content that is decompressed in one call, and is therefore held in memory completely. */
const maxAtOnce = 16 * 1024 * 1024;

/**
 * Decompresses everything in one call.
 *
 * @returns undefined if the content is too large
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
 * Decompresses a stream.
 *
 * @param mayBeCut whether to decompress a truncated archive as far as possible
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
