import { defined } from '../lang/defined.js';
import type { Measurement } from '../model/documents.js';

/** A history has thousands of lines, so each line keeps only a few errors. */
const mostErrors = 3;

/** The measurement with its most common errors; the others are only counted. */
export function keepFewErrors({ errors, otherErrors = 0, ...measurement }: Measurement): Measurement {
  if (errors === undefined) return { ...measurement, ...(otherErrors > 0 ? { otherErrors } : {}) };
  const others = errors.slice(mostErrors).reduce((sum, { count }) => sum + count, otherErrors);
  return {
    ...measurement,
    errors: errors.slice(0, mostErrors),
    ...defined({ otherErrors: others > 0 ? others : undefined }),
  };
}
