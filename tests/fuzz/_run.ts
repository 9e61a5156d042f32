/** Runs the command line within this process, on files in memory. */
import { cli } from '../../src/cli.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import type { Host } from '../../src/model/host.js';
import type { Content } from '../../src/model/reading.js';

export type Files = Readonly<Record<string, Uint8Array>>;

export interface Printed {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly coverage: Coverage;
}

const usual = nodeHost();

/** A stream is read in pieces of this size, so that lines, characters and records are split between pieces. */
const pieceBytes = 997;

/**
 * @param isRandomAccess whether files can be read at any offset, as on a disk, or only once from the start, as from a pipe
 * @param coverage records the ranges that are read
 */
export function memoryHost(files: Files, isRandomAccess: boolean, coverage = new Coverage()): Host {
  const historyOf = (folder: string): readonly string[] =>
    Object.keys(files).filter((file) => file.startsWith(`${folder}/`));
  return {
    ...usual,
    find: (pattern) => Promise.resolve(pattern in files ? [pattern] : historyOf(pattern)),
    // oxlint-disable-next-line typescript/require-await -- has the type of a stream
    read: async function* (file) {
      const bytes = files[file] ?? new Uint8Array();
      for (let start = 0; start < bytes.length; start += pieceBytes) {
        coverage.add(file, start, start + pieceBytes);
        yield bytes.subarray(start, start + pieceBytes);
      }
    },
    content: (file) =>
      Promise.resolve(isRandomAccess ? contentOf(file, files[file] ?? new Uint8Array(), coverage) : undefined),
    readText: (file) => Promise.resolve(files[file] && new TextDecoder().decode(files[file])),
    readTogether: () => Promise.resolve(undefined),
    git: () => Promise.resolve({ code: 128, stdout: '', stderr: 'no repository' }),
    writeText: () => Promise.resolve(),
    removeFile: () => Promise.resolve(),
    stdout: () => undefined,
    stderr: () => undefined,
    progress: () => undefined,
  };
}

/** The ranges of bytes that were read from each file. */
export class Coverage {
  private readonly ranges = new Map<string, [from: number, to: number][]>();

  add(file: string, start: number, end: number): void {
    const known = this.ranges.get(file);
    if (known === undefined) this.ranges.set(file, [[start, end]]);
    else known.push([start, end]);
  }

  /** The offset of the first byte of a file that was not read; undefined if all were read. */
  findGap(file: string, size: number): number | undefined {
    let reached = 0;
    for (const [start, end] of [...(this.ranges.get(file) ?? [])].sort(([a], [b]) => a - b)) {
      if (start > reached) break;
      reached = Math.max(reached, end);
    }
    return reached < size ? reached : undefined;
  }
}

const contentOf = (file: string, bytes: Uint8Array, coverage: Coverage): Content => ({
  size: bytes.length,
  read: (into, offset) => {
    const piece = bytes.subarray(offset, offset + into.length);
    coverage.add(file, offset, offset + piece.length);
    into.set(piece);
    return piece.length;
  },
  helpers: 0,
  runOnThread: () => {
    throw new Error('There is no other thread.');
  },
  bytesRead: () => 0,
  close: () => undefined,
});

/** `check` reads files at random offsets, other commands read them as streams: both ways must agree. */
export async function runWith(files: Files, ...argv: readonly string[]): Promise<Printed> {
  let [stdout, stderr] = ['', ''];
  const coverage = new Coverage();
  const exitCode = await cli(argv, {
    ...memoryHost(files, argv[0] === 'check', coverage),
    stdout: (text) => void (stdout += text),
    stderr: (text) => void (stderr += text),
  });
  return { exitCode, stdout, stderr, coverage };
}
