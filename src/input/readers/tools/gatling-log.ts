import type { ExactMethod } from '../../../model/documents.js';
import type { Reader, Reading } from '../../../model/reading.js';
import { allWarmup, tooManyLabels, truncatedResult } from '../../../problems/raw-results.js';
import { brokenLogLines, noRequests, tooManyBrokenLogLines } from '../../../problems/summaries.js';
import { toMeasurement } from '../../samples/measurement.js';
import { successOnly } from '../../samples/columns-present.js';
import { toErrorOccurrence, type ErrorOccurrence } from '../../samples/error-kinds.js';
import { maxDropped, maxLabels } from '../../samples/scanned.js';
import { defaultPercentileMethod } from '../../samples/percentile.js';
import { addSample, emptyTally, type Tally } from '../../samples/tally.js';
import { readLines } from '../parse/lines.js';

/**
 * simulation.log of Gatling 2 and 3 in its text format: one line per request, separated by tabs. The columns changed twice,
 * but the last ones have stayed the same: name, start, end, OK or KO, message.
 */
export const gatlingLog: Reader = {
  id: 'gatling-log',
  title: 'Gatling simulation.log (text)',
  notes: {
    writer:
      'Gatling, in the folder of its report; recent versions write a binary log, for which js/stats.json is read instead',
    sources: {
      label: 'names of the enclosing groups and of the request',
      errorPercent: 'KO / all requests',
      throughput: 'requests / time from the first start to the last end',
      'p50, p75, p90, p95, p98, p99, p999': 'nearest rank over all requests: ms',
      'mean, min, max, standardDeviation': 'end - start over all requests: ms',
    },
    omissions: 'Lines of groups and users. Bytes.',
  },
  recognises: (head) => /^(ASSERTION\t.*\r?\n)*RUN\t[^\t]+\t/.test(head),
  async *read({ file, bytes }, { warmupMs, percentiles = defaultPercentileMethod }) {
    const log = new Log(warmupMs);
    for await (const { lines, cut } of readLines(bytes())) {
      if (cut) yield { kind: 'problem', problem: truncatedResult(file, log.lines + 1) };
      else
        lines.forEach((line) => {
          log.push(line);
        });
      if (log.broken.count > maxDropped) break;
      if (log.tallies.size > maxLabels) {
        yield {
          kind: 'problem',
          problem: tooManyLabels(file, maxLabels, [...log.tallies.keys()].slice(-3)),
        };
        return;
      }
    }
    yield* readings(file, log, percentiles);
  },
};

function* readings(file: string, log: Log, percentiles: ExactMethod): Generator<Reading> {
  const { warmupMs, requests, broken } = log;
  const tallies = log.end();
  if (broken.count >= maxBrokenLines && broken.count > requests * maxBrokenShare) {
    yield {
      kind: 'problem',
      problem: tooManyBrokenLogLines({ file, line: broken.line }, broken.count),
    };
    return;
  }
  if (broken.count > 0) yield { kind: 'problem', problem: brokenLogLines({ file, line: broken.line }, broken.count) };
  const context = { warmupMs, percentiles, columns: successOnly };
  for (const [label, tally] of tallies)
    yield { kind: 'measurement', measurement: toMeasurement(label, tally, context), source: { file, line: 1 } };
  if (requests === 0) yield { kind: 'problem', problem: noRequests({ file, line: 1 }) };
  else if (tallies.size === 0) yield { kind: 'problem', problem: allWarmup(file, warmupMs, log.lastMs - log.firstMs) };
}

/** The number of unreadable lines that never puts the whole log in doubt. */
const maxBrokenLines = 10;
const maxBrokenShare = 0.001;

interface Request {
  readonly label: string;
  readonly startMs: number;
  readonly endMs: number;
  /** The reason why the request failed; absent if it succeeded. */
  readonly message?: string;
}

const request = /^REQUEST\t(?:(?:[^\t]*\t)?\d*\t)?([^\t]*)\t([^\t]+)\t(\d{13})\t(\d{13})\t(OK|KO)(?:\t([^]*))?$/;

/** Everything else that Gatling writes. Any other line may be a request that was damaged. */
const otherLine = /^(?:(?:RUN|USER|GROUP|ASSERTION|ERROR)\t|\s*$)/;

const innerRequest = /REQUEST\t(?:[^\t]*\t){2,4}\d{13}\t\d{13}\t[OK]/;

/** Whether a damaged line end joined two lines. Gatling replaces carriage returns in names and messages. */
const isJoined = (line: string): boolean =>
  line.includes('\r') || (line.lastIndexOf('REQUEST\t') > 0 && innerRequest.test(line.slice(1)));

/** Accumulates the lines of one file. */
class Log {
  lines = 0;
  requests = 0;
  firstMs = Infinity;
  lastMs = -Infinity;
  readonly broken = { count: 0, line: 0 };
  readonly tallies = new Map<string, Tally>();
  /**
   * Requests that belong to the warm-up according to the lines read so far. Lines are in the order of ends, so an earlier
   * start may follow and end the warm-up earlier.
   */
  private readonly early: Request[] = [];
  private readonly encoder = new TextEncoder();
  private readonly decoder = new TextDecoder();
  constructor(readonly warmupMs: number) {}

  push(line: string): void {
    this.lines += 1;
    if (line === '') return; // an archive of a few megabytes can hold a billion of them
    const content = line.endsWith('\r') ? line.slice(0, -1) : line;
    if (isJoined(content)) {
      this.noteBroken();
      return;
    }
    if (!content.startsWith('REQUEST\t')) {
      if (!otherLine.test(content)) this.noteBroken();
      return;
    }
    const [, groups = '', name = '', start, end, status, message = ''] = request.exec(content) ?? [];
    const [startMs, endMs] = [Number(start), Number(end)];
    if (status === undefined || endMs < startMs) {
      this.noteBroken();
      return;
    }
    this.requests += 1;
    this.firstMs = Math.min(this.firstMs, startMs);
    this.lastMs = Math.max(this.lastMs, endMs);
    const label = [...groups.split(',').filter((group) => group !== ''), name].join(' / ');
    const found = { label, startMs, endMs, ...(status === 'KO' && { message }) };
    if (startMs < this.firstMs + this.warmupMs) this.early.push(found);
    else this.add(found);
  }

  private noteBroken(): void {
    if (this.broken.count === 0) this.broken.line = this.lines;
    this.broken.count += 1;
  }

  /** The tallies of all requests that started after the warm-up. */
  end(): ReadonlyMap<string, Tally> {
    for (const sample of this.early) if (sample.startMs >= this.firstMs + this.warmupMs) this.add(sample);
    return this.tallies;
  }

  /** Gatling writes no response codes. */
  private meet(message: string): ErrorOccurrence {
    const bytes = this.encoder.encode(message);
    return toErrorOccurrence({ bytes, start: 0, end: 0 }, { bytes, start: 0, end: bytes.length }, (raw) =>
      this.decoder.decode(raw),
    );
  }

  private add({ label, startMs, endMs, message }: Request): void {
    const tally = this.tallies.get(label) ?? emptyTally();
    this.tallies.set(label, tally);
    const error = message === undefined ? undefined : this.meet(message);
    addSample(tally, { startMs, elapsedMs: endMs - startMs, failed: error !== undefined, error, sums: [] });
  }
}
