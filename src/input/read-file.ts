/** Reads one file with the reader that recognises it. */
import type { Content, Input, Reading, ReadOptions } from '../model/reading.js';
import type { Host } from '../model/host.js';
import type { Problem } from '../model/documents.js';
import { isError, ifRefused, systemCode } from '../problems/problem.js';
import { findReader, unrecognisedFile, unrecognisedInFolder } from '../formats/recognise/find-reader.js';
import { openInput } from './open-input.js';
import { hasResultName } from '../formats/recognise/result-names.js';
import { archiveCut, emptyFile, readInPart, readerFailed, skippedFile, unreadableFile } from '../problems/inputs.js';

type BareReading = Extract<Reading, { kind: 'measurement' }>;

/** A measurement with the id of the reader it comes from. */
export type FormattedReading = BareReading & { readonly format: string };

/** A reading of one file, or another file that is published with it and should be read, too. */
export type FileReading =
  | Exclude<Reading, BareReading>
  | FormattedReading
  | { readonly kind: 'companion'; readonly file: string }
  | { readonly kind: 'extent'; readonly file: string; readonly extent: Extent };

/** The part of a file that its reader consumed, after decompression. */
interface Extent {
  readonly bytes: number;
  /** Whether the reader reached the end of the file. */
  readonly isWhole: boolean;
}

interface FileToRead {
  readonly file: string;
  /**
   * Whether the user named this file: an unknown format is then an error. In a folder it is an error only if the file has the
   * name of a result.
   */
  readonly isNamed: boolean;
  /** Whether the user named this very file, so that it may also be a pipe. Otherwise opening a pipe could wait forever. */
  readonly mayBePipe: boolean;
}

/** Whatever goes wrong with a file is a problem of that file: the others are read. */
export async function* readFile(toRead: FileToRead, options: ReadOptions, host: Host): AsyncGenerator<FileReading> {
  const { file, mayBePipe } = toRead;
  if (!mayBePipe && host.isSpecial?.(file) === true) {
    yield toReading(unreadableFile(file, 'it is a pipe, a socket or a device, which is read only if it is named'));
    return;
  }
  try {
    yield* await readWhole(toRead, options, host);
  } catch (error) {
    // Zlib's code of an archive that ended too early.
    const rest = systemCode(error) === 'Z_BUF_ERROR' ? await readCut(toRead, options, host) : undefined;
    if (rest !== undefined) yield* rest;
    else
      yield toReading(
        (systemCode(error) === undefined ? readerFailed : unreadableFile)(file, describeError(error as Error)),
      );
  }
}

const toReading = (problem: Problem): FileReading => ({ kind: 'problem', problem });

/** The readings of a truncated archive, as far as possible; undefined if it cannot be read a second time. */
async function readCut(
  toRead: FileToRead,
  options: ReadOptions,
  host: Host,
): Promise<readonly FileReading[] | undefined> {
  let unpacked = 0;
  const counting: Host = {
    ...host,
    gunzip: (open, mayBeCut) =>
      countBytes(host.gunzip(open, mayBeCut), (total) => {
        unpacked = Math.max(unpacked, total);
      }),
  };
  const readings = await readWhole(toRead, options, counting, true).catch(ifRefused(() => undefined));
  return readings && unpacked > 0 ? [toReading(archiveCut(toRead.file, unpacked)), ...readings] : undefined;
}

/** Reads the whole file first, so that a damaged file can then be read in another way. */
async function readWhole(
  { file, isNamed }: FileToRead,
  options: ReadOptions,
  host: Host,
  mayBeCut = false,
): Promise<readonly FileReading[]> {
  const readings: FileReading[] = [];
  let input: Input | undefined;
  try {
    input = await openInput(file, host, mayBeCut);
    const reader = input && (await findReader(input.head, options));
    if (input === undefined)
      readings.push(toReading(isNamed || hasResultName(file) ? emptyFile(file) : skippedFile(file)));
    else if (reader === undefined) {
      const problem = isNamed ? unrecognisedFile(file, input.head) : await unrecognisedInFolder(file, input.head);
      if (problem !== undefined) readings.push(toReading(problem));
    } else {
      const { observed, extent } = observe(input, host);
      const openBeside = (name: string): Promise<Input | undefined> => openIfThere(name, host);
      for await (const reading of reader.read({ ...observed, openBeside }, options))
        readings.push(reading.kind === 'measurement' ? { ...reading, format: reader.id } : reading);
      readings.push({ kind: 'extent', file, extent: extent() });
      if (!extent().isWhole && !readings.some((reading) => reading.kind === 'problem' && isError(reading.problem)))
        readings.push(toReading(readInPart(file, extent().bytes)));
      for (const companion of reader.companions?.(file) ?? []) readings.push({ kind: 'companion', file: companion });
    }
    return readings;
  } finally {
    input?.content?.close();
  }
}

/** A file that only describes a result is not part of it, so it may be missing or unreadable. */
async function openIfThere(file: string, host: Host): Promise<Input | undefined> {
  try {
    const isThere = (await host.find(file)).length > 0 && host.isSpecial?.(file) !== true;
    return isThere ? await openInput(file, host) : undefined;
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return undefined;
  }
}

/** Node 24 describes a broken archive only in the cause. */
const describeError = ({ message, cause }: Error): string =>
  message || ((cause as Error | undefined)?.message ?? 'no reason given');

/** Wraps an input so that it reports its progress to the host. */
function observe(input: Input, host: Host): { readonly observed: Input; readonly extent: () => Extent } {
  const { file, bytes, content } = input;
  let most = 0;
  let hasEnded = false;
  const takenBefore = content?.bytesRead() ?? 0;
  const report = (count: number): void => {
    host.progress(`reading ${file}: ${(count / 1e6).toFixed(0)} MB`);
  };
  const read: Content['read'] = (buffer, position) => {
    const count = content?.read(buffer, position) ?? 0;
    most = Math.max(most, position + count);
    report(content?.bytesRead() ?? 0);
    return count;
  };
  const count = (total: number): void => {
    most = Math.max(most, total);
    report(total);
  };
  const observed = {
    ...input,
    bytes: () =>
      countBytes(bytes(), count, () => {
        hasEnded = true;
      }),
    ...(content && { content: { ...content, read } }),
  };
  const extent = (): Extent => {
    // Other threads only count what they read.
    const counted = Math.min((content?.bytesRead() ?? 0) - takenBefore, content?.size ?? 0);
    const bytes = Math.max(most, counted);
    return { bytes, isWhole: hasEnded || (content !== undefined && bytes >= content.size) };
  };
  return { observed, extent };
}

async function* countBytes(
  bytes: AsyncIterable<Uint8Array>,
  report: (total: number) => void,
  end: () => void = () => undefined,
): AsyncGenerator<Uint8Array> {
  let total = 0;
  for await (const piece of bytes) {
    total += piece.length;
    report(total);
    yield piece;
  }
  end();
}
