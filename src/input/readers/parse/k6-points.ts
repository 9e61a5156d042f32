/** Makes requests of the points that k6 writes: one line for every metric of every request. */
import type { Reading, ReadOptions } from '../../../model/reading.js';
import { successOnly } from '../../samples/columns-present.js';
import { formatLabel } from './k6-tags.js';
import { RequestLog } from './requests.js';
import { toPath } from './tool.js';

export interface Point {
  readonly metric: string;
  /** When the request ended, in epoch milliseconds. */
  readonly endMs: number;
  readonly value: number;
  readonly tag: (name: string) => string | undefined;
}

/** The metrics of requests; k6 writes the duration of a request before its success. */
export const requestMetric = /^http_req_(duration|failed)$/;

/** Four significant digits limit the number of distinct times, and so the size of documents. */
const significantDigits = 4;

/** Collects the requests of one file. */
export class PointLog {
  readonly requests: RequestLog;
  private pending: Point | undefined;
  private areJudged = true;
  private readonly scenarios = new Set<string>();
  constructor(options: ReadOptions) {
    this.requests = new RequestLog(options);
  }

  add(point: Point): void {
    const isDuration = point.metric === 'http_req_duration';
    if (isDuration) this.settle();
    else if (this.pending !== undefined) this.settle(point.value !== 0);
    if (isDuration) this.pending = point;
  }

  /** @param failed absent if k6 did not write it; it then wrote a tag, unless the script judges no responses */
  private settle(failed?: boolean): void {
    const { pending } = this;
    if (pending === undefined) return;
    this.pending = undefined;
    const { tag } = pending;
    const expected = tag('expected_response');
    if (failed === undefined && expected === undefined) this.areJudged = false;
    this.scenarios.add(tag('scenario') ?? '');
    const elapsedMs = Number(pending.value.toPrecision(significantDigits));
    this.requests.add({
      label: JSON.stringify([tag('scenario') ?? '', findLabel(tag)]),
      startMs: pending.endMs - elapsedMs,
      elapsedMs,
      ...((failed ?? expected === 'false') && { failure: describe(tag) }),
    });
  }

  *readings(file: string, resolutionMs: number): Generator<Reading> {
    this.settle();
    const rename = (key: string): string => {
      const [scenario = '', label = ''] = JSON.parse(key) as readonly string[];
      return this.scenarios.size > 1
        ? formatLabel([
            ['scenario', scenario],
            ['name', label],
          ])
        : label;
    };
    const columns = { ...successOnly, success: this.areJudged };
    yield* this.requests.readings(file, { columns, resolutionMs, rename });
  }
}

/** As in the summary of k6; a request without a name is named by its URL, and needs the method. */
function findLabel(tag: Point['tag']): string {
  const [name = '', group = ''] = [tag('name') ?? tag('url'), tag('group')];
  const isUrl = /^[a-z]+:\/\//i.test(name);
  const own = isUrl ? `${tag('method') ?? ''} ${toPath(name)}`.trim() : name;
  return formatLabel([...(group === '' ? [] : [['group', group] as const]), ['name', own]]);
}

/** k6 writes status 0 for a request without a response. */
function describe(tag: Point['tag']): { readonly code: string; readonly message: string } {
  const status = tag('status') ?? '';
  return { code: status === '0' ? '' : status, message: tag('error') ?? '' };
}
