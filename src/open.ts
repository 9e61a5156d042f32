/** A file as its reader meets it: the head to recognise it by, and its bytes, unpacked if they are gzip. */
import type { Host, Input } from './model.js';

const headBytes = 64 * 1024;

/** Undefined for an empty file. Errors of the disk or of a broken archive come through while reading. */
export async function open(file: string, host: Host): Promise<Input | undefined> {
  const packed = await peek(host.read(file), 2);
  const isGzip = packed.head[0] === 0x1f && packed.head[1] === 0x8b;
  const { head, all } = isGzip ? await peek(gunzip(packed.all), headBytes) : await peek(packed.all, headBytes);
  if (head.length === 0) return undefined;
  return { file, head: new TextDecoder().decode(head.subarray(0, headBytes)), bytes: () => all };
}

/** Reads until `least` bytes are there, and gives them back together with a stream that begins at the beginning. */
async function peek(
  bytes: AsyncIterable<Uint8Array>,
  least: number,
): Promise<{ head: Uint8Array; all: AsyncIterable<Uint8Array> }> {
  const iterator = bytes[Symbol.asyncIterator]();
  const pieces: Uint8Array[] = [];
  for (let length = 0; length < least;) {
    const next: IteratorResult<Uint8Array, unknown> = await iterator.next();
    if (next.done === true) break;
    pieces.push(next.value);
    length += next.value.length;
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    try {
      yield* pieces;
      for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  const [only, ...more] = pieces;
  return { head: only !== undefined && more.length === 0 ? only : Buffer.concat(pieces), all: all() };
}

async function* gunzip(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const unpack = new DecompressionStream('gzip') as unknown as TransformStream<Uint8Array, Uint8Array>;
  yield* ReadableStream.from(bytes).pipeThrough(unpack);
}
