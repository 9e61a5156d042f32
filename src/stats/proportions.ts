/** How far chance moves a share of requests. */

/** Standard errors that chance does not exceed. */
export const sigmas = 4;

/** A share of some requests. */
export interface Share {
  readonly percent: number;
  /** 0 or NaN if unknown. */
  readonly requests: number;
}

/**
 * The smallest rise, in points, that chance does not explain: `sigmas` standard errors of a difference of two proportions,
 * solved by iteration because the error depends on the rise. 0 if the numbers of requests are unknown.
 *
 * @param n requests of the present share
 * @param past what is known of the past
 * @param level the usual share of the past, in percent
 */
export function countMargin(n: number, past: Share, level = past.percent): number {
  const m = past.requests;
  if (!(n > 0 && m > 0)) return 0;
  const failedBefore = (past.percent / 100) * m;
  const standardError = (rise: number): number => {
    const failed = failedBefore + (Math.min(level + rise, 100) / 100) * n;
    const share = (failed + 1) / (n + m + 2); // add-one smoothing: two clean runs do not prove that nothing can fail
    return 100 * Math.sqrt(share * (1 - share) * (1 / n + 1 / m));
  };
  let rise = 0;
  for (let i = 0; i < 50; i++) rise = sigmas * standardError(rise); // converges: the error grows with the root of the rise
  return rise;
}
