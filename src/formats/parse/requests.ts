/** Collects the requests of a log that has one entry per request: Gatling's simulation.log, k6's output of all points. */
import type { Reader, Reading, ReadOptions } from '../../model/reading.js';
import { Accumulator } from '../../samples/accumulator.js';
import { decodeField } from '../../samples/csv/rows.js';
import { successOnly, type ColumnsPresent } from '../../samples/summed-fields.js';
import { errorOf } from '../../samples/error-kinds.js';
import { toMeasurement } from '../../samples/measurement.js';
import { defaultPercentileMethod } from '../../samples/response-times.js';
import { isEmpty, maxDropped, maxLabels } from '../../samples/scanned.js';
import { findSlowStart } from '../../samples/slow-start.js';
import { defined } from '../../lang/objects.js';
import { dropMetrics } from './measurement.js';
import {
  allWarmup,
  droppedRows,
  tooManyDroppedRows,
  tooManyLabels,
  truncatedResult,
  type RowFault,
} from '../../problems/raw-results.js';
import { coarseTimes, noHttpRequests, noRequests } from '../../problems/tables.js';

export interface Request {
  readonly label: string;
  /** Epoch milliseconds. */
  readonly startMs: number;
  readonly elapsedMs: number;
  /** The reason why it failed; absent if it succeeded. */
  readonly failure?: { readonly code?: string; readonly message: string };
}

/** Properties of a whole log. */
interface LogFormat {
  /** The optional values that it has. */
  readonly columns?: ColumnsPresent;
  /** Whether its times count from the start of the test; the date is unknown then. */
  readonly isRelative?: boolean;
  /** The resolution of its times. */
  readonly resolutionMs?: number;
  /** Metrics of requests that it has, but that are not read. */
  readonly others?: readonly string[];
  /** Converts the labels of its requests, after all of them are known. */
  readonly rename?: (label: string) => string;
}

/** Whole seconds make the throughput of a test wrong by up to a second: 5 %, the usual tolerance band, in this many. */
const leastResolutions = 20;

/** The number of unreadable entries that never puts the whole log in doubt. */
const maxBroken = 10;
const maxBrokenShare = 0.001;

/** The requests of one file by label, without those of the warm-up. */
export class RequestLog {
  private readonly broken = new Map<RowFault, { readonly count: number; readonly line: number }>();
  private brokenTotal = 0;
  private readonly accumulator: Accumulator;

  constructor(private readonly options: ReadOptions) {
    this.accumulator = new Accumulator(decodeField, options);
  }

  add({ label, startMs, elapsedMs, failure }: Request): void {
    const error = failure && errorOf(failure.code, failure.message);
    const sample = { startMs, elapsedMs, failed: error !== undefined, error, sums: [] };
    this.accumulator.addLabelled(label, 'samples', sample, ++this.accumulator.found.rows);
  }

  /** An entry that may have been a request, or one that ends before it starts. */
  addBroken(line: number, isNegative = false): void {
    const fault = isNegative ? 'negative-elapsed' : 'log-line';
    const { count = 0, line: first = line } = this.broken.get(fault) ?? {};
    this.broken.set(fault, { count: count + 1, line: first });
    this.brokenTotal += 1;
  }

  /** Whether reading on is pointless. */
  get isHopeless(): boolean {
    return this.brokenTotal > maxDropped || this.accumulator.found.stopped !== undefined;
  }

