/** Metrics. */
import type { ToleranceBand } from './documents.js';

/** A quantity that is measured and judged. */
export interface Metric {
  readonly id: string;
  readonly title: string;
  readonly unit: 'ms' | '/s' | '%' | 'KB/s' | 'MB' | '';
  readonly better: 'higher' | 'lower';
  /** ratio: changes are judged relative to the baseline. points: by difference (percentages). whole: whole numbers, every step counts. */
  readonly scale: 'ratio' | 'points' | 'whole';
  /** Whether it can fail the gate by default. */
  readonly gated: boolean;
  /** The default tolerance band: percent of the baseline, and absolute in the unit. */
  readonly band: ToleranceBand;
  /** The highest value allowed, whatever the baseline is, in the unit. */
  readonly cap?: number;
  /** What headers and JSON keys call it: in words, in lower case, without a unit. Each pattern must match the whole name. */
  readonly columns: readonly RegExp[];
}
