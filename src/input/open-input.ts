/** Opens a file for its reader: the head, which identifies the format, and the bytes, decompressed if they are gzip. */
import type { Content, Input, Source } from '../model/reading.js';
import { isObjectName, type Host } from '../model/host.js';
import { caseKey, nameCase } from '../cases/names.js';
import type { Measurement } from '../model/documents.js';

const headBytes = 64 * 1024;
const chunkBytes = 256 * 1024;
/** The number of bytes to read when checking whether a file has ended. */
const probeBytes = 4 * 1024;
/**
 * An archive smaller than this is decompressed in one call: streams and threads take longer, which adds up over a large
 * matrix.
 */
const smallArchiveBytes = 1024 * 1024;

/** The bytes of a file, and the first of them. */
interface Opened extends Pick<Input, 'bytes'> {
  readonly head: Uint8Array;
}

/**
 * Errors of the file system or of a broken archive are thrown here or while the bytes are read.
 *
 * @param mayBeCut whether to decompress a truncated archive as far as possible
 * @returns undefined for an empty file
 */
export async function openInput(file: string, host: Host, mayBeCut = false): Promise<Input | undefined> {
  const content = await host.content?.(file);
  const first = content && readFirst(content, headBytes);
  const isPlain = first !== undefined && !isGzip(first) && detectUtf16(first) === undefined;
  if (content !== undefined && isPlain && first.length > 0)
    return { file, head: decodeHead(first), bytes: () => readChunks(content), content };
  const packed = content && !isPlain && !mayBeCut ? readSmallArchive(content) : undefined;
  content?.close();
  if (isPlain) return undefined;
  // Unlike other streams, an object can be read again.
  const isRepeatable = content !== undefined || isObjectName(file);
  const unpacked = packed && (await host.gunzipAtOnce?.(packed));
  const outer = await look(unpacked ? () => toIterable(unpacked) : () => host.read(file), isRepeatable);
  const isPacked = unpacked === undefined && isGzip(outer.head);
  const inner = isPacked ? await look(() => host.gunzip(outer.bytes, mayBeCut), isRepeatable) : outer;
  const encoding = detectUtf16(inner.head);
  // All readers and scanners expect UTF-8.
  const { head, bytes } =
    encoding === undefined ? inner : await look(() => decodeUtf16(inner.bytes(), encoding), isRepeatable);
  return inner.head.length === 0
    ? undefined
    : { file, head: decodeHead(head.subarray(0, headBytes)), bytes, ...(isRepeatable && { isRepeatable }) };
}

const isGzip = (head: Uint8Array): boolean => head[0] === 0x1f && head[1] === 0x8b;

/** A truncated character at the end becomes U+FFFD, which no format depends on. */
const decodeHead = (head: Uint8Array): string => new TextDecoder().decode(head);

function readFirst(content: Content, limit: number): Uint8Array {
  const first = new Uint8Array(limit);
  return first.subarray(0, content.read(first, 0));
}

function readSmallArchive(content: Content): Uint8Array | undefined {
  const all = content.size <= smallArchiveBytes ? readFirst(content, content.size) : new Uint8Array();
  return isGzip(all) ? all : undefined;
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

/** Reads the beginning. What cannot be read again continues after it. */
async function look(open: () => AsyncIterable<Uint8Array>, isRepeatable: boolean): Promise<Opened> {
  const iterator = open()[Symbol.asyncIterator]();
  const pieces: Uint8Array[] = [];
  for (let length = 0; length < headBytes;) {
    const next: IteratorResult<Uint8Array, unknown> = await iterator.next();
    if (next.done === true) break;
    pieces.push(next.value);
    length += next.value.length;
  }
  const [only, ...more] = pieces;
  const head = only !== undefined && more.length === 0 ? only : Buffer.concat(pieces);
  if (isRepeatable) {
    await iterator.return?.();
    return { head, bytes: open };
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    try {
      yield* pieces;
      for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  return { head, bytes: all };
}

/** UTF-16 with a byte-order mark, which PowerShell writes when it redirects output to a file. */
type Utf16 = 'utf-16le' | 'utf-16be';

/** The encoding indicated by a byte-order mark; undefined for anything but UTF-16. */
function detectUtf16(head: Uint8Array): Utf16 | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : undefined;
}

/** Converts the text to UTF-8, without its mark. */
async function* decodeUtf16(bytes: AsyncIterable<Uint8Array>, encoding: Utf16): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder(encoding);
  const encoder = new TextEncoder();
  for await (const piece of bytes) {
    const text = decoder.decode(piece, { stream: true });
    if (text !== '') yield encoder.encode(text);
  }
  const rest = decoder.decode();
  if (rest !== '') yield encoder.encode(rest);
}

/** A measurement and the places it was read from. */
export interface LocatedMeasurement {
  readonly measurement: Measurement;
  readonly sources: readonly Source[];
}

export const filesOf = ({ sources }: LocatedMeasurement): readonly string[] => sources.map(({ file }) => file);
export const fileOf = ({ sources }: LocatedMeasurement): string => sources[0]?.file ?? '';
export const caseKeyOf = ({ measurement }: LocatedMeasurement): string => nameCase(measurement).key;
/** The key of its case, whatever the scenario. */
export const testKeyOf = ({ label, configuration }: Measurement): string => caseKey('', label, configuration);

/** Whether the files of each group, and of no other, come from one of the files or folders that the user named. */
export function areNamedApart(groups: readonly (readonly string[])[], patterns: readonly string[]): boolean {
  const findPattern = (file: string): string | undefined =>
    patterns.find((pattern) => file === pattern || file.startsWith(`${pattern.replace(/\/+$/, '')}/`));
  const used = groups.map((files) => [...new Set(files.map(findPattern))]);
  return used.every((own) => own.length === 1 && own[0] !== undefined) && new Set(used.flat()).size === groups.length;
}
