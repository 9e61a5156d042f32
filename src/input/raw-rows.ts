/** Reads the first rows of a raw result of JMeter in any form: XML or CSV in any dialect, also gzipped. */
import { addAll } from '../lang/objects.js';
import { openInput } from './open-input.js';
import { detectDialect, type Dialect } from '../samples/csv/dialect.js';
import { RowScanner, fieldText } from '../samples/csv/rows.js';
import { sampleColumns } from '../samples/sample-reader.js';
import {
  TagScanner,
  attributeText,
  findAttributes,
  isSampleName,
  place,
  type Tag,
  type Attribute,
} from '../samples/xml/tags.js';
import type { Host } from '../model/host.js';
import { systemCode } from '../problems/problem.js';
import type { Problem } from '../model/documents.js';
import { childRepeated } from '../problems/commands.js';

/** A row of a sample or a transaction controller. Children come before their controller. */
interface RawRow {
  readonly label: string;
  readonly message: string;
  readonly thread: string;
}

/** Enough to recognise the form of the file. */
const headBytes = 64 * 1024;

/**
 * @param mostBytes the number of bytes to read at most
 * @returns no rows for a file that is not a raw result or cannot be read, which its reader reports
 */
async function readRawRows(file: string, mostBytes: number, host: Host): Promise<readonly RawRow[]> {
  const bytes = await readBeginning(file, mostBytes, host);
  const text = new TextDecoder().decode(bytes.subarray(0, headBytes)).replace(/^\uFEFF/, '');
  if (text.trimStart().startsWith('<')) return readXml(bytes);
  const dialect = detectDialect(text);
  return 'fault' in dialect ? [] : readCsv(bytes, dialect);
}

async function readBeginning(file: string, mostBytes: number, host: Host): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    const input = await openInput(file, host, true);
    for await (const piece of input?.bytes() ?? []) {
      pieces.push(piece);
      length += piece.length;
      if (length >= mostBytes) break;
    }
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
  }
  return Buffer.concat(pieces, Math.min(length, mostBytes));
}

function readCsv(bytes: Uint8Array, { delimiter, header, columns }: Dialect): readonly RawRow[] {
  const rows: RawRow[] = [];
  const scanner = new RowScanner(delimiter, (row) => {
    const cell = (column: number): string => (column < 0 || column >= row.fields ? '' : fieldText(row, column));
    rows.push({
      label: cell(columns.label),
      message: cell(columns.responseMessage),
      thread: cell(columns.threadName),
    });
  });
  // The scanner does not report a record that is cut off at the end.
  scanner.push(bytes);
  return header === undefined ? rows : rows.slice(1);
}

function readXml(bytes: Uint8Array): readonly RawRow[] {
  const rows: RawRow[] = [];
  const open: RawRow[] = [];
  const scanner = new TagScanner((tag) => {
    if (!isSampleName(tag)) return;
    if (tag.kind === 'open') open.push(toRow(tag));
    else if (tag.kind === 'empty') rows.push(toRow(tag));
    else if (tag.kind === 'close') addAll(rows, open.splice(-1));
  });
  scanner.push(bytes);
  return rows;
}

const indexes = new Int32Array(sampleColumns.length);

function toRow(tag: Tag): RawRow {
  findAttributes(tag, indexes);
  const text = (name: Attribute): string => {
    const i = indexes[place[name]] ?? -1;
    return i < 0 ? '' : attributeText(tag.bytes.subarray(tag.starts[i], tag.ends[i]), 'utf-8');
  };
  return { label: text('lb'), message: text('rm'), thread: text('tn') };
}

/** A controller with one child: every request is counted twice, for the controller and for the child. */
type Repetition = readonly [controller: string, child: string];

/** Further files usually belong to the same load test. */
const mostFilesExamined = 12;
/** The beginning of each file is enough. */
const [mostBytes, mostBytesEach] = [16 * 1024 * 1024, 8 * 1024 * 1024];

/**
 * Finds controllers with a single child in raw results of JMeter.
 *
 * @param files results of any format
 */
export async function findRepetition(files: readonly string[], host: Host): Promise<readonly Problem[]> {
  const step = Math.ceil(files.length / mostFilesExamined);
  const examined = files.filter((_, i) => i % step === 0);
  const bytesEach = Math.min(mostBytesEach, mostBytes / examined.length);
  let first: string | undefined;
  const children: Children = new Map();
  for (const file of examined) {
    collectChildren(await readRawRows(file, bytesEach, host), children);
    if (findRepeated(children).length > 0) first ??= file;
  }
  const pairs = findRepeated(children);
  return first === undefined || pairs.length === 0 ? [] : [childRepeated(first, pairs)];
}

/** The children of every controller. `several` marks executions with any number of children except one. */
type Children = Map<string, Set<string>>;
const several = '';

/** JMeter writes "Number of samples in transaction : 1, ..." into the row of a controller. */
function collectChildren(rows: readonly RawRow[], children: Children): void {
  const lastOfThread = new Map<string, string>();
  for (const { label, message, thread } of rows) {
    const count = /^Number of samples in transaction : (\d+)/.exec(message)?.[1];
    if (count !== undefined) {
      const known = children.get(label) ?? new Set();
      children.set(label, known.add((count === '1' ? lastOfThread.get(thread) : undefined) ?? several));
    }
    lastOfThread.set(thread, label);
  }
}

const findRepeated = (children: Children): readonly Repetition[] =>
  [...children].flatMap(([label, [child = several, ...others]]) =>
    others.length === 0 && child !== several ? [[label, child] as const] : [],
  );
