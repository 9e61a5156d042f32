/** Collects the requests of a log that has one entry per request: Gatling's simulation.log, k6's output of all points. */
import type { Reading, ReadOptions } from '../../model/reading.js';
import { type ColumnsPresent, successOnly } from '../../samples/summed-fields.js';
import { decodeUtf8, spanOf, toErrorOccurrence, type ErrorOccurrence } from '../../samples/error-kinds.js';
import { toMeasurement } from '../../samples/measurement.js';
import { defaultPercentileMethod } from '../../samples/percentile.js';
import { maxDropped, maxLabels } from '../../samples/scanned.js';
import { addSample, emptyTally, type Tally } from '../../samples/tally.js';
import { failMetrics } from './rows.js';
import { allWarmup, tooManyLabels } from '../../problems/raw-results.js';
import {
  brokenLogLines,
  coarseTimes,
  noHttpRequests,
  noRequests,
  tooManyBrokenLogLines,
} from '../../problems/summaries.js';

export interface Request {
  readonly label: string;
  /** Epoch milliseconds. */
  readonly startMs: number;
  readonly elapsedMs: number;
  /** The reason why it failed; absent if it succeeded. */
  readonly failure?: { readonly code?: string; readonly message: string };
}

/** Properties of a whole log. */
export interface LogFormat {
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

const toError = ({ code, message }: NonNullable<Request['failure']>): ErrorOccurrence =>
  toErrorOccurrence(spanOf(code), spanOf(message), decodeUtf8);

/** The requests of one file by label, without those of the warm-up. */
export class RequestLog {
  private requests = 0;
  private firstMs = Infinity;
  private lastMs = -Infinity;
  private readonly broken = { count: 0, line: 0 };
  private readonly tallies = new Map<string, Tally>();
  /**
   * Requests that belong to the warm-up according to the entries read so far. Logs are in the order of ends, so an earlier
   * start may follow and end the warm-up earlier.
   */
  private readonly early: Request[] = [];
  constructor(private readonly options: ReadOptions) {}

  add(request: Request): void {
    const { startMs, elapsedMs } = request;
    this.requests += 1;
    this.firstMs = Math.min(this.firstMs, startMs);
    this.lastMs = Math.max(this.lastMs, startMs + elapsedMs);
    if (startMs < this.firstMs + this.options.warmupMs) this.early.push(request);
    else this.count(request);
  }

  /** An entry that may have been a request. */
  addBroken(line: number): void {
    if (this.broken.count === 0) this.broken.line = line;
    this.broken.count += 1;
  }

  /** Whether reading on is pointless. */
  get isHopeless(): boolean {
    return this.broken.count > maxDropped || this.tallies.size > maxLabels;
  }

  private count({ label, startMs, elapsedMs, failure }: Request): void {
    const tally = this.tallies.get(label) ?? emptyTally(this.options);
    this.tallies.set(label, tally);
    const error = failure && toError(failure);
    addSample(tally, { startMs, elapsedMs, failed: error !== undefined, error, sums: [] });
  }

  *readings(
    file: string,
    {
      columns = successOnly,
      isRelative = false,
      resolutionMs = 1,
      others = [],
      rename = (label) => label,
    }: LogFormat = {},
  ): Generator<Reading> {
    const { broken, requests, tallies } = this;
    const { warmupMs, percentiles = defaultPercentileMethod } = this.options;
    for (const request of this.early) if (request.startMs >= this.firstMs + warmupMs) this.count(request);
    if (tallies.size > maxLabels) {
      yield { kind: 'problem', problem: tooManyLabels(file, maxLabels, [...tallies.keys()].slice(-3)) };
      return;
    }
    const place = { file, line: broken.line };
    if (broken.count >= maxBroken && broken.count > requests * maxBrokenShare) {
      yield { kind: 'problem', problem: tooManyBrokenLogLines(place, broken.count) };
      return;
    }
    if (broken.count > 0) yield { kind: 'problem', problem: brokenLogLines(place, broken.count) };
    const context = { warmupMs, percentiles, columns };
    const coarse: string[] = [];
    for (const [name, tally] of tallies) {
      // Documents hold whole milliseconds.
      tally.firstStartMs = Math.floor(tally.firstStartMs);
      tally.lastEndMs = Math.ceil(tally.lastEndMs);
      const label = rename(name);
      const measurement = toMeasurement(label, tally, context);
      const isCoarse = resolutionMs > 1 && tally.lastEndMs - tally.firstStartMs < leastResolutions * resolutionMs;
      if (isCoarse) coarse.push(label);
      const { startedAt, timeline, histogram, label: named, ...undated } = measurement;
      const dated = isRelative ? { ...undated, ...(named !== '' && { label: named }) } : measurement;
      const kept = isCoarse ? failMetrics(dated, (id) => id === 'throughput') : dated;
      yield { kind: 'measurement', measurement: kept, source: { file, line: 1 } };
    }
    if (coarse.length > 0) yield { kind: 'problem', problem: coarseTimes(file, coarse) };
    if (requests === 0)
      yield {
        kind: 'problem',
        problem: others.length > 0 ? noHttpRequests(file, others) : noRequests({ file, line: 1 }),
      };
    else if (tallies.size === 0)
      yield { kind: 'problem', problem: allWarmup(file, warmupMs, this.lastMs - this.firstMs) };
  }
}
