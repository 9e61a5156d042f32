import { probit } from 'simple-statistics';

/** The scores of series of up to this length are kept: histories have 60 values, and their parts fewer. */
const longestKept = 128;
const tables: Float64Array[] = [];

/** The expected values of n sorted normal variables (Blom 1958). */
function listScores(n: number): Float64Array {
  const known = tables[n];
  if (known !== undefined) return known;
  const scores = Float64Array.from({ length: n }, (_, i) => probit((i + 0.625) / (n + 0.25)));
  if (n <= longestKept) tables[n] = scores;
  return scores;
}

/** Reused by every call: the values, and their indices in ascending order. */
let plain = new Float64Array(64);
let order = new Uint32Array(64);

/**
 * Replaces values by the normal scores of their ranks, which keep their order and limit the influence of outliers. Equal values
 * get the mean of their scores. Plain loops, because every case of a wide matrix is scored (`npm run -s bench -- judge`).
 *
 * @param scores receives the scores; at least as long as the values
 */
export function normalScores(values: readonly number[], scores: Float64Array): void {
  const n = values.length;
  if (plain.length < n) [plain, order] = [new Float64Array(2 * n), new Uint32Array(2 * n)];
  for (let i = 0; i < n; i++) plain[i] = values[i] ?? 0;
  sortIndices(n);
  const expected = listScores(n);
  for (let start = 0, end: number; start < n; start = end) {
    let sum = 0;
    for (end = start; end < n && plain[order[end] ?? 0] === plain[order[start] ?? 0]; end++) sum += expected[end] ?? 0;
    for (let i = start; i < end; i++) scores[order[i] ?? 0] = sum / (end - start);
  }
}

/** Up to this number of values, insertion is faster than a sort with a comparison function. */
const fewValues = 100;

function sortIndices(n: number): void {
  if (n > fewValues) {
    for (let i = 0; i < n; i++) order[i] = i;
    order.subarray(0, n).sort((a, b) => (plain[a] ?? 0) - (plain[b] ?? 0));
    return;
  }
  for (let i = 0; i < n; i++) {
    const value = plain[i] ?? 0;
    let j = i - 1;
    for (; j >= 0 && (plain[order[j] ?? 0] ?? 0) > value; j--) order[j + 1] = order[j] ?? 0;
    order[j + 1] = i;
  }
}
