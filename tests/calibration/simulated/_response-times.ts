import type { chanceOf } from '../../judge/_simulated.js';

/** What is drawn one by one; the quantiles of more requests are drawn from their joint distribution. */
const drawn = 500;

/**
 * Mean and percentiles of log-normal response times, as multiples of the true median.
 *
 * @param sigma the standard deviation of the logarithm of one request
 */
export function responseTimes(n: number, sigma: number, { normal }: ReturnType<typeof chanceOf>) {
  if (n <= drawn) {
    const times = Float64Array.from({ length: n }, () => Math.exp(sigma * normal())).sort();
    const quantile = (share: number): number => times[Math.min(n - 1, Math.ceil(share * n) - 1)] ?? NaN;
    const mean = times.reduce((total, time) => total + time, 0) / n;
    const percentiles = { p50: quantile(0.5), p75: quantile(0.75), p90: quantile(0.9), p95: quantile(0.95) };
    return { mean, ...percentiles, p99: quantile(0.99), max: quantile(1) };
  }
  const [low, middle, high] = [normal(), normal(), normal()];
  const quantile = (score: number, error: number): number => Math.exp(sigma * (score + error / Math.sqrt(n)));
  return {
    mean: Math.exp(sigma ** 2 / 2) * (1 + (sigma * (0.5 * low + 0.8 * normal())) / Math.sqrt(n)),
    p50: quantile(0, 1.2533 * low),
    p75: quantile(0.674, low + 0.9 * middle),
    p90: quantile(1.2816, 1.2 * middle + 1.2 * low),
    p95: quantile(1.645, 1.6 * middle + 1.3 * low),
    p99: quantile(2.326, 3.73 * (0.35 * middle + 0.94 * high)),
    max: quantile(3.2, 0),
  };
}
