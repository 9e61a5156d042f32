// The sums per label that every reader must find, for programs that are only parsers.

/** @typedef {{ count: number, sum: number, p50: number, p90: number, p95: number, p99: number, errors: number, startMs: number, endMs: number }} Sums */

export class Summing {
  #labels = new Map();

  add(label, startMs, elapsedMs, success) {
    let of = this.#labels.get(label);
    if (of === undefined)
      this.#labels.set(label, (of = { sum: 0, errors: 0, startMs: Infinity, endMs: -Infinity, times: new Map() }));
    of.sum += elapsedMs;
    if (!success) of.errors++;
    if (startMs < of.startMs) of.startMs = startMs;
    if (startMs + elapsedMs > of.endMs) of.endMs = startMs + elapsedMs;
    of.times.set(elapsedMs, (of.times.get(elapsedMs) ?? 0) + 1);
  }

  /** Sums by label, as JSON. */
  toString() {
    return JSON.stringify(Object.fromEntries([...this.#labels].map(([label, of]) => [label, finished(of)])));
  }
}

function finished({ times, ...rest }) {
  const ascending = [...times].sort(([a], [b]) => a - b);
  const count = ascending.reduce((n, [, more]) => n + more, 0);
  // Nearest rank with integer percentages, because 0.95 * 20 exceeds 19 in floating point.
  const percentile = (percent) => {
    let left = Math.ceil((count * percent) / 100);
    return ascending.find(([, n]) => (left -= n) <= 0)[0];
  };
  return { count, ...rest, p50: percentile(50), p90: percentile(90), p95: percentile(95), p99: percentile(99) };
}
