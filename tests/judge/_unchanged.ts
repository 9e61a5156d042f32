/** A run in which nothing changed but the machine: each case varies by 4 % from run to run, in every metric, after six past runs. */
import type { Measurement, Outcome } from '../../src/model/documents.js';
import { judgeAfter } from './_run.js';
import { chanceOf } from './_simulated.js';

const [pastRuns, noise] = [6, 0.04];

/** @param machine how much slower it is in the run, as a logarithm */
export function outcomeOf(cases: number, machine: number, seed: number): Outcome {
  const { normal } = chanceOf(seed);
  const vary = (): number => Math.exp(noise * normal());
  const measure = (shift: number): readonly Measurement[] =>
    Array.from({ length: cases }, (_, c) => {
      const time = (20 + ((37 * c) % 400)) * Math.exp(shift);
      const p50 = time * vary();
      const metrics = { errorPercent: 0, throughput: (1000 * vary()) / time, p50, p99: 2 * time * vary() };
      return { scenario: 'shop', label: `label ${String(c)}`, configuration: {}, samples: 5000, metrics };
    });
  const past = Array.from({ length: pastRuns }, (_, run) => ({
    provenance: {
      startedAt: new Date(Date.UTC(2026, 0, 1 + run)).toISOString(),
      commit: String(run).padStart(40, '0'),
    },
    measurements: measure(0),
  }));
  return judgeAfter(past, { provenance: {}, measurements: measure(machine) }).outcome;
}
