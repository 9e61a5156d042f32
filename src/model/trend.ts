/** A trend, compared with the trend as it was one run earlier. */
import type { TrendChange } from '../generated/documents.js';

export type { Trend, TrendChange, TrendDrift, TrendSeries } from '../generated/documents.js';

/** A change of level that was visible one run ago, and the same change as it looks now; undefined if it disappeared. */
export interface Hindsight {
  readonly then: TrendChange;
  readonly now?: TrendChange;
}

/** What to say below a commit with which levels changed, or seemed to. */
export interface CommitComment {
  /** Its full id. */
  readonly commit: string;
  /** Whether the change first became visible with the newest run. Otherwise the comment only updates an existing one. */
  readonly isNews: boolean;
  /** Markdown of at most `mostBytes` bytes of UTF-8. Rows that do not fit are left out, and the text says how many. */
  readonly body: (mostBytes: number) => string;
}
