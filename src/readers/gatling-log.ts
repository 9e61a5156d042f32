import type { Reader, Reading } from '../model.js';
import * as say from '../problems.js';
import { measurementOf } from '../samples/measurement.js';
import { addSample, emptyTally, type Tally } from '../samples/tally.js';
import { told, type Defect } from './_shared-text.js';

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
  async *read({ file, bytes }, { warmupMs }) {
    const log = new Log(file, warmupMs);
    const decoder = new TextDecoder();
    let rest = '';
    for await (const piece of bytes()) {
      const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach((line) => {
        log.push(line);
      });
    }
    yield* log.end(rest);
  },
};

interface Request {
  readonly label: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly failed: boolean;
}

const line = /^REQUEST\t(?:(?:[^\t]*\t)?\d*\t)?([^\t]*)\t([^\t]+)\t(\d{13})\t(\d{13})\t(OK|KO)(?:\t|$)/;

/** The lines of one file as they come. */
class Log {
  private readonly tallies = new Map<string, Tally>();
  /** Lines come in the order of ends, so the first start may still come: what began in the warm-up by what is known waits. */
  private readonly early: Request[] = [];
  private readonly defects: Defect[] = [];
  private line = 0;
  private requests = 0;
  private firstMs = Infinity;
  private lastMs = -Infinity;
  constructor(
    private readonly file: string,
    private readonly warmupMs: number,
  ) {}

  push(content: string): void {
    this.line += 1;
    if (!content.startsWith('REQUEST\t')) return;
    const [, groups = '', name = '', startMs, endMs, status] = line.exec(content) ?? [];
    if (status === undefined || Number(endMs) < Number(startMs)) {
      const problem = say.brokenLogLine({ file: this.file, line: this.line });
      this.defects.push({ cause: 'line', problem });
      return;
    }
    const label = [...groups.split(',').filter((group) => group !== ''), name].join(' / ');
    const request = { label, startMs: Number(startMs), endMs: Number(endMs), failed: status === 'KO' };
    this.requests += 1;
    this.firstMs = Math.min(this.firstMs, request.startMs);
    this.lastMs = Math.max(this.lastMs, request.endMs);
    if (request.startMs < this.firstMs + this.warmupMs) this.early.push(request);
    else this.add(request);
  }

  private add({ label, startMs, endMs, failed }: Request): void {
    const tally = this.tallies.get(label) ?? emptyTally();
    this.tallies.set(label, tally);
    addSample(tally, startMs, endMs - startMs, failed, 0, 0);
  }

  *end(rest: string): Generator<Reading> {
    const { file, warmupMs } = this;
    if (rest.trim() !== '') yield { kind: 'problem', problem: say.truncatedResult(file, this.line + 1) };
    for (const request of this.early) if (request.startMs >= this.firstMs + warmupMs) this.add(request);
    const columns = { warmupMs, success: true, bytes: false, sentBytes: false };
    for (const [label, tally] of this.tallies) {
      yield { kind: 'measurement', measurement: measurementOf(label, tally, columns), source: { file, line: 1 } };
    }
    yield* told(this.defects);
    if (this.requests === 0) yield { kind: 'problem', problem: say.noRequests({ file, line: 1 }) };
    else if (this.tallies.size === 0)
      yield { kind: 'problem', problem: say.allWarmup(file, warmupMs, this.lastMs - this.firstMs) };
  }
}
