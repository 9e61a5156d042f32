/**
 * What V8 made of our code is kept from one start for the next, in the user's own cache folder: to compile it anew takes a
 * fifth of a start. See docs/decisions/0012-code-cache.md.
 *
 * It loads the parts of the command line in place of node's `require`: tools/together.mjs puts it before all else, with what it
 * imports, which is there twice then.
 */
import { closeSync, fstatSync, mkdirSync, openSync, readFileSync, readSync, renameSync, rmSync } from 'node:fs';
import { statSync, writeFileSync, type Stats } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { Script } from 'node:vm';
import { checksum } from '../generated/checksum.js';
import { unusable } from '../model.js';

interface Place {
  /** Ours alone. */
  readonly folder: string;
  /** One for each command, as each needs other functions of the same parts. */
  readonly file: string;
}

/** By each part's path beside the face. */
type Compiled = ReadonlyMap<string, Uint8Array>;

/**
 * A `require` for what lies beside the face, that keeps what is compiled.
 * @param face what node itself has loaded
 * @param require node's own, for all else
 * @param build tells one build's code from every other's, as V8 compares nothing but its length
 */
export function requireBeside(face: NodeJS.Module, require: NodeJS.Require, build: string): NodeJS.Require {
  const place = placeFor(process.argv[2], process.env);
  if (place === undefined) return require;
  const known = read(place, build);
  const scripts = new Map<string, Script>();
  const loaded = new Map([[face.filename, face]]);
  let isMore = false;

  const load = (file: string): unknown => {
    const before = loaded.get(file);
    if (before !== undefined) return before.exports;
    const part = file.slice(face.path.length + 1);
    const cachedData = known.get(part);
    const at = { filename: file, columnOffset: -opening.length };
    const script = new Script(wrapped(file), { ...at, ...(cachedData && { cachedData }) });
    if (script.cachedDataRejected !== false) isMore = true;
    scripts.set(part, script);
    const module = { exports: {} } as NodeJS.Module;
    loaded.set(file, module);
    const run = script.runInThisContext() as (...given: readonly unknown[]) => void;
    run(module.exports, requireFrom(dirname(file)), module, file, dirname(file));
    return module.exports;
  };
  const requireFrom = (from: string): NodeJS.Require =>
    Object.assign((id: string): unknown => (id.startsWith('.') ? load(join(from, id)) : require(id)), require);

  process.once('exit', (code) => {
    // Nothing is kept of what could not be run: there may be no such command.
    if (isMore && code !== unusable) keep(place, build, known, scripts);
  });
  return requireFrom(face.path);
}

/** As node wraps a module. Put together as bytes, as each text of this size fills a good part of V8's nursery. */
const wrapped = (file: string): string => Buffer.concat([opening, readFileSync(file), closing]).toString();
const opening = Buffer.from('(function (exports, require, module, __filename, __dirname) { ');
const closing = Buffer.from('\n})');

/** Undefined where nothing is to be kept: node's own variables say so, or there is no place for it. */
function placeFor(command = '', env: NodeJS.ProcessEnv): Place | undefined {
  if (env['NODE_DISABLE_COMPILE_CACHE'] !== undefined || env['NODE_V8_COVERAGE'] !== undefined) return undefined;
  const caches = cachesOf(env);
  if (caches === undefined || !isAbsolute(caches)) return undefined;
  const folder = join(caches, 'guardband');
  return { folder, file: join(folder, `${/^[a-z]{1,20}$/.test(command) ? command : 'other'}.v8`) };
}

/** Where programs keep what they can make again, as each system has it. */
function cachesOf({ XDG_CACHE_HOME: named, HOME: home, LOCALAPPDATA: local }: NodeJS.ProcessEnv): string | undefined {
  if (process.platform === 'win32') return local;
  if (named !== undefined && named !== '') return named;
  if (home === undefined || home === '') return undefined;
  return process.platform === 'darwin' ? join(home, 'Library', 'Caches') : join(home, '.cache');
}

