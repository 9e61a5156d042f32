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
}

const usual = nodeHost();

/** @param isRandomAccess whether files can be read at any offset, as on a disk, or only once from the start, as from a pipe */
export function memoryHost(files: Files, isRandomAccess: boolean): Host {
  const historyOf = (folder: string): readonly string[] =>
    Object.keys(files).filter((file) => file.startsWith(`${folder}/`));
  return {
    ...usual,
    find: (pattern) => Promise.resolve(pattern in files ? [pattern] : historyOf(pattern)),
    // eslint-disable-next-line @typescript-eslint/require-await -- has the type of a stream
    read: async function* (file) {
      yield files[file] ?? new Uint8Array();
    },
    content: (file) => Promise.resolve(isRandomAccess ? contentOf(files[file] ?? new Uint8Array()) : undefined),
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

const contentOf = (bytes: Uint8Array): Content => ({
  size: bytes.length,
  read: (into, offset) => {
    const piece = bytes.subarray(offset, offset + into.length);
    into.set(piece);
    return piece.length;
  },
  helpers: 0,
  elsewhere: () => {
    throw new Error('There is no other thread.');
  },
  taken: () => 0,
  close: () => undefined,
});

/** Files are read at random where the command is `check`, else as streams: both ways must agree. */
export async function runWith(files: Files, ...argv: readonly string[]): Promise<Printed> {
  let [stdout, stderr] = ['', ''];
  const exitCode = await cli(argv, {
    ...memoryHost(files, argv[0] === 'check'),
    stdout: (text) => void (stdout += text),
    stderr: (text) => void (stderr += text),
  });
  return { exitCode, stdout, stderr };
}
