/**
 * The covariance of one run: Sigma = diag(D) + inner blocks + outer blocks + G b b', where inner blocks (load tests) lie
 * inside outer ones (scenarios) and b are the slopes on the machine. Its inverse is applied by the Sherman-Morrison formula
 * level by level, so every operation is linear in the number of cases.
 */
import type { Blocks } from './blocks.js';
import { dot, multiply, subtract, sumByBlock, sumProductsByBlock } from './vectors.js';

/** Variances of the machine and of the movements that blocks share. Blocks of one case share nothing. */
export interface SharedVariances {
  readonly machine: number;
  readonly outer: number;
  readonly inner: number;
}

export class Covariance {
  /** 1 / D; 0 if a case was not measured. */
  readonly precision: Float64Array;
  /** (Sigma without machine)^-1 b. */
  private readonly machineWeights: Float64Array;
  private readonly innerSum: Float64Array;
  private readonly innerShare: Float64Array;
  private readonly innerLoss: Float64Array;
  private readonly outerSum: Float64Array;
  private readonly outerLoss: Float64Array;
  private readonly innerScratch: Float64Array;
  private readonly outerScratch: Float64Array;
  private readonly innerWeights: Float64Array;
  private readonly outerWeights: Float64Array;
  private machineLoss = 0;
  private variances: SharedVariances = { machine: 0, outer: 0, inner: 0 };

  constructor(
    readonly blocks: Blocks,
    private slopes: Float64Array,
  ) {
    const { cases, innerSize, outerSize } = blocks;
    this.precision = new Float64Array(cases);
    this.machineWeights = new Float64Array(cases);
    this.innerSum = new Float64Array(innerSize.length);
    this.innerShare = new Float64Array(innerSize.length);
    this.innerLoss = new Float64Array(innerSize.length);
    this.innerScratch = new Float64Array(innerSize.length);
    this.innerWeights = new Float64Array(innerSize.length);
    this.outerSum = new Float64Array(outerSize.length);
    this.outerLoss = new Float64Array(outerSize.length);
    this.outerScratch = new Float64Array(outerSize.length);
    this.outerWeights = new Float64Array(outerSize.length);
  }

  /** Updates the covariance from `precision`, which the caller has filled, and these variances. */
  update(variances: SharedVariances, slopes = this.slopes): void {
    const { outerSize } = this.blocks;
    this.variances = variances;
    this.slopes = slopes;
    this.sumPrecisions(variances.inner);
    for (let s = 0; s < outerSize.length; s++) {
      const variance = (outerSize[s] ?? NaN) > 1 ? variances.outer : 0;
      this.outerLoss[s] = variance / (1 + variance * (this.outerSum[s] ?? NaN));
    }
    this.applyWithoutMachine(this.slopes, this.machineWeights);
    const information = dot(this.slopes, this.machineWeights);
    this.machineLoss = variances.machine / (1 + variances.machine * information);
  }

  /** Sums of the precisions in each block. */
  private sumPrecisions(innerVariance: number): void {
    const { inner, innerSize } = this.blocks;
    const { precision, innerSum, innerShare, innerLoss, outerSum } = this;
    sumByBlock(precision, inner, innerSum);
    for (let l = 0; l < innerSize.length; l++) {
      const variance = (innerSize[l] ?? NaN) > 1 ? innerVariance : 0;
      innerShare[l] = 1 / (1 + variance * (innerSum[l] ?? NaN));
      innerLoss[l] = variance / (1 + variance * (innerSum[l] ?? NaN));
    }
    this.sumByOuter(innerSum, outerSum);
  }

  /** Adds up the shares of inner blocks that are left to their outer blocks. */
  private sumByOuter(ofInner: Float64Array, result: Float64Array): void {
    const { outerOfInner } = this.blocks;
    result.fill(0);
    for (let l = 0; l < ofInner.length; l++) {
      const s = outerOfInner[l] ?? -1;
      result[s] = (result[s] ?? NaN) + (ofInner[l] ?? NaN) * (this.innerShare[l] ?? NaN);
    }
  }

  private applyWithoutMachine(x: Float64Array, result: Float64Array): void {
    const { cases, inner, outer } = this.blocks;
    const { precision, innerShare, innerScratch, outerScratch } = this;
    sumProductsByBlock(precision, x, inner, innerScratch);
    this.sumByOuter(innerScratch, outerScratch);
    multiply(innerScratch, this.innerLoss);
    multiply(outerScratch, this.outerLoss);
    for (let i = 0; i < cases; i++) {
      const l = inner[i] ?? -1;
      const shared = (outerScratch[outer[i] ?? -1] ?? NaN) * (innerShare[l] ?? NaN);
      result[i] = (precision[i] ?? NaN) * ((x[i] ?? NaN) - (innerScratch[l] ?? NaN) - shared);
    }
  }

