/** Parts of the data for the script of the report page. */
import type { CodeCounts, Value } from '../../model/documents.js';
import type { Metric } from '../../model/metric.js';

export type PageMetric = Pick<Metric, 'id' | 'title' | 'unit' | 'better' | 'scale'>;

/** A judged finding; absent properties are undefined or false. */
export interface PageFinding {
  /** Index into `metrics`. */
  readonly metric: number;
  /** Index into `verdicts`. */
  readonly verdict: number;
  readonly tone: Tone;
  readonly reason: string;
  readonly now?: Value;
  readonly was?: number;
  /** The number of runs in the baseline. */
  readonly runs?: number;
  readonly limit?: number;
  /** The change in words: "−37 %", "+31 % (+24 to +38 %)", "−4.2 % over 6 runs". */
  readonly change?: string;
  /** The change as a multiple of its limit. */
  readonly severity?: number;
  /** One standard deviation from run to run, in percent or in points. */
  readonly noise?: number;
  /** The tolerance band: percent of the baseline, absolute in the unit. */
  readonly band?: { readonly percent?: number; readonly absolute?: number };
  /** The movement that this case shared with others, in percent. */
  readonly shift?: number;
  /** The baseline values, oldest first. */
  readonly series?: readonly number[];
  readonly samples?: number;
  readonly objective?: string;
  readonly control?: true;
}

/** The requests during a run. Times are in milliseconds since 1970. */
export interface PageCounts {
  /** When the first request began and the last one ended. */
  readonly from: number;
  readonly to: number;
  /** When the first interval begins, and the width of every interval. */
  readonly start: number;
  readonly width: number;
  readonly requests: readonly number[];
  /** Undefined if no request failed or the results do not contain errors. */
  readonly errors?: readonly number[];
  /** As in run documents. */
  readonly threads?: readonly number[];
  readonly latency?: readonly number[];
  readonly connect?: readonly number[];
  readonly codes?: readonly CodeCounts[];
  readonly times?: readonly string[];
}

export interface PageTimeline extends PageCounts {
  /** Index into `loadTests`. */
  readonly test: number;
  /** The number of its load test among those that ran together: each has its own threads. */
  readonly part: number;
  /** The newest run of the baseline. */
  readonly before?: PageCounts;
}

/** The tones of a cell; page/base.css has a class for each. */
export type Tone = 'far' | 'worse' | 'near' | 'same' | 'better' | 'suspect' | 'open' | 'gone' | 'new' | 'waived';
