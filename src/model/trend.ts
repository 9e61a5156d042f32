/** Types for the trend and for the comments about its changes. */
import type { TrendChange } from './documents.js';

/** Noise and one more run can move the first run of a change by at most this many runs. */
export const largestMove = 3;

/** A level change as it looked one run ago and as it looks now; `current` is undefined if the change disappeared. */
export interface Hindsight {
  readonly previous: TrendChange;
  readonly current?: TrendChange;
}

/** A comment for a commit: the levels that changed, or seemed to change, with it. */
export interface CommitComment {
  /** The full commit id. */
  readonly commit: string;
  /** Whether the change first became visible with the newest run. Otherwise the comment only updates an existing one. */
  readonly isNews: boolean;
  /** Markdown of at most `mostBytes` bytes of UTF-8. Rows that do not fit are omitted, and the text gives their number. */
  readonly body: (mostBytes: number) => string;
}

/** A regression beyond the band that was neither accepted nor fixed, so that checks compare runs with the level before it. */
export const isUnresolved = ({ direction, accepted, recovered, usual, isBeyondBand }: TrendChange): boolean =>
  direction === 'worse' && (accepted ?? recovered ?? usual) === undefined && isBeyondBand;
