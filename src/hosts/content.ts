/** Files for reading at any place, by several threads. */
import type { Content, Elsewhere } from '../model.js';
import { openFile } from './open-file.js';
import { helpersFor, helping } from './threads.js';

/** A small archive is unpacked at once: the way over streams and zlib's thread takes longer, which a matrix of them feels. */
const smallArchiveBytes = 1024 * 1024;

/** Bytes of all files that were opened so far: many of them are worth another thread, as one large file is. */
let before = 0;

type Opened = NonNullable<ReturnType<typeof openFile>>;

/** Undefined for what is no regular file. A large archive is as it is. */
export async function fileContent(file: string): Promise<Content | undefined> {
  const counter = new BigInt64Array(new SharedArrayBuffer(8));
  const opened = openFile(file, counter);
  if (opened === undefined) return undefined;
  if (opened.size <= smallArchiveBytes && isGzip(opened)) {
    const packed = allOf(opened);
    return inMemory((await import('./gunzip.js')).unpackedAtOnce(packed) ?? packed);
  }
  const helpers = helpersFor(opened.size, before);
  before += opened.size;
  const help = helpers > 0 ? await helping(helpers) : undefined;
  return {
    ...opened,
    helpers,
    elsewhere: (task) => help?.({ file, counter, task }) ?? nowhere(),
    taken: () => Number(Atomics.load(counter, 0)),
  };
}

function isGzip({ read }: Opened): boolean {
  const magic = new Uint8Array(2);
  return read(magic, 0) === 2 && magic[0] === 0x1f && magic[1] === 0x8b;
}

function allOf({ size, read, close }: Opened): Uint8Array {
  const bytes = new Uint8Array(size);
  const got = read(bytes, 0);
  close();
  return bytes.subarray(0, got);
}

function inMemory(bytes: Uint8Array): Content {
  let taken = 0;
  return {
    size: bytes.length,
    read: (into, at) => {
      const piece = bytes.subarray(at, at + into.length);
      into.set(piece);
      taken = Math.max(taken, at + piece.length);
      return piece.length;
    },
    helpers: 0,
    elsewhere: nowhere,
    taken: () => taken,
    close: () => undefined,
  };
}

function nowhere(): Elsewhere {
  throw new Error('There is no other thread.');
}