  *readings(file: string, format: LogFormat = {}): Generator<Reading> {
    const { broken, brokenTotal } = this;
    const { columns = successOnly, isRelative = false, resolutionMs = 1, others = [], rename } = format;
    const { rows: requests, labels, stopped, firstStartMs, lastEndMs } = this.accumulator.end();
    const { warmupMs, percentiles = defaultPercentileMethod } = this.options;
    if (stopped !== undefined) {
      yield { kind: 'problem', problem: tooManyLabels(file, maxLabels, [...labels.keys()].slice(-3)) };
      return;
    }
    if (brokenTotal > 0) {
      const isTooMany = brokenTotal >= maxBroken && brokenTotal > requests * maxBrokenShare;
      const place = { file, line: Math.min(...[...broken.values()].map(({ line }) => line)) };
      const unread = { dropped: [...broken], total: requests + brokenTotal, hiddenLines: 0, labels: [] };
      yield { kind: 'problem', problem: (isTooMany ? tooManyDroppedRows : droppedRows)(place, unread) };
      if (isTooMany) return;
    }
    const context = { warmupMs, percentiles, columns };
    const coarse: string[] = [];
    for (const [name, { samples: tally }] of labels) {
      if (tally === undefined || tally.n === 0) continue;
      // Documents hold whole milliseconds.
      tally.firstStartMs = Math.floor(tally.firstStartMs);
      tally.lastEndMs = Math.ceil(tally.lastEndMs);
      const label = rename?.(name) ?? name;
      const measurement = toMeasurement(label, tally, context);
      const isCoarse = resolutionMs > 1 && tally.lastEndMs - tally.firstStartMs < leastResolutions * resolutionMs;
      if (isCoarse) coarse.push(label);
      const { startedAt, timeline, histogram, label: named, ...undated } = measurement;
      const dated = isRelative ? { ...undated, ...(named !== '' && { label: named }) } : measurement;
      const kept = isCoarse ? dropMetrics(dated, (id) => id === 'throughput') : dated;
      const slowStart = findSlowStart(tally, { firstStartMs, lastEndMs }, warmupMs);
      yield { kind: 'measurement', measurement: kept, source: { file, line: 1 }, ...defined({ slowStart }) };
    }
    if (coarse.length > 0) yield { kind: 'problem', problem: coarseTimes(file, coarse) };
    if (requests === 0)
      yield {
        kind: 'problem',
        problem: others.length > 0 ? noHttpRequests(file, others) : noRequests({ file, line: 1 }),
      };
    else if ([...labels.values()].every(isEmpty))
      yield { kind: 'problem', problem: allWarmup(file, warmupMs, lastEndMs - firstStartMs) };
  }
}

/** Lines longer than this are truncated, so that a file without line breaks does not exhaust the memory. */
const maxLineLength = 64 * 1024;

/** The lines of an input in order, in batches. `cut`: the last line does not end with a line break. */
async function* readLines(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ readonly lines: readonly string[]; readonly cut: boolean }> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of bytes) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = (lines.pop() ?? '').slice(0, maxLineLength);
    yield { lines, cut: false };
  }
  if (rest !== '') yield { lines: [rest], cut: true };
}

/** Understands the lines of one file in their order. */
export interface LineParser {
  /** A request, `broken` for a damaged one, `negative` for one that ends before it starts, or undefined for a line of no interest. */
  readonly parse: (line: string) => Request | 'broken' | 'negative' | undefined;
  /** The last request, if the lines after it could have completed it. */
  readonly end?: () => Request | undefined;
  /** Properties of the log, which may be known only at its end. */
  readonly format?: () => LogFormat;
}

export interface LineLog extends Pick<Reader, 'id'> {
  /** Matches the beginning of a file. */
  readonly start: RegExp;
  /** Whether the first line is a head. */
  readonly hasHead?: boolean;
  /** @param head the beginning of the file */
  readonly open: (head: string) => LineParser;
}

export const lineLog = ({ start, hasHead = false, open, ...reader }: LineLog): Reader => ({
  ...reader,
  recognises: (head) => start.test(head),
  async *read({ file, bytes, head }, options) {
    const log = new RequestLog(options);
    const { parse, end, format } = open(head);
    let count = 0;
    for await (const { lines, cut } of readLines(bytes())) {
      // A line without an end may have lost digits.
      if (cut) yield { kind: 'problem', problem: truncatedResult({ file, line: count + 1 }) };
      else
        for (const line of lines) {
          count += 1;
          if (hasHead && count === 1) continue;
          const found = parse(line);
          if (found === 'broken' || found === 'negative') log.addBroken(count, found === 'negative');
          else if (found !== undefined) log.add(found);
        }
      if (log.isHopeless) break;
    }
    const last = end?.();
    if (last !== undefined) log.add(last);
    yield* log.readings(file, format?.());
  },
});
