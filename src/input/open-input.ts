/** Opens a file for its reader: the head, which identifies the format, and the bytes, decompressed if they are gzip. */
import type { Content, Input } from '../model/reading.js';
import type { Host } from '../model/host.js';
import { isObjectName } from '../model/bucket.js';
import { decodeUtf16, detectUtf16, type Utf16 } from './utf16.js';

const headBytes = 64 * 1024;
const chunkBytes = 256 * 1024;
/** The number of bytes to read when checking whether a file has ended. */
const probeBytes = 4 * 1024;
/**
 * An archive smaller than this is decompressed in one call: streams and threads take longer, which adds up over a large
 * matrix.
 */
const smallArchiveBytes = 1024 * 1024;

/**
 * Errors of the file system or of a broken archive are thrown here or while the bytes are read.
 *
 * @param mayBeCut whether to decompress a truncated archive as far as possible
 * @returns undefined for an empty file
 */
export async function openInput(file: string, host: Host, mayBeCut = false): Promise<Input | undefined> {
  const content = await host.content?.(file);
  if (content === undefined) return isObjectName(file) ? openObject(file, host, mayBeCut) : openStream(file, host);
  const head = readFirst(content, headBytes);
  if (isGzip(head)) {
    const packed = !mayBeCut && content.size <= smallArchiveBytes ? readFirst(content, content.size) : undefined;
    content.close();
    const unpacked = packed && (await host.gunzipAtOnce?.(packed));
    return unpacked === undefined
      ? openPacked(file, () => host.gunzip(() => host.read(file), mayBeCut))
      : openPacked(file, () => toIterable(unpacked));
  }
  const encoding = detectUtf16(head);
  if (encoding !== undefined) {
    content.close();
    return transcode({ file, head: '', bytes: () => host.read(file), isRepeatable: true }, encoding);
  }
  if (head.length > 0) return { file, head: decodeHead(head), bytes: () => readChunks(content), content };
  content.close();
  return undefined;
}

/** Unlike other streams, an object can be read again. */
async function openObject(file: string, host: Host, mayBeCut: boolean): Promise<Input | undefined> {
  const open = (): AsyncIterable<Uint8Array> => host.read(file);
  const { head, all } = await peek(open(), headBytes);
  await all[Symbol.asyncIterator]().return?.();
  if (isGzip(head)) return openPacked(file, () => host.gunzip(open, mayBeCut));
  return openPacked(file, open);
}

async function openPacked(file: string, bytes: () => AsyncIterable<Uint8Array>): Promise<Input | undefined> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of bytes()) {
    pieces.push(piece);
    if ((length += piece.length) >= headBytes) break;
  }
  if (length === 0) return undefined;
  const encoding = detectUtf16(pieces[0] ?? new Uint8Array());
  if (encoding !== undefined) return transcode({ file, head: '', bytes, isRepeatable: true }, encoding);
  return { file, head: decodeHead(Buffer.concat(pieces, Math.min(length, headBytes))), bytes, isRepeatable: true };
}

async function openStream(file: string, host: Host): Promise<Input | undefined> {
  const packed = await peek(host.read(file), 2);
  const { head, all } = isGzip(packed.head)
    ? await peek(
        host.gunzip(() => packed.all),
        headBytes,
      )
    : await peek(packed.all, headBytes);
  if (head.length === 0) return undefined;
  const encoding = detectUtf16(head);
  if (encoding !== undefined) return transcode({ file, head: '', bytes: () => all }, encoding);
  return { file, head: decodeHead(head.subarray(0, headBytes)), bytes: () => all };
}

/** Converts UTF-16 to UTF-8, which all readers and scanners expect. */
async function transcode({ file, bytes, isRepeatable = false }: Input, encoding: Utf16): Promise<Input> {
  const decoded = (): AsyncIterable<Uint8Array> => decodeUtf16(bytes(), encoding);
  const { head, all } = await peek(decoded(), headBytes);
  return {
    file,
    head: decodeHead(head.subarray(0, headBytes)),
    ...(isRepeatable ? { bytes: decoded, isRepeatable } : { bytes: () => all }),
  };
}

const isGzip = (head: Uint8Array): boolean => head[0] === 0x1f && head[1] === 0x8b;

/** A truncated character at the end becomes U+FFFD, which no format depends on. */
const decodeHead = (head: Uint8Array): string => new TextDecoder().decode(head);

function readFirst(content: Content, limit: number): Uint8Array {
  const first = new Uint8Array(limit);
  return first.subarray(0, content.read(first, 0));
}

// oxlint-disable-next-line typescript/require-await -- has the type of a stream
async function* toIterable(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  if (bytes.length > 0) yield bytes;
}

// oxlint-disable-next-line typescript/require-await -- has the type of a stream
async function* readChunks(content: Content): AsyncGenerator<Uint8Array> {
  try {
    for (let position = 0; ;) {
      // A small buffer is enough for the hundreds of small results of a matrix. The size dates from when the file was
      // opened.
      const rest = content.size - position;
      const chunk = new Uint8Array(rest > 0 ? Math.min(rest, chunkBytes) : probeBytes);
      const count = content.read(chunk, position);
      if (count === 0) return;
      position += count;
      yield chunk.subarray(0, count);
    }
  } finally {
    content.close();
  }
}

/** Reads at least `minBytes` from a stream. Returns them, and a stream that starts again from the first byte. */
async function peek(
  bytes: AsyncIterable<Uint8Array>,
  minBytes: number,
): Promise<{ head: Uint8Array; all: AsyncIterable<Uint8Array> }> {
  const iterator = bytes[Symbol.asyncIterator]();
  const pieces: Uint8Array[] = [];
  for (let length = 0; length < minBytes;) {
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
