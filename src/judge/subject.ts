import type { MetricPolicy } from '../config/policy.js';
import type { ErrorState } from '../compare/usable-values.js';
import type { Metric } from '../model/metric.js';
import type { Pair } from '../model/run.js';

/** A pair with its policy and the state of its error rate, on which the other metrics depend. */
export interface Subject {
  readonly pair: Pair;
  /** Whether its requests fail in the baseline, although they succeed at a lower load. */
  readonly isSaturated: boolean;
  readonly findPolicy: (metric: Metric) => MetricPolicy;
  /** Undefined while the error rate itself is judged. */
  readonly errors?: ErrorState;
}
