/** Runs of a history whose response times are in another unit than those of the other runs, because a script was changed. */
import { nameCase } from '../../cases/names.js';
import type { Measurement } from '../../model/documents.js';
import type { Run } from '../../model/run.js';
import { median } from '../../stats/averages.js';

/** Units of time differ by powers of a thousand, and a load test varies by less than this. */
const mostVariation = 4;

export class OtherUnits {
  /** The usual times of the cases, as logarithms to the base of 1,000. */
  private readonly usual = new Map<string, number>();
  private readonly rates = new Map<string, number>();

  /** The first runs that have a case show its usual time. */
  learn(runs: readonly Run[]): void {
    const found = new Map<string, Measurement[]>();
    for (const measurement of runs.flatMap(({ measurements }) => measurements)) {
      const { key } = nameCase(measurement);
      if (!this.usual.has(key)) found.set(key, [...(found.get(key) ?? []), measurement]);
    }
    for (const [key, own] of found) {
      const [times, rates] = [own.flatMap(timeOf), own.flatMap(rateOf)];
      if (times.length >= fewestRuns) this.usual.set(key, median(times));
      if (rates.length >= fewestRuns) this.rates.set(key, median(rates));
    }
  }

  /** Whether all times of a run are a thousand times the usual ones, or a thousandth, at about the usual rates. */
  areOther({ measurements }: Run): boolean {
    const steps = measurements.flatMap((measurement) => {
      const { key } = nameCase(measurement);
      const [time, rate] = [timeOf(measurement)[0], rateOf(measurement)[0]];
      const [usual, usualRate] = [this.usual.get(key), this.rates.get(key)];
      if (time === undefined || usual === undefined) return [];
      // What really takes a thousand times as long is requested less often.
      const isRateOther = rate !== undefined && usualRate !== undefined && Math.abs(rate - usualRate) > Math.log10(30);
      return [isRateOther ? 0 : time - usual];
    });
    const tolerance = Math.log(mostVariation) / Math.log(1000);
    return (
      steps.length > 0 && steps.every((step) => Math.abs(step) > 0.5 && Math.abs(step - Math.round(step)) < tolerance)
    );
  }
}

/** Fewer runs show no usual time. */
const fewestRuns = 3;

const timeOf = ({ metrics }: Measurement): readonly number[] => {
  const value = [metrics['p50'], metrics['mean'], metrics['p90'], metrics['p99'], metrics['value']].find(
    (each) => typeof each === 'number' && each > 0,
  );
  return typeof value === 'number' ? [Math.log(value) / Math.log(1000)] : [];
};

const rateOf = ({ metrics: { throughput } }: Measurement): readonly number[] =>
  typeof throughput === 'number' && throughput > 0 ? [Math.log10(throughput)] : [];
