/** The data for the script of the trend page. A run is named once, and series with the same runs share one list of them. */
import type { Metric } from '../../model/metric.js';

/** The status of a level change. */
export const changeKinds = ['worse', 'better', 'accepted', 'recovered', 'within'] as const;
export type ChangeKind = (typeof changeKinds)[number];

export interface TrendPageSeries {
  /** Index into `cases`. */
  readonly case: number;
  /** Index into `metrics`. */
  readonly metric: number;
  /** Index into `timelines`, which contains the runs of the values. */
  readonly timeline: number;
  readonly values: readonly number[];
  /** The first run, the last run and the value of each level, oldest first. */
  readonly levels: readonly (readonly [from: number, to: number, value: number])[];
  /** The tolerance band in percent. */
  readonly band?: number;
  /** One robust standard deviation around the levels, in percent. */
  readonly noise: number;
  /** The first run, the kind (index into `changeKinds`) and the size in percent of each change, newest first. */
  readonly changes?: readonly (readonly [run: number, kind: number, percent: number])[];
}

export interface TrendPageData {
  readonly metrics: readonly Pick<Metric, 'id' | 'title' | 'unit' | 'better'>[];
  readonly runs: {
    /** Seconds since 1970. */
    readonly time: readonly number[];
    /** Shortened ids; empty if unknown. Absent if no run has one. */
    readonly commit?: readonly string[];
    readonly tag?: readonly string[];
  };
  /** The axes of the environment that differ between runs: the values, and for each run the index of its value or -1. */
  readonly axes?: readonly {
    readonly axis: string;
    readonly values: readonly string[];
    readonly runs: readonly number[];
  }[];
  /** The part of a commit's URL before the commit id; absent if the repository's URL is unknown. */
  readonly commitBase?: string;
  /** What commands need to find the history; absent if it is not recorded. */
  readonly options?: string;
  readonly cases: readonly string[];
  /** Indices of runs: the first one, then the distance to the next. */
  readonly timelines: readonly (readonly number[])[];
  readonly series: readonly TrendPageSeries[];
  /** The largest change of each card, and the cases and metrics of each of its groups, in the order of the page. */
  readonly cards: readonly {
    readonly worst: readonly [caseIndex: number, metric: number, run: number];
    readonly groups: readonly { readonly cases: readonly number[]; readonly metrics: readonly number[] }[];
  }[];
}

/** A single run counts as worse if it is this many standard deviations beyond the tolerance band. */
export const guardDeviations = 2;
