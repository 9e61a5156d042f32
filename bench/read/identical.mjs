// Are two readings of one file the same, to the last sample?

/** @typedef {Record<string, import('./sums.mjs').Sums>} SumsByLabel */

/**
 * What the run document of `guardband read` says in the terms of the others. It gives means and shares of integers; with
 * the count they are those integers again.
 * @returns {SumsByLabel}
 */
export function sumsOfRun({ measurements }) {
  return Object.fromEntries(
    measurements.map(({ label, samples: count, metrics, startedAt, durationMs }) => {
      const { mean, p50, p90, p95, p99, errorPercent } = metrics;
      const startMs = Date.parse(startedAt);
      return [
        label,
        {
          ...{ count, p50, p90, p95, p99, startMs },
          sum: Math.round(mean * count),
          errors: Math.round((errorPercent / 100) * count),
          endMs: startMs + durationMs,
        },
      ];
    }),
  );
}

/**
 * @param {SumsByLabel} expected
 * @param {SumsByLabel} found
 * @returns {string[]} One sentence a difference, which names label and number; empty when they are identical.
 */
export function differences(expected, found) {
  const labels = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...labels].flatMap((label) => {
    const [right, seen] = [expected[label], found[label]];
    if (seen === undefined) return [`"${label}" is missing`];
    if (right === undefined) return [`"${label}" is not in the file`];
    return Object.keys(right)
      .filter((number) => right[number] !== seen[number])
      .map((number) => `"${label}": ${number} is ${seen[number]}, not ${right[number]}`);
  });
}