/** Nobody else can have written it: what is in it is run. */
const isOurs = ({ uid, mode }: Stats): boolean =>
  process.getuid === undefined || (uid === process.getuid() && (mode & 0o022) === 0);

// A file is a checksum of all that follows, the length of the head, the head as JSON, and what V8 made of each part. Each of them
// begins at a multiple of eight, as V8 wants it, filled up with zeros.
const word = 8;
const filled = (length: number): number => Math.ceil(length / word) * word;
/** Far more than all our code comes to. */
const mostBytes = 32 * 1024 * 1024;

interface Head {
  readonly build: string;
  readonly parts: readonly (readonly [part: string, bytes: number])[];
}

/** What was kept of this build, where it is certain that we did. V8 believes whatever it is given, and crashes. */
function read({ folder, file }: Place, build: string): Compiled {
  const compiled = new Map<string, Uint8Array>();
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, 'r');
    const stats = fstatSync(descriptor);
    if (!isOurs(stats) || !isOurs(statSync(folder)) || stats.size > mostBytes) return compiled;
    const summed = new Summed(filled(stats.size));
    const { bytes } = summed;
    if (readSync(descriptor, bytes, 0, stats.size, 0) < stats.size || !summed.isRight) return compiled;
    let at = 2 * word + filled(bytes.readUInt32LE(word));
    const head = JSON.parse(bytes.toString('utf8', 2 * word, 2 * word + bytes.readUInt32LE(word))) as Head;
    if (head.build !== build) return compiled;
    for (const [part, length] of head.parts) {
      compiled.set(part, bytes.subarray(at, at + length));
      at += filled(length);
    }
  } catch {
    // Then this start takes as long as the first one.
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
  return compiled;
}

/** With what was compiled this time and what was known of other parts. Whoever reads meanwhile sees all of it or nothing. */
function keep({ folder, file }: Place, build: string, known: Compiled, scripts: ReadonlyMap<string, Script>): void {
  const made = `${file}.${String(process.pid)}.tmp`;
  try {
    const parts = new Map(known);
    for (const [part, script] of scripts) parts.set(part, script.createCachedData());
    const head: Head = { build, parts: [...parts].map(([part, { length }]) => [part, length]) };
    const pieces = [Buffer.from(JSON.stringify(head)), ...parts.values()];
    const summed = new Summed(pieces.reduce((sum, { length }) => sum + filled(length), 2 * word));
    summed.bytes.writeUInt32LE(pieces[0]?.length ?? 0, word);
    let at = 2 * word;
    for (const piece of pieces) {
      summed.bytes.set(piece, at);
      at += filled(piece.length);
    }
    summed.makeRight();
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!isOurs(statSync(folder))) return;
    try {
      writeFileSync(made, summed.bytes, { mode: 0o600, flag: 'wx' });
      renameSync(made, file);
    } finally {
      rmSync(made, { force: true });
    }
  } catch {
    // Then the next start takes as long as this one.
  }
}

/** Bytes that begin with a checksum of the others. */
class Summed {
  readonly bytes: Buffer;
  private readonly sum: () => bigint;

  /** @param length a multiple of a word */
  constructor(length: number) {
    const module = new WebAssembly.Module(Buffer.from(checksum, 'base64'));
    const exports = new WebAssembly.Instance(module).exports as unknown as Exports;
    const at = exports.room(length);
    this.bytes = Buffer.from(exports.memory.buffer, at, length);
    this.sum = () => BigInt.asUintN(64, exports.checksum(at + word, length - word));
  }

  get isRight(): boolean {
    return this.bytes.readBigUInt64LE() === this.sum();
  }

  makeRight(): void {
    this.bytes.writeBigUInt64LE(this.sum());
  }
}

/** Of scanner/checksum.ts. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  room(length: number): number;
  checksum(at: number, length: number): bigint;
}
