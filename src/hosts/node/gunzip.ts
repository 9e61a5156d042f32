/** What is in a gzip file. Loaded for what is packed alone. */
import { pipeline, Readable } from 'node:stream';
import { createGunzip, gunzipSync } from 'node:zlib';

/** Unpacked at a time: in smaller chunks it takes longer, as each goes from zlib's thread to this one and back. */
const chunkSize = 512 * 1024;
/** Above one chunk, so that zlib unpacks the next one while this thread works on the last. */
const highWaterMark = 2 * chunkSize;
/**
 * Each chunk is a buffer of its own outside the heap, and V8 lets forty to seventy megabytes of them wait. So that reading a
 * gigabyte takes no more memory than reading ten, the young ones are collected after so many. More often is worse: what
 * is in use then counts as old.
 */
const collectAfter = 32;

/** What is unpacked at once is in memory as a whole. */
const mostAtOnce = 16 * 1024 * 1024;

/** All of it at once; undefined where that is too much. @throws {Error} as zlib says, when the archive is broken */
export function gunzipAtOnce(packed: Uint8Array): Uint8Array | undefined {
  try {
    return gunzipSync(packed, { maxOutputLength: mostAtOnce });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return undefined;
    throw error;
  }
}

/** Errors, also those of the source, come through while reading. */
export async function* gunzip(open: () => AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const packed = open();
  const options = { chunkSize, highWaterMark }; // known to streams, if not to the types of these
  const unpacked = createGunzip(options);
  // Who reads is told of errors, too.
  pipeline(packed instanceof Readable ? packed : Readable.from(packed), unpacked, () => undefined);
  let chunks = 0;
  let collect: ((how: { type: 'minor' }) => void) | undefined;
  for await (const chunk of unpacked as AsyncIterable<Uint8Array>) {
    yield chunk;
    if (++chunks % collectAfter === 0) (collect ??= await collector())({ type: 'minor' });
  }
}

async function collector(): Promise<(how: { type: 'minor' }) => void> {
  const [{ setFlagsFromString }, { runInNewContext }] = await Promise.all([import('node:v8'), import('node:vm')]);
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as (how: { type: 'minor' }) => void;
}
