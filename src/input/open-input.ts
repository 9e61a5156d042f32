/** A file as its reader meets it: the head to recognise it by, and its bytes, unpacked if they are gzip. */
import type { Content, Input } from '../model/reading.js';
import type { Host } from '../model/host.js';

const headBytes = 64 * 1024;
const pieceBytes = 256 * 1024;
/** A small archive is unpacked at once: the way over streams and other threads takes longer, which a matrix of them feels. */
const smallArchiveBytes = 1024 * 1024;

/** Undefined for an empty file. Errors of the disk or of a broken archive come through while reading. */
export async function openInput(file: string, host: Host): Promise<Input | undefined> {
  const content = await host.content?.(file);
  if (content === undefined) return openStream(file, host);
  const head = firstOf(content, headBytes);
  if (isGzip(head)) {
    const packed = content.size <= smallArchiveBytes ? firstOf(content, content.size) : undefined;
    content.close();
    const unpacked = packed && (await host.gunzipAtOnce?.(packed));
    return unpacked === undefined
      ? openPacked(file, () => host.gunzip(() => host.read(file)))
      : openPacked(file, () => inOnePiece(unpacked));
  }
  if (head.length > 0) return { file, head: textOf(head), bytes: () => piecesOf(content), content };
  content.close();
  return undefined;
}

async function openPacked(file: string, bytes: () => AsyncIterable<Uint8Array>): Promise<Input | undefined> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of bytes()) {
    pieces.push(piece);
    if ((length += piece.length) >= headBytes) break;
  }
  if (length === 0) return undefined;
  return { file, head: textOf(Buffer.concat(pieces, Math.min(length, headBytes))), bytes, isRepeatable: true };
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
  return { file, head: textOf(head.subarray(0, headBytes)), bytes: () => all };
}

const isGzip = (head: Uint8Array): boolean => head[0] === 0x1f && head[1] === 0x8b;

/** What a cut leaves of a last character is not of the text. */
const textOf = (head: Uint8Array): string => new TextDecoder().decode(head);

function firstOf(content: Content, most: number): Uint8Array {
  const first = new Uint8Array(most);
  return first.subarray(0, content.read(first, 0));
}

// eslint-disable-next-line @typescript-eslint/require-await -- as a stream gives it
async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  if (bytes.length > 0) yield bytes;
}

// eslint-disable-next-line @typescript-eslint/require-await -- what can be had at once, for those who wait
async function* piecesOf(content: Content): AsyncGenerator<Uint8Array> {
  try {
    for (let at = 0; ;) {
      const piece = new Uint8Array(pieceBytes);
      const bytes = content.read(piece, at);
      if (bytes === 0) return;
      at += bytes;
      yield piece.subarray(0, bytes);
    }
  } finally {
    content.close();
  }
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
