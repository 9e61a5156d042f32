import type { ExactMethod } from '../../../model/documents.js';
import type { Reader, Reading } from '../../../model/reading.js';
import { allWarmup, tooManyLabels, truncatedResult } from '../../../problems/raw-results.js';
import { brokenLogLines, noRequests, tooManyBrokenLogLines } from '../../../problems/summaries.js';
import { toMeasurement } from '../../samples/measurement.js';
import { successOnly } from '../../samples/columns-present.js';
import { maxLabels } from '../../samples/scanned.js';
import { defaultPercentileMethod } from '../../samples/percentile.js';
import { addSample, emptyTally, type Tally } from '../../samples/tally.js';
import { readLines } from '../parse/lines.js';

/**
 * simulation.log of Gatling 2 and 3 while it was text: one line a request, TABs between. The columns changed twice;
 * what stands at the end of a line did not: name, start, end, OK or KO, message.
 */
export const gatlingLog: Reader = {
  id: 'gatling-log',
  title: 'Gatling simulation.log (text)',
  notes: {
    by: "Gatling, into its report's folder; the newest versions write it in binary, and then js/stats.json is what is read",
    from: {
      label: 'names of the groups around a request, and its own',
      errorPercent: 'KO of all',
      throughput: 'count by the time from the first start to the last end',
      'p50, p75, p90, p95, p98, p99, p999': 'nearest rank of all requests: ms',
      'mean, min, max, standardDeviation': 'end less start of all requests: ms',
    },
    without: 'Groups and users, whose lines are no requests. Bytes.',
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
  if (broken.count >= fewBroken && broken.count > requests * brokenShare) {
    yield {
      kind: 'problem',
      problem: tooManyBrokenLogLines({ file, line: broken.line }, broken.count),
    };
    return;
  }
  if (broken.count > 0) yield { kind: 'problem', problem: brokenLogLines({ file, line: broken.line }, broken.count) };
  const told = { warmupMs, percentiles, columns: successOnly };
  for (const [label, tally] of tallies)
    yield { kind: 'measurement', measurement: toMeasurement(label, tally, told), source: { file, line: 1 } };
  if (requests === 0) yield { kind: 'problem', problem: noRequests({ file, line: 1 }) };
  else if (tallies.size === 0) yield { kind: 'problem', problem: allWarmup(file, warmupMs, log.lastMs - log.firstMs) };
}

/** So many lines may be unreadable without the whole log being in doubt. */
const fewBroken = 10;
const brokenShare = 0.001;

interface Request {
  readonly label: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly failed: boolean;
}

const request = /^REQUEST\t(?:(?:[^\t]*\t)?\d*\t)?([^\t]*)\t([^\t]+)\t(\d{13})\t(\d{13})\t(OK|KO)(?:\t|\r?$)/;

/** The lines of one file as they come. */
class Log {
  lines = 0;
  requests = 0;
  firstMs = Infinity;
  lastMs = -Infinity;
  readonly broken = { count: 0, line: 0 };
  readonly tallies = new Map<string, Tally>();
  /** Lines come in the order of ends, so the first start may still come: what began in the warm-up by what is known waits. */
  private readonly early: Request[] = [];
  constructor(readonly warmupMs: number) {}

  push(content: string): void {
    this.lines += 1;
    if (!content.startsWith('REQUEST\t')) return;
    const [, groups = '', name = '', start, end, status] = request.exec(content) ?? [];
    const [startMs, endMs] = [Number(start), Number(end)];
    if (status === undefined || endMs < startMs) {
      if (this.broken.count === 0) this.broken.line = this.lines;
      this.broken.count += 1;
      return;
    }
    this.requests += 1;
    this.firstMs = Math.min(this.firstMs, startMs);
    this.lastMs = Math.max(this.lastMs, endMs);
    const label = [...groups.split(',').filter((group) => group !== ''), name].join(' / ');
    const found = { label, startMs, endMs, failed: status === 'KO' };
    if (startMs < this.firstMs + this.warmupMs) this.early.push(found);
    else this.add(found);
  }

  /** What was measured after the warm-up. */
  end(): ReadonlyMap<string, Tally> {
    for (const each of this.early) if (each.startMs >= this.firstMs + this.warmupMs) this.add(each);
    return this.tallies;
  }

  private add({ label, startMs, endMs, failed }: Request): void {
    const tally = this.tallies.get(label) ?? emptyTally();
    this.tallies.set(label, tally);
    addSample(tally, { startMs, elapsedMs: endMs - startMs, failed, sums: [] });
  }
}
