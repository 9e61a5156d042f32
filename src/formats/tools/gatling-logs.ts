import type { Reader } from '../../model/reading.js';
import { lineLog, type Request, RequestLog } from '../parse/requests.js';
import { truncatedResult } from '../../problems/raw-results.js';
import { brokenBinaryLog } from '../../problems/tables.js';

/** A record of kind 0, and the version of Gatling. */
const start = /^\0\0\0\0[\x05-\x20]\d+\.\d+[\w.-]*\0/;

/**
 * simulation.log of Gatling since 3.13: records with a kind and big-endian numbers; times are relative to the start of the
 * run. A name or message is written once with a number, and later referred to by its negative number.
 */
export const gatlingBinaryLog: Reader = {
  id: 'gatling-binary-log',
  recognises: (head) => start.test(head),
  async *read({ file, bytes }, options) {
    const log = new RequestLog(options);
    const records = new RecordReader(log);
    let rest = new Uint8Array();
    let consumed = 0;
    for await (const piece of bytes()) {
      rest = Buffer.concat([rest, piece]);
      const count = records.readAll(rest);
      if (count === undefined || rest.length - count > longestRecord) {
        yield { kind: 'problem', problem: brokenBinaryLog(file, consumed + records.position) };
        return;
      }
      consumed += count;
      rest = rest.subarray(count);
      if (log.isHopeless) break;
    }
    if (rest.length > 0 && !log.isHopeless) yield { kind: 'problem', problem: truncatedResult(file) };
    yield* log.readings(file);
  },
};

/** Longer than any record with names and messages of sane length. */
const longestRecord = 4 * 1024 * 1024;

/** No request takes a day: damaged bytes do. */
const longestRequestMs = 24 * 3600 * 1000;

/** Thrown within a record that continues in the next bytes. */
class Incomplete extends Error {}
/** Thrown at bytes that Gatling does not write. */
class Broken extends Error {}

/** Reads records from pieces of a log. */
class RecordReader {
  /** The offset of the current record in the bytes given last. */
  position = 0;
  private offset = 0;
  private bytes: Uint8Array = new Uint8Array();
  private view = new DataView(this.bytes.buffer);
  private runStartMs: number | undefined;
  private readonly texts = new Map<number, string>();
  constructor(private readonly log: RequestLog) {}

  /** @returns the number of bytes of complete records; undefined if they are not records of Gatling */
  readAll(bytes: Uint8Array): number | undefined {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    this.offset = 0;
    try {
      do {
        this.position = this.offset;
        this.readRecord();
      } while (this.offset < bytes.length && !this.log.isHopeless);
      return this.offset;
    } catch (error) {
      if (error instanceof Incomplete) return this.position;
      if (error instanceof Broken) return undefined;
      throw error;
    }
  }

  private readRecord(): void {
    const kind = this.byte();
    if ((kind === 0) !== (this.runStartMs === undefined)) throw new Broken();
    if (kind === 0) this.readRun();
    else if (kind === 1) this.readRequest(this.runStartMs ?? 0);
    else if (kind === 2) this.skip(4 + 1 + 4);
    else if (kind === 3) {
      this.groups();
      this.skip(4 + 4 + 4 + 1);
    } else if (kind === 4) {
      this.cachedText();
      this.skip(4);
    } else throw new Broken();
  }

  private readRun(): void {
    this.text();
    this.text();
    const startMs = Number(this.view.getBigInt64(this.take(8)));
    this.text();
    for (let scenarios = this.count(); scenarios > 0; scenarios--) this.text();
    for (let assertions = this.count(); assertions > 0; assertions--) this.skip(this.count());
    this.runStartMs = startMs;
  }

  private readRequest(runStartMs: number): void {
    const label = [...this.groups(), this.cachedText()].join(' / ');
    const [startMs, endMs] = [this.int(), this.int()];
    const succeeded = this.byte();
    const message = this.cachedText();
    if (endMs < startMs || endMs - startMs > longestRequestMs || succeeded > 1) throw new Broken();
    this.log.add({
      label,
      startMs: runStartMs + startMs,
      elapsedMs: endMs - startMs,
      ...(succeeded === 0 && { failure: { message } }),
    });
  }

  private groups(): readonly string[] {
    return Array.from({ length: this.count() }, () => this.cachedText());
  }

  private cachedText(): string {
    const number = this.int();
    if (number > 0) {
      const text = this.text();
      this.texts.set(number, text);
      return text;
    }
    const known = this.texts.get(-number);
    if (known === undefined) throw new Broken();
    return known;
  }

  /** Java's own bytes of a text: Latin-1 or UTF-16, as the byte after them says. */
  private text(): string {
    const length = this.count();
    if (length === 0) return '';
    const first = this.take(length);
    const bytes = this.bytes.subarray(first, first + length);
    const coder = this.byte();
    if (coder > 1) throw new Broken();
    return coder === 1 ? new TextDecoder('utf-16le').decode(bytes) : Buffer.from(bytes).toString('latin1');
  }

  private count(): number {
    const count = this.int();
    if (count < 0 || count > longestRecord) throw new Broken();
    return count;
  }

  private int(): number {
    return this.view.getInt32(this.take(4));
  }

  private byte(): number {
    return this.view.getUint8(this.take(1));
  }

  private skip(length: number): void {
    this.take(length);
  }

  /** @returns the offset of the next bytes */
  private take(length: number): number {
    const first = this.offset;
    if (first + length > this.bytes.length) throw new Incomplete();
    this.offset += length;
    return first;
  }
}

/**
 * simulation.log of Gatling 2 and 3 in its text format: one line per request, separated by tabs. The columns changed twice,
 * but the last ones have stayed the same: name, start, end, OK or KO, message.
 */
export const gatlingLog = lineLog({
  id: 'gatling-log',
  start: /^(ASSERTION\t.*\r?\n)*RUN\t[^\t]+\t/,
  open: () => ({ parse: parseLine }),
});

const request = /^REQUEST\t(?:(?:[^\t]*\t)?\d*\t)?([^\t]*)\t([^\t]+)\t(\d{13})\t(\d{13})\t(OK|KO)(?:\t([^]*))?$/;

/** Everything else that Gatling writes. Any other line may be a request that was damaged. */
const otherLine = /^(?:(?:RUN|USER|GROUP|ASSERTION|ERROR)\t|\s*$)/;

const innerRequest = /REQUEST\t(?:[^\t]*\t){2,4}\d{13}\t\d{13}\t[OK]/;

/** Whether a damaged line end joined two lines. Gatling replaces carriage returns in names and messages. */
const isJoined = (line: string): boolean =>
  line.includes('\r') || (line.lastIndexOf('REQUEST\t') > 0 && innerRequest.test(line.slice(1)));

function parseLine(line: string): Request | 'broken' | 'negative' | undefined {
  if (line === '') return undefined; // an archive of a few megabytes can hold a billion of them
  const content = line.endsWith('\r') ? line.slice(0, -1) : line;
  if (isJoined(content)) return 'broken';
  return parseRequest(content) ?? (otherLine.test(content) ? undefined : 'broken');
}

function parseRequest(content: string): Request | 'negative' | undefined {
  const [, groups = '', name = '', start, end, status, message = ''] = request.exec(content) ?? [];
  const [startMs, endMs] = [Number(start), Number(end)];
  if (status === undefined) return undefined;
  if (endMs < startMs) return 'negative';
  const label = [...groups.split(',').filter((group) => group !== ''), name].join(' / ');
  return { label, startMs, elapsedMs: endMs - startMs, ...(status === 'KO' && { failure: { message } }) };
}
