/**
 * The covariance of one run: Sigma = diag(D) + G b b', where b are the slopes of the cases on the machine. Its inverse is applied by
 * the Sherman-Morrison formula, so every operation is linear in the number of cases.
 */
import { dot, subtract } from './vectors.js';

export class Covariance {
  /** 1 / D; 0 if a case was not measured. */
  readonly precision: Float64Array;
  /** D^-1 b. */
  private readonly machineWeights: Float64Array;
  private machineLoss = 0;
  private machineVariance = 0;

  constructor(private slopes: Float64Array) {
    this.precision = new Float64Array(slopes.length);
    this.machineWeights = new Float64Array(slopes.length);
  }

  /** Updates the covariance from `precision`, which the caller has filled, and the variance of the machine. */
  update(machineVariance: number, slopes = this.slopes): void {
    this.machineVariance = machineVariance;
    this.slopes = slopes;
    for (let i = 0; i < slopes.length; i++) this.machineWeights[i] = (this.precision[i] ?? NaN) * (slopes[i] ?? NaN);
    this.machineLoss = machineVariance / (1 + machineVariance * dot(slopes, this.machineWeights));
  }

  /** result = Sigma^-1 x */
  apply(x: Float64Array, result: Float64Array): void {
    for (let i = 0; i < x.length; i++) result[i] = (this.precision[i] ?? NaN) * (x[i] ?? NaN);
    const factor = this.machineLoss * dot(this.slopes, result);
    if (factor !== 0) subtract(result, factor, this.machineWeights);
  }

  /** A diagonal element of Sigma^-1. */
  diagonal(i: number): number {
    return (this.precision[i] ?? NaN) - this.machineLoss * (this.machineWeights[i] ?? NaN) ** 2;
  }

  /** For a group a (0/1): the sum of its precisions, and a' Sigma^-1 a. */
  information(members: Int32Array): readonly [own: number, all: number] {
    let own = 0;
    let machine = 0;
    for (let m = 0; m < members.length; m++) {
      own += this.precision[members[m] ?? -1] ?? NaN;
      machine += this.machineWeights[members[m] ?? -1] ?? NaN;
    }
    return [own, own - this.machineLoss * machine * machine];
  }

  /** Best linear prediction of the machine, given u = Sigma^-1 (y - mu), and its variance. */
  machine(u: Float64Array): { readonly value: number; readonly variance: number } {
    return { value: this.machineVariance * dot(this.slopes, u), variance: this.machineLoss };
  }
}
