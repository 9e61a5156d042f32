// Compares two sets of sums exactly, down to the last sample.

/** @typedef {Record<string, import('./sums.mjs').Sums>} SumsByLabel */

/**
 * Converts the run document of `guardband read` to sums. Its means and shares, multiplied by the count, give the
 * original integers.
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
          count,
          p50,
          p90,
          p95,
          p99,
          startMs,
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
 * @returns {string[]} one sentence per difference, with label and number; empty if they are identical
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
