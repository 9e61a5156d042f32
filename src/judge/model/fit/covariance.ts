/**
 * The covariance of one run: Sigma = diag(D) + blocks + G b b', where the cases of a block share movements and b are the slopes on
 * the machine. Its inverse is applied by the Sherman-Morrison formula block by block, so every operation is linear in the number of
 * cases.
 */
import type { Blocks } from './blocks.js';
import { dot, multiply, subtract, sumByBlock, sumProductsByBlock } from './vectors.js';

/** Variances of the machine and of the movements that blocks share. Blocks of one case share nothing. */
export interface SharedVariances {
  readonly machine: number;
  readonly blocks: number;
}

export class Covariance {
  /** 1 / D; 0 if a case was not measured. */
  readonly precision: Float64Array;
  /** (Sigma without machine)^-1 b. */
  private readonly machineWeights: Float64Array;
  /** By block: the sum of its precisions, and what the variance of the block takes away from the square of such a sum. */
  private readonly sums: Float64Array;
  private readonly losses: Float64Array;
  private readonly scratch: Float64Array;
  private readonly weights: Float64Array;
  private machineLoss = 0;
  private variances: SharedVariances = { machine: 0, blocks: 0 };

  constructor(
    readonly blocks: Blocks,
    private slopes: Float64Array,
  ) {
    const { of, sizes } = blocks;
    this.precision = new Float64Array(of.length);
    this.machineWeights = new Float64Array(of.length);
    this.sums = new Float64Array(sizes.length);
    this.losses = new Float64Array(sizes.length);
    this.scratch = new Float64Array(sizes.length);
    this.weights = new Float64Array(sizes.length);
  }

  /** Updates the covariance from `precision`, which the caller has filled, and these variances. */
  update(variances: SharedVariances, slopes = this.slopes): void {
    const { of, sizes } = this.blocks;
    this.variances = variances;
    this.slopes = slopes;
    sumByBlock(this.precision, of, this.sums);
    for (let block = 0; block < sizes.length; block++) {
      const variance = this.varianceOf(block);
      this.losses[block] = variance / (1 + variance * (this.sums[block] ?? NaN));
    }
    this.applyWithoutMachine(this.slopes, this.machineWeights);
    const information = dot(this.slopes, this.machineWeights);
    this.machineLoss = variances.machine / (1 + variances.machine * information);
  }

  private varianceOf(block: number): number {
    return (this.blocks.sizes[block] ?? NaN) > 1 ? this.variances.blocks : 0;
  }

  private applyWithoutMachine(x: Float64Array, result: Float64Array): void {
    const { of } = this.blocks;
    const { precision, scratch } = this;
    sumProductsByBlock(precision, x, of, scratch);
    multiply(scratch, this.losses);
    for (let i = 0; i < of.length; i++)
      result[i] = (precision[i] ?? NaN) * ((x[i] ?? NaN) - (scratch[of[i] ?? -1] ?? NaN));
  }

  /** result = Sigma^-1 x */
  apply(x: Float64Array, result: Float64Array): void {
    this.applyWithoutMachine(x, result);
    const factor = this.machineLoss * dot(this.slopes, result);
    if (factor !== 0) subtract(result, factor, this.machineWeights);
  }

  /** A diagonal element of Sigma^-1. */
  diagonal(i: number): number {
    const p = this.precision[i] ?? NaN;
    const shared = (this.losses[this.blocks.of[i] ?? -1] ?? NaN) * p * p;
    return p - shared - this.machineLoss * (this.machineWeights[i] ?? NaN) ** 2;
  }

  /** For a group a (0/1): sum of its precisions, a' (Sigma without machine)^-1 a, and a' Sigma^-1 a. */
  information(members: Int32Array): readonly [own: number, blocks: number, all: number] {
    const { of } = this.blocks;
    const { precision, weights, losses, machineWeights } = this;
    const { length } = members;
    let own = 0;
    let machine = 0;
    for (let m = 0; m < length; m++) weights[of[members[m] ?? -1] ?? -1] = 0;
    for (let m = 0; m < length; m++) {
      const i = members[m] ?? -1;
      const p = precision[i] ?? NaN;
      own += p;
      machine += machineWeights[i] ?? NaN;
      weights[of[i] ?? -1] = (weights[of[i] ?? -1] ?? NaN) + p;
    }
    let sum = own;
    for (let m = 0; m < length; m++) {
      const block = of[members[m] ?? -1] ?? -1;
      const w = weights[block] ?? NaN;
      weights[block] = 0;
      sum -= (losses[block] ?? NaN) * w * w;
    }
    return [own, sum, sum - this.machineLoss * machine * machine];
  }

  /** Best linear prediction of the machine, given u = Sigma^-1 (y - mu), and its variance. */
  machine(u: Float64Array): { readonly value: number; readonly variance: number } {
    return { value: this.variances.machine * dot(this.slopes, u), variance: this.machineLoss };
  }

  /** Predictions of the movements that the cases of each block share, and their variances. */
  shared(u: Float64Array, values: Float64Array, variances: Float64Array): void {
    const { of, sizes } = this.blocks;
    const machine = this.scratch;
    sumByBlock(u, of, values);
    sumByBlock(this.machineWeights, of, machine);
    for (let block = 0; block < sizes.length; block++) {
      const own = this.varianceOf(block);
      const sum = this.sums[block] ?? NaN;
      const loss = this.losses[block] ?? NaN;
      const information = sum - loss * sum * sum - this.machineLoss * (machine[block] ?? NaN) ** 2;
      values[block] = own * (values[block] ?? NaN);
      variances[block] = own - own * own * information;
    }
  }
}
