/** What is in a gzip file. */

/**
 * Unpacked at a time. Twice as much takes less time still, but V8 lets some forty megabytes of what was read wait, and more
 * of larger buffers.
 */
const chunkSize = 512 * 1024;
/** Above one chunk, so that zlib, which has a thread of its own, unpacks the next one while this thread works on the last. */
const highWaterMark = 4 * chunkSize;

/** Errors, also those of the source, come through while reading. */
export async function* gunzip(open: () => AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  // Loaded for what is packed alone.
  const [{ pipeline, Readable }, { createGunzip }] = await Promise.all([import('node:stream'), import('node:zlib')]);
  const unpacked = createGunzip({ chunkSize, ...{ highWaterMark } });
  const packed = open();
  // Who reads is told of errors, too.
  pipeline(packed instanceof Readable ? packed : Readable.from(packed), unpacked, () => undefined);
  yield* unpacked as AsyncIterable<Uint8Array>;
}
