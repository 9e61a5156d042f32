/** A named quantity that is measured and judged. */
import type { ToleranceBand } from './documents.js';

/** A named quantity. One file each in metrics/. */
export interface Metric {
  readonly id: string;
  readonly title: string;
  readonly unit: 'ms' | '/s' | '%' | 'KB/s' | 'MB' | '';
  readonly better: 'higher' | 'lower';
  /** ratio: changes are judged relative to the baseline. points: by difference (percentages). whole: whole numbers, every step counts. */
  readonly scale: 'ratio' | 'points' | 'whole';
  /** Whether it can fail the gate when the configuration says nothing. */
  readonly gated: boolean;
  /** The change not minded when the configuration says nothing; percent of the baseline, and in the unit. */
  readonly band: ToleranceBand;
  /** A value never to be exceeded, whatever the baseline. */
  readonly cap?: number;
  /** Column heads and JSON keys seen in the wild, matched against the whole head, case-insensitively. */
  readonly columns: readonly RegExp[];
}