  /** result = Sigma^-1 x */
  apply(x: Float64Array, result: Float64Array): void {
    this.applyWithoutMachine(x, result);
    const factor = this.machineLoss * dot(this.slopes, result);
    if (factor !== 0) subtract(result, factor, this.machineWeights);
  }

  /** A diagonal element of Sigma^-1. */
  diagonal(i: number): number {
    const { inner, outer } = this.blocks;
    const l = inner[i] ?? -1;
    const p = this.precision[i] ?? NaN;
    const shared = p * (this.innerShare[l] ?? NaN);
    const blocks = (this.innerLoss[l] ?? NaN) * p * p + (this.outerLoss[outer[i] ?? -1] ?? NaN) * shared * shared;
    return p - blocks - this.machineLoss * (this.machineWeights[i] ?? NaN) ** 2;
  }

  /** For a group a (0/1): sum of its precisions, a' (Sigma without machine)^-1 a, and a' Sigma^-1 a. */
  information(members: Int32Array): readonly [own: number, blocks: number, all: number] {
    const { inner, outer, outerOfInner } = this.blocks;
    const { precision, innerWeights, outerWeights, innerLoss, innerShare, outerLoss, machineWeights } = this;
    const { length } = members;
    let own = 0;
    let machine = 0;
    for (let m = 0; m < length; m++) {
      const i = members[m] ?? -1;
      innerWeights[inner[i] ?? -1] = 0;
      outerWeights[outer[i] ?? -1] = 0;
    }
    for (let m = 0; m < length; m++) {
      const i = members[m] ?? -1;
      const p = precision[i] ?? NaN;
      own += p;
      machine += machineWeights[i] ?? NaN;
      innerWeights[inner[i] ?? -1] = (innerWeights[inner[i] ?? -1] ?? NaN) + p;
    }
    let sum = own;
    for (let m = 0; m < length; m++) {
      const l = inner[members[m] ?? -1] ?? -1;
      const w = innerWeights[l] ?? NaN;
      if (w === 0) continue;
      innerWeights[l] = 0;
      sum -= (innerLoss[l] ?? NaN) * w * w;
      const s = outerOfInner[l] ?? -1;
      outerWeights[s] = (outerWeights[s] ?? NaN) + w * (innerShare[l] ?? NaN);
    }
    for (let m = 0; m < length; m++) {
      const s = outer[members[m] ?? -1] ?? -1;
      const w = outerWeights[s] ?? NaN;
      outerWeights[s] = 0;
      sum -= (outerLoss[s] ?? NaN) * w * w;
    }
    return [own, sum, sum - this.machineLoss * machine * machine];
  }

  /** Best linear prediction of the machine, given u = Sigma^-1 (y - mu), and its variance. */
  machine(u: Float64Array): { readonly value: number; readonly variance: number } {
    return { value: this.variances.machine * dot(this.slopes, u), variance: this.machineLoss };
  }

  /** Predictions of the movements that the blocks of one level share, and their variances. */
  shared(u: Float64Array, level: 'inner' | 'outer', values: Float64Array, variances: Float64Array): void {
    const { inner, outer, outerOfInner, innerSize, outerSize } = this.blocks;
    const isInner = level === 'inner';
    const [blocks, size] = isInner ? [inner, innerSize] : [outer, outerSize];
    const variance = this.variances[level];
    const machine = isInner ? this.innerScratch : this.outerScratch;
    sumByBlock(u, blocks, values);
    sumByBlock(this.machineWeights, blocks, machine);
    for (let block = 0; block < size.length; block++) {
      const own = (size[block] ?? NaN) > 1 ? variance : 0;
      const sum = isInner
        ? (this.innerSum[block] ?? NaN) * (this.innerShare[block] ?? NaN)
        : (this.outerSum[block] ?? NaN);
      const loss = this.outerLoss[isInner ? (outerOfInner[block] ?? -1) : block] ?? NaN;
      const information = sum - loss * sum * sum - this.machineLoss * (machine[block] ?? NaN) ** 2;
      values[block] = own * (values[block] ?? NaN);
      variances[block] = own - own * own * information;
    }
  }
}
