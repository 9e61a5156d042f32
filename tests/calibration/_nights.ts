/** Real histories of many cases, from whole series, and the pairs made of them. */
import { nameCase } from '../../src/cases/names.js';
import { groupBy } from '../../src/lang/group-by.js';
import type { Measurement } from '../../src/model/documents.js';
import type { Pair, PairedMeasurement } from '../../src/model/run.js';
import type { Factors } from './_changes.js';
import { readNights, type Night } from './_trials.js';

export type { Night };

/** The runs of a part in which both values were measured. */
export const nightsIn = (folder: string, part: string): readonly Night[] =>
  readNights(folder, part).filter(({ p99 }) => p99 > 0);

/** The distance between the starts of two windows. */
const pace = 5;

/** The nights of every case of a panel, in windows without a change. */
export function* windows(nights: readonly Night[], length: number): Generator<readonly (readonly Night[])[]> {
  for (const panel of groupBy(nights, (item) => item.panel).values()) {
    const cells = [...groupBy(panel, ({ cell }) => cell).values()].map(
      (panel) => new Map(panel.map((night) => [night.run, night])),
    );
    const last = Math.max(...panel.map(({ run }) => run));
    for (let start = 0; start + length <= last; start += pace) {
      const whole = cells.flatMap((cell) => {
        const found = Array.from({ length }, (_, i) => cell.get(start + i)).filter((night) => night !== undefined);
        return found.length === length && found.every(({ stretch }) => stretch === found[0]?.stretch) ? [found] : [];
      });
      if (whole.length > 0) yield whole;
    }
  }
}

export function measurementOf({ cell, throughput, p99 }: Night, factors: Factors): Measurement {
  const [scenario = '', messageSize = '', users = ''] = cell.split('|');
  const metrics = { errorPercent: 0, throughput: throughput * factors.throughput, p99: Math.round(p99 * factors.p99) };
  return { scenario, configuration: { messageSize, users }, metrics };
}

/** The last of the measurements of a case beside all earlier ones. @param describe what else is known of a past run */
export const pairOf = (
  made: readonly Measurement[],
  describe: (run: number) => Partial<PairedMeasurement> = () => ({}),
  isControl = false,
): Pair => ({
  case: nameCase(made[0] ?? { scenario: '', configuration: {} }),
  candidate: made.slice(-1),
  history: made
    .slice(0, -1)
    .map((measurement, run) => ({ run, measurement, provenance: {}, segments: {}, ...describe(run) })),
  baseline: 'history',
  isControl,
  otherEnvironment: false,
});
