import { remember } from '../lang/objects.js';
import { gammaln } from 'simple-statistics';

/**
 * Student's t distribution: upper tail and its inverse, for any positive number of degrees of freedom. simple-statistics has
 * neither.
 */

/** Continued fraction of the incomplete beta function (Lentz; Numerical Recipes 6.4). */
function betaFraction(a: number, b: number, x: number): number {
  const tiny = 1e-300;
  const away = (value: number): number => (Math.abs(value) < tiny ? tiny : value);
  let c = 1;
  let d = 1 / away(1 - ((a + b) * x) / (a + 1));
  let h = d;
  for (let m = 1; m <= 200; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / away(1 + even * d);
    c = away(1 + even / c);
    h *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / away(1 + odd * d);
    c = away(1 + odd / c);
    const step = d * c;
    h *= step;
    if (Math.abs(step - 1) < 1e-13) break;
  }
  return h;
}

/** Regularised incomplete beta function, as a function of x. */
function incompleteBeta(a: number, b: number): (x: number) => number {
  const scale = gammaln(a + b) - gammaln(a) - gammaln(b);
  return (x) => {
    if (x <= 0) return 0;
    if (x >= 1) return 1;
    const front = Math.exp(scale + a * Math.log(x) + b * Math.log1p(-x));
    return x < (a + 1) / (a + b + 2)
      ? (front * betaFraction(a, b, x)) / a
      : 1 - (front * betaFraction(b, a, 1 - x)) / b;
  };
}

/** The integral of (1 + t² / nu) ** (-(nu + 1) / 2) over all t: what makes this shape a density. */
const studentIntegral = (nu: number): number =>
  Math.sqrt(nu * Math.PI) * Math.exp(gammaln(nu / 2) - gammaln((nu + 1) / 2));

/** The probability that a Student variable with `nu` degrees of freedom exceeds t. */
export const upperTail = (t: number, nu: number): number => upperTailOf(nu)(t);

/** The same for many t. */
function upperTailOf(nu: number): (t: number) => number {
  const beta = incompleteBeta(nu / 2, 0.5);
  return (t) => {
    const tail = 0.5 * beta(nu / (nu + t * t));
    return t >= 0 ? tail : 1 - tail;
  };
}

/**
 * The value that a Student variable exceeds with probability p, by Newton's method on the logarithms of both: the slope of the tail
 * becomes steeper with the value, so the steps approach it from above.
 *
 * @param p below 0.25
 * @param nu degrees of freedom, positive
 */
export function upperPoint(p: number, nu: number): number {
  const points = remember(known, nu, () => new Map<number, number>());
  return remember(points, p, () => findUpperPoint(p, nu));
}

/** By degrees of freedom and probability: the cases of a matrix ask for the same few points. */
const known = new Map<number, Map<number, number>>();

function findUpperPoint(p: number, nu: number): number {
  const tail = upperTailOf(nu);
  const integral = studentIntegral(nu);
  let t = Math.sqrt(-2 * Math.log(p));
  for (let step = 0; step < 50; step++) {
    const above = tail(t);
    const density = (1 + (t * t) / nu) ** (-(nu + 1) / 2) / integral;
    const change = (Math.log(above / p) * above) / (t * density);
    t *= Math.exp(change);
    if (Math.abs(change) < 1e-9) break;
  }
  return t;
}
